#include "ui/views/order/chips_view.h"

#include "ui/paint/order/chips.h"
#include "ui/paint/order/order_words.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

ChipsView::ChipsView(QWidget* parent)
    : OrderPicture(Picture::OrderChips, parent)
{
}

QString ChipsView::exportName() const
{
    return u"chips"_s;
}

NumberTable ChipsView::tableOf(const OrderFrame& frame) const
{
    return chipNumbers(frame);
}

QString ChipsView::title() const
{
    if (isEmpty())
        return {};
    const QString selected = word(frame(), frame().selected);
    return frame().layers == 1 ? tr("Attention of %1", "a token").arg(selected)
                               : tr("Attention of %1, second layer", "a token").arg(selected);
}

QString ChipsView::spoken() const
{
    QStringList now;
    for (const int token : frame().reordered.tokens)
        now += word(frame(), token);
    return tr("Reordered: %1. %2 is selected. Left and right move it, up and down select another.")
        .arg(now.join(u' '), word(frame(), frame().selected));
}

void ChipsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (isEmpty())
        return;
    const ChipLayout layout(area, frame(), look);
    paintTitle(painter, area,
        {tr("Drag a token in the lower row; wider arrows are larger weights."),
            tr("Drag a token of the lower row."), tr("Drag a token.")},
        look);
    std::optional<DraggedChip> dragged;
    if (m_dragged)
        dragged = DraggedChip {frame().placeOf(OrderSide::Reordered, *m_dragged), m_dragX};
    paintChips(painter, layout, frame(), dragged, ghost(), look);
}

void ChipsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    m_dragged.reset();
    if (isEmpty())
        return;
    const ChipLayout layout(rect(), frame(), look());
    const auto hit = layout.chipAt(point);
    if (!hit)
        return;
    const int token = frame().side(hit->side).tokens[static_cast<std::size_t>(hit->place)];
    if (hit->side == OrderSide::Reordered) {
        m_dragged = token;
        m_grabOffset = point.x() - layout.chip(hit->side, hit->place).center().x();
        m_dragX = point.x() - m_grabOffset;
    }
    select(token);
}

void ChipsView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_dragged || *m_dragged >= static_cast<int>(frame().words.size()))
        return;
    const ChipLayout layout(rect(), frame(), look());
    m_dragX = std::clamp(point.x() - m_grabOffset, layout.typedRow.left() + layout.pitch / 2,
        layout.typedRow.right() - layout.pitch / 2);
    const int from = frame().placeOf(OrderSide::Reordered, *m_dragged);
    const int to = layout.placeAt(m_dragX);
    if (from != to)
        edit(MoveToken {from, to});
    this->point(focusOn(OrderSide::Reordered, *m_dragged));
}

void ChipsView::release()
{
    m_dragged.reset();
}

Focus ChipsView::focusOn(OrderSide side, int token) const
{
    Focus focus = pictureFocus();
    focus.side = side;
    focus.query = frame().selected;
    focus.key = token;
    return focus;
}

Focus ChipsView::focusAt(QPointF point) const
{
    if (isEmpty())
        return pictureFocus();
    const ChipLayout layout(rect(), frame(), look());
    const auto hit = layout.chipAt(point);
    return hit
        ? focusOn(hit->side, frame().side(hit->side).tokens[static_cast<std::size_t>(hit->place)])
        : pictureFocus();
}

Qt::CursorShape ChipsView::cursorAt(QPointF point) const
{
    if (isEmpty())
        return Qt::ArrowCursor;
    const auto hit = ChipLayout(rect(), frame(), look()).chipAt(point);
    if (!hit)
        return Qt::ArrowCursor;
    return hit->side == OrderSide::Reordered ? Qt::OpenHandCursor : Qt::PointingHandCursor;
}

// Those of the lower row, from left to right. The arrow keys move the selected chip even without a
// handle.
std::vector<PictureHandle> ChipsView::handles() const
{
    std::vector<PictureHandle> all;
    if (isEmpty())
        return all;
    const ChipLayout layout(rect(), frame(), look());
    const int count = static_cast<int>(frame().words.size());
    for (int place = 0; place < count; ++place) {
        const int token = frame().reordered.tokens[static_cast<std::size_t>(place)];
        const auto edit = [place, count](double wanted) -> std::optional<Edit> {
            const int to = static_cast<int>(std::lround(wanted)) - 1;
            return MoveToken {place, std::clamp(to, 0, count - 1)};
        };
        const HandleNumber number {.now = place + 1.0,
            .range = {1, static_cast<double>(count)},
            .text = QString::number(place + 1),
            .edit = edit};
        all.push_back({.name = tr("Token %1: %2").arg(token + 1).arg(word(frame(), token)),
            .place = layout.chip(OrderSide::Reordered, place).center(),
            .isByKey = false,
            .number = number});
    }
    return all;
}

void ChipsView::moveSelected(int to)
{
    const int last = static_cast<int>(frame().words.size()) - 1;
    edit(MoveToken {
        frame().placeOf(OrderSide::Reordered, frame().selected), std::clamp(to, 0, last)});
}

void ChipsView::keyPressEvent(QKeyEvent* event)
{
    if (isEmpty())
        return OrderPicture::keyPressEvent(event);
    const int place = frame().placeOf(OrderSide::Reordered, frame().selected);
    switch (event->key()) {
    case Qt::Key_Left:
        return moveSelected(place - 1);
    case Qt::Key_Right:
        return moveSelected(place + 1);
    case Qt::Key_Home:
        return moveSelected(0);
    case Qt::Key_End:
        return moveSelected(maxTokens);
    default:
        return OrderPicture::keyPressEvent(event);
    }
}

} // namespace lab::ui

#include "moc_chips_view.cpp"
