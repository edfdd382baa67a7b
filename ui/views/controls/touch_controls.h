#pragma once

#include <QBasicTimer>
#include <QEvent>
#include <QObject>
#include <QPoint>
#include <QPointF>
#include <QPointer>
#include <QWidget>

class QAbstractScrollArea;
class QMouseEvent;

namespace lab::ui {

/// Fingers on what is no picture: buttons, sliders, lists, fields, panels.
///
/// Qt tells a finger there as a mouse. One that is put down beside a control takes the nearest
/// within touchReach, 44 pixels across each, a slider only at its handle. In what scrolls a finger
/// is held back, and is told as a press when it is lifted where it was put down. One that moves
/// scrolls, whatever it was put down on; but along a slider or a line of text it drags. A list is
/// held back wherever it is, also one that drops down; a menu and a scroll bar never are. One that
/// rests asks for the menu there.
class TouchControls : public QObject {
    Q_OBJECT
public:
    explicit TouchControls(QObject* parent = nullptr); ///< of the application, while it lives
    ~TouchControls() override;

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void timerEvent(QTimerEvent* event) override; ///< it has rested

private:
    enum class Deed {
        Nothing,
        Pass, ///< what it touches is told all, by Qt
        Hold, ///< nothing is told as yet: it is a tap, a scroll or a drag
        Scroll,
        Drag, ///< m_receiver is told all
        Over ///< it has asked for the menu, and does no more
    };

    bool press(QWidget& touched, const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    void letGo(QPointF moved, Qt::KeyboardModifiers modifiers);
    void scroll(QPointF moved);
    void giveUp();

    Deed m_deed = Deed::Nothing;
    QPointer<QWidget> m_touched;
    QPointer<QWidget> m_receiver; ///< what is touched, or the control beside it
    QPointF m_by; ///< from the finger to the point of it that the finger takes
    QPointer<QAbstractScrollArea> m_scrolled;
    QPointF m_start; ///< on the screen
    quint64 m_startTime = 0; ///< of Qt's
    QPoint m_bars; ///< of the scrolled area, at the start
    bool m_isSecond = false; ///< soon after another, at the same place
    bool m_hasTapped = false; ///< the one before
    QBasicTimer m_rest;
};

} // namespace lab::ui
