#pragma once

#include "ui/paint/controls/handles.h"

#include <QPointF>
#include <QRectF>

class QPainter;

namespace lab::ui {

/// The scale of a drag that is on.
struct DragBand {
    const ScaledDrag* held = nullptr; ///< as it was when the drag began
    const DragWay* way = nullptr; ///< of the drag: wayOf()
    QPointF start {}; ///< of the handle
    double number = 0; ///< now
    QRectF within {}; ///< what it may cover
};

/// All of it but the number now, which alone changes during the drag; where it has painted.
///
/// A band along the way of the handle, as long as the scale, cut to `within`. If the handle goes
/// up and down, it is 232 pixels at 1x wide, less without names of landmarks; else 31 high. Its
/// ticks are where the pointer takes the handle to their numbers, with a hollow mark at the start.
/// A number nearer than 8 pixels to another is left out, and so is
/// the name of a landmark that has no room.
QRectF paintDragBand(QPainter& painter, const DragBand& band, const Look& look);

/// A line across the band at the number now.
void paintDragNumber(QPainter& painter, const DragBand& band, const Look& look);

} // namespace lab::ui
