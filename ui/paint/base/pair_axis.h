#pragma once

#include "ui/paint/axes.h"
#include "ui/paint/look.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace lab::ui {

/// Round pair numbers from 0 on and the last pair itself, as many as have room along `scale`: 0,
/// 16, 32, 48, 63. A round number too near the last one gives way to it.
std::vector<double> pairTicks(int pairs, const AxisScale& scale, const Look& look);

/// The axis below `plot`, with those numbers and the word "pair" at its left.
void paintPairAxis(
    QPainter& painter, const QRectF& plot, const AxisScale& scale, int pairs, const Look& look);

} // namespace lab::ui
