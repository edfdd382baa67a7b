#include "ui/paint/drawing/drawing_painter.h"

#include "core/drawing/color_bar.h"
#include "core/math/constants.h"
#include "ui/paint/axes.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/comparison.h"
#include "ui/paint/curves.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/drawing/shapes.h"
#include "ui/paint/filled_band.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/projection.h"
#include "ui/paint/raster/arc_sprite.h"
#include "ui/paint/raster/clipping.h"
#include "ui/paint/raster/disc_sprite.h"
#include "ui/paint/raster/pixel_grid.h"
#include "ui/paint/text/text.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

/// Without the rounding that depends on where the picture is on its device.
double steady(double pixel)
{
    constexpr double steps = 1 << 30;
    return std::round(pixel * steps) / steps;
}

/// The arcs of a ring follow each other.
void paintArcRings(
    QPainter& painter, std::span<const drawing::Arcs::Arc> arcs, const Palette& palette)
{
    if (arcs.empty())
        return;
    const PixelGrid grid(painter);
    const double ratio = grid.ratio();
    const auto width = [](const drawing::Arcs::Arc& arc) { return arc.pen.width; };
    ArcSprite sprite(arcs[0].radius * ratio, std::ranges::max(arcs, {}, width).pen.width * ratio);
    const InPixels inPixels(painter, grid);
    std::vector<Arc> ring;
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        const drawing::Arcs::Arc& arc = arcs[i];
        ring.push_back({colorOf(arc.pen.ink, palette), arc.pen.width * ratio});
        if (arc.turns < 1) {
            ring.back().from = arc.start;
            ring.back().length = arc.turns * twoPi;
        }
        if (i + 1 < arcs.size() && arcs[i + 1].centre == arc.centre)
            continue;
        sprite.paint(painter, grid.toPixels(qt(arc.centre)), ring);
        ring.clear();
    }
}

class MarkPainter {
public:
    MarkPainter(QPainter& painter, const Look& look)
        : m_painter(painter)
        , m_look(look)
    {
    }

    void operator()(const drawing::Path& mark) const
    {
        smooth(true);
        m_painter.setPen(penOf(mark.pen));
        m_painter.setBrush(brushOf(mark.fill));
        m_painter.drawPath(qt(mark));
    }
    void operator()(const drawing::Region& mark) const
    {
        smooth(mark.edge.has_value() || mark.isSmooth);
        if (!mark.edge)
            return m_painter.fillRect(qt(mark.box), colorOf(mark.fill, m_look.palette));
        m_painter.setPen(penOf(*mark.edge));
        m_painter.setBrush(brushOf(mark.fill));
        m_painter.drawRoundedRect(
            qt(mark.box.inset(mark.edge->width / 2)), mark.radius, mark.radius);
    }
    void operator()(const drawing::Outline& mark) const
    {
        if (mark.isOutside)
            return paintOutside(mark);
        smooth(mark.isSmooth);
        QPen pen = penOf(mark.pen);
        if (mark.pen.dashes.empty() && !mark.hasBevels)
            pen.setJoinStyle(Qt::MiterJoin);
        m_painter.setPen(pen);
        m_painter.setBrush(brushOf(mark.fill));
        m_painter.drawRect(qt(mark.box));
    }
    void operator()(const drawing::Hatch& mark) const
    {
        smooth(false);
        Look look = m_look;
        look.scale *= mark.scale;
        paintHatching(m_painter, qt(mark.box), look);
    }
    void operator()(const drawing::Text& mark) const
    {
        smooth(false);
        const bool isTurned = mark.turned < 0 || mark.turned > 0;
        if (isTurned) {
            m_painter.save();
            m_painter.translate(qt(mark.about));
            m_painter.rotate(mark.turned);
        }
        const auto paint = [&](const Look& look) {
            paintText(m_painter, qt(mark.at), ui::qt(mark.said.text), ui::qt(mark.role),
                colorOf(mark.ink, look.palette), look, static_cast<Alignment>(mark.align));
        };
        if ((mark.isNeeded && !m_look.hasWords) || mark.letters < 1 || mark.letters > 1) {
            Look other = mark.isNeeded ? withWords(m_look) : m_look;
            other.scale *= mark.letters;
            paint(other);
        } else {
            paint(m_look);
        }
        if (isTurned)
            m_painter.restore();
    }

