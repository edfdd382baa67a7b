#include "core/encodings/deberta/formula.h"
#include "core/encodings/scaling/formula.h"
#include "core/encodings/shaw/formula.h"
#include "core/frames/biases/bias_cost.h"
#include "core/frames/compare/compare_frames.h"

#include <algorithm>

namespace lab {

namespace {

struct Sizes {
    std::int64_t heads;
    std::int64_t width;
    std::int64_t model;
    std::int64_t keys;
};

Sizes sizesOf(const Compare& compare)
{
    return {compare.heads, compare.width, modelWidth(compare), compare.keys};
}

PositionCost shawCost(const Shaw& shaw, const Sizes& of)
{
    const std::int64_t met = std::min<std::int64_t>(shaw.clip + 1, of.keys);
    return {.rows = 2 * tableRows(shaw),
        .columns = of.width,
        .perKey = 2 * of.heads,
        .once = 4 * of.heads * of.width * met};
}

PositionCost transformerXlCost(const Sizes& of)
{
    return {.rows = of.model,
        .columns = of.model,
        .rest = 2 * of.model,
        .perKey = of.heads * (2 * of.width + 1),
        .once = 2 * of.model + 2 * of.model * of.model};
}

/// The number of table rows used by the distances of a number of keys; it never decreases with this
/// number.
std::int64_t rowsMet(const Deberta& deberta, std::int64_t keys)
{
    const std::int64_t last = 2 * std::int64_t {deberta.span} - 1;
    std::int64_t met = 0;
    for (std::int64_t distance = 0, before = -1; distance < keys && before < last; ++distance) {
        const std::int64_t row = tableRow(deberta, distance, 0);
        met += row != before ? 1 : 0;
        before = row;
    }
    return met;
}

PositionCost debertaCost(const Deberta& deberta, const Sizes& of)
{
    PositionCost cost;
    if (!deberta.hasContentToPosition && !deberta.hasPositionToContent)
        return cost;
    cost.rows = std::int64_t {2} * deberta.span;
    cost.columns = of.model;
    const std::int64_t layer =
        deberta.projections == DebertaProjections::Separate ? of.model * (of.model + 1) : 0;
    if (deberta.hasContentToPosition) {
        cost.perKey += of.heads;
        cost.once = 2 * of.heads * of.width * rowsMet(deberta, of.keys);
        cost.rest += layer;
    }
    if (deberta.hasPositionToContent) {
        cost.perKey += of.heads * (2 * of.width + 1);
        cost.rest += layer;
    }
    return cost;
}

/// The parameters of a bias, of a table, and others.
PositionCost learnedOf(const Schemes& schemes, BiasEncoding encoding, const Sizes& of)
{
    switch (encoding) {
    case BiasEncoding::T5:
        return {.rows = schemes.t5.encoding.buckets, .columns = of.heads};
    case BiasEncoding::Kerple:
        return {.rows = 2, .columns = of.heads};
    case BiasEncoding::Fire:
        return {.rows = of.heads,
            .columns = schemes.fire.hidden + 1,
            .rest = 2 + 2 * std::int64_t {schemes.fire.hidden}};
    case BiasEncoding::Cope: // the heads share the table
        return {.rows = schemes.cope.encoding.positions, .columns = of.width};
    default:
        return {};
    }
}

/// The bench Biases counts the heads that it shows; here all heads count.
PositionCost biasCostOf(LabState state, BiasEncoding encoding)
{
    const Sizes of = sizesOf(state.compare);
    state.biases.shown = encoding;
    state.schemes.cope.width = state.compare.width;
    const BiasCost bias =
        biasCost(state, BiasModel {.heads = state.compare.heads, .visible = {}}, of.keys - 1);
    const bool isOfOneHead = encoding == BiasEncoding::Kerple || encoding == BiasEncoding::Sandwich
        || encoding == BiasEncoding::Cope;
    const bool sharesNumbers = encoding == BiasEncoding::Cope;
    PositionCost cost = learnedOf(state.schemes, encoding, of);
    cost.perKey = bias.perKey * (isOfOneHead ? of.heads : 1);
    cost.once = bias.once * (sharesNumbers ? of.heads : 1);
    cost.kept = bias.bytes / 4 * (isOfOneHead && !sharesNumbers ? of.heads : 1);
    return cost;
}

PositionCost ropeCost(const Rotations& rotations, const Sizes& of)
{
    const std::int64_t pairs = rotatedWidth(static_cast<int>(of.width), rotations.rotatedShare) / 2;
    return {.once = 12 * of.heads * pairs, .kept = pairs};
}

PositionCost costOfLayer(const LabState& state, ComparedEncoding encoding)
{
    const Sizes of = sizesOf(state.compare);
    switch (encoding) {
    case ComparedEncoding::None:
        return {};
    case ComparedEncoding::Sinusoidal:
        return {.once = of.model};
    case ComparedEncoding::Learned:
        return {.rows = state.schemes.learned.encoding.trainingLength,
            .columns = of.model,
            .once = of.model};
    case ComparedEncoding::Shaw:
        return shawCost(state.schemes.shaw.encoding, of);
    case ComparedEncoding::TransformerXl:
        return transformerXlCost(of);
    case ComparedEncoding::Deberta:
        return debertaCost(state.schemes.deberta.encoding, of);
    case ComparedEncoding::T5:
        return biasCostOf(state, BiasEncoding::T5);
    case ComparedEncoding::Alibi:
        return biasCostOf(state, BiasEncoding::Alibi);
    case ComparedEncoding::Kerple:
        return biasCostOf(state, BiasEncoding::Kerple);
    case ComparedEncoding::Fire:
        return biasCostOf(state, BiasEncoding::Fire);
    case ComparedEncoding::Sandwich:
        return biasCostOf(state, BiasEncoding::Sandwich);
    case ComparedEncoding::Cope:
        return biasCostOf(state, BiasEncoding::Cope);
    case ComparedEncoding::Rope:
    case ComparedEncoding::ExtendedRope:
        break;
    }
    return ropeCost(state.rotations, of);
}

} // namespace

PositionCost positionCost(const LabState& state, ComparedEncoding encoding)
{
    PositionCost cost = costOfLayer(state, encoding);
    cost.keys = state.compare.keys;
    cost.kept = std::max(cost.kept, cost.parameters());
    return cost;
}

} // namespace lab
