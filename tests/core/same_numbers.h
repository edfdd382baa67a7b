#pragma once

#include "core/frames/number_table.h"

#include <algorithm>
#include <cmath>

/// Whether two tables have the same numbers, with missing ones in the same places.
inline bool sameNumbers(const lab::NumberTable& left, const lab::NumberTable& right)
{
    const auto same = [](double a, double b) {
        return (std::isnan(a) && std::isnan(b)) || (!(a < b) && !(b < a) && !std::isnan(a - b))
            || (std::isinf(a) && std::isinf(b) && std::signbit(a) == std::signbit(b));
    };
    return left.header == right.header
        && std::ranges::equal(left.rows, right.rows,
            [same](const auto& a, const auto& b) { return std::ranges::equal(a, b, same); });
}
