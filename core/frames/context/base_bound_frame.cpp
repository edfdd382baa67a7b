#include "core/frames/context/base_bound_frame.h"

#include "core/math/constants.h"

#include <algorithm>

namespace lab {

namespace {

/// Continues from `searched` to `end`, with the turns of the family.
void searchTo(FailingDistance& earlier, const std::vector<Turn>& turns, std::int64_t end)
{
    end = std::min(end, lastPosition);
    earlier.distance = firstNegativeDistance(turns, DistanceRange {earlier.searched, end});
    earlier.searched = earlier.distance.value_or(end);
}

double baseOf(const std::optional<BaseBound>& bound)
{
    return bound ? bound->base : noNumber;
}

} // namespace

LadderFamily ladderFamily(const LabState& state)
{
    const RotaryScaling& scaling = state.rotations.scaling;
    return {rotary(state.rotations).rotatedWidth,
        scaling.method == ScalingMethod::None ? RotaryScaling {} : scaling};
}

FailingDistance nearFailingDistance(const LadderFamily& family, double base)
{
    constexpr std::int64_t affordable = 8'000'000; // cosines
    FailingDistance near {family, base, 0, {}};
    if (family.width >= 2)
        searchTo(near, ladderTurns(family, base), affordable / (family.width / 2));
    return near;
}

std::optional<FailingDistance> wholeFailingDistance(FailingDistance near, const Progress& progress)
{
    constexpr std::int64_t step = 1 << 17;
    if (near.isKnown() || near.family.width < 2)
        return near;
    const std::vector<Turn> turns = ladderTurns(near.family, near.base);
    while (!near.isKnown()) {
        if (progress
            && !progress(static_cast<double>(near.searched) / static_cast<double>(lastPosition)))
            return std::nullopt;
        searchTo(near, turns, near.searched + step);
    }
    return near;
}

std::optional<bool> BaseBoundFrame::servesTarget() const
{
    if (failing.distance)
        return *failing.distance >= lengths.target;
    if (failing.searched >= lengths.target)
        return true;
    return std::nullopt;
}

BaseBoundFrame baseBoundFrame(const LabState& state, const BoundAnswers& answers)
{
    BaseBoundFrame frame;
    const LadderFamily family = ladderFamily(state);
    const LadderFamily searched = searchedFamily(family);
    frame.width = family.width;
    frame.fullWidth = state.rotations.width;
    frame.selectedPair = state.rotations.pair;
    frame.method = family.scaling.method;
    frame.boundMethod = searched.scaling.method;
    if (frame.method == ScalingMethod::AdjustedBase)
        frame.adjustedBase = family.scaling.adjustedBase;
    frame.lengths = contextLengths(state);
    frame.base = state.rotations.base;
    frame.target.length = frame.lengths.target;
    frame.target.published = noNumber;
    frame.search = answers.search;
    frame.share = answers.share;
    const BoundLadder ladder = answers.ladder.family == searched ? answers.ladder : BoundLadder {};
    for (std::size_t k = 0; k < ladderLengths.size(); ++k) {
        BaseBoundFrame::Point point {ladderLengths[k], publishedBounds[k], {}, false};
        if (k < ladder.bounds.size())
            point.bound = ladder.bounds[k];
        point.noneServes = ladder.isAtEnd && k >= ladder.bounds.size();
        if (point.bound && point.length <= frame.lengths.target)
            frame.targetAtLeast = point.bound->base;
        if (point.bound && point.length >= frame.lengths.target && !frame.targetAtMost)
            frame.targetAtMost = point.bound->base;
        frame.points.push_back(point);
    }
    if (answers.target && answers.target->length == frame.lengths.target
        && answers.ladder.family == searched) {
        frame.target.bound = answers.target->bound;
        frame.target.noneServes = !answers.target->bound;
    }
    frame.failing = {family, frame.base, 0, {}};
    if (answers.failing.isOf(family, frame.base))
        frame.failing = answers.failing;
    return frame;
}

NumberTable baseBoundTable(const BaseBoundFrame& frame)
{
    const bool isOfOthers = frame.boundMethod != frame.method;
    NumberTable table {{"length", "published_base_of_plain_width_128",
                           isOfOthers ? "smallest_base_without_the_method" : "smallest_base",
                           "binding_distance", "present_base", "first_failing_distance"},
        {}};
    const double failing =
        frame.failing.distance ? static_cast<double>(*frame.failing.distance) : noNumber;
    const auto add = [&](const BaseBoundFrame::Point& point) {
        table.rows.push_back(
            {static_cast<double>(point.length), point.published, baseOf(point.bound),
                point.bound ? static_cast<double>(point.bound->bindingDistance) : noNumber,
                frame.base, failing});
    };
    for (const BaseBoundFrame::Point& point : frame.points)
        add(point);
    if (std::ranges::find(frame.points, frame.target.length, &BaseBoundFrame::Point::length)
        == frame.points.end())
        add(frame.target);
    return table;
}

} // namespace lab
