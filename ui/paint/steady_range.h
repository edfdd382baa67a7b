#pragma once

#include "ui/paint/axes.h"

namespace lab::ui {

/// A range for an axis under a moving picture: it holds [lowest, highest] with a little to spare
/// and ends at halves of the round step between its ticks (`most` in [lowest, highest], at least
/// two), so it stands still under small changes and wastes less space than whole steps.
TickedRange steadyRange(double lowest, double highest, int most);

} // namespace lab::ui
