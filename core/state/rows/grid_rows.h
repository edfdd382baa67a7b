#pragma once

#include "core/state/rows/member_rows.h"

namespace lab {

constexpr double largestGridSide = 1024; ///< in patches
constexpr const char* gridFramesMeaning =
    LAB_WORDS("parameters", "Number of frames in a video. An image always has one frame.");
constexpr const char* gridRowsMeaning = LAB_WORDS("parameters", "Height of the image in patches.");
constexpr const char* gridColumnsMeaning =
    LAB_WORDS("parameters", "Width of the image in patches.");
constexpr const char* gridBaseMeaning = LAB_WORDS("parameters",
    "The base of each axis's frequencies. A larger base lowers the frequencies of the last pairs.");

} // namespace lab
