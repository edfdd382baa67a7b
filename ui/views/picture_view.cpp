#include "ui/views/picture_view.h"

#include "ui/store/gesture.h"

#include <QFocusEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

PictureView::PictureView(Picture picture, QWidget* parent)
    : QWidget(parent)
    , m_picture(picture)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

NumberTable PictureView::allNumbers() const
{
    const std::optional<NumberTable> ghost = ghostNumbers();
    return ghost ? compared(*ghost, numbers()) : numbers();
}

void PictureView::setLook(const Look& look)
{
    m_look = look;
    update();
}

void PictureView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.palette.ground);
    paint(painter, rect(), m_look);
    if (m_isFocusShown) {
        painter.setPen(QPen(m_look.palette.text, 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void PictureView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    m_isFocusShown =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
}

void PictureView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_isFocusShown = false;
    update();
}

void PictureView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_gesture = newGesture();
    m_pointer = event->position();
    grab(m_pointer, event->modifiers());
    update();
}

void PictureView::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer = event->position();
    if (m_gesture != 0) {
        drag(m_pointer, event->modifiers());
    } else {
        setCursor(cursorAt(m_pointer));
        point(focusAt(m_pointer));
    }
    update();
}

void PictureView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mouseReleaseEvent(event);
    release();
    m_gesture = 0;
    m_pointer = event->position();
    setCursor(cursorAt(m_pointer));
    point(focusAt(m_pointer));
    update();
}

void PictureView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        doubleClick(event->position());
}

void PictureView::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_pointer = {-1e6, -1e6};
    point({});
    update();
}

void PictureView::grab(QPointF, Qt::KeyboardModifiers) { }
void PictureView::drag(QPointF, Qt::KeyboardModifiers) { }
void PictureView::release() { }
void PictureView::doubleClick(QPointF) { }
Focus PictureView::focusAt(QPointF) const
{
    return {};
}
Qt::CursorShape PictureView::cursorAt(QPointF) const
{
    return Qt::ArrowCursor;
}

void PictureView::edit(const Edit& edit)
{
    Q_EMIT edited(edit, m_gesture != 0 ? m_gesture : newGesture());
}

void PictureView::editByWheel(const Edit& edit)
{
    constexpr qint64 pause = 700; // milliseconds between two turns of the wheel
    if (!m_sinceWheel.isValid() || m_sinceWheel.elapsed() > pause)
        m_wheelGesture = newGesture();
    m_sinceWheel.start();
    Q_EMIT edited(edit, m_wheelGesture);
}

void PictureView::point(const Focus& focus)
{
    if (focus != m_look.focus)
        Q_EMIT pointed(focus);
}

ShowPositions zoomed(const Positions& positions, double anchor, double factor)
{
    const double shown = std::clamp(
        static_cast<double>(positions.shown) * factor, 8.0, static_cast<double>(lastPosition));
    const double share =
        (anchor - static_cast<double>(positions.first)) / static_cast<double>(positions.shown);
    return {static_cast<std::int64_t>(std::llround(std::max(0.0, anchor - share * shown))),
        static_cast<std::int64_t>(std::llround(shown))};
}

ShowPositions panned(const Positions& positions, double byPositions)
{
    const double first = static_cast<double>(positions.first) + byPositions;
    return {static_cast<std::int64_t>(std::llround(std::max(0.0, first))), positions.shown};
}

} // namespace lab::ui
