#pragma once

#include "core/drawing/drawing.h"
#include "ui/paint/look.h"
#include "ui/paint/raster/still_layer.h"
#include "ui/paint/trail.h"

#include <span>
#include <vector>

class QColor;
class QPainter;
class QRectF;

namespace lab::ui {

/// The color of an ink in a theme.
QColor colorOf(const drawing::Ink& ink, const Palette& palette);

/// Paints layers from bottom to top: on the screen, into PNG, SVG and PDF.
void paintLayers(QPainter& painter, std::span<const drawing::Layer> layers, const Look& look);

inline void paintLayers(QPainter& painter, const drawing::Layer& layer, const Look& look)
{
    paintLayers(painter, std::span(&layer, 1), look);
}

/// What rotates while m moves: from the middle of a plane to its handle.
std::vector<TurningHand> handsOf(const drawing::Drawing& drawing, const Palette& palette);

/// Paints drawings of one picture. While the layers below the first live one stay equal, they are
/// kept as an image.
class DrawingPainter {
public:
    void paint(QPainter& painter, const QRectF& area, std::span<const drawing::Layer> layers,
        const Look& look, bool isWithoutLive = false);
    void forget() { m_image.forget(); } ///< of another font or language

private:
    std::vector<drawing::Layer> m_still;
    StillLayer m_image;
};

} // namespace lab::ui
