#include "ui/views/controls/touch_controls.h"

#include "ui/views/touch_input.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLineEdit>
#include <QLineF>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QScrollBar>
#include <QSlider>
#include <QStyle>
#include <QStyleHints>
#include <QStyleOptionSlider>
#include <QTabBar>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace lab::ui {

namespace {

template <class... Kinds> bool isAnyOf(const QWidget* widget)
{
    return (qobject_cast<const Kinds*>(widget) || ...);
}

bool isControl(const QWidget* widget)
{
    return isAnyOf<QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit,
        QMenuBar, QTabBar>(widget);
}

bool isWithinControl(const QWidget* widget)
{
    while (widget && !isControl(widget) && !widget->isWindow())
        widget = widget->parentWidget();
    return isControl(widget);
}

QRect handleOf(const QSlider& slider)
{
    QStyleOptionSlider option;
    option.initFrom(&slider);
    option.subControls = QStyle::SC_All;
    option.orientation = slider.orientation();
    option.minimum = slider.minimum();
    option.maximum = slider.maximum();
    option.sliderPosition = slider.sliderPosition();
    option.sliderValue = slider.value();
    const bool isUpright = slider.orientation() == Qt::Vertical;
    option.upsideDown = isUpright != slider.invertedAppearance();
    return slider.style()->subControlRect(
        QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &slider);
}

QPointF nearestIn(const QRectF& rect, QPointF point)
{
    const QRectF inner = rect.adjusted(1, 1, -2, -2); // whole pixels inside it, after rounding
    return {std::clamp(point.x(), inner.left(), inner.right()),
        std::clamp(point.y(), inner.top(), inner.bottom())};
}

/// The point of the control that a finger beside it uses, in its coordinates. A slider only at the
/// center of its handle, because it jumps to where it is pressed.
std::optional<QPointF> takenOf(const QWidget& control, QPointF finger)
{
    const QPointF at = control.mapFromGlobal(finger);
    const auto* slider = qobject_cast<const QSlider*>(&control);
    const QPointF taken =
        slider ? QPointF(handleOf(*slider).center()) : nearestIn(QRectF(control.rect()), at);
    return QLineF(taken, at).length() <= touchReach ? std::optional(taken) : std::nullopt;
}

/// Whether nothing covers it at this point.
bool isUppermost(const QWidget& control, QPointF onScreen)
{
    const QWidget* window = control.window();
    const QWidget* there = window->childAt(window->mapFromGlobal(onScreen).toPoint());
    return there && (there == &control || control.isAncestorOf(there));
}

/// The nearest visible and enabled control within reach. Scroll bars are excluded: a finger beside
/// one scrolls anyway.
QWidget* controlNear(const QWidget& window, QPointF finger)
{
    QWidget* nearest = nullptr;
    double least = touchReach;
    for (QWidget* control : window.findChildren<QWidget*>()) {
        if (!isControl(control) || !control->isVisible() || !control->isEnabled()
            || control->window() != &window || isAnyOf<QScrollBar>(control))
            continue;
        const std::optional<QPointF> at = takenOf(*control, finger);
        if (!at)
            continue;
        const double away = QLineF(control->mapToGlobal(*at), finger).length();
        if (away < least && isUppermost(*control, control->mapToGlobal(*at))) {
            nearest = control;
            least = away;
        }
    }
    return nearest;
}

/// Whether a finger moving in this direction drags the widget; most widgets have nothing to drag.
bool isAlong(const QWidget* widget, QPointF moved)
{
    const bool isAcross = std::abs(moved.x()) > std::abs(moved.y());
    if (const auto* slider = qobject_cast<const QSlider*>(widget))
        return isAcross == (slider->orientation() == Qt::Horizontal);
    return isAcross && isAnyOf<QLineEdit>(widget);
}

bool isOfList(const QWidget& widget)
{
    const auto* list = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
    return list && list->viewport() == &widget;
}

bool canScroll(const QAbstractScrollArea& area)
{
    const auto has = [](const QScrollBar& bar) { return bar.maximum() > bar.minimum(); };
    return has(*area.horizontalScrollBar()) || has(*area.verticalScrollBar());
}

/// The innermost scroll area around it that has more than it shows; else the innermost one.
QAbstractScrollArea* areaAround(QWidget* widget)
{
    QAbstractScrollArea* innermost = nullptr;
    for (; widget; widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
        auto* area = qobject_cast<QAbstractScrollArea*>(widget);
        if (area && canScroll(*area))
            return area;
        if (!innermost)
            innermost = area;
    }
    return innermost;
}

/// The value of a scroll bar that follows the finger; some scroll bars count rows and lines, not
/// pixels.
int valueAfter(const QScrollBar& bar, int before, double moved, int visible)
{
    const double pixels =
        bar.pageStep() > 0 && visible > 0 ? visible / static_cast<double>(bar.pageStep()) : 1;
    return before - qRound(moved / pixels);
}

QPoint barsOf(const QAbstractScrollArea& area)
{
    return {area.horizontalScrollBar()->value(), area.verticalScrollBar()->value()};
}

/// Sends an event as if the finger were at this point.
void send(
    QWidget* control, QEvent::Type type, QPointF onScreen, Qt::KeyboardModifiers modifiers = {})
{
    if (!control)
        return;
    const bool isMove = type == QEvent::MouseMove;
    const bool isUp = type == QEvent::MouseButtonRelease;
    const QPointF point = control->mapFromGlobal(onScreen);
    QMouseEvent there(type, point, control->mapTo(control->window(), point), onScreen,
        isMove ? Qt::NoButton : Qt::LeftButton, isUp ? Qt::NoButton : Qt::LeftButton, modifiers,
        Qt::MouseEventSynthesizedByApplication);
    QCoreApplication::sendEvent(control, &there);
}

// After a cancelled touch, Qt sends a release that is not marked as synthesized.
bool isOfFinger(const QMouseEvent& event)
{
    return event.source() != Qt::MouseEventSynthesizedByApplication
        && event.pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen;
}

} // namespace

