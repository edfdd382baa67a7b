#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>

#include <span>
#include <vector>

class QPainter;

namespace lab::ui {

/// An arc with flat ends, opaque; widths in device pixels, angles in radians, counterclockwise from
/// the right. Without an end it is the whole circle.
struct Arc {
    QColor colour;
    double width = 1;
    double from = 0;
    double length = 7;
};

/// Circles of one size with arcs along them, on a screen: the coverage of each pixel is computed
/// from its distance to the line and to the ends, some ten times as fast as an ellipse of Qt.
class ArcSprite {
public:
    /// `widest` is the width of the widest arc.
    ArcSprite(double radius, double widest);

    /// Each arc is above the earlier ones. The painter's unit must be the device pixel.
    void paint(QPainter& painter, QPointF centre, std::span<const Arc> arcs);

private:
    /// A pixel that the line can reach.
    struct Spot {
        int place = 0; ///< in the image
        float x = 0; ///< of its center, from the center of the circle
        float y = 0; ///< upwards
        float away = 0; ///< from the line
    };
    /// Premultiplied, from 0 to 1.
    struct Ink {
        float red = 0;
        float green = 0;
        float blue = 0;
        float cover = 0;
    };

    void findSpots(QPointF middle);
    void blend(const Arc& arc);

    float m_radius;
    float m_reach;
    QImage m_image;
    QPointF m_middle {-1, -1}; ///< for which the spots were computed
    std::vector<Spot> m_spots;
    std::vector<Ink> m_inks; ///< of the spots
};

} // namespace lab::ui
