#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/heatmap.h"

namespace lab::ui {

void paintColorBar(QPainter& painter, const QRectF& bar, const HeatmapFrame& frame,
    Qt::Orientation orientation, const Look& look)
{
    drawing::Layer layer;
    layer.add(drawing::ColorBar {boxOf(bar), frame, orientation == Qt::Vertical});
    paintLayers(painter, layer, look);
}

} // namespace lab::ui
