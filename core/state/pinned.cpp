#include "core/state/pinned.h"

#include "core/state/lab_state.h"

#include <utility>

namespace lab {

namespace {

LabState withNonePinned(LabState state)
{
    state.pinned = {};
    state.series = {};
    return state;
}

} // namespace

Pinned::Pinned(LabState state)
    : m_state(std::make_shared<const LabState>(withNonePinned(std::move(state))))
{
}

bool Pinned::operator==(const Pinned& other) const
{
    if (m_state == other.m_state)
        return true;
    return m_state && other.m_state && *m_state == *other.m_state;
}

std::optional<LabState> ghostState(const LabState& state)
{
    if (state.pinned.isEmpty())
        return std::nullopt;
    LabState ghost = state.pinned.state();
    ghost.bench = state.bench;
    ghost.position.first = state.position.first;
    ghost.position.shown = state.position.shown;
    ghost.position.wordsShown = state.position.wordsShown;
    ghost.order.token = state.order.token;
    ghost.order.compared = state.order.compared;
    ghost.waves.pair = state.waves.pair;
    ghost.waves.shown = state.waves.shown;
    ghost.waves.picture = state.waves.picture;
    ghost.waves.measure = state.waves.measure;
    ghost.rotations.pair = state.rotations.pair;
    ghost.biases.head = state.biases.head;
    ghost.derivation.page = state.derivation.page;
    ghost.derivation.form = state.derivation.form;
    ghost.rotationsPicture = state.rotationsPicture;
    ghost.grids.picture = state.grids.picture;
    ghost.base.picture = state.base.picture;
    ghost.base.methods = state.base.methods;
    ghost.base.decayBoundShown = state.base.decayBoundShown;
    ghost.precision.error = state.precision.error;
    ghost.experiment.measure = state.experiment.measure;
    ghost.experiment.picture = state.experiment.picture;
    ghost.experiment.encoding = state.experiment.encoding;
    ghost.experiment.doublings = state.experiment.doublings;
    ghost.compare.picture = state.compare.picture;
    ghost.compare.encoding = state.compare.encoding;
    ghost.compare.property = state.compare.property;
    ghost.compare.claim = state.compare.claim;
    ghost.compare.mistake = state.compare.mistake;
    return clamped(std::move(ghost));
}

} // namespace lab
