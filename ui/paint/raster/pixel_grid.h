#pragma once

#include <QPointF>
#include <QRect>
#include <QRectF>

class QImage;
class QPainter;

namespace lab::ui {

/// The device pixels under a painter: where a length or place of the picture is on their grid, and
/// images drawn one to one, whatever the device pixel ratio is.
///
/// A painter that rotates or mirrors has no such grid; it gets one in the picture's own units, and
/// Qt does the rest.
class PixelGrid {
public:
    explicit PixelGrid(const QPainter& painter);

    double ratio() const { return m_scale; } ///< device pixels per unit
    QPointF toPixels(QPointF point) const { return point * m_scale + m_offset; }
    QPointF toPicture(QPointF pixels) const { return (pixels - m_offset) / m_scale; }
    /// The pixels of an area, each edge at the nearest one.
    QRect pixels(const QRectF& area) const;
    /// The nearest place at which a line of `width` has sharp edges.
    double sharpX(double x, double width) const { return sharp(x, width, m_offset.x()); }
    double sharpY(double y, double width) const { return sharp(y, width, m_offset.y()); }

private:
    double sharp(double place, double width, double offset) const;

    double m_scale = 1;
    QPointF m_offset;
};

/// During its lifetime, the painter's unit is the device pixel.
class InPixels {
public:
    InPixels(QPainter& painter, const PixelGrid& grid);
    ~InPixels();
    InPixels(const InPixels&) = delete;
    InPixels& operator=(const InPixels&) = delete;

private:
    QPainter& m_painter;
};

} // namespace lab::ui
