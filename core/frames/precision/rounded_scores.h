#pragma once

#include "core/analysis/precision_drift.h"
#include "core/encodings/rope/rounded_rotation.h"
#include "core/frames/rotations/rounded_rope.h"
#include "core/state/lab_state.h"
#include "core/state/rotation_vectors.h"

#include <cstdint>
#include <vector>

namespace lab {

/// A rotation to be rounded, and the parts of its score. Positions are those of the query.
struct RoundedScores {
    explicit RoundedScores(const LabState& state)
        : rope(state)
        , rotation(rope.rotary, rope.formats, rope.computed)
        , plainQuery(queryVector(state.rotations))
        , plainKey(keyVector(state.rotations))
        , query(stretched(plainQuery))
        , key(stretched(plainKey))
        , queryLengths(lengths(query))
        , keyLengths(lengths(key))
        , distance(state.position.query - state.position.key)
        , error(state.precision.error)
    {
    }

    Eigen::ArrayXd stretched(Eigen::ArrayXd vector) const
    {
        vector.head(rope.rotary.rotatedWidth) *= rope.turning.stretch;
        return vector;
    }
    PairArray lengths(const Eigen::ArrayXd& vector) const
    {
        PairArray all(rope.pairs());
        for (int pair = 0; pair < rope.pairs(); ++pair) {
            const PairColumns columns = pairColumns(rope.rotary, pair);
            all[pair] = std::hypot(vector[columns.first], vector[columns.second]);
        }
        return all;
    }
    bool isBeforeStart(std::int64_t position) const { return position < std::max(distance, {}); }
    double score(std::int64_t position) const
    {
        return (rotation.turned(query, position) * rotation.turned(key, position - distance)).sum();
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
        other.rope.setFormats(formats);
        other.rotation = RoundedRotation(rope.rotary, formats, other.rope.computed);
        return other;
    }
    double pairError(int pair, std::int64_t position) const
    {
        return std::abs(error == PrecisionError::Angle ? rope.angleError(pair, position)
                                                       : rope.cosineError(pair, position));
    }

    RoundedRope rope;
    RoundedRotation rotation;
    Eigen::ArrayXd plainQuery;
    Eigen::ArrayXd plainKey;
    Eigen::ArrayXd query;
    Eigen::ArrayXd key;
    PairArray queryLengths; ///< of the members of each rotated pair
    PairArray keyLengths;
    std::int64_t distance;
    PrecisionError error;
};

double finiteOrNone(double number); ///< NaN for values that a format cannot represent

/// The reference for a rounded number at the position, independent of the formats: the cosine of
/// each pair, or the score; empty for angles, whose difference is computed exactly.
std::vector<double> trueNumbers(const RoundedScores& scores, std::int64_t position);

/// The worst pair's error there, or the score's; `truth` is trueNumbers() for the position.
double errorAt(
    const RoundedScores& scores, std::int64_t position, const std::vector<double>& truth);

/// An upper bound of errorAt() at any position up to `last`; infinite if no bound is known.
double limitAt(const RoundedScores& scores, std::int64_t last);

} // namespace lab
