#pragma once

#include "core/state/parameters.h"

#include <vector>

namespace lab::ui {

/// The values at which a parameter's slider stops, in ascending order, from one end of the range to
/// the other.
///
/// A linear scale of at most 2000 steps has them all. A logarithmic scale has ten round numbers per
/// decade of its range, including 10 000, 20 000 and 500 000; for integers also the powers of two
/// and three numbers between each two of them, which suit lengths and widths. A linear scale with
/// more steps is treated like a logarithmic one on both sides of zero. All stops are valid
/// multiples for the parameter.
std::vector<double> sliderStops(const Parameter& parameter, const Range& range);

/// The index of the stop nearest to a number.
int nearestStop(const std::vector<double>& stops, double number);

} // namespace lab::ui
