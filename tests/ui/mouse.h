#pragma once

#include <QApplication>
#include <QMouseEvent>
#include <QWidget>

namespace lab::ui {

/// Mouse events sent directly to a view: `held` are the buttons down after the event, and all
/// events except moves are of the left button. It needs neither an active window nor mouse
/// tracking.
inline void sendMouse(
    QWidget& view, QEvent::Type type, QPointF point, Qt::MouseButtons held = Qt::NoButton)
{
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, point, view.mapToGlobal(point), button, held, Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
}

inline void hover(QWidget& view, QPointF point)
{
    sendMouse(view, QEvent::MouseMove, point);
}

inline void press(QWidget& view, QPointF point)
{
    hover(view, point);
    sendMouse(view, QEvent::MouseButtonPress, point, Qt::LeftButton);
}

inline void release(QWidget& view, QPointF point)
{
    sendMouse(view, QEvent::MouseButtonRelease, point);
}

inline void drag(QWidget& view, QPointF from, QPointF to, int steps = 60)
{
    press(view, from);
    for (int step = 1; step <= steps; ++step)
        sendMouse(view, QEvent::MouseMove, from + (to - from) * step / steps, Qt::LeftButton);
    release(view, to);
}

} // namespace lab::ui
