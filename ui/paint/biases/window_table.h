#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/plot/plot.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// Swin: the table of the selected head, a cell for each step from key to query, across to the
/// right and down. Two handles move the key by a column and by a row; what has no key in the window
/// of the query is not reached. Two more, at its corners, make the window wider and higher: `held`
/// is the plot as it was when one of them was taken, whose cells keep their size while there is
/// space for it.
Plot windowPlot(
    const QRectF& area, const BiasCurveFrame& frame, const Plot* held, const Look& look);

/// The cell of the present query and key, and of what is pointed at.
Layers windowPointed(
    const Plot& plot, const BiasCurveFrame& frame, const Focus& focus, const Look& look);

/// The key of a cell, where the window has it.
std::optional<std::int64_t> keyOfCell(const Plot& plot, const WindowTable& table, QPointF point);

} // namespace lab::ui
