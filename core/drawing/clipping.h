#pragma once

#include "core/drawing/geometry.h"

#include <optional>
#include <span>
#include <vector>

namespace lab::drawing {

/// Lines and areas cut at the edges of a box, for files: many readers ignore clips. Of a line its
/// part inside (Liang and Barsky 1984), of a line through several points all its parts inside, of a
/// polygon its part inside (Sutherland and Hodgman 1974).
std::optional<Line> clippedTo(const Box& box, const Line& line);
std::vector<std::vector<Point>> clippedLine(std::span<const Point> points, const Box& box);
std::vector<Point> clippedArea(std::vector<Point> polygon, const Box& box);

} // namespace lab::drawing
