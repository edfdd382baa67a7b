#include "ui/views/biases/heads_view.h"

#include "ui/paint/biases/cell_axis.h"
#include "ui/paint/biases/head_maps.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

HeadsView::HeadsView(QWidget* parent)
    : BiasesPicture(Picture::BiasesHeads, parent)
{
}

void HeadsView::setFrame(HeadsFrame frame)
{
    m_frame = std::move(frame);
    still().forget();
    nameAnew();
    update();
}

void HeadsView::setSelected(int head)
{
    m_selected = head;
    update();
}

int HeadsView::mapRoom(QSize size, int count) const
{
    return static_cast<int>(HeadMapPlaces(QRectF(QPointF(), QSizeF(size)), count, look()).side);
}

QString HeadsView::exportName() const
{
    return u"heads"_s;
}

NumberTable HeadsView::numbers() const
{
    return lab::numbers(m_frame);
}

QString HeadsView::title() const
{
    return tr("All heads");
}

void HeadsView::paint(QPainter& painter, const QRectF& area, const Look& look) const
{
    if (m_frame.heads.empty())
        return;
    const HeadMapPlaces places(area, heads(), look);
    still().paint(
        painter, area, look, [&](QPainter& part) { paintHeadMaps(part, places, m_frame, look); });
    paintTitle(painter, {area.left(), area.top() + look.px(titleBaseline)}, title(),
        {tr("same scale, logarithmic")}, area.right(), look);
    paintHeadMarks(painter, places, m_frame, std::clamp(m_selected, 1, heads()), look);
}

void HeadsView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    drag(point, modifiers);
}

void HeadsView::drag(QPointF point, Qt::KeyboardModifiers)
{
    const auto head = HeadMapPlaces(rect(), heads(), look()).headAt(point);
    if (!head)
        return;
    select(*head);
    this->point(focusAt(point));
}

Focus HeadsView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    focus.head = HeadMapPlaces(rect(), heads(), look()).headAt(point);
    return focus;
}

Qt::CursorShape HeadsView::cursorAt(QPointF point) const
{
    return isGround(point) ? Qt::ArrowCursor : Qt::PointingHandCursor;
}

// The same place in each map; between the maps the middle.
double HeadsView::positionUnder(QPointF point) const
{
    const HeadMapPlaces places(rect(), heads(), look());
    const auto head = places.headAt(point);
    const QRectF map = places.map(head.value_or(1));
    const auto first = static_cast<double>(positions().first);
    const auto shown = static_cast<double>(positions().shown);
    const QPointF inside = point - map.topLeft();
    const double share = (inside.x() + inside.y()) / (2 * places.side);
    return first + shown * (head ? std::clamp(share, 0.0, 1.0) : 0.5);
}

bool HeadsView::isGround(QPointF point) const
{
    return !HeadMapPlaces(rect(), heads(), look()).headAt(point);
}

void HeadsView::keyPressEvent(QKeyEvent* event)
{
    const int columns = HeadMapPlaces(rect(), heads(), look()).columns;
    const auto step = [&] {
        switch (event->key()) {
        case Qt::Key_Left:
            return -1;
        case Qt::Key_Right:
            return 1;
        case Qt::Key_Up:
            return -columns;
        case Qt::Key_Down:
            return columns;
        default:
            return 0;
        }
    }();
    if (step == 0)
        return BiasesPicture::keyPressEvent(event);
    const int head = m_selected + step;
    if (head >= 1 && head <= heads())
        select(head);
}

} // namespace lab::ui
