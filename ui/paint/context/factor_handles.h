#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/paint/context/pair_factors.h"

#include <optional>

class QPainter;

namespace lab::ui {

/// Where the handle of a ramp's end is drawn: on the chosen method's line, or at the plot's edge
/// where the end lies outside the pairs that there are.
QPointF handlePlace(const FactorPlaces& places, const RampHandle& handle);

/// The nearest handle that the point is near enough to take. Of two in the same place the left half
/// is that of the one that can go left.
std::optional<RampEnd> rampEndAt(
    const FactorPlaces& places, const FactorsFrame& frame, QPointF point, const Look& look);

/// The chosen method's handles. The hovered one also has its number, and a mark on the line where
/// the ramp really begins or ends.
void paintRampHandles(QPainter& painter, const FactorPlaces& places, const FactorsFrame& frame,
    std::optional<RampEnd> hovered, const PointedLook& look);

} // namespace lab::ui
