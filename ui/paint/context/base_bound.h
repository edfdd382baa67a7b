#pragma once

#include "core/frames/context/base_bound_frame.h"
#include "ui/paint/plot/plot.h"

#include <QPointF>
#include <QRectF>

#include <optional>

namespace lab::ui {

/// Whole decades of the base that contain all bounds, published and found, and the current base,
/// with space to drag it.
DecadeRange boundRange(const BaseBoundFrame& frame);

/// Whether there is a search to stop or resume that a user would notice.
bool isSearchShown(const BaseBoundFrame& frame);
/// Where the search is stopped and resumed.
QRectF searchButton(const QRectF& area, const Look& look);

/// Smallest base against context length, both logarithmic: published values as squares, computed
/// ones as a line with dots, the current base as a line to drag, solid as far as it works and
/// dashed beyond. `ghost` is another state's, thin and dashed below. If no pair is rotated, there
/// is only text.
Plot baseBoundPlot(const QRectF& area, const BaseBoundFrame& frame,
    const std::optional<BaseBoundFrame>& ghost, const DecadeRange& range, const Look& look);

/// The index of the nearest point of the frame, published or computed, within reach.
std::optional<std::size_t> boundAt(
    const Plot& plot, const BaseBoundFrame& frame, QPointF point, const Look& look);

/// A ring around a point, and its numbers.
Layers boundPointed(const Plot& plot, const BaseBoundFrame::Point& point, const Look& look);

} // namespace lab::ui
