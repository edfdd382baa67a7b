#include "ui/paint/axes.h"

#include "ui/paint/raster/pixel_grid.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

double stepOf(const std::vector<double>& ticks)
{
    return ticks.size() > 1 ? ticks[1] - ticks[0] : std::abs(ticks.front());
}

std::vector<QString> labels(const std::vector<double>& ticks)
{
    std::vector<QString> result;
    for (const double tick : ticks)
        result.push_back(tickLabel(tick, stepOf(ticks)));
    return result;
}

std::vector<QString> shortLabels(const std::vector<double>& ticks)
{
    constexpr double firstShort = 1e5;
    std::vector<QString> result;
    for (const double tick : ticks)
        result.push_back(
            std::abs(tick) < firstShort ? tickLabel(tick, stepOf(ticks)) : powerOfTen(tick, 3));
    return result;
}

} // namespace

void paintLine(
    QPainter& painter, const QLineF& line, const QColor& colour, double width, const Look& look)
{
    const PixelGrid grid(painter);
    const bool upright = std::abs(line.dx()) < std::abs(line.dy());
    const double wanted = look.px(width);
    const double thick = look.medium == Look::Medium::Vector
        ? wanted
        : std::max(1.0, std::round(wanted * grid.ratio())) / grid.ratio();
    const double place = upright ? line.x1() : line.y1();
    const double sharp = look.medium == Look::Medium::Vector
        ? place
        : (upright ? grid.sharpX(place, wanted) : grid.sharpY(place, wanted));
    const QPointF half(upright ? thick / 2 : 0, upright ? 0 : thick / 2);
    const QPointF from = upright ? QPointF(sharp, line.y1()) : QPointF(line.x1(), sharp);
    const QPointF to = upright ? QPointF(sharp, line.y2()) : QPointF(line.x2(), sharp);
    painter.fillRect(QRectF(from - half, to + half).normalized(), colour);
}

bool areApart(const std::vector<QString>& labels, const std::vector<double>& pixels,
    std::size_t stride, const Look& look)
{
    const double gap = look.px(8);
    double end = -1e300;
    for (std::size_t i = 0; i < pixels.size(); i += stride) {
        const double half = textWidth(labels[i], TextRole::Axis, look) / 2;
        if (pixels[i] - half < end + gap)
            return false;
        end = pixels[i] + half;
    }
    return true;
}

std::vector<QString> fittingLabels(
    const std::vector<double>& ticks, const AxisScale& scale, const Look& look)
{
    if (ticks.empty())
        return {};
    std::vector<double> pixels;
    for (const double tick : ticks)
        pixels.push_back(scale.pixel(tick));
    std::vector<QString> numbers = labels(ticks);
    if (!areApart(numbers, pixels, 1, look))
        numbers = shortLabels(ticks);
    std::size_t stride = 1;
    while (stride < ticks.size() && !areApart(numbers, pixels, stride, look))
        stride *= 2;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (i % stride != 0)
            numbers[i].clear();
    return numbers;
}

} // namespace lab::ui
