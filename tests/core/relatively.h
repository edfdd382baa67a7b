#pragma once

#include <doctest/doctest.h>

namespace lab {

/// A number that is not 0, to within `epsilon` of its own size. Plain Approx adds 1 to that size,
/// so that anything passes for a small number.
inline doctest::Approx relatively(double number, double epsilon)
{
    return doctest::Approx(number).epsilon(epsilon).scale(0);
}

} // namespace lab
