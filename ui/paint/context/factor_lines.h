#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/paint/plot/plot.h"

#include <QString>

namespace lab::ui {

/// The line of a method through the factors of all pairs, interrupted where a pair is not rotated;
/// for a single pair, a dot in its colour.
Layers factorLayers(
    const Plot& plot, const FactorsFrame::Line& line, const CurveStyle& style, const Look& look);

/// Whether ones replace the lists of LongRoPE because no file has provided them.
bool lacksLists(const FactorsFrame::Line& line);

/// Possible actions on the lines, and what the numbers of the `chosen` one, or none, do not show.
QString factorsHint(const FactorsFrame& frame, const FactorsFrame::Line* chosen);

} // namespace lab::ui
