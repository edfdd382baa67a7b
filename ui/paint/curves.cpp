#include "ui/paint/curves.h"

#include "ui/paint/raster/clipping.h"
#include "ui/paint/raster/coverage.h"
#include "ui/paint/raster/disc_sprite.h"
#include "ui/paint/raster/pixel_grid.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace lab::ui {

namespace {

constexpr double bandShare = 0.2; ///< of the curve's colour over the ground
constexpr double farAway = 1e6; ///< pixels; slopes up to here look vertical

using Points = std::vector<QPointF>; ///< for a file, in the picture's units
using Pixels = std::vector<CoveragePoint>; ///< for a screen, from the corner of the plot

/// Samples first to end − 1.
struct Samples {
    std::size_t first = 0;
    std::size_t end = 0;
};

/// The ones that affect the plot: those inside and, because the line is thick, those near it.
Samples samplesIn(const CurveFrame& curve, const QRectF& plot, const AxisScale& x,
    const CurveStyle& style, const Look& look)
{
    const double last = static_cast<double>(curve.values.size()) - 1;
    const double near = look.px(style.width);
    const double a = (x.value(plot.left() - near) - curve.firstX) / curve.step;
    const double b = (x.value(plot.right() + near) - curve.firstX) / curve.step;
    const double first = std::floor(std::min(a, b));
    const double end = std::ceil(std::max(a, b));
    if (!(first <= last) || !(end >= 0))
        return {};
    return {static_cast<std::size_t>(std::max(0.0, first)),
        static_cast<std::size_t>(std::min(last, end)) + 1};
}

/// The parts between values that are NaN.
std::vector<Samples> wholeParts(const CurveFrame& curve, const Samples& samples)
{
    std::vector<Samples> result;
    bool isInside = false;
    for (std::size_t i = samples.first; i < samples.end; ++i) {
        const bool isNumber = std::isfinite(curve.values[i]);
        if (isNumber && !isInside)
            result.push_back({i, i});
        if (isNumber)
            result.back().end = i + 1;
        isInside = isNumber;
    }
    return result;
}

/// From samples to places in the picture's units or device pixels.
struct Placing {
    QPointF first; ///< of value 0 in sample 0
    double perSample = 1;
    double perUnit = 1;

