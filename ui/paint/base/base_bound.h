#pragma once

#include "core/frames/base/base_bound_frame.h"
#include "ui/paint/axes.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/look.h"
#include "ui/paint/plot/axis.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// Whole decades of the base that hold all bounds, published and found, and the present base, with
/// room to drag it.
DecadeRange boundRange(const BaseBoundFrame& frame);

struct BoundPlaces {
    BoundPlaces(const QRectF& area, const BaseBoundFrame& frame, const DecadeRange& range,
        const Look& look);

    QRectF plot;
    AxisScale octave; ///< log2 of the length
    AxisScale decade; ///< log10 of the base
    QRectF foot; ///< the row of the legend and of the progress
    QRectF button; ///< where the search is stopped and taken up again

    QPointF point(double length, double base) const;
    double levelOf(double base) const;
    double baseAt(double level) const; ///< with as few digits as stay within a quarter of a pixel
    QPointF handle(double base) const; ///< of its line, at the right end
    bool isOnLine(const BaseBoundFrame& frame, QPointF point, const Look& look) const;
    /// The index of the point of the frame, published or found, that is nearest within reach.
    std::optional<std::size_t> pointAt(
        const BaseBoundFrame& frame, QPointF point, const Look& look) const;
};

/// Whether there is anything to stop or to take up again, that a person would notice.
bool isSearchShown(const BaseBoundFrame& frame);

/// Smallest base against context length, both logarithmic: what is published as squares, what is
/// found here as a line with dots, the present base as a line to drag, whole as far as it serves
/// and dashed beyond. `ghost` is another state's, thin and dashed under this one.
void paintBaseBound(QPainter& painter, const QRectF& area, const BaseBoundFrame& frame,
    const BaseBoundFrame* ghost, const DecadeRange& range, QPointF pointer, HandleState handle,
    const Look& look);

} // namespace lab::ui
