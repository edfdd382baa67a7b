#include "ui/paint/plot/layers.h"

#include "ui/paint/axes.h"
#include "ui/paint/projection.h"
#include "ui/paint/raster/pixel_grid.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <variant>

namespace lab::ui {

namespace {

QRectF boxOf(const Label& label, const Look& look)
{
    const double width = textWidth(label.text, label.role, look);
    const double share = label.alignment == Alignment::Left ? 0
        : label.alignment == Alignment::Centre              ? 0.5
                                                            : 1;
    return textBox(label.baseline - QPointF(share * width, 0), label.text, label.role, look);
}

bool isFinite(QPointF point)
{
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

/// Calls `paintRun(first, count)` for each run of existing indices.
template <class IsThere, class PaintRun>
void eachRun(std::size_t count, IsThere isThere, PaintRun paintRun)
{
    for (std::size_t first = 0; first < count; ++first) {
        std::size_t end = first;
        while (end < count && isThere(end))
            ++end;
        if (end > first + 1)
            paintRun(first, end - first);
        first = end;
    }
}

class LayerPainter {
public:
    LayerPainter(QPainter& painter, const QRectF& plot, const Look& look)
        : m_painter(painter)
        , m_plot(plot)
        , m_look(look)
    {
    }

    void operator()(const Curve& curve) const
    {
        const std::span<const QPointF> points(curve.points);
        eachRun(
            points.size(), [&](std::size_t i) { return isFinite(points[i]); },
            [&](std::size_t first, std::size_t count) {
                paintPolyline(m_painter, curve.within.value_or(m_plot),
                    points.subspan(first, count), curve.style, m_look);
            });
    }

    void operator()(const Dots& dots) const
    {
        if (m_look.medium == Look::Medium::Vector) {
            const Disc& disc = dots.disc;
            return each(dots.places,
                disc.edgeWidth > 0 ? QPen(disc.edge, disc.edgeWidth) : QPen(Qt::NoPen), disc.fill,
                disc.radius);
        }
        const PixelGrid grid(m_painter);
        Disc disc = dots.disc;
        disc.radius *= grid.ratio();
        disc.edgeWidth *= grid.ratio();
        DiscSprite sprite(disc);
        const InPixels scope(m_painter, grid);
        for (const QPointF& place : dots.places)
            if (isInside(place))
                sprite.paint(m_painter, grid.toPixels(place));
    }

    void operator()(const Marks& marks) const
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(marks.edge);
        m_painter.setBrush(marks.fill.alpha() > 0 ? QBrush(marks.fill) : QBrush(Qt::NoBrush));
        const double radius = marks.radius;
        for (const QPointF& place : marks.places) {
            switch (marks.shape) {
            case Marks::Shape::Round:
                m_painter.drawEllipse(place, radius, radius);
                break;
            case Marks::Shape::Square:
                m_painter.drawRect(
                    QRectF(place.x() - radius, place.y() - radius, 2 * radius, 2 * radius));
                break;
            case Marks::Shape::Cross:
                for (const double side : {radius, -radius})
                    m_painter.drawLine(
                        place + QPointF(-radius, -side), place + QPointF(radius, side));
                break;
            case Marks::Shape::ToTheLeft:
                paintTriangle(place, -radius);
                break;
            case Marks::Shape::ToTheRight:
                paintTriangle(place, radius);
                break;
            }
        }
    }

    void operator()(const Rule& rule) const
    {
        paintLine(m_painter, rule.line, rule.colour, rule.width, m_look);
    }

    void operator()(const Stroke& stroke) const
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(stroke.pen);
        m_painter.drawLine(stroke.line);
    }

    void operator()(const Region& region) const
    {
        m_painter.setRenderHint(QPainter::Antialiasing, region.edges == Region::Edges::Smooth);
        m_painter.fillRect(region.area, region.fill);
    }

