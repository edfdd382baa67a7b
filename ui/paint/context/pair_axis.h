#pragma once

#include "ui/paint/look.h"
#include "ui/paint/plot/plot.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace lab::ui {

/// Round pair numbers from 0 on and the last pair itself, as many as fit along `scale`: 0, 16, 32,
/// 48, 63. A round number too close to the last one is left out.
std::vector<double> pairTicks(int pairs, const AxisScale& scale, const Look& look);

/// The axis with those numbers and the word "pair" to its left.
Axis pairAxis(int pairs, double from, double to, const Look& look);

/// The nearest pair at this x, anywhere in the ground of a plot with such an axis.
std::optional<int> pairAcross(const Plot& plot, QPointF point, std::size_t pairs);

} // namespace lab::ui
