#pragma once

#include "ui/paint/axes.h"

namespace lab::ui {

/// A range for an axis under a changing picture: it contains [lowest, highest] with a margin and
/// ends at half steps between its ticks (`most` in [lowest, highest], at least two), so it stays
/// fixed under small changes and wastes less space than whole steps.
TickedRange steadyRange(double lowest, double highest, int most);

} // namespace lab::ui
