#pragma once

#include <optional>
#include <string_view>

namespace lab {

/// A number as people write it for short: "500k", "1M", "2.5G", thousands, millions and thousands
/// of millions; "2^17", "10^6"; or as readNumber() reads it. Without blanks. Nothing where the text
/// is none, or beyond the largest number.
std::optional<double> writtenNumber(std::string_view text);

} // namespace lab
