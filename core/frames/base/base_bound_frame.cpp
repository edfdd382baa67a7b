#include "core/frames/base/base_bound_frame.h"

#include <algorithm>
#include <limits>

namespace lab {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

FailingDistance searchedTo(FailingDistance earlier, std::int64_t end)
{
    end = std::min(end, lastPosition);
    if (earlier.isKnown() || earlier.width < 2)
        return earlier;
    earlier.distance = firstNegativeDistance(earlier.base, earlier.width, {earlier.searched, end});
    earlier.searched = earlier.distance ? *earlier.distance : end;
    return earlier;
}

double baseOf(const std::optional<BaseBound>& bound)
{
    return bound ? bound->base : none;
}

} // namespace

FailingDistance nearFailingDistance(double base, int width)
{
    constexpr std::int64_t affordable = 8'000'000; // cosines
    return searchedTo({base, width, 0, {}}, affordable / std::max(1, width / 2));
}

std::optional<FailingDistance> wholeFailingDistance(FailingDistance near, const Progress& progress)
{
    constexpr std::int64_t step = 1 << 17;
    while (!near.isKnown() && near.width >= 2) {
        if (progress
            && !progress(static_cast<double>(near.searched) / static_cast<double>(lastPosition)))
            return std::nullopt;
        near = searchedTo(near, near.searched + step);
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
    frame.width = rotary(state.rotations).rotatedWidth;
    frame.fullWidth = state.rotations.width;
    frame.lengths = contextLengths(state);
    frame.base = state.rotations.base;
    frame.target.length = frame.lengths.target;
    frame.target.published = none;
    frame.search = answers.search;
    frame.share = answers.share;
    const BoundLadder ladder =
        answers.ladder.width == frame.width ? answers.ladder : BoundLadder {};
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
        && answers.ladder.width == frame.width) {
        frame.target.bound = answers.target->bound;
        frame.target.noneServes = !answers.target->bound;
    }
    frame.failing = {frame.base, frame.width, 0, {}};
    if (answers.failing.isOf(frame.base, frame.width))
        frame.failing = answers.failing;
    return frame;
}

NumberTable baseBoundTable(const BaseBoundFrame& frame)
{
    NumberTable table {{"length", "published_base", "smallest_base", "binding_distance",
                           "present_base", "first_failing_distance"},
        {}};
    const double failing =
        frame.failing.distance ? static_cast<double>(*frame.failing.distance) : none;
    const auto add = [&](const BaseBoundFrame::Point& point) {
        table.rows.push_back(
            {static_cast<double>(point.length), point.published, baseOf(point.bound),
                point.bound ? static_cast<double>(point.bound->bindingDistance) : none, frame.base,
                failing});
    };
    for (const BaseBoundFrame::Point& point : frame.points)
        add(point);
    if (std::ranges::find(frame.points, frame.target.length, &BaseBoundFrame::Point::length)
        == frame.points.end())
        add(frame.target);
    return table;
}

} // namespace lab