TouchControls::TouchControls(QObject* parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

TouchControls::~TouchControls() = default;

bool TouchControls::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::TouchCancel)
        cancel();
    const bool isMouse = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick
        || type == QEvent::MouseMove || type == QEvent::MouseButtonRelease;
    auto* widget = isMouse && watched->isWidgetType() ? static_cast<QWidget*>(watched) : nullptr;
    if (!widget || !isOfFinger(*static_cast<QMouseEvent*>(event)))
        return QObject::eventFilter(watched, event);
    const auto& receiver = *static_cast<QMouseEvent*>(event);
    if (type == QEvent::MouseMove)
        return move(receiver);
    return type == QEvent::MouseButtonRelease ? release(receiver) : press(*widget, receiver);
}

// Qt also sends an event to the parents if a widget ignores it; only the first widget counts as
// touched.
bool TouchControls::press(QWidget& touched, const QMouseEvent& event)
{
    if (m_touched && event.timestamp() == m_startTime)
        return false;
    m_phase = Phase::Pass;
    m_touched = &touched;
    m_start = event.globalPosition();
    m_startTime = event.timestamp();
    m_isSecond = event.type() == QEvent::MouseButtonDblClick;
    m_receiver = &touched;
    m_by = {};
    m_rest.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
    const bool isList = isOfList(touched);
    const bool isInPopup = touched.window()->windowType() == Qt::Popup;
    if ((isInPopup && !isList) || isAnyOf<QScrollBar>(&touched))
        return false;
    bool isOfControl = isWithinControl(&touched);
    if (!isOfControl && !isList) {
        if (QWidget* nearest = controlNear(*touched.window(), m_start)) {
            m_receiver = nearest;
            isOfControl = true;
        }
    }
    const bool isForwarded = m_receiver != &touched || isAnyOf<QSlider>(&touched);
    if (const auto taken = isForwarded ? takenOf(*m_receiver, m_start) : std::nullopt)
        m_by = m_receiver->mapToGlobal(*taken) - m_start;
    m_scrolled = areaAround(&touched);
    if (m_scrolled && (!isOfControl || canScroll(*m_scrolled))) {
        m_bars = barsOf(*m_scrolled);
        m_phase = Phase::Hold;
    } else if (isForwarded) {
        m_phase = Phase::Drag;
        send(m_receiver, event.type(), m_start + m_by, event.modifiers());
        return true;
    }
    return m_phase == Phase::Hold;
}

