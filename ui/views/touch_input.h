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

/// Pixels at 1x from which a finger takes hold of a thing: 44 across.
constexpr double touchReach = 22;
/// Pixels that a finger at rest may move.
constexpr double touchTrembling = 6;

/// Fingers over a widget that draws what is dragged, told to it as a mouse and its wheel.
///
/// One finger drags. It presses where it was put down, but not before it has moved a little or is
/// lifted: a second finger takes nothing back. Two fingers turn the wheel, twice as far apart by
/// two notches, and along x by the way that they go together; what one of them dragged is as it was
/// before. One that rests asks for the menu, and where there is none for the word.
/// A pen is a mouse to Qt.
class TouchInput : public QObject {
    Q_OBJECT
public:
    /// Where a finger at a point is to press: at that which is near enough.
    using Target = std::function<QPointF(QPointF)>;
    /// Gives up the drag that is on, if there is one, with all that it has changed.
    using GiveUp = std::function<void()>;

    /// The widget's, and lives with it.
    TouchInput(QWidget& view, Target target, GiveUp giveUp);

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void timerEvent(QTimerEvent* event) override; ///< it has rested

private:
    enum class Deed { Nothing, Put, Drag, Pinch };

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
    GiveUp m_giveUp;
    Deed m_deed = Deed::Nothing;
    QPointF m_start; ///< of the finger
    QPointF m_pressed; ///< where the pointer presses
    QPointF m_last; ///< of the pointer
    double m_span = 0; ///< between two fingers
    QPointF m_middle; ///< of both
    QPointF m_turned; ///< of the wheel, that is not told yet
    QBasicTimer m_rest;
    std::optional<QPointF> m_tapped; ///< the pointer of the last tap
    QElapsedTimer m_sinceTap;
    Qt::KeyboardModifiers m_modifiers;
};

} // namespace lab::ui