    void operator()(const drawing::Curve& mark) const
    {
        std::vector<QPointF> points;
        for (const drawing::Point& at : mark.points)
            points.push_back(qt(at));
        paintPolyline(m_painter, qt(mark.within), points,
            {.colour = colorOf(mark.pen.ink, m_look.palette),
                .width = mark.pen.width / m_look.scale,
                .dashes = {mark.pen.dashes.begin(), mark.pen.dashes.end()}},
            m_look);
    }
    void operator()(const drawing::Graph& mark) const
    {
        const auto scale = [](const drawing::Axis& axis) {
            return AxisScale {axis.lowest, axis.highest, axis.from, axis.to};
        };
        paintCurve(m_painter, qt(mark.within), scale(mark.x), scale(mark.y), *mark.curve,
            {.colour = colorOf(mark.pen.ink, m_look.palette),
                .width = mark.pen.width / m_look.scale,
                .dotRadius = mark.dotRadius / m_look.scale,
                .dashes = {mark.pen.dashes.begin(), mark.pen.dashes.end()}},
            m_look);
    }
    void operator()(const drawing::Bars& mark) const
    {
        const PixelGrid grid(m_painter);
        const auto rows = static_cast<int>(mark.bars.size());
        const double height = mark.box.height / rows;
        if (m_look.medium == Look::Medium::Screen && height * grid.ratio() < 1.5)
            return paintThinBars(mark, grid);
        smooth(true);
        for (int row = 0; row < rows; ++row) {
            const drawing::Bars::Bar& bar = mark.bars[static_cast<std::size_t>(row)];
            const double top = mark.box.y + (row + 0.5) * height - height / 2;
            m_painter.fillRect(
                QRectF(std::min(bar.from, bar.to), top, std::abs(bar.to - bar.from), height),
                colorOf(bar.fill, m_look.palette));
        }
    }
    void operator()(const drawing::Band& mark) const
    {
        const auto pixels = [](const std::vector<drawing::Point>& points) {
            QList<QPointF> all;
            for (const drawing::Point& at : points)
                all.append(qt(at));
            return all;
        };
        const QList<QPointF> upper = pixels(mark.upper);
        QList<QPointF> lower = pixels(mark.lower);
        const QColor fill = colorOf(mark.fill, m_look.palette);
        if (!mark.isRagged)
            return paintFilledBand(m_painter, qt(mark.within), upper, lower, fill, m_look);
        std::ranges::reverse(lower);
        const QPolygonF area = clippedArea(QPolygonF(upper + lower), qt(mark.within));
        if (area.size() < 3)
            return;
        smooth(false); // antialiasing takes long
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(fill);
        m_painter.drawPolygon(area);
    }
    void operator()(const drawing::Raster& mark) const
    {
        smooth(false);
        const double opacity = m_painter.opacity();
        if (mark.share < 1)
            m_painter.setOpacity(mark.share);
        paintHeatmap(m_painter, qt(mark.box), *mark.map, m_look);
        if (mark.share < 1)
            m_painter.setOpacity(opacity);
    }
    void operator()(const drawing::ColorBar& mark) const
    {
        const double length = mark.isUpright ? mark.box.height : mark.box.width;
        const int cells = std::max(1, qRound(length * PixelGrid(m_painter).ratio()));
        for (const drawing::Mark& part :
            drawing::partsOf(mark, cells, WindowMetrics(), m_look.scale))
            std::visit(*this, part);
    }
    void operator()(const drawing::Dots& mark) const
    {
        if (m_look.medium == Look::Medium::Vector)
            return paintCircles(mark);
        const PixelGrid grid(m_painter);
        DiscSprite sprite({mark.radius * grid.ratio(), colorOf(mark.fill, m_look.palette),
            mark.edge.width * grid.ratio(), colorOf(mark.edge.ink, m_look.palette)});
        const InPixels scope(m_painter, grid);
        for (const drawing::Point& place : mark.places) {
            const QPointF at = grid.toPixels(qt(place));
            sprite.paint(m_painter, {steady(at.x()), steady(at.y())});
        }
    }
    void operator()(const drawing::Rings& mark) const
    {
        if (mark.shape == drawing::Rings::Shape::Circle)
            return paintCircles(mark);
        smooth(true);
        m_painter.setPen(penOf(mark.edge));
        m_painter.setBrush(brushOf(mark.fill));
        paintAngular(m_painter, mark);
    }
    void operator()(const drawing::Rule& mark) const
    {
        smooth(mark.isSmooth);
        paintLine(m_painter, qt(mark.line), colorOf(mark.ink, m_look.palette), mark.width, m_look);
    }
    void operator()(const drawing::Stroke& mark) const
    {
        smooth(mark.isSmooth);
        m_painter.setPen(penOf(mark.pen));
        m_painter.drawLine(qt(mark.line));
    }
    void operator()(const drawing::Polygons& mark) const
    {
        smooth(true);
        paintPolygons(m_painter, mark, colorOf(mark.fill, m_look.palette));
    }
    void operator()(const drawing::Arcs& mark) const
    {
        smooth(true);
        if (mark.areRings && m_look.medium == Look::Medium::Screen)
            return paintArcRings(m_painter, mark.arcs, m_look.palette);
        for (const drawing::Arcs::Arc& arc : mark.arcs)
            if (mark.areRings && arc.turns >= 1) {
                m_painter.setPen(penOf(arc.pen));
                m_painter.setBrush(Qt::NoBrush);
                m_painter.drawEllipse(qt(arc.centre), arc.radius, arc.radius);
            } else {
                paintArc(m_painter, arc, penOf(arc.pen), m_look);
            }
    }
    void operator()(const drawing::Formula& mark) const
    {
        smooth(false);
        Typeset formula(m_look, ui::qt(mark.key), mark.size, colorOf(mark.ink, m_look.palette),
            ui::qt(mark.values));
        formula.setRole(QStringLiteral("broken"), colorOf(mark.broken, m_look.palette));
        if (!mark.marked.empty())
            formula.highlight(ui::qt(mark.marked));
        formula.paint(m_painter, qt(mark.at));
    }

