#pragma once

#include <complex>
#include <cstdint>
#include <map>

namespace lab {

/// The learner's own numbers, used on all pages of the derivation of RoPE: a query and a key as
/// points of a plane, their positions, and the rotation per position.
struct DerivationInputs {
    std::complex<double> query {0.93, 0.65};
    std::complex<double> key {0.48, -0.83};
    std::int64_t queryPosition = 9; ///< m
    std::int64_t keyPosition = 4; ///< n
    std::int64_t shift = 3; ///< t, by which both positions are shifted
    double turn = 0.2; ///< θ in radians per position
    double queryPhase = 0; ///< γ of the query, its rotation at position 0
    double keyPhase = 0; ///< γ of the key
    double growth = 0.02; ///< c: the length e^{cm} of the query and e^{−cn} of the key
    std::map<std::int64_t, double> bends; ///< offsets of dragged angles φ(p) from pθ, by position

    bool operator==(const DerivationInputs&) const = default;
};

constexpr int derivationPairs = 4; ///< on pages with more than one pair

} // namespace lab
