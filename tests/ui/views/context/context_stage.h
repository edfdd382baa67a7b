#pragma once

#include "core/frames/context/context_frames.h"
#include "tests/ui/views/view_stage.h"
#include "ui/paint/plot/plot.h"

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

/// The point of a pair in the plot of a spectrum.
inline QPointF pointOf(const lab::ui::Plot& plot, const lab::SpectrumFrame& frame, int pair)
{
    return plot.at(pair, frame.pairs[static_cast<std::size_t>(pair)].wavelength);
}
