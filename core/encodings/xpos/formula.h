#pragma once

#include "core/encodings/rope/formula.h"
#include "core/encodings/xpos/parameters.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

enum class XposSide {
    Query, ///< multiplied by ζ^(+n/scaleBase)
    Key, ///< multiplied by ζ^(−n/scaleBase); `downscale` in the published code
};

/// ζᵢ of every pair, in (0, 1); 1 for unrotated pairs.
Eigen::ArrayXd zetas(const Xpos& xpos);

/// ζᵢ^(positions/scaleBase) of every pair; it exceeds the range of a double some 300,000 positions
/// from 0 (0 on one side, infinity on the other).
Eigen::ArrayXd scales(const Xpos& xpos, std::int64_t positions);

/// The vector rotated to `position` and scaled with the exponent position + firstExponent. In the
/// published code, the exponent of position 0 is −⌈length/2⌉ over all tokens including earlier
/// ones. This centers the positions, so that a rotated vector depends on the length of the text,
/// but a score does not.
Eigen::ArrayXd rotated(const Xpos& xpos, XposSide side, const Eigen::ArrayXd& vector,
    std::int64_t position, std::int64_t firstExponent);

/// The share of each pair in the score of vectors before rotation, as a function of the distance m
/// − n only; they add up to the score.
Eigen::ArrayXd pairScores(const Xpos& xpos, const Eigen::ArrayXd& query, const Eigen::ArrayXd& key,
    std::int64_t distance);

} // namespace lab
