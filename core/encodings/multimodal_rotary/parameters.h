#pragma once

#include <array>

namespace lab {

enum class SectionLayout {
    Contiguous, ///< first the pairs of time, then height, then width; Qwen2-VL, Qwen2.5-VL
    Interleaved, ///< pairs 1, 4, 7, … height, 2, 5, 8, … width, all others time; Qwen3-VL
};

/// Multimodal rotary encoding (M-RoPE): frequencies θᵢ = base^(−2i/width), pairs (i, i + width/2);
/// each pair is rotated by the position index of its axis. `sections` has the numbers of pairs for
/// time, height and width.
///
/// Laws: a token with three equal indices is rotated as in plain RoPE; the score depends only on
/// the three differences of position indices. Wang et al. 2024, arXiv:2409.12191, §2.1; Bai et al.
/// 2025, arXiv:2502.13923 and arXiv:2511.21631.
struct MultimodalRotary {
    double base = 1e6; ///< > 1
    int width = 128; ///< of a head, even, 2 to 1024
    /// Each ≥ 0; they add up to width/2. Interleaved: 3·height ≤ width/2 + 1, 3·width ≤ width/2;
    /// otherwise time gets some of their pairs, as in the published code.
    std::array<int, 3> sections {16, 24, 24};
    SectionLayout layout = SectionLayout::Contiguous;

    bool operator==(const MultimodalRotary&) const = default;
};

} // namespace lab
