#include "ui/views/context/seen_distances_view.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

SeenDistancesView::SeenDistancesView(QWidget* parent)
    : PlotView(Picture::ContextDistances, parent)
{
}

void SeenDistancesView::setPositions(std::int64_t query, std::int64_t key)
{
    if (query == m_query && key == m_key)
        return;
    m_query = query;
    m_key = key;
    update();
}

QString SeenDistancesView::exportName() const
{
    return u"distances_seen"_s;
}

Focus SeenDistancesView::restingFocus() const
{
    Focus focus = pictureFocus();
    focus.query = m_query;
    focus.key = m_key;
    return focus;
}

Plot SeenDistancesView::plotOf(
    const SeenDistancesFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return seenDistancesPlot(area, frame, ghost(), look);
}

NumberTable SeenDistancesView::tableOf(const SeenDistancesFrame& frame) const
{
    return seenDistancesTable(frame);
}

Layers SeenDistancesView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    const bool isHere = focus.picture == picture() && (focus.query || focus.distance);
    Focus shown = restingFocus();
    if (isHere && focus.query)
        shown = focus;
    if (isHere)
        shown.distance = focus.distance;
    shown.covered = focus.covered;
    // The square is to the left of the counts, as high as the plot.
    const auto cells = std::ranges::find_if(
        plot.layers, [](const Layer& layer) { return std::holds_alternative<Cells>(layer); });
    return cells == plot.layers.end()
        ? Layers()
        : seenDistancesPointed(plot, std::get<Cells>(*cells).area, frame(), shown, look);
}

QString SeenDistancesView::spoken() const
{
    return seenDistancesWords(frame());
}

bool SeenDistancesView::isOnMatrix(QPointF point) const
{
    return !frame().bins.empty() && distanceMatrix(rect(), frame(), look()).contains(point);
}

Focus SeenDistancesView::pairAt(QPointF point) const
{
    const QRectF matrix = distanceMatrix(rect(), frame(), look());
    Focus focus = pictureFocus();
    focus.query = positionAlong(point.y(), matrix.top(), matrix.height(), frame());
    focus.key = positionAlong(point.x(), matrix.left(), matrix.width(), frame());
    return focus;
}

void SeenDistancesView::moveTo(std::int64_t query, std::int64_t key)
{
    const auto within = [&](std::int64_t position) {
        return std::clamp<std::int64_t>(position, 0, lastPosition - 1);
    };
    edit(MovePositions {within(query), within(key)});
}

void SeenDistancesView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    m_hasMatrix = isOnMatrix(point);
    if (m_hasMatrix)
        return drag(point, modifiers);
    PlotView::grab(point, modifiers);
}

void SeenDistancesView::drag(QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (!m_hasMatrix)
        return PlotView::drag(point, modifiers);
    const Focus pair = pairAt(point);
    moveTo(*pair.query, *pair.key);
    this->point(pair);
}

void SeenDistancesView::release()
{
    m_hasMatrix = false;
    PlotView::release();
}

Focus SeenDistancesView::focusAt(QPointF point) const
{
    if (isOnMatrix(point))
        return pairAt(point);
    const Plot& now = plot();
    if (!now.foot
        || !QRectF(now.ground.topLeft(), QPointF(now.ground.right(), *now.foot)).contains(point))
        return {};
    const auto distance = static_cast<std::int64_t>(std::floor(now.x.value(point.x())));
    Focus focus = pictureFocus();
    focus.distance = distance;
    for (const SeenDistancesFrame::Bin& bin : frame().bins)
        if (bin.first <= distance && distance < bin.end) {
            focus.distance = bin.first;
            focus.covered = bin.end - bin.first;
        }
    return focus;
}

Focus SeenDistancesView::shownOf(const Focus& focus) const
{
    return focus.picture == picture() ? focus : PlotView::shownOf(focus);
}

Qt::CursorShape SeenDistancesView::cursorAt(QPointF point) const
{
    return isOnMatrix(point) ? Qt::CrossCursor : PlotView::cursorAt(point);
}

void SeenDistancesView::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Up:
        return moveTo(m_query - step, m_key);
    case Qt::Key_Down:
        return moveTo(m_query + step, m_key);
    case Qt::Key_Left:
        return moveTo(m_query, m_key - step);
    case Qt::Key_Right:
        return moveTo(m_query, m_key + step);
    default:
        PlotView::keyPressEvent(event);
    }
}

} // namespace lab::ui

#include "moc_seen_distances_view.cpp"
