#include "core/state/looked_at.h"

#include <utility>

namespace lab {

LabState viewedLike(LabState state, const LabState& other)
{
    state.bench = other.bench;
    state.position.first = other.position.first;
    state.position.shown = other.position.shown;
    state.position.wordsShown = other.position.wordsShown;
    state.order.token = other.order.token;
    state.order.compared = other.order.compared;
    state.waves.pair = other.waves.pair;
    state.waves.shown = other.waves.shown;
    state.waves.picture = other.waves.picture;
    state.waves.measure = other.waves.measure;
    state.rotations.pair = other.rotations.pair;
    state.biases.head = other.biases.head;
    state.derivation.page = other.derivation.page;
    state.derivation.form = other.derivation.form;
    state.rotationsPicture = other.rotationsPicture;
    state.grids.picture = other.grids.picture;
    state.context.picture = other.context.picture;
    state.context.methods = other.context.methods;
    state.context.decayBoundShown = other.context.decayBoundShown;
    state.precision.error = other.precision.error;
    state.experiment.measure = other.experiment.measure;
    state.experiment.picture = other.experiment.picture;
    state.experiment.encoding = other.experiment.encoding;
    state.experiment.doublings = other.experiment.doublings;
    state.compare.picture = other.compare.picture;
    state.compare.encoding = other.compare.encoding;
    state.compare.property = other.compare.property;
    state.compare.claim = other.compare.claim;
    state.compare.mistake = other.compare.mistake;
    return clamped(std::move(state));
}

} // namespace lab