    /// SVG repeats the state of the painter for each change, even if it is none.
    void smooth(bool isSmooth) const
    {
        if (m_painter.testRenderHint(QPainter::Antialiasing) != isSmooth)
            m_painter.setRenderHint(QPainter::Antialiasing, isSmooth);
    }

private:
    void paintOutside(const drawing::Outline& mark) const
    {
        smooth(false);
        const double ratio = PixelGrid(m_painter).ratio();
        const auto sharp = [ratio](double pixels) { return std::round(pixels * ratio) / ratio; };
        const QColor colour = colorOf(mark.pen.ink, m_look.palette);
        const drawing::Box& box = mark.box;
        const double line = std::max(1 / ratio, sharp(mark.pen.width));
        const double top = sharp(box.top()) - line;
        const double bottom = sharp(box.bottom());
        for (const double y : {top, bottom})
            m_painter.fillRect(QRectF(box.left(), y, box.width, line), colour);
        for (const double x : {box.left() - line, box.right()})
            m_painter.fillRect(QRectF(x, top, line, bottom - top + line), colour);
    }

    /// Each row of pixels over the range of its bars.
    void paintThinBars(const drawing::Bars& mark, const PixelGrid& grid) const
    {
        smooth(false);
        const auto rows = static_cast<int>(mark.bars.size());
        const QRect pixels = grid.pixels(qt(mark.box));
        const QColor colour = colorOf(mark.range, m_look.palette);
        const InPixels inPixels(m_painter, grid);
        for (int row = 0; row < pixels.height(); ++row) {
            const int first = row * rows / pixels.height();
            const int end = std::max(first + 1, (row + 1) * rows / pixels.height());
            double low = mark.bars[static_cast<std::size_t>(first)].from;
            double high = low;
            const auto hold = [&](double place) {
                low = std::min(low, place);
                high = std::max(high, place);
            };
            for (int bar = first; bar < end; ++bar) {
                hold(mark.bars[static_cast<std::size_t>(bar)].from);
                hold(mark.bars[static_cast<std::size_t>(bar)].to);
            }
            if (end == rows)
                std::ranges::for_each(mark.last, hold);
            const double left = grid.toPixels({low, 0}).x();
            const double right = grid.toPixels({high, 0}).x();
            m_painter.fillRect(
                QRectF(left, pixels.top() + row, std::max(1.0, right - left), 1), colour);
        }
    }

