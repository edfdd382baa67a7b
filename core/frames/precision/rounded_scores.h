#pragma once

#include "core/analysis/precision_drift.h"
#include "core/frames/rotations/rounded_rope.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <vector>

namespace lab {

/// A rotation to be rounded, and what its score is made of. The positions are the query's.
struct RoundedScores {
    explicit RoundedScores(const LabState& state)
        : rope(state)
        , plainQuery(queryVector(state.rotations))
        , plainKey(keyVector(state.rotations))
        , query(stretched(plainQuery))
        , key(stretched(plainKey))
        , distance(state.position.query - state.position.key)
        , error(state.precision.error)
    {
    }

    Eigen::ArrayXd stretched(Eigen::ArrayXd vector) const
    {
        vector.head(rope.rotary.rotatedWidth) *= rope.turning.stretch;
        return vector;
    }
    bool isBeforeStart(std::int64_t position) const { return position < std::max(distance, {}); }
    double score(std::int64_t position) const
    {
        return roundedScore(rope.rotary, rope.formats, rope.frequencies, query, key,
            {position, position - distance});
    }
    double trueScore(std::int64_t position) const
    {
        return (rotated(rope.rotary, rope.turning, plainQuery, position)
            * rotated(rope.rotary, rope.turning, plainKey, position - distance))
            .sum();
    }
    /// The same in other formats.
    RoundedScores in(const RotationFormats& formats) const
    {
        RoundedScores other = *this;
        other.rope.formats = formats;
        return other;
    }
    double pairError(int pair, std::int64_t position) const
    {
        return std::abs(error == PrecisionError::Angle ? rope.angleError(pair, position)
                                                       : rope.cosineError(pair, position));
    }

    RoundedRope rope;
    Eigen::ArrayXd plainQuery;
    Eigen::ArrayXd plainKey;
    Eigen::ArrayXd query;
    Eigen::ArrayXd key;
    std::int64_t distance;
    PrecisionError error;
};

double finiteOrNone(double number); ///< NaN for what a format could not hold

/// What a rounded number at the position is held against, whatever the formats: the cosine of each
/// pair or the score; nothing for angles, whose difference is taken exactly.
std::vector<double> trueNumbers(const RoundedScores& scores, std::int64_t position);

/// The worst pair's error there, or the score's; `truth` is trueNumbers() of the position.
double errorAt(
    const RoundedScores& scores, std::int64_t position, const std::vector<double>& truth);

/// What errorAt() does not exceed at any position up to `last`; infinite where no limit is known.
double limitAt(const RoundedScores& scores, std::int64_t last);

} // namespace lab
