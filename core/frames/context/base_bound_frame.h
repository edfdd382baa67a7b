#pragma once

#include "core/analysis/bound_ladder.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <optional>
#include <vector>

namespace lab {

/// The ladders of the state's rotated width and its extension, which the base chooses from.
LadderFamily ladderFamily(const LabState& state);

/// The first distance at which a base fails: B(m) = Σᵢ cos(m·θ'ᵢ) < 0, summed over the rotated
/// pairs, each as the extension turns it.
struct FailingDistance {
    LadderFamily family {0, {}};
    double base = 0;
    std::int64_t searched = 0; ///< no distance below fails but the found one
    std::optional<std::int64_t> distance;

    bool isKnown() const { return distance.has_value() || searched >= lastPosition; }
    bool isOf(const LadderFamily& otherFamily, double otherBase) const
    {
        return *this == FailingDistance {otherFamily, otherBase, searched, distance};
    }
    bool operator==(const FailingDistance&) const = default;
};

/// Searched as far as a drag of the base can afford, some millions of cosines.
FailingDistance nearFailingDistance(const LadderFamily& family, double base);
/// Searched up to the last position; nothing after `progress` has answered no.
std::optional<FailingDistance> wholeFailingDistance(FailingDistance near, const Progress& progress);

/// What has been found so far, for whichever ladders, length and base it was asked.
struct BoundAnswers {
    BoundLadder ladder;
    std::optional<ContextBound> target;
    FailingDistance failing;
    enum class Search { Running, Stopped, Ended } search = Search::Ended;
    double share = 1; ///< of the present search that is done

    bool operator==(const BoundAnswers&) const = default;
};

/// Men et al.'s smallest base for a context, at the rotated width: what they print, what is found
/// here, and how the present base stands against it.
///
/// A base serves a context of L positions if B(m) ≥ 0 at every distance m < L. The bases that serve
/// are no interval, so a base above the smallest may fail: the failing distance tells, which is
/// that of the ladder in use. The bounds are of the bases with the extension where it can be
/// searched, else of those without one: `boundMethod`. Laws: where both are of one method, a base
/// below the bound of a length fails below that length; position interpolation by a whole s fails
/// no farther away than s times the plain distance. Men et al. 2024, arXiv:2405.14591.
struct BaseBoundFrame {
    int width = 0; ///< rotated: the other pairs of the full width do not count
    int fullWidth = 0;
    ScalingMethod method = ScalingMethod::None; ///< of the ladder in use
    ScalingMethod boundMethod = ScalingMethod::None; ///< of the bounds: the same, or None
    double adjustedBase = 0; ///< that takes the base's place, where the method is the adjusted base
    struct Point {
        std::int64_t length = 0;
        double published = 0; ///< for publishedWidth, whatever the width here
        std::optional<BaseBound> bound; ///< nothing where not found yet, or `noneServes`
        bool noneServes = false;

        bool operator==(const Point&) const = default;
    };
    std::vector<Point> points;
    ContextLengths lengths;
    Point target; ///< for the target length; nothing is published for it
    /// The bounds of a shorter and a longer length, between which that of the target must lie.
    double targetAtLeast = 1;
    std::optional<double> targetAtMost;
    double base = 10000;
    FailingDistance failing;
    BoundAnswers::Search search = BoundAnswers::Search::Ended;
    double share = 1;

    /// Whether the base serves the target length; nothing while that is not known.
    std::optional<bool> servesTarget() const;
    bool operator==(const BaseBoundFrame&) const = default;
};

/// Of the answers only those count that were asked for this state.
BaseBoundFrame baseBoundFrame(const LabState& state, const BoundAnswers& answers);
NumberTable baseBoundTable(const BaseBoundFrame& frame);

} // namespace lab
