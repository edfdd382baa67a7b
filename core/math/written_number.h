#pragma once

#include <optional>
#include <string_view>

namespace lab {

/// A number as people abbreviate it: "500k", "1M", "2.5G" for thousands, millions and billions;
/// "2^17", "10^6"; or as readNumber() reads it. Spaces are not allowed. Empty if the text is
/// invalid or the number overflows.
std::optional<double> writtenNumber(std::string_view text);

} // namespace lab
