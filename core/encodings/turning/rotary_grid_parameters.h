#pragma once

#include "core/encodings/grid_shape.h"

#include <cstdint>

namespace lab {

enum class GridRotation {
    Eva02, ///< [row | column], θᵢ = base^(−4i/w), places stretched to the training grid; EVA-02
    Sam2, ///< [column | row], θᵢ = base^(−4i/w); SAM 2
    Pixtral, ///< one ladder base^(−2i/w): rows its even steps, columns its odd ones; Mistral's code
    PixtralHalves, ///< the same angles, pairs (i, i + w/2); transformers
    QwenVision, ///< [row | column], pairs (i, i + w/2), tokens in merge blocks; Qwen2-VL's tower
    Wan, ///< [frame w − 4⌊w/6⌋ | row 2⌊w/6⌋ | column 2⌊w/6⌋], a ladder each; Wan 2.1
    Mixed, ///< every pair by row and column, frequencies learned; RoPE-Mixed
};

/// Rotary encoding of a grid: pair i of the cell (t, y, x) turns by θᵗᵢ·t + θʸᵢ·y + θˣᵢ·x. Axial
/// forms give each pair one axis; Mixed gives every pair two. Pairs are the columns (2i, 2i + 1)
/// unless said above. Images ignore `shape.frames`.
///
/// Law: the score of a turned query and key depends only on (Δt, Δy, Δx).
/// Fang et al. 2023, arXiv:2303.11331; Ravi et al. 2024, arXiv:2408.00714; Agrawal et al. 2024,
/// arXiv:2410.07073; Wang et al. 2024, arXiv:2409.12191; Wan 2025, arXiv:2503.20314; Heo et al.
/// 2024, arXiv:2403.13298.
struct RotaryGrid {
    GridRotation convention = GridRotation::Sam2;
    GridShape shape {};
    int width = 16; ///< w of a head, 4 to 1024: 4k; Wan any even one
    double base = 10000; ///< > 1; Mixed was published with 10
    int trainingGrid = 16; ///< Eva02: cells a side in training, ≥ 1
    int mergeSize = 2; ///< QwenVision: cells a side of a block, ≥ 1; a block at the border is cut
    int head = 1; ///< Mixed: from 1 to 1024; each head starts with an angle of its own
    std::uint64_t seed = 1; ///< Mixed: of those angles

    bool operator==(const RotaryGrid&) const = default;
};

} // namespace lab
