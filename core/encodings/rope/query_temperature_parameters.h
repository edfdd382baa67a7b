#pragma once

#include <cstdint>

namespace lab {

enum class TemperatureRule {
    None,
    Llama4, ///< 1 + a·ln(1 + ⌊(p + 1)/n⌋); only in layers without positions
    /// 1 + a·ln(1 + ⌊p/n⌋), one position later than Llama 4; in every layer, also in Mistral 4.
    Ministral3,
    Inkling, ///< 1 + a·ln(max(1, (p + 1)/n)), without steps; only in layers with full attention
    LogN, ///< max(1, ln(p + 1)/ln n), n the training length; in every layer
};

/// The temperature of a query: a factor on its scores that grows with its position p, from 0, so
/// that attention over many keys stays as sharp as over few. With RoPE it is applied after the
/// rotation, with which it commutes; p is the position in the text, not in the cache.
///
/// Laws: it is 1 up to about n positions, never decreases, and is at least 1. Llama 4 cites
/// Nakanishi 2025, arXiv:2501.19399; transformers' llama4, ministral3 and inkling; log-n: Su 2021,
/// kexue.fm/archives/8823, as in bojone/rerope and Self-Extend.
struct QueryTemperature {
    TemperatureRule rule = TemperatureRule::None;
    /// a ≥ 0: attn_scale, llama_4_scaling_beta, log_scaling_alpha; log-n has none
    double scale = 0.1;
    /// n ≥ 2: floor_scale, original_max_position_embeddings, log_scaling_n_floor, training length
    std::int64_t length = 8192;

    bool operator==(const QueryTemperature&) const = default;
};

} // namespace lab
