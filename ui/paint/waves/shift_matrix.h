#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

enum class PairHalf { Sine, Cosine };

/// The row of the equation at the point: that of the sine or of the cosine.
std::optional<PairHalf> shiftRowAt(
    const ShiftFrame& frame, QPointF point, const QRectF& area, const Look& look);

/// M·PE(p) = PE(p + t) for one pair with its numbers, on one line if there is space, and its
/// maximum error.
void paintShift(
    QPainter& painter, const QRectF& area, const ShiftFrame& frame, const PointedLook& look);

} // namespace lab::ui
