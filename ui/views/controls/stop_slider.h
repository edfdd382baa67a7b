#pragma once

#include "core/state/history.h"
#include "ui/views/controls/spoken_value.h"

#include <QSlider>

#include <functional>
#include <vector>

namespace lab::ui {

/// A slider over a list of numbers (see sliderStops()). Everything between press and release of the
/// mouse is one gesture, and so is a key that is held down. The wheel scrolls the panel unless the
/// slider has the focus.
class StopSlider : public QSlider, public SpokenValue {
    Q_OBJECT
public:
    explicit StopSlider(QWidget* parent);

    /// `spoken` formats a number for people.
    void setStops(std::vector<double> stops, std::function<QString(double)> spoken);
    const std::vector<double>& stops() const { return m_stops; }
    /// Moves to the nearest stop; emits no signal.
    void setNumber(double number);

    double spokenNumber() const override { return m_number; }
    QString spokenText() const override { return m_spoken ? m_spoken(m_number) : QString(); }
    Scale spokenScale() const override;
    void take(double number) override;

Q_SIGNALS:
    void picked(double number, lab::Gesture gesture);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    std::vector<double> m_stops {0};
    std::function<QString(double)> m_spoken;
    double m_number = 0;
    Gesture m_gesture = 0;
};

} // namespace lab::ui
