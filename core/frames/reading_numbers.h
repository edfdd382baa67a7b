#pragma once

#include "core/frames/reading.h"

#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

namespace lab {

/// The numbers of a reading in various notations, with four digits by default: as many as fit into
/// the line.
inline ReadingNumber whole(std::string slot, std::int64_t value)
{
    return {std::move(slot), static_cast<double>(value), ReadingNumber::Form::Whole, 0};
}

inline ReadingNumber decimals(std::string slot, double value, int digits = 4)
{
    return {std::move(slot), value, ReadingNumber::Form::Decimals, digits};
}

/// The requested number of significant digits for 100·share; more if a share below 1 would be shown
/// as 100 %.
inline int digitsOfShare(double share, int digits)
{
    constexpr int most = 15;
    while (share > 0.5 && share < 1 && digits < most
        && 100 * (1 - share) <= 0.5 * std::pow(10.0, 2 - digits))
        ++digits;
    return digits;
}

inline ReadingNumber significant(std::string slot, double value, int digits = 4)
{
    return {std::move(slot), value, ReadingNumber::Form::Significant, digits};
}

} // namespace lab
