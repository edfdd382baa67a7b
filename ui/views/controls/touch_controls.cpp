#include "ui/views/controls/touch_controls.h"

#include "ui/views/touch_hand.h"

#include <QAbstractButton>
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
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSlider>
#include <QStyle>
#include <QStyleHints>
#include <QStyleOptionSlider>
#include <QTabBar>

#include <algorithm>

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

QRectF handleOf(const QSlider& slider)
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
    const QRectF inner = rect.adjusted(1, 1, -2, -2); // whole pixels of it, after rounding
    return {std::clamp(point.x(), inner.left(), inner.right()),
        std::clamp(point.y(), inner.top(), inner.bottom())};
}

/// The point of the control that a finger takes, both on the screen.
QPointF takenOf(const QWidget& control, QPointF finger)
{
    const QPointF at = control.mapFromGlobal(finger);
    if (const auto* slider = qobject_cast<const QSlider*>(&control)) {
        const QRectF handle = handleOf(*slider);
        if (QLineF(handle.center(), at).length() <= touchReach)
            return control.mapToGlobal(nearestIn(handle, at));
    }
    return control.mapToGlobal(nearestIn(QRectF(control.rect()), at));
}

/// Whether it lies there with nothing over it.
bool isUppermost(const QWidget& control, QPointF onScreen)
{
    const QWidget* window = control.window();
    const QWidget* there = window->childAt(window->mapFromGlobal(onScreen).toPoint());
    return there && (there == &control || control.isAncestorOf(there));
}

/// The nearest control within reach, if it can be seen and used.
QWidget* controlNear(const QWidget& window, QPointF finger)
{
    QWidget* nearest = nullptr;
    double least = touchReach;
    for (QWidget* control : window.findChildren<QWidget*>()) {
        if (!isControl(control) || !control->isVisible() || !control->isEnabled()
            || control->window() != &window)
            continue;
        const QPointF at = nearestIn(QRectF(control->rect()), control->mapFromGlobal(finger));
        const double away = QLineF(control->mapToGlobal(at), finger).length();
        if (away < least && isUppermost(*control, control->mapToGlobal(at))) {
            nearest = control;
            least = away;
        }
    }
    return nearest;
}

QAbstractScrollArea* areaAround(QWidget* widget)
{
    while (widget && !qobject_cast<QAbstractScrollArea*>(widget))
        widget = widget->isWindow() ? nullptr : widget->parentWidget();
    return qobject_cast<QAbstractScrollArea*>(widget);
}

QPoint barsOf(const QAbstractScrollArea& area)
{
    return {area.horizontalScrollBar()->value(), area.verticalScrollBar()->value()};
}

bool isOfFinger(const QMouseEvent& event)
{
    return event.source() == Qt::MouseEventSynthesizedByQt
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
    const bool isMouse = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick
        || type == QEvent::MouseMove || type == QEvent::MouseButtonRelease;
    auto* widget = isMouse && watched->isWidgetType() ? static_cast<QWidget*>(watched) : nullptr;
    if (!widget || !isOfFinger(*static_cast<QMouseEvent*>(event)))
        return QObject::eventFilter(watched, event);
    const auto& told = *static_cast<QMouseEvent*>(event);
    if (type == QEvent::MouseMove)
        return move(told);
    return type == QEvent::MouseButtonRelease ? release(told) : press(*widget, told);
}

// What a widget does not take comes to its parents, too: the first one is touched.
bool TouchControls::press(QWidget& touched, const QMouseEvent& event)
{
    if (m_touched)
        return false;
    m_touched = &touched;
    m_start = event.globalPosition();
    m_isScrolling = false;
    m_control.clear();
    m_scrolled.clear();
    m_rest.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
    const bool isInControl = isWithinControl(&touched);
    if (touched.window()->windowType() == Qt::Popup)
        return false;
    if (QWidget* nearest = isInControl ? nullptr : controlNear(*touched.window(), m_start)) {
        m_control = nearest;
        m_by = takenOf(*nearest, m_start) - m_start;
    } else if (auto* slider = qobject_cast<QSlider*>(&touched)) {
        m_control = slider;
        m_by = takenOf(*slider, m_start) - m_start;
    } else {
        m_scrolled = isInControl ? nullptr : areaAround(&touched);
        m_bars = m_scrolled ? barsOf(*m_scrolled) : QPoint();
        return false;
    }
    tell(event);
    return true;
}

bool TouchControls::move(const QMouseEvent& event)
{
    const QPointF moved = event.globalPosition() - m_start;
    const bool isMoving = m_isScrolling || QLineF({}, moved).length() > touchTrembling;
    if (isMoving)
        m_rest.stop();
    if (m_control) {
        tell(event);
        return true;
    }
    if (!m_scrolled)
        return false;
    m_isScrolling = isMoving;
    if (isMoving) {
        m_scrolled->horizontalScrollBar()->setValue(m_bars.x() - qRound(moved.x()));
        m_scrolled->verticalScrollBar()->setValue(m_bars.y() - qRound(moved.y()));
    }
    return true;
}

bool TouchControls::release(const QMouseEvent& event)
{
    m_rest.stop();
    m_touched.clear();
    m_scrolled.clear();
    if (!m_control)
        return false;
    tell(event);
    m_control.clear();
    return true;
}

// To the control that is near, as if the finger were on it.
void TouchControls::tell(const QMouseEvent& event)
{
    const QPointF onScreen = event.globalPosition() + m_by;
    const QPointF point = m_control->mapFromGlobal(onScreen);
    QMouseEvent there(event.type(), point, m_control->mapTo(m_control->window(), point), onScreen,
        event.button(), event.buttons(), event.modifiers(), Qt::MouseEventSynthesizedByApplication);
    QCoreApplication::sendEvent(m_control, &there);
}

void TouchControls::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_rest.timerId())
        return QObject::timerEvent(event);
    m_rest.stop();
    QWidget* const asked = m_control ? m_control : m_touched;
    if (!asked)
        return;
    const QPoint onScreen = m_start.toPoint();
    QContextMenuEvent menu(QContextMenuEvent::Mouse, asked->mapFromGlobal(onScreen), onScreen);
    QCoreApplication::sendEvent(asked, &menu);
}

} // namespace lab::ui

#include "moc_touch_controls.cpp"
