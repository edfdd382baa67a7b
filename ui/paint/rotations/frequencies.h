#pragma once

#include "core/frames/rotations/frequencies_frame.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>

#include <optional>

namespace lab::ui {

/// Whole decades below 1 that hold every frequency and the end of the line, so that a small change
/// leaves the axis where it is.
DecadeRange frequencyRange(const FrequenciesFrame& frame);

/// The frequency of each pair on a logarithmic axis. The thin line is plain RoPE: it starts at 1
/// for every base, and at its end, one step after the last pair, a diamond at 1/b moves the base.
/// Dots are the frequencies that the pairs rotate with: two per pair in a mismatched layout, hollow
/// on the line where the method stops the pair. The chosen method has a line of its own. The
/// selected pair has a ring and its number. A ghost, if there is one, is dashed under them.
Plot frequenciesPlot(const QRectF& area, const FrequenciesFrame& frame,
    const std::optional<FrequenciesFrame>& ghost, const DecadeRange& range, const Look& look);

/// The line as it was when its base was taken, dashed.
Layers frequenciesBefore(const Plot& taken, const FrequenciesFrame& frame, const Look& look);

/// A ring around the dots of the pair that is pointed at.
Layers frequenciesPointed(
    const Plot& plot, const FrequenciesFrame& frame, const Focus& focus, const Look& look);

} // namespace lab::ui
