#pragma once

#include <QBasicTimer>
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
/// within touchReach, a slider at its handle: 44 pixels across each. One that moves over what lies
/// in a scrolled area, and is no control, scrolls it. One that rests asks for the menu there.
class TouchControls : public QObject {
    Q_OBJECT
public:
    explicit TouchControls(QObject* parent = nullptr); ///< of the application, while it lives
    ~TouchControls() override;

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void timerEvent(QTimerEvent* event) override; ///< it has rested

private:
    bool press(QWidget& touched, const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    void tell(const QMouseEvent& event);

    QPointer<QWidget> m_touched;
    QPointer<QWidget> m_control; ///< beside which the finger was put down
    QPointF m_by; ///< from the finger to the point of the control that it takes
    QPointer<QAbstractScrollArea> m_scrolled;
    QPointF m_start; ///< on the screen
    QPoint m_bars; ///< of the scrolled area, at the start
    bool m_isScrolling = false;
    QBasicTimer m_rest;
};

} // namespace lab::ui
