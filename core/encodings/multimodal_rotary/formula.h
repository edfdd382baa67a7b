#pragma once

#include "core/encodings/multimodal_rotary/parameters.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// The three position indices of a token; all equal for text.
struct PositionNumbers {
    std::int64_t time = 0;
    std::int64_t height = 0;
    std::int64_t width = 0;

    bool operator==(const PositionNumbers&) const = default;
};

enum class PositionAxis { Time, Height, Width };

PositionAxis axisOfPair(const MultimodalRotary& rotary, int pair);
std::int64_t along(const PositionNumbers& numbers, PositionAxis axis);

/// θᵢ of every pair in radians per position, fastest first.
Eigen::ArrayXd frequencies(const MultimodalRotary& rotary);

} // namespace lab
