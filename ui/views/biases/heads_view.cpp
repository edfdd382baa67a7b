#include "ui/views/biases/heads_view.h"

#include "ui/paint/biases/cell_axis.h"
#include "ui/paint/biases/head_maps.h"
#include "ui/paint/text/number_text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

HeadsView::HeadsView(QWidget* parent)
    : BiasesPicture(Picture::BiasesHeads, parent)
{
}

void HeadsView::setFrame(HeadsFrame frame)
{
    m_frame = std::move(frame);
    takeDifference();
}

void HeadsView::setGhost(std::optional<HeadsFrame> ghost)
{
    m_ghost = std::move(ghost);
    takeDifference();
}

void HeadsView::setMapShown(MapShown shown)
{
    if (shown == m_mapShown)
        return;
    m_mapShown = shown;
    takeDifference();
}

void HeadsView::takeDifference()
{
    const bool isShown = m_ghost && m_mapShown == MapShown::Difference;
    m_difference = isShown ? difference(*m_ghost, m_frame) : std::nullopt;
    still().forget();
    nameAnew();
    update();
}

void HeadsView::setSelected(int head)
{
    m_selected = head;
    update();
}

void HeadsView::setPresent(std::vector<double> biases)
{
    m_present = std::move(biases);
    update();
}

int HeadsView::mapSpace(QSize size, int count) const
{
    return static_cast<int>(HeadMapLayout(QRectF(QPointF(), QSizeF(size)), count, look()).side);
}

QString HeadsView::exportName() const
{
    return u"heads"_s;
}

NumberTable HeadsView::numbers() const
{
    return lab::numbers(m_frame);
}

std::optional<NumberTable> HeadsView::ghostNumbers() const
{
    return m_ghost ? std::optional(lab::numbers(*m_ghost)) : std::nullopt;
}

QString HeadsView::title() const
{
    return m_difference ? tr("All heads, B − A") : tr("All heads");
}

QString HeadsView::scaleNote() const
{
    if (!m_difference)
        return m_frame.encoding == BiasEncoding::Alibi ? tr("same scale, logarithmic")
            : heads() > 1 ? tr("same scale; the number is the bias of the marked cell")
                          : tr("this encoding has one head's numbers");
    const double end = m_difference->differences.front().highest;
    return tr("%1 to %2").arg(significant(-end, 3), significant(end, 3));
}

void HeadsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (heads() == 0)
        return;
    const HeadMapLayout layout(area, heads(), look);
    const HeadsFrame& frame = m_difference ? *m_difference : m_frame;
    still().paint(
        painter, area, look, [&](QPainter& part) { paintHeadMaps(part, layout, frame, look); });
    paintTitle(painter, {area.left(), area.top() + look.px(titleBaseline)}, title(),
        {scaleNote(), tr("same scale")}, area.right(), look);
    paintHeadMarks(painter, layout, m_frame, headTexts(m_frame, m_present),
        std::clamp(m_selected, 1, heads()), look);
    if (m_ghost && m_mapShown == MapShown::Difference && !m_difference)
        paintNoDifference(painter, area.adjusted(0, look.px(28), 0, 0),
            tr("The difference cannot be taken: A has %1 heads and B has %2.")
                .arg(m_ghost->count)
                .arg(m_frame.count),
            look);
}

void HeadsView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    drag(point, modifiers);
}

void HeadsView::drag(QPointF point, Qt::KeyboardModifiers)
{
    const auto head = HeadMapLayout(rect(), heads(), look()).headAt(point);
    if (!head)
        return;
    select(*head);
    this->point(focusAt(point));
}

Focus HeadsView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    focus.head = HeadMapLayout(rect(), heads(), look()).headAt(point);
    return focus;
}

Qt::CursorShape HeadsView::cursorAt(QPointF point) const
{
    return isGround(point) ? Qt::ArrowCursor : Qt::PointingHandCursor;
}

// The same place in each map; between the maps the middle.
double HeadsView::positionUnder(QPointF point) const
{
    const HeadMapLayout layout(rect(), heads(), look());
    const auto head = layout.headAt(point);
    const QRectF map = layout.map(head.value_or(1));
    const auto first = static_cast<double>(positions().first);
    const auto shown = static_cast<double>(positions().shown);
    const QPointF inside = point - map.topLeft();
    const double share = (inside.x() + inside.y()) / (2 * layout.side);
    return first + shown * (head ? std::clamp(share, 0.0, 1.0) : 0.5);
}

bool HeadsView::isGround(QPointF point) const
{
    return !HeadMapLayout(rect(), heads(), look()).headAt(point);
}

void HeadsView::keyPressEvent(QKeyEvent* event)
{
    const int columns = HeadMapLayout(rect(), heads(), look()).columns;
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
