#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QEvent>
#include <QObject>
#include <QPointF>

#include <functional>
#include <optional>
#include <vector>

class QTouchEvent;
class QWidget;

namespace lab::ui {

/// The distance at which a finger takes hold of an element, in pixels at 1x: 44 across.
constexpr double touchReach = 22;
/// How far a resting finger may move, in pixels.
constexpr double touchTrembling = 6;

/// Translates touches on a widget with draggable elements to mouse and wheel events.
///
/// One finger drags. The press is sent where the finger was put down, but only when it has moved a
/// little or is lifted, so that a second finger has nothing to cancel. Two fingers turn the wheel:
/// two notches for twice the distance between them, and horizontally by their common movement; a
/// drag by one of them is cancelled. A long touch opens the context menu, or else the tooltip of a
/// symbol. Qt treats a pen as a mouse.
class TouchInput : public QObject {
    Q_OBJECT
public:
    /// The point at which a finger presses: on an element that is near enough.
    using Target = std::function<QPointF(QPointF)>;
    /// Cancels the current drag, if any, with all its changes.
    using Cancel = std::function<void()>;

    /// Becomes a child of the widget.
    TouchInput(QWidget& view, Target target, Cancel cancel);

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void timerEvent(QTimerEvent* event) override; ///< for a long touch

private:
    enum class Phase { Nothing, Put, Drag, Pinch };

    void follow(const QTouchEvent& event);
    void put(QPointF finger);
    void move(QPointF finger);
    void lift();
    void takeBack();
    void pinch(QPointF one, QPointF other);
    void mouse(QEvent::Type type, QPointF point, Qt::MouseButton button, Qt::MouseButtons held);
    void turnWheel(QPoint eighths, QPointF point);

    QWidget& m_view;
    Target m_target;
    Cancel m_cancel;
    Phase m_phase = Phase::Nothing;
    QPointF m_start; ///< of the finger
    QPointF m_pressed; ///< where the mouse press is sent
    QPointF m_last; ///< of the pointer
    double m_span = 0; ///< distance between two fingers
    QPointF m_middle; ///< between two fingers
    QPointF m_turned; ///< wheel rotation not sent yet
    QBasicTimer m_rest;
    std::optional<QPointF> m_tapped; ///< pointer position of the last tap
    QElapsedTimer m_sinceTap;
    Qt::KeyboardModifiers m_modifiers;
};

} // namespace lab::ui
