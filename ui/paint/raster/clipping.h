#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <span>
#include <vector>

namespace lab::ui {

/// Lines and areas cut at the edges of a rectangle geometrically, for files: see
/// core/drawing/clipping.h.
std::vector<QPolygonF> clippedLine(std::span<const QPointF> points, const QRectF& area);
QPolygonF clippedArea(const QPolygonF& polygon, const QRectF& area);

} // namespace lab::ui
