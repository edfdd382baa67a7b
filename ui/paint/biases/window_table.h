#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/plot/plot.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// Swin: the table of the selected head, a cell for each step from key to query, to the right and
/// down. Two handles move the key by a column and by a row; steps without a key in the window of
/// the query cannot be reached. Two more, at its corners, change the width and height of the
/// window: `held` is the plot at the start of such a drag, whose cells keep their size while there
/// is space.
Plot windowPlot(
    const QRectF& area, const BiasCurveFrame& frame, const Plot* held, const Look& look);

/// The cell of the current query and key, and of the element under the pointer.
Layers windowPointed(
    const Plot& plot, const BiasCurveFrame& frame, const Focus& focus, const Look& look);

/// The key of a cell, if the window contains it.
std::optional<std::int64_t> keyOfCell(const Plot& plot, const WindowTable& table, QPointF point);

} // namespace lab::ui
