#pragma once

#include <QString>

class QWidget;

namespace lab::ui {

/// What a screen reader says of a control with a number on a scale, and can set: mixed into a
/// QWidget, it makes that widget a slider of the accessible tree, named by accessibleName().
///
/// Qt's own slider tells the index of its step, and a widget that paints itself tells nothing.
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
    virtual void take(double number) = 0; ///< set from outside

    SpokenValue(const SpokenValue&) = delete;
    SpokenValue& operator=(const SpokenValue&) = delete;

protected:
    /// To be called when the number has changed.
    static void announce(QWidget* widget, double number);
};

} // namespace lab::ui
