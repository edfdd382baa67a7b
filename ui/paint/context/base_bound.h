#pragma once

#include "core/frames/context/base_bound_frame.h"
#include "ui/paint/plot/plot.h"

#include <QPointF>
#include <QRectF>

#include <optional>

namespace lab::ui {

/// Whole decades of the base that hold all bounds, published and found, and the present base, with
/// space to drag it.
DecadeRange boundRange(const BaseBoundFrame& frame);

/// Whether there is anything to stop or to take up again, that a person would notice.
bool isSearchShown(const BaseBoundFrame& frame);
/// Where the search is stopped and taken up again.
QRectF searchButton(const QRectF& area, const Look& look);

/// Smallest base against context length, both logarithmic: what is published as squares, what is
/// found here as a line with dots, the present base as a line to drag, whole as far as it serves
/// and dashed beyond. `ghost` is another state's, thin and dashed under this one. Where no pair
/// turns there are words alone.
Plot baseBoundPlot(const QRectF& area, const BaseBoundFrame& frame,
    const std::optional<BaseBoundFrame>& ghost, const DecadeRange& range, const Look& look);

/// The index of the point of the frame, published or found, that is nearest within reach.
std::optional<std::size_t> boundAt(
    const Plot& plot, const BaseBoundFrame& frame, QPointF point, const Look& look);

/// A ring around a point, and its numbers.
Layers boundPointed(const Plot& plot, const BaseBoundFrame::Point& point, const Look& look);

} // namespace lab::ui
