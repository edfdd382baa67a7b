#include "core/drawing/plot.h"

#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace lab::drawing {

namespace {

/// Whether every `stride`-th label is farther from the next than the width of a space; otherwise
/// two of them read as one.
bool areApart(
    const std::vector<Tick>& ticks, const Axis& axis, std::size_t stride, const Style& style)
{
    const double gap = style.px(8);
    double end = -1e300;
    for (std::size_t i = 0; i < ticks.size(); i += stride) {
        const double half = style.width(ticks[i].label, TextRole::Axis) / 2;
        const double middle = axis.pixel(ticks[i].value);
        if (middle - half < end + gap)
            return false;
        end = middle + half;
    }
    return true;
}

bool isZero(const Axis& axis, const Tick& tick)
{
    return axis.kind == Axis::Kind::Linear && !(tick.value < 0) && !(tick.value > 0);
}

bool isFinite(Point at)
{
    return std::isfinite(at.x) && std::isfinite(at.y);
}

/// Calls `use` with the first and the end of each run of at least two.
template <class IsThere, class Use> void eachRun(std::size_t count, IsThere isThere, Use use)
{
    for (std::size_t first = 0; first < count; ++first) {
        std::size_t end = first;
        while (end < count && isThere(end))
            ++end;
        if (end > first + 1)
            use(static_cast<std::ptrdiff_t>(first), static_cast<std::ptrdiff_t>(end));
        first = end;
    }
}

/// The ticks of a vertical axis whose numbers do not touch; those without a number stay.
std::vector<Tick> clearUpwards(const Axis& axis, std::vector<Tick> ticks, const Style& style)
{
    const double least = style.digitHeight(TextRole::Axis) + style.px(3);
    std::vector<double> places;
    std::size_t zero = 0; // of the numbers; an existing one is kept
    for (const Tick& tick : ticks)
        if (!tick.label.empty()) {
            zero = isZero(axis, tick) ? places.size() : zero;
            places.push_back(axis.pixel(tick.value));
        }
    const auto areClear = [&](std::size_t stride) {
        for (std::size_t i = zero % stride; i + stride < places.size(); i += stride)
            if (std::abs(places[i + stride] - places[i]) < least)
                return false;
        return true;
    };
    std::size_t stride = 1;
    while (stride < places.size() && !areClear(stride))
        stride *= 2;
    std::size_t number = 0;
    std::erase_if(ticks, [&](const Tick& tick) {
        return !tick.label.empty() && number++ % stride != zero % stride;
    });
    return ticks;
}

} // namespace

DrawnPlot::DrawnPlot(const Box& where, const Margins& margins, const Style& how)
    : DrawnPicture(where, how)
{
    constexpr double least = 1; // pixel: nonzero, because an axis divides by it
    const double width = std::max(least, place.width - px(margins.left + margins.right));
    const double height = std::max(least, place.height - px(margins.top + margins.bottom));
    ground = {std::min(place.left() + px(margins.left), place.right() - width),
        std::min(place.top() + px(margins.top), place.bottom() - height), width, height};
}

Handle DrawnPlot::handle(
    std::string_view key, Handle::Shape shape, Point middle, double number) const
{
    return {
        .key = key, .shape = shape, .place = middle, .reach = px(handleReach), .number = number};
}

Handle DrawnPlot::dot(
    std::string_view key, Tone tone, Handle::Along along, Point middle, double number) const
{
    Handle dot = handle(key, Handle::Shape::Dot, middle, number);
    dot.tone = tone;
    dot.along = along;
    dot.axis = along == Handle::Along::X ? x : y;
    return dot;
}

Box DrawnPlot::beside(const Line& line, double edge) const
{
    const Box box = Box::between(line.from, line.to);
    return (box.height > 0 ? box.grown(px(edge), 0) : box.grown(0, px(edge))).within(ground);
}

std::string decadeLabel(int power)
{
    constexpr int lastPlain = 4;
    return power >= 0 && power <= lastPlain ? wholeNumber(std::llround(std::pow(10.0, power)))
                                            : "10^" + wholeNumber(power);
}

std::vector<Tick> decadeTicks(
    const Axis& axis, double pitch, TicksBetween between, const Style& style)
{
    constexpr double slack = 1e-9;
    const double most = std::max(2.0, std::abs(axis.to - axis.from) / style.px(pitch));
    const int first = static_cast<int>(std::ceil(axis.lowest - slack));
    const int last = static_cast<int>(std::floor(axis.highest + slack));
    std::vector<Tick> ticks;
    for (int power = first; power <= last; ++power) {
        ticks.push_back({std::pow(10.0, power), decadeLabel(power)});
    }
    auto step = static_cast<std::size_t>(std::max(1.0, std::ceil((axis.highest - first) / most)));
    while (
        between == TicksBetween::Kept && step < ticks.size() && !areApart(ticks, axis, step, style))
        ++step;
    for (std::size_t i = 0; i < ticks.size(); ++i)
        if (i % step != 0)
            ticks[i].label.clear();
    if (between == TicksBetween::Omitted)
        std::erase_if(ticks, [](const Tick& tick) { return tick.label.empty(); });
    return ticks;
}

