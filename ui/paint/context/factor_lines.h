#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/paint/plot/plot.h"

namespace lab::ui {

/// The line of a method through the factors of all pairs, parted where a pair is stopped; of a
/// single pair, which has no line, a dot of its colour.
Layers factorLayers(
    const Plot& plot, const FactorsFrame::Line& line, const CurveStyle& style, const Look& look);

} // namespace lab::ui
