#pragma once

#include "ui/paint/look.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace lab::ui {

/// The result of `paint(painter, look)` on white, on a device with `ratio` pixels per unit.
template <typename Paint> QImage painted(QSize size, double ratio, const Look& look, Paint paint)
{
    QImage image((QSizeF(size) * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(painter, look);
    return image;
}

/// The largest difference of two colours in one channel.
inline int difference(QRgb a, QRgb b)
{
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
        std::abs(qBlue(a) - qBlue(b))});
}

inline bool hasColor(const QImage& image, const QColor& color)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == color)
                return true;
    return false;
}

/// The bounding box of the pixels that are not white, in device pixels.
inline QRect inkedArea(const QImage& image)
{
    QRect area;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != qRgb(255, 255, 255))
                area |= QRect(x, y, 1, 1);
        }
    }
    return area;
}

} // namespace lab::ui
