#pragma once

#include "core/encodings/turning/rotary_parameters.h"
#include "core/math/exact/cosine_sum.h"
#include "core/math/exact/turns.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// θᵢ of every pair in radians a position, fastest first; 0 for the pairs that rest.
Eigen::ArrayXd frequencies(const Rotary& rotary);
std::vector<Turn> turns(const Rotary& rotary);

/// How pairs turn where this is not plain RoPE: a ladder of frequencies stretched for longer texts.
struct Turning {
    std::vector<Turn> perPosition; ///< of each pair, at least the rotated ones
    double stretch = 1; ///< the turned columns become longer by it (YaRN's attention factor)

    bool operator==(const Turning&) const = default;
};

/// The two columns of a pair. A resting pair holds two neighbouring columns beyond r.
struct PairColumns {
    int first = 0;
    int second = 1;

    bool operator==(const PairColumns&) const = default;
};
PairColumns pairColumns(const Rotary& rotary, int pair);

/// The pair whose θ turns the column: its own, but in WrongMix that of Interleaved, so that the two
/// columns of a pair disagree. −1 for a column that rests.
int turningPair(const Rotary& rotary, int column);

/// The vector turned to `position`. Its size is the width.
Eigen::ArrayXd rotated(const Rotary& rotary, const Eigen::ArrayXd& vector, std::int64_t position);

/// The same with the turn per position of each pair given: a scaled ladder of frequencies, or the
/// turns(rotary) of an earlier call.
Eigen::ArrayXd rotated(const Rotary& rotary, const Turning& turning, const Eigen::ArrayXd& vector,
    std::int64_t position);

/// Σ of the products of the two columns of each pair of two turned vectors; they add up to the
/// score q·k (not divided by √width).
Eigen::ArrayXd pairScores(
    const Rotary& rotary, const Eigen::ArrayXd& turnedQuery, const Eigen::ArrayXd& turnedKey);

/// The score as a function of the distance m − n, the key held at position n. For a true rotation
/// n does not matter; for WrongMix it does.
CosineSum scoreAgainstDistance(const Rotary& rotary, const Turning& turning,
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t keyPosition);

/// The same of one pair alone.
CosineSum pairScoreAgainstDistance(const Rotary& rotary, const Turning& turning,
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t keyPosition, int pair);

} // namespace lab
