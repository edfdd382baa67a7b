#include "ui/paint/raster/still_layer.h"

#include "ui/paint/look.h"
#include "ui/paint/raster/pixel_grid.h"

#include <QPainter>

namespace lab::ui {

void StillLayer::paint(QPainter& painter, const QRectF& area, const Look& look,
    const std::function<void(QPainter&)>& paintPart)
{
    if (look.medium == Look::Medium::Vector || area.isEmpty())
        return paintPart(painter);

    const PixelGrid grid(painter);
    const QRect pixels = grid.pixels(area);
    const Shown wanted {pixels.size(), grid.ratio(), look.scale, look.palette};
    if (m_shown != wanted) {
        m_shown = wanted;
        painter.save();
        painter.setClipRect(area.toAlignedRect(), Qt::IntersectClip);
        paintPart(painter);
        return painter.restore();
    }
    if (m_kept != wanted) {
        m_kept = wanted;
        keep(grid, pixels, look, [&](QPainter& part) {
            part.setClipRect(area.toAlignedRect()); // the place of its texts
            paintPart(part);
        });
    }
    const InPixels inPixels(painter, grid);
    QImage image = m_image;
    image.setDevicePixelRatio(1);
    painter.drawImage(pixels.topLeft(), image);
}

void StillLayer::keep(const PixelGrid& grid, const QRect& pixels, const Look& look,
    const std::function<void(QPainter&)>& paintPart)
{
    if (m_image.size() != pixels.size())
        m_image = QImage(pixels.size(), QImage::Format_RGB32);
    m_image.setDevicePixelRatio(grid.ratio());
    m_image.fill(look.palette.ground);
    QPainter part(&m_image);
    part.translate(-grid.toPicture(pixels.topLeft()));
    paintPart(part);
}

} // namespace lab::ui
