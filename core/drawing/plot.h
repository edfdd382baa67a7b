#pragma once

#include "core/drawing/drawn_picture.h"
#include "core/drawing/ticks.h"

#include <initializer_list>
#include <string>
#include <vector>

namespace lab::drawing {

/// What plots are made of: the ground between two axes, ticks, and curves.

/// At the edges of a picture, in pixels at 1x.
struct Margins {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
};
struct Tick {
    double value = 0;
    std::string label {}; ///< empty: only a short line
    bool isDark = false; ///< the line across, like that at zero of a linear axis
};

/// Equally spaced numbers with their labels.
std::vector<Tick> labelled(const std::vector<double>& values);

/// The powers of ten on a logarithmic axis, with at least this number of pixels at 1x between
/// numbers. On a vertical axis those without a number are left out; on a horizontal one they keep
/// their short line, and numbers do not touch.
std::string decadeLabel(int power); ///< "1", "1 000", "10^6"
enum class TicksBetween { Omitted, Kept };
std::vector<Tick> decadeTicks(
    const Axis& axis, double pitch, TicksBetween between, const Style& style);

/// The numbers along x. If they would touch, large ones are powers of ten or, if that is not
/// enough, only every second, fourth, … has a number.
std::vector<Tick> fittingTicks(
    const std::vector<double>& values, const Axis& axis, const Style& style);

/// Numbers to the left of the ground with light lines through it, dark at zero of a linear axis. In
/// a low plot only every second, fourth, … number, from 0 on if that is one of them.
void addUpwards(Layer& layer, const Box& ground, const Axis& axis, const std::vector<Tick>& ticks,
    const Style& style);
/// A line along `foot`, short lines and numbers below it, and the name to their left, at least the
/// gap at 1x before the ground; none of these without a tick.
void addAcross(Layer& layer, const Box& ground, double foot, const Axis& axis,
    const std::vector<Tick>& ticks, const Said& name, const Style& style, double nameGap = 8);

/// As few digits as are within a quarter of a pixel of `value` on the axis.
double shortened(const Axis& axis, double value);

/// A plot while it is drawn: the base of a class for each picture.
struct DrawnPlot : DrawnPicture {
    /// The ground is `place` without margins, at least a pixel wide and high, and always within it.
    DrawnPlot(const Box& place, const Margins& margins, const Style& style);

    Point at(double valueX, double valueY) const { return {x.pixel(valueX), y.pixel(valueY)}; }
    /// A line through the ground.
    Line level(double pixel) const { return {{ground.left(), pixel}, {ground.right(), pixel}}; }
    /// Of the number of a parameter, at a place.
    Handle handle(std::string_view key, Handle::Shape shape, Point place, double number) const;
    /// A dot to drag along an axis.
    Handle dot(
        std::string_view key, Tone tone, Handle::Along along, Point place, double number) const;
    /// Strips at 1x on both sides of a line along x or y, as far as they are in the ground.
    Box beside(const Line& line, double edge) const;

    Box ground; ///< between the axes
    Axis x {};
    Axis y {};
};

/// The area between two lines through points of the same x, interrupted where one is not finite.
void addBand(Layer& layer, const std::vector<Point>& upper, const std::vector<Point>& lower,
    const Ink& fill, const Box& within);

/// Interrupted where a point is not finite.
void addCurve(Layer& layer, const std::vector<Point>& points, const Pen& pen, const Box& within);

} // namespace lab::drawing
