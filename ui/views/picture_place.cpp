#include "ui/views/picture_place.h"

#include "ui/views/picture_view.h"

#include <QPainter>

namespace lab::ui {

void paintInPlace(QPainter& painter, const PictureView& picture, const PointedLook& look)
{
    painter.save();
    painter.setClipRect(picture.rect(), Qt::IntersectClip);
    picture.paint(painter, picture.rect(), look);
    painter.restore();
}

} // namespace lab::ui
