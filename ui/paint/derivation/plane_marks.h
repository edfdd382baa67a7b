#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "ui/paint/look.h"

#include <QRectF>

class QPainter;

namespace lab::ui {

/// What lies under the arrows: a score as a line along the turned query, with the perpendicular
/// that leads to it from the key; the length that was predicted; and while a symbol is looked at:
/// for R and c circles as large as the vectors are long, for Θ the angle of each turned vector from
/// the axis, for γ the part of a turn that position 0 makes.
void paintPlaneLights(
    QPainter& painter, const QRectF& area, const PlaneFrame& frame, const PointedLook& look);

/// Both sides of the step: the left one a dot, the right one a ring around it. A ring that stands
/// apart is crossed. What is which stands at the head.
void paintPlaneSides(
    QPainter& painter, const QRectF& area, const PlaneFrame& frame, const Look& look);

} // namespace lab::ui
