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

/// The part of a picture that stays while a handle moves: when it is painted a second time, it is
/// painted into an image in device pixels, which is copied from then on. The first time it is
/// painted directly, because a part that is new in each frame would not gain from the image.
///
/// It is repainted after forget(), and for another size, pixel ratio, scale or palette. For SVG and
/// PDF nothing is cached: the part is painted directly.
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
    /// The conditions for which the part was painted.
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
