#pragma once

#include "core/frames/biases/biases_frames.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lab::drawing {

/// For slopes in a column: "1/2" among a hundred decimals would be inconsistent.
enum class SlopeForm : std::uint8_t { Fractions, Decimals };
SlopeForm slopeForm(const std::vector<HeadSlope>& heads); ///< fractions if half of them are
/// "1/8" if the slope is a short fraction and fractions are used, else four significant digits,
/// including trailing zeros.
std::string slopeText(const HeadSlope& head, SlopeForm form);
std::string otherSlopeText(const HeadSlope& head, SlopeForm form);

} // namespace lab::drawing
