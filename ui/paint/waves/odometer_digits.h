#pragma once

#include "ui/paint/plot/plot.h"

#include <QRectF>

#include <optional>

namespace lab::ui {

/// The digits of a wheel of the odometer, out of ten, at the right end of the title line: a line
/// after the last one, which is dragged to another radix. Ghost: that of A.
Layers digitLayers(const QRectF& area, int radix, std::optional<int> ghost, const Look& look);
/// Where they and their name begin.
double digitsLeft(const QRectF& area, const Look& look);

/// After the last digit, moved in whole digits, wherever the positions of the plot are.
Handle radixHandle(const Plot& plot, const QRectF& area, int radix, const Look& look);

} // namespace lab::ui
