#pragma once

#include "core/encodings/rope/parameters.h"
#include "core/math/exact/cosine_sum.h"
#include "core/math/exact/turns.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// θᵢ of every pair in radians per position, fastest first; 0 for unrotated pairs.
Eigen::ArrayXd frequencies(const Rotary& rotary);
std::vector<Turn> turns(const Rotary& rotary);

/// The rotation of pairs where it differs from plain RoPE: frequencies scaled for longer texts.
struct Turning {
    std::vector<Turn> perPosition; ///< per pair, at least for the rotated ones
    double stretch = 1; ///< factor on the rotated columns (YaRN's attention factor)

    bool operator==(const Turning&) const = default;
};

/// The two columns of a pair. An unrotated pair has two neighboring columns beyond r.
struct PairColumns {
    int first = 0;
    int second = 1;

    bool operator==(const PairColumns&) const = default;
};
PairColumns pairColumns(const Rotary& rotary, int pair);

/// The pair whose θ rotates the column: its own, except in WrongMix, where it is that of
/// Interleaved, so that the two columns of a pair disagree. −1 for an unrotated column.
int turningPair(const Rotary& rotary, int column);

/// The vector rotated to `position`. Its size is the width.
Eigen::ArrayXd rotated(const Rotary& rotary, const Eigen::ArrayXd& vector, std::int64_t position);

/// The same with the given turn per position for each pair: scaled frequencies, or the result of an
/// earlier call of turns(rotary).
Eigen::ArrayXd rotated(const Rotary& rotary, const Turning& turning, const Eigen::ArrayXd& vector,
    std::int64_t position);

/// For each pair, Σ of the products of its two columns in two rotated vectors; they add up to the
/// score q·k (not divided by √width).
Eigen::ArrayXd pairScores(
    const Rotary& rotary, const Eigen::ArrayXd& turnedQuery, const Eigen::ArrayXd& turnedKey);

/// The score as a function of the distance m − n, with the key fixed at position n. For a true
/// rotation n does not matter; for WrongMix it does.
CosineSum scoreAgainstDistance(const Rotary& rotary, const Turning& turning,
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t keyPosition);

/// The same for a single pair.
CosineSum pairScoreAgainstDistance(const Rotary& rotary, const Turning& turning,
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t keyPosition, int pair);

} // namespace lab
