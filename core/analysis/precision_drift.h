#pragma once

#include "core/encodings/rope/rounded.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// The positions of the query and the key.
struct ScorePositions {
    std::int64_t query = 0;
    std::int64_t key = 0;

    bool operator==(const ScorePositions&) const = default;
};

/// q·k of the query and the key, each rotated to its position with rounding at every step; summed
/// in double and not divided by √width. NaN if a format cannot represent a position. `frequencies`
/// has one value per rotated pair, in radians per position.
double roundedScore(const Rotary& rotary, const RotationFormats& formats,
    const Eigen::ArrayXd& frequencies, const Eigen::ArrayXd& query, const Eigen::ArrayXd& key,
    ScorePositions places);

/// The change of the score when the query and the key are both shifted by `shift` positions. In
/// real numbers it is 0, since the distance stays the same.
///
/// Law: at most 1e-9 of the norms in Double up to position 10⁷. If both positions are
/// represented exactly and only the cosine, sine and later steps are rounded, it stays within a few
/// units in the last place at any position. Positions in Bfloat16 lose this from 257 on.
double scoreDrift(const Rotary& rotary, const RotationFormats& formats,
    const Eigen::ArrayXd& frequencies, const Eigen::ArrayXd& query, const Eigen::ArrayXd& key,
    ScorePositions places, std::int64_t shift);

} // namespace lab
