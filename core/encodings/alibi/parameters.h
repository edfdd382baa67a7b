#pragma once

namespace lab {

enum class SlopeRule {
    /// Exact powers for 2ᵃ heads, else filled up with every second slope of the next power.
    Published,
    Geometric, ///< 2^(−biasMax·h/heads) for any number of heads
};

enum class Mask {
    Causal, ///< only keys at or before the query
    Symmetric, ///< all keys, with the absolute distance
};

/// Attention with linear biases: head h adds −slope(h)·(m − n) to the score of query m and key n.
///
/// Published slopes for 2ᵃ heads: 2^(−biasMax·h/heads), h = 1 … heads; else those for the next
/// lower power c, followed by every second slope (the 1st, 3rd, …) for 2c heads. Press et al. 2021,
/// arXiv:2108.12409; `alibi_bias_max` as in MPT (8 in the paper).
struct Alibi {
    int heads = 8; ///< 1 to 128
    double biasMax = 8; ///< > 0
    SlopeRule slopes = SlopeRule::Published;
    Mask mask = Mask::Causal;

    bool operator==(const Alibi&) const = default;
};

} // namespace lab
