#pragma once

#include <QString>

class QWidget;

namespace lab::ui {

/// The accessible interface of a control with a number on a scale. Mixed into a QWidget, it makes
/// the widget a slider in the accessibility tree, named by accessibleName().
///
/// Qt's slider reports the index of its step, and a custom-painted widget reports nothing.
class SpokenValue {
public:
    struct Scale {
        double lowest = 0;
        double highest = 1;
        double step = 1;
    };

    SpokenValue();
    virtual ~SpokenValue() = default;

    virtual double spokenNumber() const = 0;
    virtual QString spokenText() const = 0; ///< "10 000"
    virtual Scale spokenScale() const = 0;
    virtual void take(double number) = 0; ///< called when the number is set from outside

    SpokenValue(const SpokenValue&) = delete;
    SpokenValue& operator=(const SpokenValue&) = delete;

protected:
    /// Call this when the number has changed.
    static void announce(QWidget* widget, double number);
};

} // namespace lab::ui
