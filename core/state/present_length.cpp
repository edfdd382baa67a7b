#include "core/state/present_length.h"

#include <algorithm>

namespace lab {

bool isLengthOnRuler(const LabState& state)
{
    return state.bench == BenchId::Context && dependsOnLength(state.rotations.scaling.method);
}

std::int64_t presentLength(const LabState& state)
{
    const RotaryScaling& scaling = state.rotations.scaling;
    return dependsOnLength(scaling.method) ? scaling.currentLength
                                           : std::min(state.position.query + 1, lastPosition);
}

LabState withOnePresentLength(const LabState& before, LabState now)
{
    if (!isLengthOnRuler(now))
        return now;
    std::int64_t& length = now.rotations.scaling.currentLength;
    if (now.position.query != before.position.query)
        length = std::min(now.position.query + 1, lastPosition);
    else if (std::min(now.position.query + 1, lastPosition) != length)
        now.position.query = length - 1;
    return now;
}

} // namespace lab
