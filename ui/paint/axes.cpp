#include "ui/paint/axes.h"

#include "core/drawing/plot.h"
#include "ui/paint/raster/pixel_grid.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

/// A distance between ticks, mantissa·10^exponent, and its multiples without rounding errors.
struct Step {
    double mantissa = 1; ///< 1, 2 or 5
    int exponent = 0;

    double multiple(double count) const
    {
        const double power = std::pow(10.0, std::abs(exponent));
        return exponent < 0 ? count * mantissa / power : count * mantissa * power;
    }
    double size() const { return multiple(1); }
};

Step next(Step step)
{
    if (step.mantissa < 1.5)
        return {2, step.exponent};
    if (step.mantissa < 3)
        return {5, step.exponent};
    return {1, step.exponent + 1};
}

/// A step that is certainly too short for `most` ticks.
Step shortest(double span, int most)
{
    return {1, static_cast<int>(std::floor(std::log10(span / most))) - 1};
}

constexpr double slack = 1e-9; ///< of a step, for ends that are round themselves

double firstMultiple(const Step& step, double lowest)
{
    return std::ceil(lowest / step.size() - slack);
}

double lastMultiple(const Step& step, double highest)
{
    return std::floor(highest / step.size() + slack);
}

std::vector<double> multiples(const Step& step, double first, double last)
{
    std::vector<double> ticks;
    for (double count = first; count <= last; ++count)
        ticks.push_back(step.multiple(count) + 0.0); // no negative zero
    return ticks;
}

bool isDrawable(double lowest, double highest, int most)
{
    return std::isfinite(lowest) && std::isfinite(highest) && lowest < highest && most > 0;
}

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

std::vector<double> roundTicks(double lowest, double highest, int most)
{
    if (!isDrawable(lowest, highest, most))
        return {};
    Step step = shortest(highest - lowest, most);
    while (lastMultiple(step, highest) - firstMultiple(step, lowest) + 1 > most)
        step = next(step);
    return multiples(step, firstMultiple(step, lowest), lastMultiple(step, highest));
}

std::vector<double> positionTicks(double lowest, double highest, int most)
{
    return drawing::positionTicks(lowest, highest, most);
}

TickedRange roundRange(double lowest, double highest, int most)
{
    if (!std::isfinite(lowest) || !std::isfinite(highest))
        return {0, 1, {0, 1}};
    if (!(lowest < highest)) {
        const double around = std::abs(lowest) > 0 ? std::abs(lowest) / 2 : 1;
        lowest -= around;
        highest += around;
    }
    Step step = shortest(highest - lowest, std::max(2, most));
    const auto first = [&] { return std::floor(lowest / step.size() + slack); };
    const auto last = [&] { return std::ceil(highest / step.size() - slack); };
    while (last() - first() + 1 > std::max(2, most) && last() - first() > 1)
        step = next(step);
    const std::vector<double> ticks = multiples(step, first(), last());
    return {ticks.front(), ticks.back(), ticks};
}

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
