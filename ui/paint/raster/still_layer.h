#pragma once

#include "ui/paint/palette.h"

#include <QImage>

#include <functional>

class QPainter;
class QRectF;

namespace lab::ui {

struct Look;

/// The part of a picture that stays while a handle moves: painted once into an image of the
/// device's own pixels, then copied.
///
/// It is painted anew after forget(), and for another size, pixel ratio, scale or palette. For
/// SVG and PDF nothing is kept: the part is painted straight through.
class StillLayer {
public:
    void forget() { m_image = {}; }
    void paint(QPainter& painter, const QRectF& area, const Look& look,
        const std::function<void(QPainter&)>& paintPart);

private:
    QImage m_image;
    Palette m_palette;
    double m_scale = 0;
};

} // namespace lab::ui
