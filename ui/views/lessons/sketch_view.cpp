#include "ui/views/lessons/sketch_view.h"

#include "ui/paint/controls/handles.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/number_text.h"
#include "ui/views/touch_input.h"

#include <QAccessible>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace lab::ui {

SketchView::SketchView(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCursor(Qt::CrossCursor);
    new TouchInput(
        *this, [](QPointF point) { return point; }, [this] { giveUpStroke(); });
}

void SketchView::setFrame(SketchFrame frame)
{
    if (frame.drawn != m_frame.drawn) {
        m_before.clear();
        m_after.clear();
    }
    m_frame = std::move(frame);
    m_cursor = std::min(m_cursor, m_frame.x.size() - 1);
    setCursor(isOpen() ? Qt::CrossCursor : Qt::ArrowCursor);
    setAttribute(Qt::WA_AcceptTouchEvents, isOpen()); // otherwise a finger scrolls the page
    speak();
    update();
}

void SketchView::setLook(const Look& look)
{
    m_look = look;
    update();
}

drawing::SketchPicture SketchView::picture() const
{
    return sketchPicture(m_frame, m_isFocusShown ? std::optional(m_cursor) : std::nullopt,
        boxOf(QRectF(rect()).adjusted(4, 2, 0, 0)), QtStyle(m_look).style);
}

QPointF SketchView::valueAt(QPointF point) const
{
    const drawing::SketchPicture now = picture();
    return {now.x.value(point.x()), now.y.value(point.y())};
}

void SketchView::paintEvent(QPaintEvent*)
{
    if (m_frame.x.size() < 2)
        return;
    QPainter painter(this);
    painter.fillRect(rect(), m_look.palette.ground);
    const drawing::SketchPicture now = picture();
    paintLayers(painter, now.drawing.layers, m_look);
    if (m_isFocusShown && m_frame.drawn[m_cursor])
        paintHandle(painter, qt(now.at(m_frame.x[m_cursor], *m_frame.drawn[m_cursor])),
            HandleKind::Neutral, HandleState::Hovered, 10, m_look);
}

void SketchView::mousePressEvent(QMouseEvent* event)
{
    if (!isOpen() || event->button() != Qt::LeftButton)
        return;
    m_isFocusShown = false;
    keepBefore();
    m_last = valueAt(event->position());
    strokeTo(event->position());
}

void SketchView::wheelEvent(QWheelEvent* event)
{
    event->setAccepted(isOpen() && event->source() == Qt::MouseEventSynthesizedByApplication);
}

void SketchView::mouseMoveEvent(QMouseEvent* event)
{
    if (isOpen() && event->buttons() & Qt::LeftButton)
        strokeTo(event->position());
}

void SketchView::strokeTo(QPointF point)
{
    const QPointF here = valueAt(point);
    m_frame = withStroke(std::move(m_frame), m_last.x(), m_last.y(), here.x(), here.y());
    m_last = here;
    update();
}

void SketchView::moveBy(int places)
{
    const auto last = static_cast<std::ptrdiff_t>(m_frame.x.size()) - 1;
    const auto to =
        std::clamp<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(m_cursor) + places, 0, last);
    const auto from = std::exchange(m_cursor, static_cast<std::size_t>(to));
    // A point that was skipped without a value takes the previous point's value, so that the keys
    // draw a line.
    if (isOpen() && m_frame.drawn[from] && !m_frame.drawn[m_cursor]) {
        keepBefore();
        m_frame = withStroke(m_frame, m_frame.x[from], *m_frame.drawn[from], m_frame.x[m_cursor],
            *m_frame.drawn[from]);
    }
    speak();
    update();
}

void SketchView::raiseBy(double steps)
{
    if (!isOpen())
        return;
    keepBefore();
    const double middle = (m_frame.lowest + m_frame.highest) / 2;
    const double step = (m_frame.highest - m_frame.lowest) / 20;
    auto& value = m_frame.drawn[m_cursor];
    value = std::clamp(value.value_or(middle) + steps * step, m_frame.lowest, m_frame.highest);
    speak();
    update();
}

void SketchView::keyPressEvent(QKeyEvent* event)
{
    const int places = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    m_isFocusShown = true;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveBy(-places);
    case Qt::Key_Right:
        return moveBy(places);
    case Qt::Key_Up:
        return raiseBy(places);
    case Qt::Key_Down:
        return raiseBy(-places);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (isOpen()) {
            keepBefore();
            std::ranges::fill(m_frame.drawn, std::nullopt);
        }
        speak();
        return update();
    default:
        break;
    }
    if (isOpen() && event->matches(QKeySequence::Undo) && !m_before.empty())
        return turnBack(m_before, m_after);
    if (isOpen() && event->matches(QKeySequence::Redo) && !m_after.empty())
        return turnBack(m_after, m_before);
    QWidget::keyPressEvent(event);
}

bool SketchView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isOpen()) {
        const auto& key = *static_cast<const QKeyEvent*>(event);
        if ((key.matches(QKeySequence::Undo) && !m_before.empty())
            || (key.matches(QKeySequence::Redo) && !m_after.empty())) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void SketchView::keepBefore()
{
    m_before.push_back(m_frame.drawn);
    m_after.clear();
}

void SketchView::giveUpStroke()
{
    if (!isOpen() || m_before.empty())
        return;
    m_frame.drawn = std::move(m_before.back());
    m_before.pop_back();
    update();
}

void SketchView::turnBack(std::vector<Drawn>& from, std::vector<Drawn>& to)
{
    to.push_back(std::exchange(m_frame.drawn, std::move(from.back())));
    from.pop_back();
    speak();
    update();
}

void SketchView::focusInEvent(QFocusEvent* event)
{
    m_isFocusShown = event->reason() != Qt::MouseFocusReason;
    QWidget::focusInEvent(event);
    update();
}

void SketchView::focusOutEvent(QFocusEvent* event)
{
    m_isFocusShown = false;
    QWidget::focusOutEvent(event);
    update();
}

void SketchView::speak()
{
    if (m_frame.x.size() < 2)
        return;
    const QString place = significant(m_frame.x[m_cursor], 6);
    QString words = m_frame.drawn[m_cursor]
        ? tr("At %1 you drew %2.").arg(place, significant(*m_frame.drawn[m_cursor], 3))
        : tr("Nothing is drawn at %1.").arg(place);
    if (!m_frame.truth.empty())
        words += u' ' + tr("The true value is %1.").arg(significant(m_frame.truth[m_cursor], 3));
    setAccessibleDescription(words);
}

} // namespace lab::ui

#include "moc_sketch_view.cpp"
