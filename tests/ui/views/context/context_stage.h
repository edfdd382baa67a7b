#pragma once

#include "tests/ui/views/view_stage.h"

inline lab::LabState baseState(lab::ScalingMethod method = lab::ScalingMethod::None)
{
    lab::LabState state;
    state.bench = lab::BenchId::Context;
    state.rotations.width = 128;
    state.rotations.scaling.method = method;
    state.position.trainingLength = 4096;
    state.position.targetLength = 32768;
    return state;
}