bool TouchControls::move(const QMouseEvent& event)
{
    const QPointF moved = event.globalPosition() - m_start;
    if (QLineF({}, moved).length() > touchTrembling)
        letGo(moved, event.modifiers());
    if (m_phase == Phase::Scroll)
        scroll(moved);
    else if (m_phase == Phase::Drag)
        send(m_receiver, QEvent::MouseMove, event.globalPosition() + m_by, event.modifiers());
    return m_phase != Phase::Nothing && m_phase != Phase::Pass;
}

// A receiver may open a modal dialog, where other touches arrive; so the state is reset before
// sending.
bool TouchControls::release(const QMouseEvent& event)
{
    m_rest.stop();
    m_touched.clear();
    const Phase phase = std::exchange(m_phase, Phase::Nothing);
    const bool isTap = phase == Phase::Hold || phase == Phase::Pass;
    const bool isDouble = std::exchange(m_hasTapped, isTap) && m_isSecond;
    const QPointer<QWidget> receiver = m_receiver;
    const QPointF pressed = m_start + m_by;
    if (phase == Phase::Hold) {
        send(receiver, isDouble ? QEvent::MouseButtonDblClick : QEvent::MouseButtonPress, pressed,
            event.modifiers());
        send(receiver, QEvent::MouseButtonRelease, pressed, event.modifiers());
    } else if (phase == Phase::Drag) {
        send(
            receiver, QEvent::MouseButtonRelease, event.globalPosition() + m_by, event.modifiers());
    }
    return phase != Phase::Nothing && phase != Phase::Pass;
}

// The finger has moved too far for a tap.
void TouchControls::letGo(QPointF moved, Qt::KeyboardModifiers modifiers)
{
    m_rest.stop();
    if (m_phase != Phase::Hold)
        return;
    m_phase = isAlong(m_receiver, moved) ? Phase::Drag : Phase::Scroll;
    if (m_phase == Phase::Drag)
        send(m_receiver, QEvent::MouseButtonPress, m_start + m_by, modifiers);
}

void TouchControls::scroll(QPointF moved)
{
    if (!m_scrolled)
        return;
    QScrollBar& across = *m_scrolled->horizontalScrollBar();
    QScrollBar& down = *m_scrolled->verticalScrollBar();
    const QSize visible = m_scrolled->viewport()->size();
    across.setValue(valueAfter(across, m_bars.x(), moved.x(), visible.width()));
    down.setValue(valueAfter(down, m_bars.y(), moved.y(), visible.height()));
}

// Restores what it dragged.
void TouchControls::cancel()
{
    m_rest.stop();
    m_touched.clear();
    if (m_phase == Phase::Nothing || m_phase == Phase::Pass)
        return;
    if (std::exchange(m_phase, Phase::Over) != Phase::Drag) // its release must be ignored
        return;
    const QPointer<QWidget> receiver = m_receiver;
    send(receiver, QEvent::MouseMove, m_start + m_by);
    send(receiver, QEvent::MouseButtonRelease, m_start + m_by);
}

void TouchControls::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_rest.timerId())
        return QObject::timerEvent(event);
    m_rest.stop();
    QWidget* const asked = m_receiver ? m_receiver : m_touched;
    if (!asked)
        return;
    const Phase phase = m_phase;
    if (phase == Phase::Hold)
        m_phase = Phase::Over; // the menu may stay open long after the touch
    const QPoint onScreen = m_start.toPoint();
    QContextMenuEvent menu(QContextMenuEvent::Mouse, asked->mapFromGlobal(onScreen), onScreen);
    QCoreApplication::sendEvent(asked, &menu);
    if (m_phase == Phase::Over && !menu.isAccepted())
        m_phase = phase;
}

} // namespace lab::ui

#include "moc_touch_controls.cpp"
