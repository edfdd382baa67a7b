#include "ui/paint/base/growing_places.h"

#include "core/state/lab_state.h"
#include "ui/paint/controls/handles.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double left = 64; ///< of the plot, for the numbers
constexpr double right = 12;
constexpr double top = 56;
constexpr double stripHeight = 16;
constexpr double stripGap = 8;
constexpr double axisHeight = 26;
constexpr double footHeight = 22;
constexpr double heightForFoot = 180;
constexpr double snap = 2; ///< pixels

struct Factors {
    double lowest = 1;
    double highest = 2;
};

Factors widened(Factors factors, const GrowingLengthFrame& frame)
{
    for (const GrowingLengthFrame::Point& point : frame.curve)
        for (const double factor : {point.selected, point.slowest})
            if (std::isfinite(factor)) {
                factors.lowest = std::min(factors.lowest, factor);
                factors.highest = std::max(factors.highest, factor);
            }
    return factors;
}

// Powers of two apart while they are few, then powers of ten.
std::vector<double> ticksOf(Factors factors, int most)
{
    const double root = factors.highest / factors.lowest > 256 ? 10 : 2;
    const double first = std::ceil(std::log(factors.lowest) / std::log(root) - 1e-9);
    const double last = std::floor(std::log(factors.highest) / std::log(root) + 1e-9);
    const double step = std::max(1.0, std::ceil((last - first + 1) / most));
    std::vector<double> ticks;
    for (double exponent = first; exponent <= last; exponent += step)
        ticks.push_back(std::pow(root, exponent));
    return ticks;
}

} // namespace

GrowingPlaces::GrowingPlaces(const QRectF& area, const GrowingLengthFrame& frame,
    const std::optional<GrowingLengthFrame>& ghost, const Look& look)
{
    const bool hasFoot = area.height() >= look.px(heightForFoot);
    const double below = look.px(stripGap + stripHeight + axisHeight + (hasFoot ? footHeight : 0));
    plot = QRectF(area.left() + look.px(left), area.top() + look.px(top),
        std::max(1.0, area.width() - look.px(left + right)),
        std::max(1.0, area.height() - look.px(top) - below));
    strip =
        QRectF(plot.left(), plot.bottom() + look.px(stripGap), plot.width(), look.px(stripHeight));
    foot = hasFoot ? area.bottom() - look.px(6) : 0;
    power = {0, std::log10(static_cast<double>(lastPosition)), plot.left(), plot.right()};

    Factors factors = widened({}, frame);
    if (ghost)
        factors = widened(factors, *ghost);
    const double low = std::log2(factors.lowest);
    const double high = std::log2(factors.highest);
    const double room = 0.08 * (high - low);
    octave = {low - room, high + 2 * room, plot.bottom(), plot.top()};
    ticks = ticksOf(factors, std::clamp(static_cast<int>(plot.height() / look.px(24)), 2, 9));
}

double GrowingPlaces::acrossOf(double length) const
{
    return power.pixel(std::log10(std::max(1.0, length)));
}

double GrowingPlaces::levelOf(double factor) const
{
    return octave.pixel(std::log2(factor));
}

QPointF GrowingPlaces::lengthHandle(std::int64_t length) const
{
    return {acrossOf(static_cast<double>(length)), plot.top()};
}

QPointF GrowingPlaces::keyHandle(std::int64_t key) const
{
    return {acrossOf(static_cast<double>(std::min(key + 1, lastPosition))), strip.center().y()};
}

std::int64_t GrowingPlaces::lengthAt(
    double across, std::int64_t originalLength, const Look& look) const
{
    const double wanted =
        std::clamp(std::pow(10.0, power.value(across)), 1.0, static_cast<double>(lastPosition));
    const double binary = std::exp2(std::round(std::log2(wanted)));
    for (const double round : std::array {static_cast<double>(originalLength), binary})
        if (round <= static_cast<double>(lastPosition)
            && std::abs(acrossOf(round) - across) <= look.px(snap))
            return std::llround(round);
    return std::llround(wanted);
}

std::int64_t GrowingPlaces::keyAt(double across) const
{
    const double length =
        std::clamp(std::pow(10.0, power.value(across)), 1.0, static_cast<double>(lastPosition));
    return std::llround(length) - 1;
}

GrowingPart GrowingPlaces::partAt(
    const GrowingLengthFrame& frame, std::int64_t key, QPointF point, const Look& look) const
{
    if (isGrabbed(keyHandle(key), point, look))
        return GrowingPart::Key;
    if (isGrabbed(lengthHandle(frame.length), point, look))
        return GrowingPart::Length;
    const bool isOnLine = plot.contains(point)
        && std::abs(acrossOf(static_cast<double>(frame.length)) - point.x()) <= look.px(8);
    return isOnLine ? GrowingPart::Length : GrowingPart::Nothing;
}

} // namespace lab::ui
