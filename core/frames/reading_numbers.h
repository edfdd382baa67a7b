#pragma once

#include "core/frames/reading.h"

#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

namespace lab {

/// The numbers of a reading by the way in which they are written, with four digits where a reading
/// asks for no other: as many as the line has space for.
inline ReadingNumber whole(std::string slot, std::int64_t value)
{
    return {std::move(slot), static_cast<double>(value), ReadingNumber::Form::Whole, 0};
}

inline ReadingNumber decimals(std::string slot, double value, int digits = 4)
{
    return {std::move(slot), value, ReadingNumber::Form::Decimals, digits};
}

/// As many significant digits of 100·share as are asked for, and more where a share below 1 would
/// be 100 % with them.
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
