#pragma once

#include <doctest/doctest.h>

namespace lab {

/// A nonzero number within `epsilon` relative to its own size. Plain Approx adds 1 to that size, so
/// any small number would pass.
inline doctest::Approx relatively(double number, double epsilon)
{
    return doctest::Approx(number).epsilon(epsilon).scale(0);
}

} // namespace lab
