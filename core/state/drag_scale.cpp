#include "core/state/drag_scale.h"

#include "core/math/significant_digits.h"
#include "core/state/lab_state.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace lab {

namespace {

constexpr double minPixels = 40; ///< of a decade, or of a doubling
constexpr double slowShare = 0.25;
constexpr double same = 1e-9; ///< relative to a number; also of a pixel

/// Pixels per decade if the whole decade were scaled as at the number.
double decadeAt(const DragWay& way, double number)
{
    constexpr double part = 1e-4;
    const double factor = std::pow(10, part);
    return (way.pixel(number * factor) - way.pixel(number / factor)) / (2 * part);
}

DragWay withLeastDecade(const DragWay& own, double lowest, double highest)
{
    const auto isWide = [&](double number) { return decadeAt(own, number) >= minPixels - 1e-6; };
    const bool isWideBelow = isWide(lowest);
    if (isWideBelow && isWide(highest))
        return own;
    if (!isWideBelow && !isWide(highest))
        return DragWay::logarithmic(minPixels);
    double below = std::log10(lowest);
    double above = std::log10(highest);
    for (int i = 0; i < 60; ++i) {
        const double middle = (below + above) / 2;
        (isWide(std::pow(10, middle)) == isWideBelow ? below : above) = middle;
    }
    const double edge = (below + above) / 2;
    const double edgePixel = own.pixel(std::pow(10, edge));
    return {[=](double number) {
                const double power = std::log10(number);
                return (power < edge) == isWideBelow ? own.pixel(number)
                                                     : edgePixel + minPixels * (power - edge);
            },
        [=](double pixel) {
            return (pixel < edgePixel) == isWideBelow
                ? own.number(pixel)
                : std::pow(10, edge + (pixel - edgePixel) / minPixels);
        }};
}

const std::vector<double>& dimensionSteps()
{
    static const std::vector<double> all = [] {
        std::vector<double> steps;
        const auto add = [&steps](int to, int by) {
            for (int step = steps.empty() ? by : static_cast<int>(steps.back()) + by; step <= to;
                 step += by)
                steps.push_back(step);
        };
        add(16, 2);
        add(128, 8);
        add(256, 16);
        add(largestWidth, 64);
        return steps;
    }();
    return all;
}

/// The round numbers around a number: the largest that is not above it, and the next.
std::pair<double, double> aroundOneTwoFive(double number)
{
    const double decade = std::floor(std::log10(number));
    double below = 0;
    for (double power = decade - 1; power <= decade + 1; ++power)
        for (const double digit : {1.0, 2.0, 5.0}) {
            const double round = toSignificantDigits(digit * std::pow(10, power), 1);
            if (round > number * (1 + same))
                return {below, round};
            below = round;
        }
    return {below, below};
}

std::pair<double, double> aroundStep(double number, int multiple)
{
    double below = 0;
    double above = 0;
    for (const double step : dimensionSteps()) {
        if (static_cast<int>(step) % multiple != 0)
            continue;
        if (step <= number || !(below > 0))
            below = step;
        above = step;
        if (step > number)
            break;
    }
    return {below, above};
}

std::pair<double, double> around(const DragScale& scale, double number)
{
    switch (scale.rounding) {
    case Rounding::OneTwoFive:
        return aroundOneTwoFive(number);
    case Rounding::Dimension:
        return aroundStep(number, scale.multiple);
    case Rounding::Whole:
    case Rounding::NearWhole:
        break;
    }
    const double below = std::floor(number + same);
    return {below, below + 1};
}

/// The rounded number if neither a landmark nor a round number is near.
double shortened(const DragScale& scale, double number, int digits)
{
    if (scale.rounding == Rounding::Dimension)
        return scale.multiple * std::round(number / scale.multiple);
    if (scale.rounding == Rounding::Whole)
        return std::round(number);
    return toSignificantDigits(number, digits);
}

/// The number with two digits.
double inSecondDigit(double number, bool isUp)
{
    const double nudged = number * (isUp ? 1 + same : 1 - same);
    const double unit = std::pow(10, std::floor(std::log10(nudged)) - 1);
    const double steps = isUp ? std::floor(nudged / unit) + 1 : std::ceil(nudged / unit) - 1;
    return toSignificantDigits(steps * unit, 2);
}

double smallStep(const DragScale& scale, double number, bool isUp)
{
    const double sign = isUp ? 1 : -1;
    switch (scale.rounding) {
    case Rounding::OneTwoFive:
        return inSecondDigit(number, isUp);
    case Rounding::Dimension:
        return number + scale.multiple * sign;
    case Rounding::Whole:
        return number + sign;
    case Rounding::NearWhole:
        break;
    }
    constexpr double tenth = 10;
    return (std::round(tenth * number) + sign) / tenth;
}

} // namespace

