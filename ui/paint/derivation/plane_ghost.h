#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "ui/paint/look.h"

#include <QRectF>

class QPainter;

namespace lab::ui {

/// The turned vectors of A as faint dashed lines, in the plane as `frame` lays it out.
void paintPlaneGhost(QPainter& painter, const QRectF& area, const PlaneFrame& frame,
    const PlaneFrame& ghost, const Look& look);

} // namespace lab::ui
