#pragma once

#include "core/math/exact/cosine_sum.h"

#include <cstdint>

namespace lab {

/// A rectangle of cells of a score matrix: so many queries from one on, and so many keys.
struct Tile {
    std::int64_t firstQuery = 0;
    std::int64_t queries = 1;
    std::int64_t firstKey = 0;
    std::int64_t keys = 1;
};

/// What a pixel of an attention matrix shows that covers a tile of cells: the exact mean of
/// s(m − n) over all its queries m and keys n, in closed form at any size.
///
/// Σ cos(θ(m − n) + φ)/NM = D_N(θ)·D_M(θ)·cos(θ(c_m − c_n) + φ) with c the middles (Fejér).
/// Under the causal mask the cells with n ≤ m are whole rectangles and one triangle of R rows,
/// Σ_δ (R − δ)e^{iδθ} = ½(R + R²·D_R(θ)²) + ½i·R·cot(θ/2)·(1 − sin Rθ/(R sin θ)):
/// sums of like signs, so that no digits are lost at any angle.
double meanScore(const CosineSum& sum, const Tile& tile);

/// The same over the cells that the causal mask leaves; NaN where it leaves none.
double meanCausalScore(const CosineSum& sum, const Tile& tile);

/// meanScore as a function of firstQuery − firstKey, for many tiles of one size.
CosineSum tileMeans(const CosineSum& sum, std::int64_t queries, std::int64_t keys);

} // namespace lab
