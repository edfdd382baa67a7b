#pragma once

#include "core/encodings/grid_shape.h"

#include <cstdint>

namespace lab {

enum class GridRotation {
    Eva02, ///< [row | column], θᵢ = base^(−4i/w), positions stretched to the training grid; EVA-02
    Sam2, ///< [column | row], θᵢ = base^(−4i/w); SAM 2
    /// Frequencies base^(−2i/w): rows use the even ones, columns the odd ones; Mistral's code.
    Pixtral,
    PixtralHalves, ///< the same angles, pairs (i, i + w/2); transformers
    QwenVision, ///< [row | column], pairs (i, i + w/2), tokens in merge blocks; Qwen2-VL's tower
    /// [frame w − 4⌊w/6⌋ | row 2⌊w/6⌋ | column 2⌊w/6⌋], separate frequencies for each; Wan 2.1.
    Wan,
    Mixed, ///< every pair by row and column, frequencies learned; RoPE-Mixed
};

/// Rotary encoding of a grid: pair i of the cell (t, y, x) is rotated by θᵗᵢ·t + θʸᵢ·y + θˣᵢ·x.
/// Axial forms give each pair one axis; Mixed gives every pair two. Pairs are the columns (2i, 2i +
/// 1) unless stated above. Images ignore `shape.frames`.
///
/// Law: the score of a rotated query and key depends only on (Δt, Δy, Δx). Fang et al. 2023,
/// arXiv:2303.11331; Ravi et al. 2024, arXiv:2408.00714; Agrawal et al. 2024, arXiv:2410.07073;
/// Wang et al. 2024, arXiv:2409.12191; Wan 2025, arXiv:2503.20314; Heo et al. 2024,
/// arXiv:2403.13298.
struct RotaryGrid {
    GridRotation convention = GridRotation::Sam2;
    GridShape shape {};
    int width = 16; ///< w of a head, 4 to 1024: 4k; for Wan any even number
    double base = 10000; ///< > 1; Mixed was published with 10
    int trainingGrid = 16; ///< Eva02: cells per side in training, ≥ 1
    int mergeSize = 2; ///< QwenVision: cells per side of a block, ≥ 1; blocks at the border are cut
    int head = 1; ///< Mixed: from 1 to 1024; each head starts with its own angle
    std::uint64_t seed = 1; ///< Mixed: of these angles

    bool operator==(const RotaryGrid&) const = default;
};

} // namespace lab