DragWay DragWay::logarithmic(double pixelsPerDecade)
{
    return {[=](double number) { return std::log10(number) * pixelsPerDecade; },
        [=](double pixel) { return std::pow(10, pixel / pixelsPerDecade); }};
}

DragScale baseScale()
{
    return {.lowest = lowestBase, .highest = highestBase, .landmarks = baseLandmarks()};
}

DragScale dimensionScale(int lowest, int highest, int multiple)
{
    return {.lowest = static_cast<double>(lowest),
        .highest = static_cast<double>(highest),
        .pace = DragPace::Doublings,
        .rounding = Rounding::Dimension,
        .multiple = multiple,
        .landmarks = dimensionLandmarks()};
}

DragScale headScale(int lowest, int highest)
{
    return {.lowest = static_cast<double>(lowest),
        .highest = static_cast<double>(highest),
        .pace = DragPace::Doublings,
        .rounding = Rounding::Whole,
        .landmarks = headLandmarks()};
}

DragScale exponentScale(double lowest, double highest)
{
    return {.lowest = lowest,
        .highest = highest,
        .pace = DragPace::Axis,
        .rounding = Rounding::NearWhole};
}

DragWay wayOf(const DragScale& scale, const DragWay& own)
{
    switch (scale.pace) {
    case DragPace::Axis:
        return own;
    case DragPace::Decades:
        return withLeastDecade(own, scale.lowest, scale.highest);
    case DragPace::Doublings:
        break;
    }
    return DragWay::logarithmic(minPixels / std::log10(2));
}

double draggedNumber(
    const DragScale& scale, const DragWay& way, double start, double moved, const Holding& holding)
{
    if (std::abs(moved) < same)
        return start;
    const double number =
        std::clamp(way.number(way.pixel(start) + moved), scale.lowest, scale.highest);
    const double pixel = way.pixel(number);
    const auto nearest = [&](std::initializer_list<double> few, double within) {
        std::optional<double> found;
        for (const double one : few) {
            const bool isInside = one >= scale.lowest && one <= scale.highest;
            const double away = isInside ? std::abs(way.pixel(one) - pixel) : within + 1;
            if (away <= within) {
                found = one;
                within = away;
            }
        }
        return found;
    };
    std::optional<double> held;
    double within = holding.landmark;
    for (const Landmark& landmark : scale.landmarks)
        if (const auto one = nearest({landmark.number}, within)) {
            held = one;
            within = std::abs(way.pixel(*one) - pixel);
        }
    const bool holds = holding.landmark >= 0;
    const auto [below, above] = around(scale, number);
    if (!held && holds && scale.rounding == Rounding::Dimension) // whole numbers have only their
                                                                 // steps
        held = above - number < number - below ? above : below;
    if (!held)
        held = nearest({below, above}, holding.round);
    constexpr int fewDigits = 2;
    constexpr int manyDigits = 4;
    return std::clamp(held ? *held : shortened(scale, number, holds ? fewDigits : manyDigits),
        scale.lowest, scale.highest);
}

void DragMotion::follow(double to, bool isSlow)
{
    moved += (isSlow ? slowShare : 1) * (to - pointer);
    pointer = to;
}

double steppedNumber(const DragScale& scale, double number, DragStep step, bool isUp)
{
    double next = number;
    if (step == DragStep::Small) {
        next = smallStep(scale, number, isUp);
    } else if (step == DragStep::Large) {
        const double factor = scale.rounding == Rounding::OneTwoFive ? 10 : 2;
        constexpr int all = 15;
        next = toSignificantDigits(isUp ? number * factor : number / factor, all);
        if (scale.rounding == Rounding::Dimension)
            next = aroundStep(next, scale.multiple).first;
        else if (scale.rounding == Rounding::Whole)
            next = std::round(next);
    } else if (isUp) {
        next = around(scale, number).second;
    } else {
        const double less = number - std::max(std::abs(number), 1.0) * 2 * same;
        next = around(scale, less).first;
    }
    return std::clamp(next, scale.lowest, scale.highest);
}

} // namespace lab
