#pragma once

#include "core/analysis/base_bound.h"
#include "core/analysis/base_ladder.h"

#include <vector>

namespace lab {

/// What an extension makes of the pairs while t = ln(base) goes from one place to `end`: of each
/// pair one function of its plain frequency, without a jump or a bend.
struct LadderSegment {
    std::vector<LadderTerm> terms; ///< of the rotated pairs
    double end = 0; ///< infinite where it goes on for ever
};

/// The segment that begins at t ≥ 0, of a family that isSearchable().
///
/// Where a ramp goes along the pair index its ends are whole pairs, and change where
/// r·ln(L/2πβ)/2t crosses a whole number; between two such t all multipliers stay. Where it goes
/// along the turns a pair enters it at θᵢ = 2π·fast/L and leaves it at θᵢ = 2π·slow/L; between them
/// θ'ᵢ = a·θᵢ + b·θᵢ². Law: at any base of the segment θ'ᵢ is that of scaledPairs().
LadderSegment ladderSegment(const LadderFamily& family, double logBase);

} // namespace lab
