#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "ui/paint/look.h"
#include "ui/paint/rotations/dials_layout.h"

#include <QRectF>
#include <QStringList>

#include <optional>

class QPainter;

namespace lab::ui {

/// The dials of four pairs, those of A as faint arrows in them, and under them what each adds to
/// the score and their sum. A pair that is left out is crossed, and its share struck.
void paintPairs(QPainter& painter, const QRectF& area, const PairsFrame& frame,
    const PairsFrame* ghost, const std::optional<DialTip>& heldOrHovered, const PointedLook& look);

/// Above the line of the sum.
QRectF dialsAreaOf(const QRectF& area, const Look& look);

/// The symbols whose part of a dial is at a point, the likeliest first: "R" of a turned arrow, "q"
/// and "k" of the dotted lines, "m" and "n" of the arcs, "theta" of the frequency below.
QStringList symbolsAt(const QRectF& area, const PairsFrame& frame, QPointF point, const Look& look);

} // namespace lab::ui
