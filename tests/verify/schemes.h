#pragma once

#include "tests/verify/comparison.h"

#include <span>
#include <string_view>

namespace lab::verify {

/// A file of reference values, tests/core/golden/NAME.json, and what compares its cases.
struct SchemeComparer {
    std::string_view name;
    Comparer compare;
};

std::span<const SchemeComparer> schemeComparers();

} // namespace lab::verify
