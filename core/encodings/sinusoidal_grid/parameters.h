#pragma once

#include "core/encodings/grid_shape.h"

#include <numbers>

namespace lab {

enum class GridSinusoid {
    Mae, ///< [column | row], although the code calls the first half emb_h; MAE
    VJepaImage, ///< [row | column]; I-JEPA and V-JEPA, images
    VJepaVideo, ///< [frame w/2 | row w/4 | column w/4]; V-JEPA
    VJepaVideoUniform, ///< [frame | row | column] of 2⌈w/6⌉ each, cut to w; V-JEPA, uniform_power
    Detr, ///< [row | column], counted from 1, sines and cosines alternating; DETR
};

/// Fixed sines and cosines of the position in a grid: each axis has its own range of channels, a
/// one-dimensional sinusoid θᵢ = base^(−2i/r) of r channels, all sines before all cosines (Detr:
/// alternating). Images ignore `shape.frames`.
///
/// Law: the product of two rows depends only on their distances along the axes, and is a sum of one
/// function per axis; a shift along an axis is a rotation of the channels of this axis (not where
/// Detr is padded, and for VJepaVideoUniform only if no channel is cut off). He et al. 2022,
/// arXiv:2111.06377; Carion et al. 2020, arXiv:2005.12872; Bardes et al. 2024, arXiv:2404.08471.
struct SinusoidalGrid {
    GridSinusoid convention = GridSinusoid::Mae;
    GridShape shape;
    int width = 64; ///< channels w, 4 to 8192: 4k; VJepaVideo 8k; VJepaVideoUniform any
    double base = 10000; ///< > 1
    bool classRow = false; ///< token 0 is a class token, a row of zeros; Detr has none
    bool normalized = true; ///< Detr: place / (largest place + epsilon) · scale
    double scale = 2 * std::numbers::pi; ///< > 0, below 2³⁰
    double epsilon = 1e-6; ///< > 0

    bool operator==(const SinusoidalGrid&) const = default;
};

} // namespace lab
