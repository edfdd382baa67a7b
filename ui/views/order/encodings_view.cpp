#include "ui/views/order/encodings_view.h"

#include "core/state/choices.h"
#include "ui/paint/order/encodings.h"
#include "ui/paint/order/order_words.h"
#include "ui/paint/text/text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

EncodingsView::EncodingsView(QWidget* parent)
    : PictureView(Picture::OrderEncodings, parent)
{
}

void EncodingsView::setFrame(OrderEncodingsFrame frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    nameAnew();
    update();
}

void EncodingsView::setGhost(std::optional<OrderEncodingsFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    update();
}

QString EncodingsView::exportName() const
{
    return u"encodings"_s;
}

NumberTable EncodingsView::numbers() const
{
    return lab::numbers(m_frame);
}

std::optional<NumberTable> EncodingsView::ghostNumbers() const
{
    return m_ghost ? std::optional(lab::numbers(*m_ghost)) : std::nullopt;
}

QString EncodingsView::title() const
{
    switch (m_frame.compared) {
    case OrderComparison::ByToken:
        return tr("Difference by token, under each encoding");
    case OrderComparison::ByPlace:
        return tr("Difference by place, under each encoding");
    case OrderComparison::Pooled:
        break;
    }
    return tr("Difference of the means, under each encoding");
}

void EncodingsView::nameAnew()
{
    setAccessibleName(title());
    if (m_frame.lines.empty())
        return;
    const OrderEncodingsFrame::Line& line = m_frame.lines[static_cast<std::size_t>(chosenLine())];
    setAccessibleDescription(
        tr("%1: %2 with all keys visible, %3 with the causal mask.")
            .arg(encodingName(line.encoding), changeText(line.allKeys), changeText(line.causal)));
}

void EncodingsView::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameAnew();
}

void EncodingsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintText(painter, {area.left(), area.top() + look.px(16)},
        fittingTitle(title(), area.width(), look), TextRole::PictureTitle, look.palette.text, look);
    paintEncodings(painter, EncodingPlaces(area, m_frame, look), m_frame, m_ghost, look);
}

int EncodingsView::chosenLine() const
{
    const auto line =
        std::ranges::find(m_frame.lines, m_frame.chosen, &OrderEncodingsFrame::Line::encoding);
    return static_cast<int>(line - m_frame.lines.begin());
}

void EncodingsView::choose(int line)
{
    if (line < 0 || line >= static_cast<int>(m_frame.lines.size()))
        return;
    const OrderEncoding chosen = m_frame.lines[static_cast<std::size_t>(line)].encoding;
    edit(SetParameter {"order.encoding", keyOf(chosen)});
}

void EncodingsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (const auto line = EncodingPlaces(rect(), m_frame, look()).rowAt(point))
        choose(*line);
}

Focus EncodingsView::focusAt(QPointF point) const
{
    Focus focus;
    focus.picture = picture();
    if (const auto line = EncodingPlaces(rect(), m_frame, look()).rowAt(point))
        focus.encoding = m_frame.lines[static_cast<std::size_t>(*line)].encoding;
    return focus;
}

Qt::CursorShape EncodingsView::cursorAt(QPointF point) const
{
    return focusAt(point).encoding ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

void EncodingsView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up)
        return choose(chosenLine() - 1);
    if (event->key() == Qt::Key_Down)
        return choose(chosenLine() + 1);
    PictureView::keyPressEvent(event);
}

} // namespace lab::ui
