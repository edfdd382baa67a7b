#pragma once

#include "core/encodings/scaling/parameters.h"
#include "core/math/exact/cosine_sum.h"
#include "core/math/exact/turns.h"
#include "core/math/progress.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

/// Men et al.'s sum B(m) = Σᵢ cos(m·θᵢ) over all pairs as a function of the distance: how much
/// higher the expected score of a similar key is than that of a random one at that distance. If it
/// is negative, the similar key scores lower. An unrotated pair adds 1. Men et al. 2024,
/// arXiv:2405.14591, theorem 1.
CosineSum baseSum(const std::vector<Turn>& perPosition);

/// The frequencies for all bases at one rotated width, after length extension.
struct LadderFamily {
    int width = 2; ///< rotated width: even; at least 2 if turns are computed
    RotaryScaling scaling;

    bool operator==(const LadderFamily&) const = default;
};

/// The turns of its rotated pairs at one base, without pairs that p-RoPE leaves unrotated.
std::vector<Turn> ladderTurns(const LadderFamily& family, double base);

/// Whether the smallest base can be searched with the extension. It cannot if the extension adjusts
/// the base, which replaces the one to be found, or if the ramp of YaRN ends between pairs and so
/// changes with the base at every step. All others slow each pair by a factor that does not depend
/// on the base, or by one with a closed form between the bases at which a ramp reaches another pair
/// (ladderSegment()).
bool isSearchable(const RotaryScaling& scaling);

/// The family in which a smallest base is searched: this one, or without its extension if that
/// cannot be searched.
LadderFamily searchedFamily(const LadderFamily& family);

/// The first distance m in 0 … end − 1 with B(m) < 0, for any turns.
std::optional<std::int64_t> firstNegativeDistance(
    const std::vector<Turn>& perPosition, std::int64_t end);

/// The distances first … end − 1 of such a search, so that a long search can be split and stopped.
struct DistanceRange {
    std::int64_t first = 0;
    std::int64_t end = 0;

    bool operator==(const DistanceRange&) const = default;
};
std::optional<std::int64_t> firstNegativeDistance(
    const std::vector<Turn>& perPosition, DistanceRange among);

/// The smallest base that works for a context of `length` positions, B(m) ≥ 0 at every distance m
/// in 0 … length − 1, and the last distance that rules out smaller bases.
struct BaseBound {
    double base = 1;
    std::int64_t bindingDistance = 0; ///< 0 if there is none, and bases next to 1 work

    bool operator==(const BaseBound&) const = default;
};

/// The bases that work are not an interval: for width 128 and length 1024, those from 4293 to 4328
/// work, those to 5602 do not. So bisection is impossible. Going up from base 1, B(m) of a
/// violating distance stays negative over a span of ln(base) bounded by its slope and curvature,
/// and each step ends where this B(m) can first be 0. All bases that the steps skip are proven not
/// to work, except spans narrower than 1e-12 of ln(base). The base found works; its B at the
/// binding distance is at most some 1e-14·width, which is 1e-12 of the base except for a handful of
/// pairs. The width must be even. Empty if no base up to `largestBase` works (width 2 from length 3
/// on). With an extension, each step stays between bases where the frequencies are a single
/// function, so the same steps are rigorous; the paper does not cover this. Returns 1 if bases next
/// to it work. If a shorter context is known to need `shorter`, no smaller base works for the
/// longer one, so the search starts there. Also empty after `progress` has returned false.
/// Precondition: isSearchable(). Men et al. 2024, arXiv:2405.14591, §5.
std::optional<BaseBound> smallestBase(const LadderFamily& family, std::int64_t length,
    const BaseBound& shorter, const Progress& progress, double largestBase = 1e15);

} // namespace lab
