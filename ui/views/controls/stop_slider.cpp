#include "ui/views/controls/stop_slider.h"

#include "ui/store/gesture.h"
#include "ui/views/controls/slider_stops.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QWheelEvent>

namespace lab::ui {

StopSlider::StopSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
{
    setRange(0, 0);
    connect(this, &QSlider::valueChanged, this, [this](int index) {
        m_number = m_stops[static_cast<std::size_t>(index)];
        Q_EMIT picked(m_number, m_gesture != 0 ? m_gesture : newGesture());
    });
}

void StopSlider::setStops(std::vector<double> stops, std::function<QString(double)> spoken)
{
    const QSignalBlocker blocker(this);
    m_stops = std::move(stops);
    m_spoken = std::move(spoken);
    const int last = static_cast<int>(m_stops.size()) - 1;
    setRange(0, last);
    setPageStep(qMax(1, last / 10));
    setValue(nearestStop(m_stops, m_number));
}

void StopSlider::setNumber(double number)
{
    const QSignalBlocker blocker(this);
    setValue(nearestStop(m_stops, number));
    if (m_number < number || m_number > number) {
        m_number = number;
        announce(this, number);
    }
}

SpokenValue::Scale StopSlider::spokenScale() const
{
    const auto here = static_cast<std::size_t>(value());
    const auto next = here + 1 < m_stops.size() ? here + 1 : here;
    const auto below = next > 0 ? next - 1 : next;
    return {m_stops.front(), m_stops.back(), m_stops[next] - m_stops[below]};
}

void StopSlider::take(double number)
{
    setValue(nearestStop(m_stops, number));
}

void StopSlider::mousePressEvent(QMouseEvent* event)
{
    m_gesture = newGesture();
    QSlider::mousePressEvent(event);
}

void StopSlider::mouseReleaseEvent(QMouseEvent* event)
{
    QSlider::mouseReleaseEvent(event);
    m_gesture = 0;
}

void StopSlider::keyPressEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat())
        m_gesture = newGesture();
    QSlider::keyPressEvent(event);
}

void StopSlider::keyReleaseEvent(QKeyEvent* event)
{
    QSlider::keyReleaseEvent(event);
    if (!event->isAutoRepeat())
        m_gesture = 0;
}

void StopSlider::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSlider::wheelEvent(event);
    else
        event->ignore();
}

} // namespace lab::ui

#include "moc_stop_slider.cpp"
