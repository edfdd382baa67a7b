#pragma once

#include "ui/paint/axes.h"
#include "ui/paint/look.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace lab::ui {

/// The ends of a logarithmic axis, as powers of ten.
struct DecadeRange {
    double lowest = 0;
    double highest = 5;
};
DecadeRange joined(const DecadeRange& one, const DecadeRange& other); ///< that contains both

/// One direction of a plot: numbers to pixels and back, and its labels. Law: value(pixel(v)) = v
/// except for rounding, for each v that the kind of axis can show.
struct Axis {
    enum class Kind {
        Linear,
        Logarithmic, ///< of numbers above 0; 0 and less are below all others
    };
    struct Tick {
        double value = 0;
        QString label; ///< empty: only a short line
        bool isDark = false; ///< the line across, like that at zero of a linear axis
    };

    Kind kind = Kind::Linear;
    AxisScale scale {}; ///< of the numbers, or of their powers of ten
    std::vector<Tick> ticks {};
    QString name {}; ///< of a horizontal axis, to the left of its numbers
    double nameGap = 8; ///< pixels at 1x from there to the plot, more if there is a number

    static Axis linear(double lowest, double highest, double from, double to);
    static Axis logarithmic(const DecadeRange& powers, double from, double to);

    double pixel(double value) const;
    double value(double pixel) const;
    double lowest() const;
    double highest() const;
    DecadeRange powers() const { return {scale.lowest, scale.highest}; } ///< of a logarithmic one
    double nearest(double pixel) const; ///< on the axis itself
};

/// The number 10^power on any logarithmic axis: plain up to 10 000, raised from 10^5 on and below
/// 1.
QString decadeLabel(int power);

/// The powers of ten on a logarithmic axis, with at least this number of pixels at 1x between
/// numbers. On a vertical axis those without a number are left out; on a horizontal one they keep
/// their short line, and numbers are limited to those that do not touch: areApart().
enum class TicksBetween { Omitted, Kept };
std::vector<Axis::Tick> decadeTicks(
    const Axis& axis, double pitch, TicksBetween between, const Look& look);

/// The texts of tickLabel() for these values.
std::vector<Axis::Tick> labelled(const std::vector<double>& values);

/// The same for a horizontal axis, if they fit side by side: fittingLabels().
std::vector<Axis::Tick> fitting(
    const std::vector<double>& values, const Axis& axis, const Look& look);

/// The ticks of a vertical axis whose numbers do not touch: in a low plot only every second,
/// fourth, … number, from 0 on if that is one of them. Ticks without a number stay.
std::vector<Axis::Tick> fittingUpwards(const Axis& axis, const Look& look);

/// Numbers to the left of the plot with light horizontal lines, as many as fittingUpwards(); that
/// at zero of a linear axis is dark.
void paintUpwards(QPainter& painter, const QRectF& plot, const Axis& axis, const Look& look);
/// A line along `foot`, short lines and numbers below it, and the name to their left; none of these
/// where the axis has no tick.
void paintAcross(
    QPainter& painter, const QRectF& plot, double foot, const Axis& axis, const Look& look);

} // namespace lab::ui
