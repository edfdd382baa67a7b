#pragma once

#include "core/analysis/bound_ladder.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <optional>
#include <vector>

namespace lab {

/// The family of frequencies for the state's rotated width and extension, from which the base
/// selects.
LadderFamily ladderFamily(const LabState& state);

/// The first distance at which a base fails: B(m) = Σᵢ cos(m·θ'ᵢ) < 0, summed over the rotated
/// pairs after extension.
struct FailingDistance {
    LadderFamily family {0, {}};
    double base = 0;
    std::int64_t searched = 0; ///< no distance below this fails, except the one found
    std::optional<std::int64_t> distance;

    bool isKnown() const { return distance.has_value() || searched >= lastPosition; }
    bool isOf(const LadderFamily& otherFamily, double otherBase) const
    {
        return *this == FailingDistance {otherFamily, otherBase, searched, distance};
    }
    bool operator==(const FailingDistance&) const = default;
};

/// Searches as far as is fast enough during a drag of the base, some millions of cosines.
FailingDistance nearFailingDistance(const LadderFamily& family, double base);
/// Searches up to the last position; empty after `progress` has returned false.
std::optional<FailingDistance> wholeFailingDistance(FailingDistance near, const Progress& progress);

/// The results found so far, for any frequencies, length and base.
struct BoundAnswers {
    BoundLadder ladder;
    std::optional<ContextBound> target;
    FailingDistance failing;
    enum class Search { Running, Stopped, Ended } search = Search::Ended;
    double share = 1; ///< of the current search

    bool operator==(const BoundAnswers&) const = default;
};

/// Men et al.'s smallest base for a context at the rotated width: the published value, the value
/// found here, and whether the current base reaches it.
///
/// A base works for a context of L positions if B(m) ≥ 0 at every distance m < L. The bases that
/// work are not an interval, so a base above the smallest may fail; the failing distance, for the
/// frequencies in use, shows this. The bounds are for bases with the extension if it can be
/// searched, else without one: `boundMethod`. Laws: if both are for one method, a base below the
/// bound of a length fails below that length; position interpolation by an integer s fails no
/// farther away than s times the plain distance. Men et al. 2024, arXiv:2405.14591.
struct BaseBoundFrame {
    int width = 0; ///< rotated: the other pairs of the full width do not count
    int fullWidth = 0;
    int selectedPair = 0;
    ScalingMethod method = ScalingMethod::None; ///< of the frequencies in use
    ScalingMethod boundMethod = ScalingMethod::None; ///< of the bounds: the same, or None
    double adjustedBase = 0; ///< replaces the base if the method is the adjusted base
    struct Point {
        std::int64_t length = 0;
        double published = 0; ///< for publishedWidth, whatever the width here
        std::optional<BaseBound> bound; ///< empty if not found yet or `noneServes`
        bool noneServes = false;

        bool operator==(const Point&) const = default;
    };
    std::vector<Point> points;
    ContextLengths lengths;
    Point target; ///< for the target length, which has no published value
    /// The bounds for a shorter and a longer length, between which that of the target must be.
    double targetAtLeast = 1;
    std::optional<double> targetAtMost;
    double base = 10000;
    FailingDistance failing;
    BoundAnswers::Search search = BoundAnswers::Search::Ended;
    double share = 1;

    /// Whether the base works for the target length; empty while unknown.
    std::optional<bool> servesTarget() const;
    bool operator==(const BaseBoundFrame&) const = default;
};

/// Uses only those answers that belong to this state.
BaseBoundFrame baseBoundFrame(const LabState& state, const BoundAnswers& answers);
NumberTable baseBoundTable(const BaseBoundFrame& frame);

} // namespace lab
