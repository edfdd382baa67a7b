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

/// Touch input for everything except pictures: buttons, sliders, lists, fields, panels.
///
/// Qt reports touches here as mouse events. A finger that is put down beside a control takes the
/// nearest one within touchReach, 44 pixels across each; a slider only at its handle. In a scroll
/// area, the press is held back until the finger is lifted where it was put down. A finger that
/// moves scrolls, whatever it was put down on, but along a slider or a line of text it drags.
/// Presses on a list are always held back, also in a combo box; those on a menu or a scroll bar
/// never are. A long touch opens the context menu.
class TouchControls : public QObject {
    Q_OBJECT
public:
    /// Active in the whole application during its lifetime.
    explicit TouchControls(QObject* parent = nullptr);
    ~TouchControls() override;

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void timerEvent(QTimerEvent* event) override; ///< for a long touch

private:
    enum class Phase {
        Nothing,
        Pass, ///< Qt passes all events to the touched widget
        Hold, ///< no event passed on yet: this is a tap, a scroll or a drag
        Scroll,
        Drag, ///< m_receiver gets all events
        Over ///< the context menu was opened; ignores further events
    };

    bool press(QWidget& touched, const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    void letGo(QPointF moved, Qt::KeyboardModifiers modifiers);
    void scroll(QPointF moved);
    void cancel();

    Phase m_phase = Phase::Nothing;
    QPointer<QWidget> m_touched;
    QPointer<QWidget> m_receiver; ///< the touched widget or the control beside it
    QPointF m_by; ///< from the finger to the point of m_receiver that is used instead
    QPointer<QAbstractScrollArea> m_scrolled;
    QPointF m_start; ///< in screen coordinates
    quint64 m_startTime = 0; ///< timestamp of Qt
    QPoint m_bars; ///< values of the scroll bars at the start
    bool m_isSecond = false; ///< soon after another touch in the same place
    bool m_hasTapped = false; ///< whether the previous touch was a tap
    QBasicTimer m_rest;
};

} // namespace lab::ui
