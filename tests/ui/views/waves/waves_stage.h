#pragma once

#include "core/frames/waves/waves_frames.h"
#include "tests/ui/views/view_stage.h"

inline lab::LabState wavesAt(std::int64_t query, std::int64_t key, std::int64_t shown = 64)
{
    lab::LabState state;
    state.bench = lab::BenchId::Waves;
    state.position.query = query;
    state.position.key = key;
    state.position.shown = shown;
    return state;
}
