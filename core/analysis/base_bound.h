#pragma once

#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/math/exact/cosine_sum.h"
#include "core/math/exact/turns.h"
#include "core/math/progress.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

/// Men et al.'s sum B(m) = Σᵢ cos(m·θᵢ) over all pairs as a function of the distance: how much
/// more a similar key is expected to score than a random one at that distance. Where it is
/// negative, the similar key scores less. A resting pair adds 1.
/// Men et al. 2024, arXiv:2405.14591, theorem 1.
CosineSum baseSum(const std::vector<Turn>& perPosition);

/// The ladders of all bases at one rotated width, each as the extension makes it.
struct LadderFamily {
    int width = 2; ///< rotated: even, at least 2 where turns are asked for
    RotaryScaling scaling;

    bool operator==(const LadderFamily&) const = default;
};

/// The turns of its rotated pairs at one base; a pair that p-RoPE lets rest makes none.
std::vector<Turn> ladderTurns(const LadderFamily& family, double base);

/// Whether the smallest base can be searched with the extension: an adjusted base takes the place
/// of the one that is sought, and a ramp of YaRN whose ends are no whole pairs follows the base at
/// every step. All others slow each pair by the same factor whatever the base, or by one that has
/// a closed form between the bases where a ramp reaches another pair (ladderSegment()).
bool isSearchable(const RotaryScaling& scaling);

/// The family among which a smallest base is searched: this one, or where its extension cannot be
/// searched the one without an extension.
LadderFamily searchedFamily(const LadderFamily& family);

/// The first distance m in 0 … end − 1 with B(m) < 0, of any ladder of turns.
std::optional<std::int64_t> firstNegativeDistance(
    const std::vector<Turn>& perPosition, std::int64_t end);

/// Distances first … end − 1 of the same, for a long search in steps that can be left in between.
struct DistanceRange {
    std::int64_t first = 0;
    std::int64_t end = 0;

    bool operator==(const DistanceRange&) const = default;
};
std::optional<std::int64_t> firstNegativeDistance(
    const std::vector<Turn>& perPosition, DistanceRange among);

/// The smallest base that serves a context of `length` positions, B(m) ≥ 0 at every distance m in
/// 0 … length − 1, and the last distance that keeps smaller ones from serving.
struct BaseBound {
    double base = 1;
    std::int64_t bindingDistance = 0; ///< 0 where none does, and bases next to 1 serve

    bool operator==(const BaseBound&) const = default;
};

/// The bases that serve are no interval: for width 128 and length 1024 those from 4293 to 4328
/// serve, those to 5602 do not. So no bisection: from base 1 upwards, B(m) of a violating distance
/// stays negative over a span of ln(base) that its slope and curvature bound, and each such
/// step ends where that B(m) can first be 0. What the steps pass over is proven not to serve, but
/// for spans narrower than 1e-12 of ln(base). The base found serves; its B at the binding distance
/// is at most some 1e-14·width, which is 1e-12 of the base but for a handful of pairs.
/// The width is even; nothing where no base up to `largestBase` serves (width 2 from length 3 on).
/// With an extension no step leaves the bases between which its ladder is one function, so the same
/// steps are certain; the paper has none. 1 where bases next to it serve.
/// Where a shorter context is known to need `shorter`, no smaller base serves the longer one, so
/// the walk begins there. Nothing too after `progress` has answered no. The extension
/// isSearchable().   Men et al. 2024, arXiv:2405.14591, §5.
std::optional<BaseBound> smallestBase(const LadderFamily& family, std::int64_t length,
    const BaseBound& shorter, const Progress& progress, double largestBase = 1e15);

} // namespace lab
