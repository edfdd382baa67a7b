#include "ui/paint/plot/layers.h"

#include "ui/paint/axes.h"
#include "ui/paint/filled_band.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/projection.h"
#include "ui/paint/raster/clipping.h"
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

Typeset typeset(const FormulaLabel& formula, const Look& look)
{
    return {look, formula.key, formula.size, formula.colour};
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

    void operator()(const Cells& cells) const
    {
        paintHeatmap(m_painter, cells.area, cells.frame, m_look);
    }

    void operator()(const ColorBar& bar) const
    {
        paintColorBar(m_painter, bar.area, bar.scale, bar.orientation, m_look);
    }

    void operator()(const Hatching& hatching) const
    {
        paintHatching(m_painter, hatching.area, m_look);
    }

    void operator()(const Band& band) const
    {
        const std::span<const QPointF> upper(band.upper);
        const std::span<const QPointF> lower(band.lower);
        eachRun(
            upper.size(), [&](std::size_t i) { return isFinite(upper[i]) && isFinite(lower[i]); },
            [&](std::size_t first, std::size_t count) {
                const auto above = upper.subspan(first, count);
                const auto below = lower.subspan(first, count);
                if (band.edges == Band::Edges::Smooth)
                    paintFilledBand(m_painter, m_plot, above, below, band.fill, m_look);
                else
                    paintRagged(above, below, band.fill);
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

    void operator()(const Bars& bars) const
    {
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        for (const QRectF& area : bars.areas)
            m_painter.fillRect(area, bars.fill);
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

    void operator()(const Graph& graph) const
    {
        paintCurve(m_painter, graph.within.value_or(m_plot), graph.x, graph.y, graph.curve,
            graph.style, m_look);
    }

    void operator()(const FormulaLabel& formula) const
    {
        typeset(formula, m_look).paint(m_painter, formula.baseline);
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

    void paintRagged(
        std::span<const QPointF> upper, std::span<const QPointF> lower, const QColor& fill) const
    {
        QPolygonF outline(QList<QPointF>(upper.begin(), upper.end()));
        outline.append(QList<QPointF>(lower.rbegin(), lower.rend()));
        const QPolygonF area = clippedArea(outline, m_plot);
        if (area.size() < 3)
            return;
        m_painter.setRenderHint(QPainter::Antialiasing, false); // antialiasing takes long
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(fill);
        m_painter.drawPolygon(area);
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

TextLine lineOfWords(
    const std::vector<Word>& words, QPointF baseline, double right, const Look& look)
{
    TextLine line {{}, baseline.x()};
    double& x = line.end;
    for (const Word& word : words) {
        const QString text =
            fittingWords(QStringList {word.text} + word.shorter, right - x, word.role, look);
        if (!line.layers.empty() && text.endsWith(u'…') && !word.text.endsWith(u'…'))
            continue;
        line.layers.emplace_back(Label {{x, baseline.y()}, text, word.role, word.colour});
        x += textWidth(text, word.role, look) + look.px(12);
    }
    return line;
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

double widthOf(const FormulaLabel& formula, const Look& look)
{
    return typeset(formula, look).size().width();
}

bool isFree(const QRectF& box, std::span<const QPointF> points)
{
    return std::ranges::none_of(points, [&](QPointF point) { return box.contains(point); });
}

QRectF textBox(QPointF baseline, const QString& text, TextRole role, const Look& look)
{
    const double height = digitHeight(role, look);
    return {baseline.x(), baseline.y() - height, textWidth(text, role, look), height};
}

Label apart(Label label, std::span<const Layer> layers, const QRectF& ground, const Look& look)
{
    const double edge = look.px(2);
    const QRectF first = boxOf(label, look).adjusted(-edge, -edge, edge, edge);
    const auto isFreeAt = [&](double baseline) {
        const QRectF box = first.translated(0, baseline - label.baseline.y());
        return box.top() >= ground.top() - edge && box.bottom() <= ground.bottom() + edge
            && std::ranges::none_of(layers, [&](const Layer& layer) {
                   const auto* other = std::get_if<Label>(&layer);
                   return other && box.intersects(boxOf(*other, look));
               });
    };
    for (double step = 0; step <= ground.height(); ++step)
        for (const double baseline : {label.baseline.y() + step, label.baseline.y() - step})
            if (isFreeAt(baseline)) {
                label.baseline.setY(baseline);
                return label;
            }
    return label;
}

} // namespace lab::ui