    template <class Circles> void paintCircles(const Circles& mark) const
    {
        smooth(true);
        m_painter.setPen(penOf(mark.edge));
        m_painter.setBrush(brushOf(mark.fill));
        for (const drawing::Point& place : mark.places)
            m_painter.drawEllipse(qt(place), mark.radius, mark.radius);
    }
    QBrush brushOf(const drawing::Ink& ink) const
    {
        return ink.tone == drawing::Tone::None ? QBrush(Qt::NoBrush)
                                               : QBrush(colorOf(ink, m_look.palette));
    }
    QPen penOf(const drawing::Pen& own) const
    {
        if (own.ink.tone == drawing::Tone::None)
            return Qt::NoPen;
        using Cap = drawing::Pen::Cap;
        QPen pen(colorOf(own.ink, m_look.palette), own.width, Qt::SolidLine,
            own.cap == Cap::Round      ? Qt::RoundCap
                : own.cap == Cap::Flat ? Qt::FlatCap
                                       : Qt::SquareCap,
            own.hasRoundCorners ? Qt::RoundJoin : Qt::BevelJoin);
        if (!own.dashes.empty())
            pen.setDashPattern(QList<qreal>(own.dashes.begin(), own.dashes.end()));
        return pen;
    }

    QPainter& m_painter;
    const Look& m_look;
};

} // namespace

void paintLayers(QPainter& painter, std::span<const drawing::Layer> layers, const Look& look)
{
    const MarkPainter paint(painter, look);
    for (const drawing::Layer& layer : layers)
        for (const drawing::Mark& mark : layer.marks)
            std::visit(paint, mark);
    paint.smooth(false);
}

std::vector<TurningHand> handsOf(const drawing::Drawing& drawing, const Palette& palette)
{
    std::vector<TurningHand> hands;
    for (const auto& [line, tone] : drawing.hands)
        hands.push_back({qt(line.from), qt(line.to), colorOf(tone, palette)});
    for (const drawing::Handle& handle : drawing.handles)
        if (handle.plane && handle.isListed && !handle.isOfFigure)
            hands.push_back(
                {qt(handle.plane->zero), qt(handle.place), colorOf(handle.tone, palette)});
    return hands;
}

void DrawingPainter::paint(QPainter& painter, const QRectF& area,
    std::span<const drawing::Layer> layers, const Look& look, bool isWithoutLive)
{
    constexpr std::size_t few = 24; // marks, which are painted as fast as an image
    const auto live = std::ranges::find_if(layers, &drawing::Layer::isLive);
    const std::span still(layers.begin(), live);
    std::size_t marks = 0;
    for (const drawing::Layer& layer : still)
        for (const drawing::Mark& mark : layer.marks)
            marks += std::holds_alternative<drawing::Raster>(mark) ? few : 1;
    const auto paintStill = [&](QPainter& part) { paintLayers(part, still, look); };
    if (marks <= few) {
        paintStill(painter);
    } else {
        if (!std::ranges::equal(still, m_still)) {
            m_image.forget();
            m_still.assign(still.begin(), still.end());
        }
        m_image.paint(painter, area, look, paintStill);
    }
    if (!isWithoutLive)
        paintLayers(painter, {live, layers.end()}, look);
}

} // namespace lab::ui
