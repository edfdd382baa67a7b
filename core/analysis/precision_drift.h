#pragma once

#include "core/encodings/turning/rounded_rotary.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// Where the query and the key stand.
struct ScorePositions {
    std::int64_t query = 0;
    std::int64_t key = 0;

    bool operator==(const ScorePositions&) const = default;
};

/// q·k of the query and the key, each turned to its place with rounding at every step; added up in
/// double and not divided by √width. NaN where a format cannot hold a position. `frequencies` has
/// that of each rotated pair, in radians a position.
double roundedScore(const Rotary& rotary, const RotationFormats& formats,
    const Eigen::ArrayXd& frequencies, const Eigen::ArrayXd& query, const Eigen::ArrayXd& key,
    ScorePositions places);

/// By how much the score changes when the query and the key are both moved by `shift` positions.
/// In real numbers it is 0, since the distance stays the same.
///
/// Law: 1e-9 of the vectors' lengths in Double up to position 10⁷; as long as the positions of
/// both places are held and only the wave and later steps are rounded, it stays within a few of
/// their last places at any position. Positions in Bfloat16 lose it from 257 on.
double scoreDrift(const Rotary& rotary, const RotationFormats& formats,
    const Eigen::ArrayXd& frequencies, const Eigen::ArrayXd& query, const Eigen::ArrayXd& key,
    ScorePositions places, std::int64_t shift);

} // namespace lab
