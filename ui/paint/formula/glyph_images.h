#pragma once

#include "ui/paint/text/glyphs.h"

#include <QPointF>
#include <QTransform>

#include <memory>

class QColor;
class QPainter;

namespace lab::ui {

/// A glyph of a formula on a device of pixels.
struct PixelGlyph {
    int number = -1;
    Boldness boldness = 0;
    double scale = 1; ///< pixels per unit of the outline
    QPointF origin {}; ///< in pixels
};

/// Paints it at the nearest quarter of a pixel, as texts are painted. The image of a glyph is kept
/// for its size, color and quarter, so that a formula whose numbers change is only copied. The
/// painter's unit is the device pixel.
void paintGlyph(QPainter& painter, const std::shared_ptr<const Glyphs>& glyphs,
    const PixelGlyph& glyph, const QColor& colour);

} // namespace lab::ui
