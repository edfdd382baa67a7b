#include "ui/views/touch_input.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QStyleHints>
#include <QTouchEvent>
#include <QWheelEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

namespace {

constexpr double minSpan = 8; ///< pixels between two fingers
constexpr double turnToDouble = 240; ///< of the wheel, in eighths of a degree: two notches
constexpr double turnAcross = 4 * turnToDouble; ///< of the wheel, for the full width of the view

} // namespace

TouchInput::TouchInput(QWidget& view, Target target, Cancel cancel)
    : QObject(&view)
    , m_view(view)
    , m_target(std::move(target))
    , m_cancel(std::move(cancel))
{
    view.setAttribute(Qt::WA_AcceptTouchEvents);
    view.installEventFilter(this);
}

bool TouchInput::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        follow(*static_cast<QTouchEvent*>(event));
        event->accept();
        return true;
    case QEvent::TouchCancel:
        takeBack();
        m_phase = Phase::Nothing;
        return true;
    default:
        return QObject::eventFilter(watched, event);
    }
}

void TouchInput::follow(const QTouchEvent& event)
{
    std::vector<QPointF> down;
    for (const QEventPoint& point : event.points())
        if (point.state() != QEventPoint::Released)
            down.push_back(point.position());
    m_modifiers = event.modifiers();
    if (event.type() == QEvent::TouchBegin && !down.empty())
        put(down.front());
    if (down.size() > 1)
        pinch(down[0], down[1]);
    else if (m_phase == Phase::Pinch)
        m_phase = Phase::Nothing; // its remaining movement drags nothing
    else if (down.size() == 1)
        move(down.front());
    if (event.type() == QEvent::TouchEnd)
        lift();
}

void TouchInput::put(QPointF finger)
{
    m_phase = Phase::Put;
    m_start = finger;
    m_pressed = m_target(finger);
    m_last = m_pressed;
    m_rest.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
    mouse(QEvent::MouseMove, m_last, Qt::NoButton, Qt::NoButton); // for hover effects
}

void TouchInput::move(QPointF finger)
{
    if (m_phase == Phase::Put && QLineF(m_start, finger).length() > touchTrembling) {
        m_rest.stop();
        m_phase = Phase::Drag;
        mouse(QEvent::MouseButtonPress, m_last, Qt::LeftButton, Qt::LeftButton);
    }
    if (m_phase != Phase::Drag)
        return;
    m_last = m_pressed + (finger - m_start);
    mouse(QEvent::MouseMove, m_last, Qt::NoButton, Qt::LeftButton);
}

void TouchInput::lift()
{
    m_rest.stop();
    if (m_phase == Phase::Put) {
        const int pause = QGuiApplication::styleHints()->mouseDoubleClickInterval();
        const bool isSecond = m_tapped && m_sinceTap.elapsed() < pause
            && QLineF(*m_tapped, m_last).length() < touchReach;
        m_tapped = isSecond ? std::nullopt : std::optional(m_last);
        m_sinceTap.start();
        mouse(isSecond ? QEvent::MouseButtonDblClick : QEvent::MouseButtonPress, m_last,
            Qt::LeftButton, Qt::LeftButton);
    }
    if (m_phase == Phase::Put || m_phase == Phase::Drag)
        mouse(QEvent::MouseButtonRelease, m_last, Qt::LeftButton, Qt::NoButton);
    m_phase = Phase::Nothing;
}

// Moving back is not enough: elements that move in whole steps could end up beside their old
// position.
void TouchInput::takeBack()
{
    m_rest.stop();
    if (m_phase != Phase::Drag)
        return;
    m_last = m_pressed;
    mouse(QEvent::MouseMove, m_last, Qt::NoButton, Qt::LeftButton);
    m_cancel();
    mouse(QEvent::MouseButtonRelease, m_last, Qt::LeftButton, Qt::NoButton);
}

void TouchInput::pinch(QPointF one, QPointF other)
{
    const double span = std::max(minSpan, QLineF(one, other).length());
    const QPointF middle = (one + other) / 2;
    if (m_phase == Phase::Pinch) {
        const double across = turnAcross * (middle.x() - m_middle.x()) / m_view.width();
        m_turned += QPointF(across, turnToDouble * std::log2(span / m_span));
        const QPoint whole(static_cast<int>(m_turned.x()), static_cast<int>(m_turned.y()));
        m_turned -= whole;
        turnWheel({whole.x(), 0}, middle);
        turnWheel({0, whole.y()}, middle);
    } else {
        takeBack();
        m_phase = Phase::Pinch;
        m_turned = {};
    }
    m_span = span;
    m_middle = middle;
}

void TouchInput::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_rest.timerId())
        return QObject::timerEvent(event);
    m_rest.stop();
    m_phase = Phase::Nothing;
    const QPoint place = m_last.toPoint();
    const QPoint onScreen = m_view.mapToGlobal(place);
    QContextMenuEvent menu(QContextMenuEvent::Mouse, place, onScreen, m_modifiers);
    menu.ignore();
    QCoreApplication::sendEvent(&m_view, &menu);
    if (menu.isAccepted())
        return;
    QHelpEvent word(QEvent::ToolTip, place, onScreen);
    QCoreApplication::sendEvent(&m_view, &word);
}

// With the system's mouse as the device: with the touchscreen it would replace the first finger.
void TouchInput::mouse(
    QEvent::Type type, QPointF point, Qt::MouseButton button, Qt::MouseButtons held)
{
    QMouseEvent event(type, point, m_view.mapTo(m_view.window(), point), m_view.mapToGlobal(point),
        button, held, m_modifiers, Qt::MouseEventSynthesizedByApplication);
    QCoreApplication::sendEvent(&m_view, &event);
}

void TouchInput::turnWheel(QPoint eighths, QPointF point)
{
    if (eighths.isNull())
        return;
    QWheelEvent event(point, m_view.mapToGlobal(point), {}, eighths, Qt::NoButton, m_modifiers,
        Qt::NoScrollPhase, false, Qt::MouseEventSynthesizedByApplication);
    QCoreApplication::sendEvent(&m_view, &event);
}

} // namespace lab::ui

#include "moc_touch_input.cpp"
