#pragma once

#include "core/analysis/base_bound.h"
#include "core/analysis/base_ladder.h"

#include <vector>

namespace lab {

/// The effect of an extension on the pairs while t = ln(base) goes from one value to `end`: for
/// each pair a single function of its plain frequency, without jumps or kinks.
struct LadderSegment {
    std::vector<LadderTerm> terms; ///< for the rotated pairs
    double end = 0; ///< infinite if it never ends
};

/// The segment that begins at t ≥ 0. Precondition: isSearchable().
///
/// If a ramp runs along the pair index, its ends are whole pairs, and change where r·ln(L/2πβ)/2t
/// crosses an integer; between two such t all multipliers are constant. If it runs along the turns,
/// a pair enters it at θᵢ = 2π·fast/L and leaves it at θᵢ = 2π·slow/L; between them θ'ᵢ = a·θᵢ +
/// b·θᵢ². Law: at any base of the segment, θ'ᵢ equals that of scaledPairs().
LadderSegment ladderSegment(const LadderFamily& family, double logBase);

} // namespace lab
