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
    const bool isCurrent = m_image.size() == pixels.size()
        && qFuzzyCompare(m_image.devicePixelRatio(), grid.ratio()) && m_palette == look.palette
        && qFuzzyCompare(m_scale, look.scale);
    if (!isCurrent) {
        m_image = QImage(pixels.size(), QImage::Format_RGB32);
        m_image.setDevicePixelRatio(grid.ratio());
        m_image.fill(look.palette.ground);
        m_palette = look.palette;
        m_scale = look.scale;
        QPainter part(&m_image);
        part.translate(-grid.toPicture(pixels.topLeft()));
        paintPart(part);
    }
    const InPixels inPixels(painter, grid);
    QImage image = m_image;
    image.setDevicePixelRatio(1);
    painter.drawImage(pixels.topLeft(), image);
}

} // namespace lab::ui
