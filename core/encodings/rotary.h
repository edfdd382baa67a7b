#pragma once

#include "core/math/cosine_sum.h"
#include "core/math/turns.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

enum class Pairing {
    Interleaved, ///< pair i is the columns 2i and 2i + 1; GPT-J, Meta's LLaMA, GLM
    Halves, ///< pair i is the columns i and i + r/2; GPT-NeoX, LLaMA in transformers
    WrongMix, ///< the columns of Halves with the angles of Interleaved: a common mistake
};

/// Rotary position encoding (RoPE): position p turns feature pair i by the angle p·θᵢ with
/// θᵢ = base^(−2i/r), r = rotatedWidth. Columns beyond r stay as they are.
///
/// Law: the score of a turned query and key depends only on their distance,
/// ⟨R(m)q, R(n)k⟩ = ⟨q, R(n−m)k⟩. WrongMix breaks it: the members of a pair turn by different
/// angles, so it is no rotation.
/// Su et al. 2021, arXiv:2104.09864, §3.2.2.
struct Rotary {
    double base = 10000; ///< > 1; a larger base slows the last pairs
    int width = 16; ///< of a head, even, 2 to 1024
    int rotatedWidth = 16; ///< r, even, 0 to width; less than width is partial rotary
    Pairing pairing = Pairing::Interleaved;

    bool operator==(const Rotary&) const = default;
};

/// r for a share of the width: the largest even number not above share·width (0 to 1).
int rotatedWidth(int width, double share);

int pairCount(const Rotary& rotary); ///< width / 2, the resting pairs included
bool isRotated(const Rotary& rotary, int pair);

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
CosineSum scoreAgainstDistance(const Rotary& rotary, const Eigen::ArrayXd& query,
    const Eigen::ArrayXd& key, std::int64_t keyPosition);
CosineSum scoreAgainstDistance(const Rotary& rotary, const Turning& turning,
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t keyPosition);

/// The same of one pair alone.
CosineSum pairScoreAgainstDistance(const Rotary& rotary, const Eigen::ArrayXd& query,
    const Eigen::ArrayXd& key, std::int64_t keyPosition, int pair);
CosineSum pairScoreAgainstDistance(const Rotary& rotary, const Turning& turning,
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t keyPosition, int pair);

} // namespace lab
