#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>
#include <QStringList>

#include <optional>

class QPainter;

namespace lab::ui {

/// The axes of the angles: positions across, φ in radians upwards.
Plot anglesPlot(const QRectF& area, const AnglesFrame& frame, const Look& look);
QPointF anglePoint(const Plot& plot, std::int64_t position, double angle);

/// The position whose point is near enough to be grabbed.
std::optional<std::int64_t> angleAt(
    const Plot& plot, const AnglesFrame& frame, QPointF point, const Look& look);

/// The symbols whose part of the picture is at a point, the likeliest first: "m", "s" and "gamma"
/// of their positions, "phi" of the others, "theta" of the straight line.
QStringList symbolsAt(const Plot& plot, const AnglesFrame& frame, QPointF point, const Look& look);

/// φ(p) as points that are joined by steps, beside the straight line γ + pθ; the step from m + s
/// on and the first one are marked, as the two that are compared. The steps of A lie under them.
void paintAngles(QPainter& painter, const QRectF& area, const AnglesFrame& frame,
    const AnglesFrame* ghost, const std::optional<std::int64_t>& heldOrHovered,
    const PointedLook& look);

} // namespace lab::ui
