#include "ui/paint/context/context_words.h"

#include "core/figures/context/context_words.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"

#include <QPainter>

namespace lab::ui {

QString methodName(ScalingMethod method)
{
    return qt(drawing::methodName(method, QtLanguage()).text);
}

void paintMethodSwatch(QPainter& painter, QPointF left, double length, ScalingMethod method,
    double width, const Look& look)
{
    drawing::Layer layer;
    layer.marks.emplace_back(drawing::Stroke {{pointOf(left), pointOf(left + QPointF(length, 0))},
        drawing::methodPen(method, look.px(width))});
    paintLayers(painter, layer, look);
}

} // namespace lab::ui
