#include "ui/views/context/temperature_view.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

TemperatureView::TemperatureView(QWidget* parent)
    : PlotView(Picture::ContextTemperature, parent)
{
}

void TemperatureView::setKey(std::int64_t key)
{
    if (key == m_key)
        return;
    m_key = key;
    refresh();
}

QString TemperatureView::exportName() const
{
    return u"temperature"_s;
}

Focus TemperatureView::restingFocus() const
{
    Focus focus = pictureFocus();
    return focus;
}

Plot TemperatureView::plotOf(
    const TemperatureFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return temperaturePlot(area, frame, ghost(), m_key, look);
}

NumberTable TemperatureView::tableOf(const TemperatureFrame& frame) const
{
    return temperatureNumbers(frame);
}

Layers TemperatureView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return focus.picture == picture() ? temperaturePointed(plot, frame(), focus, look) : Layers();
}

QString TemperatureView::spoken() const
{
    return temperatureWords(frame());
}

Focus TemperatureView::focusAt(QPointF point) const
{
    const Plot& now = plot();
    Focus focus = restingFocus();
    if (now.foot
        && QRectF(now.ground.topLeft(), QPointF(now.ground.right(), *now.foot)).contains(point))
        focus.position = std::llround(now.x.value(point.x())) - 1;
    return focus;
}

Focus TemperatureView::shownOf(const Focus& focus) const
{
    return focus.picture == picture() ? focus : PlotView::shownOf(focus);
}

void TemperatureView::moveTo(std::int64_t query)
{
    const std::int64_t within = std::clamp<std::int64_t>(query, 0, lastPosition - 1);
    if (within != frame().query)
        edit(MovePositions {within, m_key});
}

void TemperatureView::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    const std::int64_t query = frame().query;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveTo(query - step);
    case Qt::Key_Right:
        return moveTo(query + step);
    case Qt::Key_PageUp:
        return moveTo(2 * query + 1);
    case Qt::Key_PageDown:
        return moveTo((query + 1) / 2 - 1);
    default:
        PlotView::keyPressEvent(event);
    }
}

} // namespace lab::ui

#include "moc_temperature_view.cpp"