    void operator()(const Outline& outline) const
    {
        const PixelGrid grid(m_painter);
        const auto sharp = [&](double pixels) {
            return std::round(pixels * grid.ratio()) / grid.ratio();
        };
        const QRectF& area = outline.area;
        const double line = std::max(1 / grid.ratio(), sharp(m_look.px(outline.width)));
        const double top = sharp(area.top()) - line;
        const double bottom = sharp(area.bottom());
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        for (const double y : {top, bottom})
            m_painter.fillRect(QRectF(area.left(), y, area.width(), line), outline.colour);
        for (const double x : {area.left() - line, area.right()})
            m_painter.fillRect(QRectF(x, top, line, bottom - top + line), outline.colour);
    }

    void operator()(const Label& label) const
    {
        if (!m_look.hasWords && !label.isKept)
            return;
        const Look look = m_look.hasWords ? m_look : withWords(m_look);
        if (label.ground) {
            const QSizeF edge = *label.ground * look.scale;
            m_painter.fillRect(
                boxOf(label, look)
                    .adjusted(-edge.width(), -edge.height(), edge.width(), edge.height()),
                look.palette.ground);
        }
        paintText(
            m_painter, label.baseline, label.text, label.role, label.colour, look, label.alignment);
    }

private:
    bool isInside(QPointF place) const
    {
        return place.y() >= m_plot.top() && place.y() <= m_plot.bottom();
    }

    void paintTriangle(QPointF middle, double reach) const
    {
        const double half = std::abs(reach);
        const std::array corners {middle + QPointF(reach, 0), middle + QPointF(-reach, -half),
            middle + QPointF(-reach, half)};
        m_painter.drawConvexPolygon(corners.data(), static_cast<int>(corners.size()));
    }

    void each(const std::vector<QPointF>& places, const QPen& edge, const QColor& fill,
        double radius) const
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(edge);
        m_painter.setBrush(fill);
        for (const QPointF& place : places)
            if (isInside(place))
                m_painter.drawEllipse(place, radius, radius);
    }

    QPainter& m_painter;
    QRectF m_plot;
    const Look& m_look;
};

} // namespace

Layers operator+(Layers below, Layers above)
{
    below.insert(
        below.end(), std::make_move_iterator(above.begin()), std::make_move_iterator(above.end()));
    return below;
}

void paintLayers(
    QPainter& painter, const QRectF& plot, std::span<const Layer> layers, const Look& look)
{
    painter.save();
    const LayerPainter paint(painter, plot, look);
    for (const Layer& layer : layers)
        std::visit(paint, static_cast<const LayerKinds&>(layer));
    painter.restore();
}

TextLine legendAtRight(const std::vector<LegendEntry>& fromTheRight, QPointF baselineRight,
    double left, const LegendSizes& sizes, const Look& look)
{
    constexpr double gap = 6;
    const auto [swatch, between] = sizes;
    TextLine legend {{}, baselineRight.x()};
    if (!look.hasWords) // a piece of a line alone says nothing
        return legend;
    for (const LegendEntry& entry : fromTheRight) {
        const double width = textWidth(entry.name, entry.role, look) + look.px(swatch + gap);
        if (legend.end - width < left)
            break;
        const QPointF start(
            legend.end - width, baselineRight.y() - digitHeight(entry.role, look) / 2);
        legend.layers.emplace_back(
            Stroke {{start, start + QPointF(look.px(swatch), 0)}, entry.line});
        legend.layers.emplace_back(Label {{start.x() + look.px(swatch + gap), baselineRight.y()},
            entry.name, entry.role, entry.text});
        legend.end = start.x() - look.px(between);
    }
    return legend;
}

QRectF textBox(QPointF baseline, const QString& text, TextRole role, const Look& look)
{
    const double height = digitHeight(role, look);
    return {baseline.x(), baseline.y() - height, textWidth(text, role, look), height};
}

} // namespace lab::ui
