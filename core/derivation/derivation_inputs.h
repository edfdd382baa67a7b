#pragma once

#include <complex>
#include <cstdint>
#include <map>

namespace lab {

/// The learner's own numbers, which run through all pages of the derivation of RoPE: a query and a
/// key as points of one plane, where they stand, and how far a position turns them.
struct DerivationInputs {
    std::complex<double> query {0.93, 0.65};
    std::complex<double> key {0.48, -0.83};
    std::int64_t queryPosition = 9; ///< m
    std::int64_t keyPosition = 4; ///< n
    std::int64_t shift = 3; ///< t, by which both move on
    double turn = 0.2; ///< θ in radians a position
    double queryPhase = 0; ///< γ of the query, what position 0 turns it by
    double keyPhase = 0; ///< and of the key
    double growth = 0.02; ///< c: the length e^{cm} of the query and e^{−cn} of the key
    std::map<std::int64_t, double> bends; ///< what the learner has dragged the angle φ(p) off pθ

    bool operator==(const DerivationInputs&) const = default;
};

constexpr int derivationPairs = 4; ///< of the pages with more than one pair

} // namespace lab
