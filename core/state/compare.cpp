#include "core/state/compare.h"

#include "core/state/lab_state.h"
#include "core/state/shown_encoding.h"

#include <algorithm>

namespace lab {

namespace {

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
    const ComparedEncoding encoding = state.compare.encoding;
    if (encoding == ComparedEncoding::ExtendedRope)
        return withRope(state, state.compare.method);
    if (encoding == ComparedEncoding::Rope)
        return withRope(std::move(state), ScalingMethod::None);
    // A word that moves with its pair shows no effect on Biases.
    if (encoding == ComparedEncoding::None
        && state.compare.property == ComparedProperty::ShiftedScore) {
        state.bench = BenchId::Order;
        state.order.encoding = OrderEncoding::None;
        return state;
    }
    const int heads = state.compare.heads;
    state = withShown(std::move(state), catalogueKey(encoding));
    if (state.bench != BenchId::Biases)
        return state;
    state.biases.head = 1;
    return withBiasHeads(std::move(state), heads);
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

int modelWidth(const Compare& compare)
{
    return compare.heads * compare.width;
}

LabState withCellOpened(LabState state)
{
    return withPositionsShown(withEncodingShown(std::move(state)));
}

} // namespace lab
