#pragma once

#include <cstdint>

namespace lab {

enum class TemperatureRule {
    None,
    Llama4, ///< 1 + a·ln(1 + ⌊(p + 1)/n⌋); only the layers without positions
    Ministral3, ///< 1 + a·ln(1 + ⌊p/n⌋), a position later than Llama 4; every layer, Mistral 4 too
    Inkling, ///< 1 + a·ln(max(1, (p + 1)/n)), no steps; only the layers with full attention
    LogN, ///< max(1, ln(p + 1)/ln n), n the training length; every layer
};

/// The temperature of a query: a factor that its scores are multiplied by and that grows with its
/// position p, from 0, so that a row of many keys stays as sharp as a short one. With RoPE it comes
/// after the rotation, which it commutes with; p is the position in the text, not in the cache.
///
/// Laws: it is 1 up to about n positions, never falls, and is at least 1.
/// Llama 4 cites Nakanishi 2025, arXiv:2501.19399; transformers' llama4, ministral3 and inkling;
/// log-n: Su 2021, kexue.fm/archives/8823, as in bojone/rerope and Self-Extend.
struct QueryTemperature {
    TemperatureRule rule = TemperatureRule::None;
    /// a ≥ 0: attn_scale, llama_4_scaling_beta, log_scaling_alpha; log-n has none
    double scale = 0.1;
    /// n ≥ 2: floor_scale, original_max_position_embeddings, log_scaling_n_floor, training length
    std::int64_t length = 8192;

    bool operator==(const QueryTemperature&) const = default;
};

} // namespace lab
