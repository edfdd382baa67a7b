#pragma once

#include "core/frames/context/base_bound_frame.h"
#include "ui/paint/plot/plot.h"

namespace lab::ui {

/// The names of both lengths and of the base, at their lines, where no mark and no other line is
/// covered.
Layers boundLabels(const Plot& plot, const BaseBoundFrame& frame, const Look& look);

} // namespace lab::ui
