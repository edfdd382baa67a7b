#pragma once

#include "core/encodings/rope/parameters.h"

namespace lab {

/// xPos: RoPE whose pairs also grow or shrink with the position, so that the score of a pair
/// decreases with the distance: ζᵢ^((m − n)/scaleBase) times that of RoPE, query at m, key at n.
///
/// ζᵢ = (2i/r + gamma)/(1 + gamma), r = rotatedWidth: small for fast pairs, approaching 1 for slow
/// ones. Unrotated pairs are not scaled. Laws: the score depends only on m − n; gamma → ∞ is RoPE.
/// For a key after the query the score grows without bound, so xPos is for causal attention. Sun et
/// al. 2022, arXiv:2212.10554.
struct Xpos {
    Rotary rotary; ///< a true rotation, not WrongMix
    double scaleBase = 512; ///< > 0, positions per power of ζ
    double gamma = 0.4; ///< > 0

    bool operator==(const Xpos&) const = default;
};

} // namespace lab