    QPointF at(std::size_t sample, double value) const
    {
        return {first.x() + perSample * static_cast<double>(sample),
            std::clamp(first.y() + perUnit * value, -farAway, farAway)};
    }
};

Placing placing(const CurveFrame& curve, const AxisScale& x, const AxisScale& y)
{
    return {{x.pixel(curve.firstX), y.pixel(0)}, curve.step * x.pixelsPerUnit(), y.pixelsPerUnit()};
}

/// From the corner of an area, with the same rounding wherever the picture is on its device.
QPointF pixelIn(const QRect& area, const PixelGrid& grid, QPointF point)
{
    return point * grid.ratio() + (grid.toPixels({0, 0}) - area.topLeft());
}

Placing inPixels(const Placing& placing, const PixelGrid& grid, const QRect& area)
{
    return {pixelIn(area, grid, placing.first), placing.perSample * grid.ratio(),
        placing.perUnit * grid.ratio()};
}

CoveragePoint pixel(QPointF point)
{
    return {static_cast<float>(std::clamp(point.x(), -farAway, farAway)),
        static_cast<float>(std::clamp(point.y(), -farAway, farAway))};
}

void append(Points& line, QPointF point)
{
    line.push_back(point);
}

void append(Pixels& line, QPointF point)
{
    line.push_back(pixel(point));
}

/// A part's line from left to right: every `stride`-th of its values and the last one, moved by
/// this number of standard deviations.
template <typename Line>
Line lineOf(const CurveFrame& curve, const Samples& part, const Placing& placing, double deviations,
    std::size_t stride)
{
    const auto value = [&](std::size_t i) {
        return std::abs(deviations) > 0 ? curve.values[i] + deviations * curve.deviation[i]
                                        : curve.values[i];
    };
    Line line;
    line.reserve((part.end - part.first) / stride + 2);
    for (std::size_t i = part.first; i + 1 < part.end; i += stride)
        append(line, placing.at(i, value(i)));
    append(line, placing.at(part.end - 1, value(part.end - 1)));
    if (placing.perSample < 0)
        std::reverse(line.begin(), line.end());
    return line;
}

/// The number of samples of a smooth curve that a straight piece may span and stay within a
/// thirtieth of a pixel of them: over k samples it leaves a curve by k²/8 of its second difference.
std::size_t strideFor(const CurveFrame& curve, const Samples& part, const Placing& pixels)
{
    constexpr double tolerance = 0.03;
    constexpr double longest = 64;
    const double unit = std::abs(pixels.perUnit);
    double bend = 8 * tolerance / (longest * longest);
    for (std::size_t i = part.first + 1; i + 1 < part.end && bend < 2 * tolerance; ++i)
        bend = std::max(
            bend, unit * std::abs(curve.values[i - 1] - 2 * curve.values[i] + curve.values[i + 1]));
    return static_cast<std::size_t>(std::max(1.0, std::sqrt(8 * tolerance / bend)));
}

bool hasBand(const CurveFrame& curve)
{
    return curve.deviation.size() == curve.values.size();
}

bool isDashed(const CurveStyle& style)
{
    return !style.dashes.isEmpty();
}

QColor bandColour(const CurveStyle& style, const Look& look)
{
    return blended(style.colour, look.palette.ground, bandShare);
}

float distance(CoveragePoint from, CoveragePoint to)
{
    return std::hypot(to.x - from.x, to.y - from.y);
}

/// Dash and gap alternating, in pixels. The round ends of a dash add its width to its length.
std::vector<float> dashesOf(const CurveStyle& style, double unit)
{
    const double width = style.width * unit;
    std::vector<float> lengths;
    for (const qreal widths : style.dashes)
        lengths.push_back(static_cast<float>(widths * width));
    for (std::size_t i = 0; i + 1 < lengths.size(); i += 2) {
        const float drawn = std::max(0.5F, lengths[i] - static_cast<float>(width));
        lengths[i + 1] += lengths[i] - drawn;
        lengths[i] = drawn;
    }
    return lengths;
}

/// Cuts a line into dashes by length; by x where it oscillates so much that they could not be
/// distinguished.
std::vector<Pixels> dashes(const Pixels& line, const std::vector<float>& lengths)
{
    constexpr float winding = 100;
    float whole = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        whole += distance(line[i], line[i + 1]);
    const bool alongX = whole > winding * (line.back().x - line.front().x + 1);

    std::vector<Pixels> result {{line.front()}};
    bool isDrawing = true;
    std::size_t next = 0;
    float left = lengths[next];
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const CoveragePoint from = line[i];
        const CoveragePoint to = line[i + 1];
        const float length = alongX ? to.x - from.x : distance(from, to);
        float done = 0;
        while (length - done > left) {
            done += left;
            const float share = done / length;
            const CoveragePoint place {
                from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
            if (isDrawing)
                result.back().push_back(place);
            else
                result.push_back({place});
            isDrawing = !isDrawing;
            next = (next + 1) % lengths.size();
            left = lengths[next];
        }
        left -= length - done;
        if (isDrawing)
            result.back().push_back(to);
    }
    return result;
}

/// On a screen; the painter's unit is the device pixel, `unit` of them per pixel at 1x.
void paintStroke(
    QPainter& painter, const QRect& area, const Pixels& line, const CurveStyle& style, double unit)
{
    if (line.empty())
        return;
    Coverage coverage(area);
    const float width = static_cast<float>(style.width * unit);
    if (isDashed(style)) {
        for (const Pixels& part : dashes(line, dashesOf(style, unit)))
            coverage.addStroke(part, width / 2);
    } else {
        coverage.addStroke(line, width / 2);
    }
    coverage.paint(painter, style.colour);
}

void paintCovered(QPainter& painter, const QRectF& plot, const AxisScale& x, const AxisScale& y,
    const CurveFrame& curve, const CurveStyle& style, const Look& look)
{
    const PixelGrid grid(painter);
    const QRect area = grid.pixels(plot);
    const Placing pixels = inPixels(placing(curve, x, y), grid, area);
    const std::vector<Samples> parts = wholeParts(curve, samplesIn(curve, plot, x, style, look));
    const InPixels scope(painter, grid);
    if (hasBand(curve)) {
        Coverage band(area);
        for (const Samples& part : parts)
            band.addBand(lineOf<Pixels>(curve, part, pixels, pixels.perUnit < 0 ? 1 : -1, 1),
                lineOf<Pixels>(curve, part, pixels, pixels.perUnit < 0 ? -1 : 1, 1));
        band.paint(painter, bandColour(style, look));
    }
    for (const Samples& part : parts)
        paintStroke(painter, area,
            lineOf<Pixels>(curve, part, pixels, 0, strideFor(curve, part, pixels)), style,
            look.scale * grid.ratio());
}

QPen pen(const CurveStyle& style, const Look& look)
{
    const double width = look.px(style.width);
    QPen result(style.colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (isDashed(style))
        result.setDashPattern(style.dashes);
    return result;
}

void paintClipped(QPainter& painter, const QRectF& plot, std::span<const QPointF> points,
    const CurveStyle& style, const Look& look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen(style, look));
    painter.setBrush(Qt::NoBrush);
    for (const QPolygonF& part : clippedLine(points, plot))
        painter.drawPolyline(part);
}

/// In a file.
void paintDrawn(QPainter& painter, const QRectF& plot, const AxisScale& x, const AxisScale& y,
    const CurveFrame& curve, const CurveStyle& style, const Look& look)
{
    const Placing places = placing(curve, x, y);
    const std::vector<Samples> parts = wholeParts(curve, samplesIn(curve, plot, x, style, look));
    if (hasBand(curve)) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(bandColour(style, look));
        for (const Samples& part : parts) {
            const Points there = lineOf<Points>(curve, part, places, 1, 1);
            const Points back = lineOf<Points>(curve, part, places, -1, 1);
            QPolygonF area(QList<QPointF>(there.begin(), there.end()));
            area.append(QList<QPointF>(back.rbegin(), back.rend()));
            painter.drawPolygon(clippedArea(area, plot));
        }
    }
    for (const Samples& part : parts)
        paintClipped(painter, plot, lineOf<Points>(curve, part, places, 0, 1), style, look);
}