std::vector<Tick> labelled(const std::vector<double>& values)
{
    const double step = values.size() > 1 ? values[1] - values[0]
        : values.empty()                  ? 1
                                          : std::abs(values.front());
    std::vector<Tick> ticks;
    for (const double value : values)
        ticks.push_back({value, tickLabel(value, step)});
    return ticks;
}

std::vector<Tick> fittingTicks(
    const std::vector<double>& values, const Axis& axis, const Style& style)
{
    constexpr double firstShort = 1e5;
    if (values.empty())
        return {};
    std::vector<Tick> ticks = labelled(values);
    if (!areApart(ticks, axis, 1, style))
        for (Tick& tick : ticks)
            if (std::abs(tick.value) >= firstShort)
                tick.label = powerOfTen(tick.value, 3);
    std::size_t stride = 1;
    while (stride < ticks.size() && !areApart(ticks, axis, stride, style))
        stride *= 2;
    for (std::size_t i = 0; i < ticks.size(); ++i)
        if (i % stride != 0)
            ticks[i].label.clear();
    return ticks;
}

void addUpwards(Layer& layer, const Box& ground, const Axis& axis, const std::vector<Tick>& ticks,
    const Style& style)
{
    const double down = style.digitHeight(TextRole::Axis) / 2;
    for (const Tick& tick : clearUpwards(axis, ticks, style)) {
        const double y = axis.pixel(tick.value);
        layer.marks.emplace_back(Rule {{{ground.left(), y}, {ground.right(), y}},
            isZero(axis, tick) || tick.isDark ? Tone::Axis : Tone::Grid});
        if (!tick.label.empty())
            layer.marks.emplace_back(Text {{ground.left() - style.px(8), y + down}, {tick.label},
                TextRole::Axis, Tone::Notes, Align::Right});
    }
}

void addAcross(Layer& layer, const Box& ground, double foot, const Axis& axis,
    const std::vector<Tick>& ticks, const Said& name, const Style& style, double nameGap)
{
    constexpr double nameBeforeNumber = 5; // at least
    if (ticks.empty())
        return;
    layer.marks.emplace_back(Rule {{{ground.left(), foot}, {ground.right(), foot}}, Tone::Axis});
    const double baseline = foot + style.px(9) + style.digitHeight(TextRole::Axis);
    double nameEnd = ground.left() - style.px(nameGap);
    for (const Tick& tick : ticks) {
        const double x = axis.pixel(tick.value);
        layer.marks.emplace_back(Rule {{{x, foot}, {x, foot + style.px(4)}}, Tone::Axis});
        if (tick.label.empty())
            continue;
        layer.marks.emplace_back(
            Text {{x, baseline}, {tick.label}, TextRole::Axis, Tone::Notes, Align::Centre});
        nameEnd = std::min(
            nameEnd, x - style.width(tick.label, TextRole::Axis) / 2 - style.px(nameBeforeNumber));
    }
    if (!name.text.empty())
        layer.marks.emplace_back(
            Text {{nameEnd, baseline}, name, TextRole::Axis, Tone::Notes, Align::Right});
}

double shortened(const Axis& axis, double value)
{
    constexpr double allowed = 0.25; // pixels
    const double exact = axis.pixel(value);
    double unit = std::pow(10.0, std::floor(std::log10(std::abs(value))) - 1);
    for (; unit > 1e-12 * std::abs(value); unit /= 10) {
        const double candidate = std::round(value / unit) * unit;
        if (std::abs(axis.pixel(candidate) - exact) <= allowed)
            return candidate;
    }
    return value;
}

void addCurve(Layer& layer, const std::vector<Point>& points, const Pen& pen, const Box& within)
{
    eachRun(
        points.size(), [&](std::size_t i) { return isFinite(points[i]); },
        [&](std::ptrdiff_t from, std::ptrdiff_t to) {
            layer.marks.emplace_back(
                Curve {{points.begin() + from, points.begin() + to}, pen, within});
        });
}

void addBand(Layer& layer, const std::vector<Point>& upper, const std::vector<Point>& lower,
    const Ink& fill, const Box& within)
{
    eachRun(
        upper.size(), [&](std::size_t i) { return isFinite(upper[i]) && isFinite(lower[i]); },
        [&](std::ptrdiff_t from, std::ptrdiff_t to) {
            layer.marks.emplace_back(Band {{upper.begin() + from, upper.begin() + to},
                {lower.begin() + from, lower.begin() + to}, fill, within});
        });
}

} // namespace lab::drawing
