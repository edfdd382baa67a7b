#include "core/analysis/bound_ladder.h"

#include <algorithm>
#include <cassert>

namespace lab {

namespace {

/// The index after the longest length of the table that is not longer.
std::size_t rungsBelow(std::int64_t length)
{
    return static_cast<std::size_t>(
        std::ranges::upper_bound(ladderLengths, length) - ladderLengths.begin());
}

/// The result, and whether the search ran to its end.
struct Searched {
    std::optional<BaseBound> bound;
    bool isStopped = false;
};

Searched searched(const LadderFamily& family, std::int64_t length, const BaseBound& shorter,
    const Progress& progress)
{
    Searched result;
    const auto watched = [&](double share) {
        result.isStopped = result.isStopped || (progress && !progress(share));
        return !result.isStopped;
    };
    result.bound = smallestBase(family, length, shorter, watched);
    return result;
}

} // namespace

std::optional<BoundLadder> longer(const BoundLadder& ladder, const Progress& progress)
{
    assert(!ladder.isWhole());
    const BaseBound shorter = ladder.bounds.empty() ? BaseBound {} : ladder.bounds.back();
    const Searched next =
        searched(ladder.family, ladderLengths[ladder.bounds.size()], shorter, progress);
    if (next.isStopped)
        return std::nullopt;
    BoundLadder result = ladder;
    if (next.bound)
        result.bounds.push_back(*next.bound);
    else
        result.isAtEnd = true;
    return result;
}

bool reaches(const BoundLadder& ladder, std::int64_t length)
{
    return ladder.isWhole() || ladder.bounds.size() >= rungsBelow(length);
}

std::optional<ContextBound> boundFor(
    const BoundLadder& ladder, std::int64_t length, const Progress& progress)
{
    assert(reaches(ladder, length));
    const std::size_t below = rungsBelow(length);
    if (below > ladder.bounds.size())
        return ContextBound {length, std::nullopt};
    const BaseBound shorter = below == 0 ? BaseBound {} : ladder.bounds[below - 1];
    if (below > 0 && ladderLengths[below - 1] == length)
        return ContextBound {length, shorter};
    const Searched found = searched(ladder.family, length, shorter, progress);
    if (found.isStopped)
        return std::nullopt;
    return ContextBound {length, found.bound};
}

} // namespace lab
