#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

namespace lab::ui {

/// Lines and areas clipped to a rectangle geometrically, for files: the SVG writer ignores clips.
/// For a segment the part inside (Liang and Barsky 1984), for a line all its parts inside, for an
/// area its part inside (Sutherland and Hodgman 1974).
struct Segment {
    QPointF from;
    QPointF to;
};
std::optional<Segment> clipped(const Segment& segment, const QRectF& area);
std::vector<QPolygonF> clippedLine(std::span<const QPointF> points, const QRectF& area);
QPolygonF clippedArea(const QPolygonF& polygon, const QRectF& area);

} // namespace lab::ui
