#include "ui/views/picture_place.h"

#include "ui/views/picture_view.h"

#include <QPainter>

namespace lab::ui {

bool isSliver(const PictureView& picture, const Look& look)
{
    constexpr double narrowest = 48; // pixels at 1x: two numbers side by side
    return picture.width() < look.px(narrowest);
}

void paintInPlace(QPainter& painter, const PictureView& picture, const PointedLook& look)
{
    if (isSliver(picture, look))
        return;
    painter.save();
    painter.setClipRect(picture.rect(), Qt::IntersectClip);
    picture.paint(painter, picture.rect(), look);
    painter.restore();
}

} // namespace lab::ui
