#pragma once

#include "core/math/score_tiles.h"

#include <cstdint>
#include <vector>

namespace lab {

enum class SlopeRule {
    Published, ///< exact powers for 2ᵃ heads, else every second slope of the next power fills up
    Geometric, ///< 2^(−biasMax·h/heads) for any number of heads
};

enum class Mask {
    Causal, ///< only keys at or before the query
    Symmetric, ///< all keys, the distance without its sign
};

/// Attention with linear biases: head h adds −slope(h)·(m − n) to the score of query m and key n.
///
/// Published slopes for 2ᵃ heads: 2^(−biasMax·h/heads), h = 1 … heads; else those of the next
/// lower power c, followed by every second slope (the 1st, 3rd, …) of 2c heads.
/// Press et al. 2021, arXiv:2108.12409; `alibi_bias_max` as in MPT (8 in the paper).
struct Alibi {
    int heads = 8; ///< 1 to 128
    double biasMax = 8; ///< > 0
    SlopeRule slopes = SlopeRule::Published;
    Mask mask = Mask::Causal;

    bool operator==(const Alibi&) const = default;
};

/// One slope a head, head 1 first.
std::vector<double> slopes(const Alibi& alibi);

/// −slope·(query − key); NaN where the causal mask hides the key.
double bias(const Alibi& alibi, double slope, std::int64_t query, std::int64_t key);

/// The mean of the bias over a tile of queries and keys, over the cells that are not masked;
/// NaN where all of them are. Exact, in closed form, at any size.
double meanBias(const Alibi& alibi, double slope, const Tile& tile);

/// Softmax of scores + bias over the keys 0 … scores.size() − 1 for one query; 0 where masked.
std::vector<double> attentionWeights(
    const Alibi& alibi, double slope, std::int64_t query, const std::vector<double>& scores);

} // namespace lab
