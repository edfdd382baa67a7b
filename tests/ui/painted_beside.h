#pragma once

#include "ui/drawing/picture_place.h"
#include "ui/drawing/picture_view.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace lab::ui {

/// The bounding box of everything that a picture paints outside its rectangle, relative to its top
/// left corner. Texts respect the rectangle through the painter's clip, which is disabled here so
/// that everything else is visible. The ring of a handle at an edge may extend by up to the height
/// of a line of text. A tiny rectangle stays empty.
inline QRect paintedBeside(const PictureView& picture)
{
    if (isSliver(picture, picture.look()))
        return {};
    constexpr double lineOfText = 12; // at 1x
    const QRgb ground = qRgb(1, 2, 3); // not a colour of any palette
    const int slack = qRound(lineOfText * std::max(1.0, picture.look().scale));
    const int border = 4 * slack;
    QImage image(picture.size() + QSize(2 * border, 2 * border), QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    const QRect place(QPoint(border, border), picture.size());
    painter.setClipRect(place);
    painter.setClipping(false);
    picture.paint(painter, place, picture.look());
    painter.end();
    const QRect inside = place.adjusted(-slack, -slack, slack, slack);
    QRect all;
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        const bool isBeside = y >= inside.top() && y <= inside.bottom();
        for (int x = 0; x < image.width(); ++x) {
            if (isBeside && x == inside.left())
                x = inside.right() + 1;
            if (row[x] != ground)
                all |= QRect(x, y, 1, 1);
        }
    }
    return all.translated(-place.topLeft());
}

} // namespace lab::ui
