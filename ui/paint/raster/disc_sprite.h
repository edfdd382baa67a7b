#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>

class QPainter;

namespace lab::ui {

/// A disc, and an edge around it if it has a width; opaque, in the device's pixels.
struct Disc {
    double radius = 3; ///< to the middle of the edge
    QColor fill;
    double edgeWidth = 0;
    QColor edge {};
};

/// Many small discs on a screen. What each pixel is covered is found from the distance of its
/// middle to the circle: some ten times as fast as an ellipse of Qt, and as smooth.
class DiscSprite {
public:
    explicit DiscSprite(const Disc& disc);

    /// The painter's unit must be the device's pixel.
    void paint(QPainter& painter, QPointF centre);

private:
    Disc m_disc;
    QImage m_image;
};

} // namespace lab::ui
