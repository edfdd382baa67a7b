#pragma once

#include "core/drawing/marks.h"

class QColor;
class QPainter;
class QPen;

namespace lab::ui {

struct Look;

/// Shapes of drawings in any color. They leave a pen and a brush.
void paintPolygons(QPainter& painter, const drawing::Polygons& mark, const QColor& colour);
void paintArc(QPainter& painter, const drawing::Arcs::Arc& arc, const QPen& pen, const Look& look);

/// Squares or triangles.
void paintAngular(QPainter& painter, const drawing::Rings& marks);

} // namespace lab::ui
