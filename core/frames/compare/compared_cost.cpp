#include "core/frames/compare/compare_frames.h"
#include "core/frames/encoding.h"

#include <algorithm>

namespace lab {

namespace {

/// The operations of Biases for all heads of the layer, and the learned parameters.
PositionCost costOfNumber(LabState state, const Encoding& encoding)
{
    const std::int64_t heads = state.compare.heads;
    state.schemes.cope.width = state.compare.width;
    const bool hasHeads = encoding.biases.heads != nullptr;
    const bool sharesNumbers = encoding.compare.sharesNumbers;
    const BiasCost bias = encoding.biases.cost(state.schemes, heads);
    PositionCost cost = encoding.compare.cost ? encoding.compare.cost(state) : PositionCost {};
    cost.perKey = bias.perKey * (hasHeads ? 1 : heads);
    cost.once = bias.once * (sharesNumbers ? heads : 1);
    cost.kept = bias.bytes / bytesOfNumber * (hasHeads || sharesNumbers ? 1 : heads);
    return cost;
}

} // namespace

PositionCost positionCost(const LabState& state, ComparedEncoding encoding)
{
    const Encoding& row = encodingOf(encoding);
    PositionCost cost;
    if (row.entry.enters == PositionEntry::ScoreNumber)
        cost = costOfNumber(state, row);
    else if (row.compare.cost)
        cost = row.compare.cost(stateOfRow(state, encoding));
    cost.keys = state.compare.keys;
    cost.kept = std::max(cost.kept, cost.parameters());
    return cost;
}

} // namespace lab
