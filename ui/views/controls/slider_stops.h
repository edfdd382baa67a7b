#pragma once

#include "core/state/parameters.h"

#include <vector>

namespace lab::ui {

/// The values at which a parameter's slider stops, rising, first and last being the ends of the
/// range.
///
/// A linear scale of at most 2000 steps has them all. A logarithmic one has ten round numbers in
/// each decade of its range, so that 10 000, 20 000 and 500 000 are among them; of whole numbers
/// also the powers of two and three numbers between each two of them, as lengths and widths want. A
/// linear scale of more steps is treated as a logarithmic one on both sides of zero. All are
/// multiples of what the parameter asks for.
std::vector<double> sliderStops(const Parameter& parameter, const Range& range);

/// The index of the stop nearest to a number.
int nearestStop(const std::vector<double>& stops, double number);

} // namespace lab::ui
