#include "ui/paint/derivation/plane_ghost.h"

#include "ui/paint/comparison.h"
#include "ui/paint/derivation/plane.h"

#include <QPainter>

namespace lab::ui {

void paintPlaneGhost(QPainter& painter, const QRectF& area, const PlaneFrame& frame,
    const PlaneFrame& ghost, const Look& look)
{
    const PlaneLayout layout(area, frame, look);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(ghostPen(look.palette.query, look));
    painter.drawLine(layout.centre, layout.pixel(ghost.turnedQuery));
    painter.setPen(ghostPen(look.palette.key, look));
    painter.drawLine(layout.centre, layout.pixel(ghost.turnedKey));
    painter.restore();
}

} // namespace lab::ui
