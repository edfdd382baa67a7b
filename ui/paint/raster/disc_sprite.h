#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>

class QPainter;

namespace lab::ui {

/// A disc, with an edge if its width is not 0; opaque, in device pixels.
struct Disc {
    double radius = 3; ///< to the middle of the edge
    QColor fill;
    double edgeWidth = 0;
    QColor edge {};
};

/// Many small discs on a screen. The coverage of each pixel is computed from the distance of its
/// center to the circle: some ten times as fast as an ellipse of Qt, and as smooth.
class DiscSprite {
public:
    explicit DiscSprite(const Disc& disc);

    /// The painter's unit must be the device pixel.
    void paint(QPainter& painter, QPointF centre);

private:
    Disc m_disc;
    QImage m_image;
};

} // namespace lab::ui
