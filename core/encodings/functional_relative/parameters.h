#pragma once

#include "core/encodings/sinusoidal/parameters.h"

namespace lab {

enum class DistanceSign {
    QueryMinusKey, ///< positive for keys before the query; Transformer-XL
    KeyMinusQuery, ///< positive for keys after the query; Shaw, T5
};

/// Functional relative encoding: the vector of a distance Δ comes from a formula instead of a
/// table, r_Δ = PE(Δ), the sinusoid of the distance. A projected query u = Wᵀq is multiplied with
/// it in the score: u·r_Δ, Transformer-XL's term (b), which is divided by √d there.
///
/// No distance is too large, and N positions use 2N − 1 different vectors. Laws: the same for all
/// pairs at one distance; r_−Δ has the opposite signs in the sines; r_Δ·r_Δ′ depends only on Δ −
/// Δ′. Dai et al. 2019, arXiv:1901.02860, §3.3.
struct FunctionalRelative {
    Sinusoidal sinusoid;
    DistanceSign sign = DistanceSign::QueryMinusKey;

    bool operator==(const FunctionalRelative&) const = default;
};

} // namespace lab