bool isIn(const QRectF& plot, QPointF point)
{
    constexpr double slack = 1e-6;
    return plot.adjusted(-slack, -slack, slack, slack).contains(point);
}

/// Dots whose center is in the plot are complete.
void paintDots(QPainter& painter, const QRectF& plot, const AxisScale& x, const AxisScale& y,
    const CurveFrame& curve, const CurveStyle& style, const Look& look)
{
    const double radius = look.px(style.dotRadius);
    const bool isOnScreen = look.medium == Look::Medium::Screen;
    const PixelGrid grid(painter);
    DiscSprite sprite({radius * grid.ratio(), style.colour});
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.colour);
    std::optional<InPixels> scope;
    if (isOnScreen)
        scope.emplace(painter, grid);
    for (std::size_t i = 0; i < curve.dots.size(); ++i) {
        const QPointF centre(
            x.pixel(curve.firstDot + static_cast<double>(i)), y.pixel(curve.dots[i]));
        if (!isIn(plot, centre))
            continue;
        if (isOnScreen)
            sprite.paint(painter, grid.toPixels(centre));
        else
            painter.drawEllipse(centre, radius, radius);
    }
}

bool runsToTheRight(std::span<const QPointF> points)
{
    return std::is_sorted(
        points.begin(), points.end(), [](QPointF a, QPointF b) { return a.x() < b.x(); });
}

} // namespace

void paintCurve(QPainter& painter, const QRectF& plot, const AxisScale& x, const AxisScale& y,
    const CurveFrame& curve, const CurveStyle& style, const Look& look)
{
    painter.save();
    if (look.medium == Look::Medium::Screen)
        paintCovered(painter, plot, x, y, curve, style, look);
    else
        paintDrawn(painter, plot, x, y, curve, style, look);
    if (style.dotRadius > 0)
        paintDots(painter, plot, x, y, curve, style, look);
    painter.restore();
}

void paintPolyline(QPainter& painter, const QRectF& plot, std::span<const QPointF> points,
    const CurveStyle& style, const Look& look)
{
    painter.save();
    if (look.medium == Look::Medium::Vector) {
        paintClipped(painter, plot, points, style, look);
    } else if (runsToTheRight(points)) {
        const PixelGrid grid(painter);
        const QRect area = grid.pixels(plot);
        Pixels line;
        for (const QPointF point : points)
            append(line, pixelIn(area, grid, point));
        const InPixels scope(painter, grid);
        paintStroke(painter, area, line, style, look.scale * grid.ratio());
    } else {
        painter.setClipRect(plot, Qt::IntersectClip); // of the line's thickness
        paintClipped(painter, plot, points, style, look);
    }
    painter.restore();
}

} // namespace lab::ui
