#pragma once

#include "core/encodings/turning/multimodal_rotary_parameters.h"
#include "core/math/exact/turns.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// The three position numbers of a token; the same three times for text.
struct PositionNumbers {
    std::int64_t time = 0;
    std::int64_t height = 0;
    std::int64_t width = 0;

    bool operator==(const PositionNumbers&) const = default;
};

enum class PositionAxis { Time, Height, Width };

PositionAxis axisOfPair(const MultimodalRotary& rotary, int pair);
std::int64_t along(const PositionNumbers& numbers, PositionAxis axis);

/// θᵢ of every pair in radians a position, fastest first.
Eigen::ArrayXd frequencies(const MultimodalRotary& rotary);
std::vector<Turn> turns(const MultimodalRotary& rotary);

/// Sine and cosine of every pair's angle, exact at any position.
std::vector<SinCos> sinCos(
    const MultimodalRotary& rotary, const std::vector<Turn>& turns, const PositionNumbers& numbers);

/// The vector turned; its size is the width. The second form takes the turns of an earlier call.
Eigen::ArrayXd rotated(
    const MultimodalRotary& rotary, const Eigen::ArrayXd& vector, const PositionNumbers& numbers);
Eigen::ArrayXd rotated(const MultimodalRotary& rotary, const std::vector<Turn>& turns,
    const Eigen::ArrayXd& vector, const PositionNumbers& numbers);

} // namespace lab
