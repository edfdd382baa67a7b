#include "ui/paint/plot/plot.h"

#include <QPainter>

#include <algorithm>

namespace lab::ui {

QRectF groundIn(const QRectF& area, const QMarginsF& margins, const Look& look)
{
    constexpr double least = 1; // pixel: nonzero, because an axis divides by it
    const double width = std::max(least, area.width() - look.px(margins.left() + margins.right()));
    const double height =
        std::max(least, area.height() - look.px(margins.top() + margins.bottom()));
    return {std::min(area.left() + look.px(margins.left()), area.right() - width),
        std::min(area.top() + look.px(margins.top()), area.bottom() - height), width, height};
}

QLineF Plot::upright(double valueX) const
{
    const double at = x.pixel(valueX);
    return {at, ground.top(), at, ground.bottom()};
}

QLineF Plot::level(double valueY) const
{
    const double at = y.pixel(valueY);
    return {ground.left(), at, ground.right(), at};
}

void paintPlotGround(QPainter& painter, const Plot& plot, const Look& look)
{
    if (!plot.ground.isEmpty()) {
        paintUpwards(painter, plot.ground, plot.y, look);
        paintAcross(painter, plot.ground, plot.ground.bottom(), plot.x, look);
    }
    paintLayers(painter, plot.ground, plot.layers, look);
}

} // namespace lab::ui
