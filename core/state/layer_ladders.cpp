#include "core/state/layer_ladders.h"

#include "core/state/rope_numbers.h"

#include <algorithm>
#include <set>
#include <string>

namespace lab {

namespace {

/// The state, turning as the layers of the kind do.
LabState turnedAs(const LabState& state, const LayerKind& kind)
{
    LabState turned = state;
    turned.rotations.base = kind.base;
    turned.rotations.width = kind.width;
    turned.rotations.rotatedShare = kind.rotatedShare;
    turned.rotations.scaling = kind.scaling;
    return turned;
}

} // namespace

std::vector<LayerKind> ladderKinds(const LabState& state)
{
    std::vector<LayerKind> kinds = state.model.kinds;
    const auto shown = static_cast<std::size_t>(state.model.kind);
    if (shown >= kinds.size() || !kinds[shown].rotates)
        return kinds;
    const Rotations& rotations = state.rotations;
    kinds[shown].base = rotations.base;
    kinds[shown].width = rotations.width;
    kinds[shown].rotatedShare = rotations.rotatedShare;
    kinds[shown].scaling = rotations.scaling;
    return kinds;
}

bool turnAlike(const LabState& state, const LayerKind& one, const LayerKind& other)
{
    return turnAlike(turnedAs(state, one), turnedAs(state, other));
}

std::vector<LayerKind> otherLadders(const LabState& state)
{
    std::vector<LayerKind> others;
    const std::vector<LayerKind> kinds = ladderKinds(state);
    for (const LayerKind& kind : kinds)
        if (kind.rotates
            && !turnAlike(state, kind, kinds[static_cast<std::size_t>(state.model.kind)]))
            others.push_back(kind);
    return others;
}

bool haveEntryEach(const std::vector<LayerKind>& kinds)
{
    std::set<std::string> entries;
    return std::ranges::all_of(kinds, [&](const LayerKind& kind) {
        return !kind.rotates || (!kind.entry.empty() && entries.insert(kind.entry).second);
    });
}

} // namespace lab
