#include "ui/store/found_bounds.h"

#include <algorithm>
#include <utility>

namespace lab::ui {

namespace {

constexpr std::size_t maxKept = 32;

/// At the end of the list, replacing one of its kind or the oldest.
template <class Value, class IsSame>
void keepLast(std::vector<Value>& all, Value value, const IsSame& isSame)
{
    std::erase_if(all, isSame);
    if (all.size() == maxKept)
        all.erase(all.begin());
    all.push_back(std::move(value));
}

} // namespace

const std::shared_ptr<FoundBounds>& FoundBounds::ofAll()
{
    static const auto all = std::make_shared<FoundBounds>();
    return all;
}

BoundLadder FoundBounds::ladder(const LadderFamily& family) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::ranges::find(m_ladders, family, &BoundLadder::family);
    return found == m_ladders.end() ? BoundLadder {family, {}, false} : *found;
}

std::optional<ContextBound> FoundBounds::target(
    const LadderFamily& family, std::int64_t length) const
{
    const std::lock_guard lock(m_mutex);
    for (const Target& one : m_targets)
        if (one.family == family && one.length == length)
            return one.bound;
    return std::nullopt;
}

std::optional<FailingDistance> FoundBounds::failing(const LadderFamily& family, double base) const
{
    const std::lock_guard lock(m_mutex);
    for (const FailingDistance& one : m_failing)
        if (one.isOf(family, base))
            return one;
    return std::nullopt;
}

void FoundBounds::add(const BoundLadder& ladder)
{
    const std::lock_guard lock(m_mutex);
    keepLast(
        m_ladders, ladder, [&](const BoundLadder& other) { return other.family == ladder.family; });
}

void FoundBounds::add(const LadderFamily& family, std::int64_t length, const ContextBound& bound)
{
    const std::lock_guard lock(m_mutex);
    keepLast(m_targets, Target {family, length, bound},
        [&](const Target& other) { return other.family == family && other.length == length; });
}

void FoundBounds::add(const FailingDistance& whole)
{
    const std::lock_guard lock(m_mutex);
    keepLast(m_failing, whole,
        [&](const FailingDistance& other) { return other.isOf(whole.family, whole.base); });
}

void findBounds(const LabState& state, FoundBounds& found, const Progress& progress)
{
    if (state.bench != BenchId::Context || state.context.picture != ContextPictureShown::BaseBound)
        return;
    const LadderFamily inUse = ladderFamily(state);
    const LadderFamily searched = searchedFamily(inUse);
    const std::int64_t length = contextLengths(state).target;
    if (searched.width < 2)
        return;
    BoundLadder ladder = found.ladder(searched);
    while (!ladder.isWhole()) {
        auto next = longer(ladder, progress);
        if (!next)
            return;
        ladder = *std::move(next);
        found.add(ladder);
    }
    if (!found.target(searched, length))
        if (const auto bound = boundFor(ladder, length, progress))
            found.add(searched, length, *bound);
    if (inUse.width >= 2 && !found.failing(inUse, state.rotations.base))
        if (const auto whole =
                wholeFailingDistance(nearFailingDistance(inUse, state.rotations.base), progress))
            found.add(*whole);
}

} // namespace lab::ui
