#include "ui/paint/base/base_bound.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double left = 64; ///< of the plot, for the numbers
constexpr double top = 72;
constexpr double axisRoom = 28;
constexpr double footHeight = 24;
constexpr double reach = 12; ///< of the pointer
constexpr double buttonWidth = 84;
constexpr double right = 12; ///< half of a handle

double decadeOf(double base)
{
    return std::log10(std::max(1.0, base));
}

} // namespace

DecadeRange boundRange(const BaseBoundFrame& frame)
{
    constexpr double headroom = 0.3;
    double lowest = decadeOf(frame.base);
    double highest = lowest;
    const auto hold = [&](double base) {
        lowest = std::min(lowest, decadeOf(base));
        highest = std::max(highest, decadeOf(base));
    };
    for (const BaseBoundFrame::Point& point : frame.points) {
        hold(point.published);
        if (point.bound)
            hold(point.bound->base);
    }
    if (frame.target.bound)
        hold(frame.target.bound->base);
    return {std::max(0.0, std::floor(lowest - headroom)), std::ceil(highest + headroom)};
}

BoundPlaces::BoundPlaces(
    const QRectF& area, const BaseBoundFrame& frame, const DecadeRange& range, const Look& look)
    : plot(area.left() + look.px(left), area.top() + look.px(top),
        std::max(1.0, area.width() - look.px(left + right)),
        std::max(1.0, area.height() - look.px(top + axisRoom + footHeight)))
    , foot(area.left(), area.bottom() - look.px(footHeight), area.width(), look.px(footHeight))
    , button(foot.right() - look.px(buttonWidth), foot.top(), look.px(buttonWidth), foot.height())
{
    const auto [training, target] = frame.lengths;
    const auto shortest = static_cast<double>(
        std::clamp<std::int64_t>(std::min(training, target), 1, ladderLengths.front()));
    const auto longest = static_cast<double>(std::max({training, target, ladderLengths.back()}));
    octave = {std::log2(shortest) - 0.4, std::log2(longest) + 0.4, plot.left(), plot.right()};
    decade = {range.lowest, range.highest, plot.bottom(), plot.top()};
}

QPointF BoundPlaces::point(double length, double base) const
{
    return {octave.pixel(std::log2(length)), levelOf(base)};
}

double BoundPlaces::levelOf(double base) const
{
    return decade.pixel(decadeOf(base));
}

double BoundPlaces::baseAt(double level) const
{
    const double exact = std::clamp(std::pow(10.0, decade.value(level)), lowestBase, highestBase);
    const double allowed = 0.25 / std::abs(decade.pixelsPerUnit()); // of log10
    double unit = std::pow(10.0, std::floor(std::log10(exact)) - 1);
    for (; unit > 1e-12 * exact; unit /= 10) {
        const double base = std::round(exact / unit) * unit;
        if (std::abs(std::log10(base / exact)) <= allowed)
            return std::clamp(base, lowestBase, highestBase);
    }
    return exact;
}

QPointF BoundPlaces::handle(double base) const
{
    return {plot.right(), levelOf(base)};
}

bool BoundPlaces::isOnLine(const BaseBoundFrame& frame, QPointF point, const Look& look) const
{
    return isGrabbed(handle(frame.base), point, look)
        || (plot.contains(point) && std::abs(levelOf(frame.base) - point.y()) <= look.px(6));
}

std::optional<std::size_t> BoundPlaces::pointAt(
    const BaseBoundFrame& frame, QPointF point, const Look& look) const
{
    std::optional<std::size_t> nearest;
    double least = look.px(reach);
    for (std::size_t k = 0; k < frame.points.size(); ++k) {
        const BaseBoundFrame::Point& one = frame.points[k];
        const auto length = static_cast<double>(one.length);
        const auto away = [&](double base) {
            const QPointF way = this->point(length, base) - point;
            return std::hypot(way.x(), way.y());
        };
        const double distance =
            std::min(away(one.published), one.bound ? away(one.bound->base) : least + 1);
        if (distance < least) {
            least = distance;
            nearest = k;
        }
    }
    return nearest;
}

} // namespace lab::ui
