#pragma once

#include "ui/paint/cell_colors.h"

#include <cmath>

namespace lab::ui {

/// The colour of a value on the frame's scale, the same as of its cell; the ground's for NaN.
inline QColor cellColor(const HeatmapFrame& frame, double value, const Palette& palette)
{
    return std::isnan(value) ? palette.ground : QColor::fromRgb(cellColors(frame, palette)(value));
}

} // namespace lab::ui
