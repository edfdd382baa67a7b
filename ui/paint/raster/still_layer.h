#pragma once

#include "ui/paint/palette.h"

#include <QImage>

#include <functional>
#include <optional>

class QPainter;
class QRectF;

namespace lab::ui {

class PixelGrid;
struct Look;

/// The part of a picture that stays while a handle moves: what is wanted a second time is painted
/// into an image of the device's own pixels, then copied. The first time it is painted straight
/// through, since a part that is new for each frame would only pay for the image.
///
/// It is repainted after forget(), and for another size, pixel ratio, scale or palette. For
/// SVG and PDF nothing is kept: the part is painted straight through.
class StillLayer {
public:
    void forget()
    {
        m_shown.reset();
        m_kept.reset();
    }
    void paint(QPainter& painter, const QRectF& area, const Look& look,
        const std::function<void(QPainter&)>& paintPart);

private:
    /// What a picture of the part was painted for.
    struct Shown {
        QSize pixels;
        double ratio = 0;
        double scale = 0;
        Palette palette;

        bool operator==(const Shown&) const = default;
    };
    void keep(const PixelGrid& grid, const QRect& pixels, const Look& look,
        const std::function<void(QPainter&)>& paintPart);

    std::optional<Shown> m_shown; ///< last
    std::optional<Shown> m_kept; ///< in the image
    QImage m_image;
};

} // namespace lab::ui
