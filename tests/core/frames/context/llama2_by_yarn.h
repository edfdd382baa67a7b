#pragma once

#include "core/state/edit.h"

namespace lab {

/// Llama 2's head and length, stretched to eight times that.
inline LabState llama2ByYarn()
{
    LabState state;
    state.rotations.width = 128;
    state.position.trainingLength = 4096;
    state = applied(clamped(state), SetParameter {"context.target_length", std::int64_t {32768}});
    return applied(state, SetParameter {"scaling.method", std::string("yarn")});
}

} // namespace lab
