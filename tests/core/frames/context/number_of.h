#pragma once

#include "core/frames/reading.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string_view>

namespace lab {

/// The number that a reading puts into a slot of its formula.
inline double numberOf(const Reading& reading, std::string_view slot)
{
    const auto found = std::ranges::find(reading.numbers, slot, &ReadingNumber::slot);
    REQUIRE(found != reading.numbers.end());
    return found->value;
}

} // namespace lab
