#pragma once

#include "core/drawing/marks.h"

class QColor;
class QPainter;
class QPainterPath;
class QPen;

namespace lab::ui {

struct Look;

/// A path, or the outline of its stroke.
QPainterPath qt(const drawing::Path& mark);
drawing::Path pathOf(
    const QPainterPath& path, const drawing::Pen& pen = {}, const drawing::Ink& fill = {});

/// Shapes of drawings in any color. They leave a pen and a brush.
void paintPolygons(QPainter& painter, const drawing::Polygons& mark, const QColor& colour);
void paintArc(QPainter& painter, const drawing::Arcs::Arc& arc, const QPen& pen, const Look& look);

/// Squares or triangles.
void paintAngular(QPainter& painter, const drawing::Rings& marks);

} // namespace lab::ui
