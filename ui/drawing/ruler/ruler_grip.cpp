#include "ui/drawing/ruler/ruler_grip.h"

#include "ui/paint/text/number_text.h"
#include "ui/store/gesture.h"
#include "ui/views/parameters/parameter_words.h"

#include <QEvent>
#include <QKeyEvent>

#include <bit>
#include <cmath>

namespace lab::ui {

RulerGrip::RulerGrip(Token token, QWidget* parent)
    : QWidget(parent)
    , m_token(token)
{
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    retranslate();
}

void RulerGrip::setPositions(const Positions& positions)
{
    const std::int64_t before = position();
    m_positions = positions;
    if (position() != before)
        announce(this, spokenNumber());
}

double RulerGrip::spokenNumber() const
{
    return static_cast<double>(position());
}

QString RulerGrip::spokenText() const
{
    return wholeNumber(position());
}

void RulerGrip::take(double number)
{
    if (std::isfinite(number))
        Q_EMIT moved(std::llround(number), newGesture());
}

void RulerGrip::keyPressEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat())
        m_gesture = newGesture();
    const std::int64_t step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        Q_EMIT moved(position() - step, m_gesture);
        break;
    case Qt::Key_Right:
    case Qt::Key_Up:
        Q_EMIT moved(position() + step, m_gesture);
        break;
    case Qt::Key_PageUp:
        Q_EMIT moved(powerOfTwoAbove(position()), m_gesture);
        break;
    case Qt::Key_PageDown:
        Q_EMIT moved(powerOfTwoBelow(position()), m_gesture);
        break;
    case Qt::Key_Home:
        Q_EMIT moved(m_positions.first, m_gesture);
        break;
    case Qt::Key_End:
        Q_EMIT moved(m_positions.first + m_positions.shown - 1, m_gesture);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
        Q_EMIT typingWanted();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void RulerGrip::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    Q_EMIT focusMoved();
}

void RulerGrip::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    Q_EMIT focusMoved();
}

void RulerGrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

std::int64_t RulerGrip::position() const
{
    return m_token == Token::Query ? m_positions.query : m_positions.key;
}

void RulerGrip::retranslate()
{
    const Parameter& parameter =
        *parameterNamed(m_token == Token::Query ? "position.query" : "position.key");
    setAccessibleName(tr("%1, handle of the ruler").arg(labelOf(parameter)));
    setAccessibleDescription(meaningOf(parameter));
}

std::int64_t powerOfTwoAbove(std::int64_t position)
{
    return static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(position) + 1));
}

std::int64_t powerOfTwoBelow(std::int64_t position)
{
    return position <= 1
        ? 0
        : static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(position) - 1));
}

} // namespace lab::ui

#include "moc_ruler_grip.cpp"
