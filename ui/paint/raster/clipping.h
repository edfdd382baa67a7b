#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

namespace lab::ui {

/// Lines and areas cut to a rectangle by geometry, for files: the SVG writer ignores clips.
/// Of a segment the part inside (Liang and Barsky 1984), of a line all its parts inside, of an
/// area its part inside (Sutherland and Hodgman 1974).
struct Segment {
    QPointF from;
    QPointF to;
};
std::optional<Segment> clipped(const Segment& segment, const QRectF& area);
std::vector<QPolygonF> clippedLine(std::span<const QPointF> points, const QRectF& area);
QPolygonF clippedArea(const QPolygonF& polygon, const QRectF& area);

} // namespace lab::ui
