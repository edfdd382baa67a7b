#include "ui/paint/plot/axis.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double nameBeforeNumber = 5; ///< minimum from an axis' name to its first number
constexpr double betweenNumbers = 3; ///< minimum from a number upwards to the next

} // namespace

DecadeRange joined(const DecadeRange& one, const DecadeRange& other)
{
    return {std::min(one.lowest, other.lowest), std::max(one.highest, other.highest)};
}

Axis Axis::linear(double lowest, double highest, double from, double to)
{
    return {.kind = Kind::Linear, .scale = {lowest, highest, from, to}};
}

Axis Axis::logarithmic(const DecadeRange& powers, double from, double to)
{
    return {.kind = Kind::Logarithmic, .scale = {powers.lowest, powers.highest, from, to}};
}

double Axis::pixel(double value) const
{
    constexpr double least = 1e-30;
    return scale.pixel(kind == Kind::Linear ? value : std::log10(std::max(least, value)));
}

double Axis::value(double pixel) const
{
    const double place = scale.value(pixel);
    return kind == Kind::Linear ? place : std::pow(10.0, place);
}

double Axis::lowest() const
{
    return kind == Kind::Linear ? scale.lowest : std::pow(10.0, scale.lowest);
}

double Axis::highest() const
{
    return kind == Kind::Linear ? scale.highest : std::pow(10.0, scale.highest);
}

double Axis::nearest(double pixel) const
{
    const auto [least, most] = std::minmax(scale.from, scale.to);
    return std::clamp(pixel, least, most);
}

QString decadeLabel(int power)
{
    constexpr int lastPlain = 4;
    return power >= 0 && power <= lastPlain ? wholeNumber(std::llround(std::pow(10.0, power)))
                                            : u"10^"_s + wholeNumber(power);
}

std::vector<Axis::Tick> decadeTicks(
    const Axis& axis, double pitch, TicksBetween between, const Look& look)
{
    constexpr double slack = 1e-9;
    const double length = std::abs(axis.scale.to - axis.scale.from);
    const double most = std::max(2.0, length / look.px(pitch));
    const int first = static_cast<int>(std::ceil(axis.scale.lowest - slack));
    const int last = static_cast<int>(std::floor(axis.scale.highest + slack));
    std::vector<QString> labels;
    std::vector<double> pixels;
    for (int power = first; power <= last; ++power) {
        labels.push_back(decadeLabel(power));
        pixels.push_back(axis.scale.pixel(power));
    }
    std::size_t step =
        static_cast<std::size_t>(std::max(1.0, std::ceil((axis.scale.highest - first) / most)));
    while (between == TicksBetween::Kept && step < labels.size()
        && !areApart(labels, pixels, step, look))
        ++step;
    std::vector<Axis::Tick> ticks;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const bool isNumbered = i % step == 0;
        if (isNumbered || between == TicksBetween::Kept)
            ticks.push_back(
                {std::pow(10.0, first + static_cast<int>(i)), isNumbered ? labels[i] : QString()});
    }
    return ticks;
}

std::vector<Axis::Tick> labelled(const std::vector<double>& values)
{
    const double step = values.size() > 1 ? values[1] - values[0]
        : values.empty()                  ? 1
                                          : std::abs(values.front());
    std::vector<Axis::Tick> ticks;
    for (const double value : values)
        ticks.push_back({value, tickLabel(value, step)});
    return ticks;
}

std::vector<Axis::Tick> fitting(
    const std::vector<double>& values, const Axis& axis, const Look& look)
{
    const std::vector<QString> labels = fittingLabels(values, axis.scale, look);
    std::vector<Axis::Tick> ticks;
    for (std::size_t i = 0; i < values.size(); ++i)
        ticks.push_back({values[i], labels[i]});
    return ticks;
}

std::vector<Axis::Tick> fittingUpwards(const Axis& axis, const Look& look)
{
    const double least = digitHeight(TextRole::Axis, look) + look.px(betweenNumbers);
    std::vector<double> places;
    std::size_t zero = 0; // of the numbers; an existing one is kept
    for (const Axis::Tick& tick : axis.ticks) {
        if (tick.label.isEmpty())
            continue;
        if (axis.kind == Axis::Kind::Linear && !(tick.value < 0) && !(tick.value > 0))
            zero = places.size();
        places.push_back(axis.pixel(tick.value));
    }
    const auto isKept = [&](std::size_t number, std::size_t stride) {
        return number % stride == zero % stride;
    };
    const auto areClear = [&](std::size_t stride) {
        for (std::size_t i = zero % stride; i + stride < places.size(); i += stride)
            if (std::abs(places[i + stride] - places[i]) < least)
                return false;
        return true;
    };
    std::size_t stride = 1;
    while (stride < places.size() && !areClear(stride))
        stride *= 2;
    std::vector<Axis::Tick> kept;
    std::size_t number = 0;
    for (const Axis::Tick& tick : axis.ticks)
        if (tick.label.isEmpty() || isKept(number++, stride))
            kept.push_back(tick);
    return kept;
}

void paintUpwards(QPainter& painter, const QRectF& plot, const Axis& axis, const Look& look)
{
    const double down = digitHeight(TextRole::Axis, look) / 2;
    for (const auto& [value, label, isDark] : fittingUpwards(axis, look)) {
        const double y = axis.pixel(value);
        const bool isZero = axis.kind == Axis::Kind::Linear && !(value < 0) && !(value > 0);
        paintLine(painter, {plot.left(), y, plot.right(), y},
            isZero || isDark ? look.palette.axis : look.palette.grid, 1, look);
        if (!label.isEmpty())
            paintText(painter, {plot.left() - look.px(8), y + down}, label, TextRole::Axis,
                look.palette.notes, look, Alignment::Right);
    }
}

void paintAcross(
    QPainter& painter, const QRectF& plot, double foot, const Axis& axis, const Look& look)
{
    if (axis.ticks.empty())
        return;
    paintLine(painter, {plot.left(), foot, plot.right(), foot}, look.palette.axis, 1, look);
    const double baseline = foot + look.px(9) + digitHeight(TextRole::Axis, look);
    double nameEnd = plot.left() - look.px(axis.nameGap);
    for (const auto& [value, label, isDark] : axis.ticks) {
        const double x = axis.pixel(value);
        paintLine(painter, {x, foot, x, foot + look.px(4)}, look.palette.axis, 1, look);
        if (label.isEmpty())
            continue;
        paintText(painter, {x, baseline}, label, TextRole::Axis, look.palette.notes, look,
            Alignment::Centre);
        nameEnd = std::min(
            nameEnd, x - textWidth(label, TextRole::Axis, look) / 2 - look.px(nameBeforeNumber));
    }
    if (!axis.name.isEmpty())
        paintText(painter, {nameEnd, baseline}, axis.name, TextRole::Axis, look.palette.notes, look,
            Alignment::Right);
}

} // namespace lab::ui
