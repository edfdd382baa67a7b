#include "core/state/compare.h"

#include "core/state/lab_state.h"
#include "core/state/shown_encoding.h"

#include <algorithm>

namespace lab {

namespace {

LabState withBias(LabState state, BiasEncoding encoding)
{
    const int heads = state.compare.heads;
    state.bench = BenchId::Biases;
    state.biases.shown = encoding;
    state.biases.head = 1;
    switch (encoding) {
    case BiasEncoding::Alibi:
        state.biases.encoding.heads = heads;
        break;
    case BiasEncoding::T5:
        state.schemes.t5.encoding.heads = heads;
        break;
    case BiasEncoding::Fire:
        state.schemes.fire.heads = heads;
        break;
    default:
        break;
    }
    return state;
}

LabState withOrder(LabState state, OrderEncoding encoding)
{
    state.bench = BenchId::Order;
    state.order.encoding = encoding;
    return state;
}

LabState withRope(LabState state, ScalingMethod method)
{
    Rotations& rotations = state.rotations;
    rotations.width = state.compare.width;
    rotations.scaling.method = method;
    const ComparedProperty property = state.compare.property;
    const bool isFar =
        property == ComparedProperty::Distance || property == ComparedProperty::DistinctDistances;
    state.bench = method != ScalingMethod::None && isFar ? BenchId::Context : BenchId::Rotations;
    state.rotationsPicture = RotationsPictureShown::Dials;
    return state;
}

LabState withEncodingShown(LabState state)
{
    switch (state.compare.encoding) {
    case ComparedEncoding::None: // a word that moves with its pair shows no effect there
        return state.compare.property == ComparedProperty::ShiftedScore
            ? withOrder(std::move(state), OrderEncoding::None)
            : withBias(std::move(state), BiasEncoding::Nope);
    case ComparedEncoding::Sinusoidal:
        return withShown(std::move(state), WavesEncoding::Sinusoidal);
    case ComparedEncoding::Learned:
        return withShown(std::move(state), WavesEncoding::Learned);
    case ComparedEncoding::Shaw:
        return withShown(std::move(state), RelativeEncoding::Shaw);
    case ComparedEncoding::TransformerXl:
        return withShown(std::move(state), RelativeEncoding::TransformerXl);
    case ComparedEncoding::Deberta:
        return withShown(std::move(state), RelativeEncoding::Deberta);
    case ComparedEncoding::T5:
        return withBias(std::move(state), BiasEncoding::T5);
    case ComparedEncoding::Alibi:
        return withBias(std::move(state), BiasEncoding::Alibi);
    case ComparedEncoding::Kerple:
        return withBias(std::move(state), BiasEncoding::Kerple);
    case ComparedEncoding::Fire:
        return withBias(std::move(state), BiasEncoding::Fire);
    case ComparedEncoding::Sandwich:
        return withBias(std::move(state), BiasEncoding::Sandwich);
    case ComparedEncoding::Cope:
        return withBias(std::move(state), BiasEncoding::Cope);
    case ComparedEncoding::Rope:
        return withRope(std::move(state), ScalingMethod::None);
    case ComparedEncoding::ExtendedRope:
        break;
    }
    const ScalingMethod method = state.compare.method;
    return withRope(std::move(state), method);
}

LabState withPositionsShown(LabState state)
{
    Positions& position = state.position;
    position.distanceLocked = state.compare.property == ComparedProperty::ShiftedScore;
    position.first = 0;
    position.key = 0;
    switch (state.compare.property) {
    case ComparedProperty::ShiftedScore:
    case ComparedProperty::Length:
    case ComparedProperty::Parameters:
        position.query = comparedDistance;
        position.shown = Positions {}.shown;
        break;
    case ComparedProperty::Distance:
    case ComparedProperty::DistinctDistances:
        position.query = state.compare.distances;
        position.shown = std::max<std::int64_t>(Positions {}.shown, state.compare.distances + 1);
        break;
    case ComparedProperty::Operations:
        position.query = state.compare.keys - 1;
        position.shown = std::max(Positions {}.shown, state.compare.keys);
        break;
    }
    return state;
}

} // namespace

PositionEntry entryOf(ComparedEncoding encoding)
{
    if (encoding == ComparedEncoding::None)
        return PositionEntry::Nowhere;
    if (encoding <= ComparedEncoding::Learned)
        return PositionEntry::Token;
    if (encoding <= ComparedEncoding::Deberta)
        return PositionEntry::ScoreVector;
    return encoding <= ComparedEncoding::Cope ? PositionEntry::ScoreNumber : PositionEntry::Turn;
}

int modelWidth(const Compare& compare)
{
    return compare.heads * compare.width;
}

LabState withCellOpened(LabState state)
{
    return withPositionsShown(withEncodingShown(std::move(state)));
}

} // namespace lab
