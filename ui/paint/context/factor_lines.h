#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/paint/plot/plot.h"

#include <QString>

namespace lab::ui {

/// The line of a method through the factors of all pairs, parted where a pair is stopped; of a
/// single pair, which has no line, a dot of its colour.
Layers factorLayers(
    const Plot& plot, const FactorsFrame::Line& line, const CurveStyle& style, const Look& look);

/// Whether ones stand for the lists of LongRoPE that no file has brought.
bool lacksLists(const FactorsFrame::Line& line);

/// What can be done at the lines, and what the `chosen` one, or none, does not tell by its numbers.
QString factorsHint(const FactorsFrame& frame, const FactorsFrame::Line* chosen);

} // namespace lab::ui
