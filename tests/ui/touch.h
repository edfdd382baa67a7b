#pragma once

#include <QTest>
#include <QWidget>

#include <array>
#include <optional>

namespace lab::ui {

/// Two fingers on a view, as touch events of a touch screen sent to its window.
class Fingers {
public:
    explicit Fingers(QWidget& view)
        : m_view(view)
    {
    }
    void put(QPoint point, int finger = 0)
    {
        sendTouch(finger,
            [&](auto& reported) { reported.press(finger, onWindow(point), m_view.window()); });
        last(finger) = point;
    }
    void move(QPoint point, int finger = 0)
    {
        sendTouch(finger,
            [&](auto& reported) { reported.move(finger, onWindow(point), m_view.window()); });
        last(finger) = point;
    }
    void lift(int finger = 0)
    {
        const QPoint point = last(finger).value();
        sendTouch(finger,
            [&](auto& reported) { reported.release(finger, onWindow(point), m_view.window()); });
        last(finger).reset();
    }
    void drag(QPoint from, QPoint to)
    {
        put(from);
        move(to);
        lift();
    }
    void tap(QPoint point)
    {
        put(point);
        lift();
    }
    /// Moves two fingers side by side from one distance to another around a centre.
    void pinch(QPoint middle, int span, int spanAfter)
    {
        put(middle - QPoint(span / 2, 0), 0);
        put(middle + QPoint(span / 2, 0), 1);
        QTest::QTouchEventWidgetSequence reported =
            QTest::touchEvent(m_view.window(), screen(), false);
        reported.move(0, onWindow(middle - QPoint(spanAfter / 2, 0)), m_view.window());
        reported.move(1, onWindow(middle + QPoint(spanAfter / 2, 0)), m_view.window());
        reported.commit(false);
        lift(1);
        lift(0);
    }

private:
    static QPointingDevice* screen()
    {
        static QPointingDevice* const one = QTest::createTouchDevice();
        return one;
    }
    QPoint onWindow(QPoint point) const { return m_view.mapTo(m_view.window(), point); }
    std::optional<QPoint>& last(int finger) { return m_down.at(static_cast<std::size_t>(finger)); }
    /// An event of one finger; the other one does not move.
    template <class Action> void sendTouch(int finger, const Action& action)
    {
        QTest::QTouchEventWidgetSequence reported =
            QTest::touchEvent(m_view.window(), screen(), false);
        action(reported);
        if (last(1 - finger))
            reported.move(1 - finger, onWindow(*last(1 - finger)), m_view.window());
        reported.commit(false);
    }

    QWidget& m_view;
    std::array<std::optional<QPoint>, 2> m_down;
};

} // namespace lab::ui
