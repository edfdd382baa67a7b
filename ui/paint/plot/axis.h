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
DecadeRange joined(const DecadeRange& one, const DecadeRange& other); ///< that holds both

/// One direction of a plot: numbers to pixels and back, and what is written along it.
/// Law: value(pixel(v)) = v within a rounding, for each v that the kind of axis can show.
struct Axis {
    enum class Kind {
        Linear,
        Logarithmic, ///< of numbers above 0; 0 and less stand below every other
    };
    struct Tick {
        double value = 0;
        QString label; ///< none: a short line alone
        bool isDark = false; ///< the line across, as that at zero of a linear axis
    };

    Kind kind = Kind::Linear;
    AxisScale scale {}; ///< of the numbers, or of their powers of ten
    std::vector<Tick> ticks {};
    QString name {}; ///< of a horizontal axis, at the left of its numbers
    double nameGap = 8; ///< pixels at 1x from there to the plot, more where a number stands there

    static Axis linear(double lowest, double highest, double from, double to);
    static Axis logarithmic(const DecadeRange& powers, double from, double to);

    double pixel(double value) const;
    double value(double pixel) const;
    double lowest() const;
    double highest() const;
    DecadeRange powers() const { return {scale.lowest, scale.highest}; } ///< of a logarithmic one
    double nearest(double pixel) const; ///< on the axis itself
};

/// The number 10^power along any logarithmic axis: plain up to 10 000, raised from 10^5 on and
/// below 1.
QString decadeLabel(int power);

/// The powers of ten on a logarithmic axis, with so many pixels at 1x at least between numbers.
/// Upwards those without a number are left out, across they keep their short line, and numbers are
/// as few as stand apart: areApart().
enum class TicksBetween { Omitted, Kept };
std::vector<Axis::Tick> decadeTicks(
    const Axis& axis, double pitch, TicksBetween between, const Look& look);

/// What tickLabel() writes at these values.
std::vector<Axis::Tick> labelled(const std::vector<double>& values);

/// The same across, where they fit beside each other: fittingLabels().
std::vector<Axis::Tick> fitting(
    const std::vector<double>& values, const Axis& axis, const Look& look);

/// The ticks of an upright axis whose numbers do not touch: in a low plot every second, fourth, …
/// number alone, from 0 on where that is one of them. Ticks without a number stay.
std::vector<Axis::Tick> fittingUpwards(const Axis& axis, const Look& look);

/// As few digits as stay within a quarter of a pixel of `value` on the axis.
double shortened(const Axis& axis, double value);

/// Numbers at the left of the plot with light lines across, as many as fittingUpwards(); that at
/// zero of a linear axis is dark.
void paintUpwards(QPainter& painter, const QRectF& plot, const Axis& axis, const Look& look);
/// A line along `foot`, short lines and numbers below it, and the name at their left; none of it
/// where the axis has no tick.
void paintAcross(
    QPainter& painter, const QRectF& plot, double foot, const Axis& axis, const Look& look);

} // namespace lab::ui
