#include "ui/views/context/growing_length_view.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

GrowingLengthView::GrowingLengthView(QWidget* parent)
    : PlotView(Picture::ContextGrowingLength, parent)
{
    updateAccessibleText();
}

void GrowingLengthView::setKey(std::int64_t key)
{
    if (key == m_key)
        return;
    m_key = key;
    refresh();
}

QString GrowingLengthView::exportName() const
{
    return u"growing_length"_s;
}

Plot GrowingLengthView::plotOf(
    const GrowingLengthFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return growingLengthPlot(area, frame, ghost(), m_key, look);
}

NumberTable GrowingLengthView::tableOf(const GrowingLengthFrame& frame) const
{
    return growingLengthTable(frame);
}

Layers GrowingLengthView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return growingPointed(plot, frame(), focus, look);
}

QString GrowingLengthView::spoken() const
{
    return cacheWords(frame());
}

void GrowingLengthView::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return growTo(frame().length - step);
    case Qt::Key_Right:
        return growTo(frame().length + step);
    case Qt::Key_PageUp:
        return growTo(2 * frame().length);
    case Qt::Key_PageDown:
        return growTo(frame().length / 2);
    default:
        PlotView::keyPressEvent(event);
    }
}

void GrowingLengthView::growTo(std::int64_t length)
{
    const std::int64_t within = std::clamp<std::int64_t>(length, 1, lastPosition);
    if (within != frame().length)
        edit(MovePositions {within - 1, m_key});
}

Focus GrowingLengthView::focusAt(QPointF point) const
{
    const Plot& now = plot();
    Focus focus = pictureFocus();
    const auto taken = now.hit(point, look());
    const auto jumping = now.jumping(point);
    if (!jumping)
        return {};
    const Handle& pointed = now.handles[*jumping];
    const bool isHeld = taken && now.handles[*taken].isSame(pointed);
    const double number = isHeld ? pointed.value : now.numberFor(pointed, point, look());
    if (pointed.key == "position.key")
        focus.key = isHeld ? m_key : std::llround(number) - 1;
    else
        focus.position = std::llround(number);
    return focus;
}

} // namespace lab::ui

#include "moc_growing_length_view.cpp"
