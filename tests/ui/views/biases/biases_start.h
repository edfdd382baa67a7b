#pragma once

#include "core/state/lab_state.h"

/// Biases with 24 positions, the query at 17 and the key at 9.
inline lab::LabState biasesStart()
{
    lab::LabState state;
    state.bench = lab::BenchId::Biases;
    state.position.shown = 24;
    state.position.query = 17;
    state.position.key = 9;
    return lab::clamped(state);
}
