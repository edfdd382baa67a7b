#include "core/drawing/color_bar.h"

#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/ticks.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace lab::drawing {

namespace {

constexpr double widestBeside = 52; ///< of a number to the right of an upright bar; longer ones
                                    ///< become powers
constexpr double widestWhole = 76; ///< on a logarithmic one, which has space for exact powers of 2

bool isLogarithmic(const HeatmapFrame& scale)
{
    return scale.scale == HeatmapFrame::Scale::LogarithmicNegative;
}

/// Ticks of a logarithmic bar: powers of two, spaced so that at most `most` of them fit, and the
/// far end.
std::vector<double> logarithmicTicks(const HeatmapFrame& scale, int most)
{
    const double first = std::log2(-scale.highest);
    const double last = std::log2(-scale.lowest);
    const int step =
        std::max(1, static_cast<int>(std::ceil((last - first) / std::max(1, most - 1))));
    std::vector<double> ticks;
    for (double exponent = std::ceil(first - 1e-9); exponent < last - step / 2.0; exponent += step)
        ticks.push_back(-std::exp2(exponent));
    ticks.push_back(scale.lowest);
    return ticks;
}

/// "−1/256" for a power of two below 1.
std::string logarithmicLabel(double value)
{
    constexpr double largestDivisor = 65536;
    const double divisor = 1 / std::abs(value);
    const bool whole = std::abs(divisor - std::round(divisor)) < 1e-9 * divisor;
    if (divisor > 1.5 && whole && divisor <= largestDivisor)
        return "−1/" + std::to_string(std::llround(divisor));
    return significant(value, 3);
}

struct BarTick {
    double share = 0; ///< of the bar's length
    double value = 0;
    std::string label;
};

std::vector<BarTick> barTicks(const HeatmapFrame& scale, int most)
{
    std::vector<BarTick> result;
    if (isLogarithmic(scale)) {
        const double span = std::log(scale.lowest / scale.highest);
        for (const double tick : logarithmicTicks(scale, most))
            result.push_back({std::log(tick / scale.highest) / span, tick, logarithmicLabel(tick)});
        return result;
    }
    const std::vector<double> ticks = roundTicks(scale.lowest, scale.highest, most);
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : scale.highest - scale.lowest;
    for (const double tick : ticks)
        result.push_back(
            {(tick - scale.lowest) / (scale.highest - scale.lowest), tick, tickLabel(tick, step)});
    return result;
}

/// The colors, starting at the small end, or with the highest on top.
HeatmapFrame rampOf(const ColorBar& bar, int cells)
{
    HeatmapFrame ramp;
    ramp.scale = bar.scale.scale;
    ramp.lowest = bar.scale.lowest;
    ramp.highest = bar.scale.highest;
    for (int i = 0; i < cells; ++i) {
        const double share = (i + 0.5) / cells;
        ramp.values.push_back(isLogarithmic(bar.scale)
                ? ramp.highest * std::pow(ramp.lowest / ramp.highest, share)
                : ramp.lowest + (ramp.highest - ramp.lowest) * share);
    }
    ramp.rows = bar.isUpright ? cells : 1;
    ramp.columns = bar.isUpright ? 1 : cells;
    if (bar.isUpright && !isLogarithmic(bar.scale))
        std::ranges::reverse(ramp.values);
    return ramp;
}

} // namespace

std::vector<Mark> partsOf(const ColorBar& bar, int cells, const TextMetrics& metrics, double scale)
{
    const Box& box = bar.box;
    const auto px = [scale](double length) { return length * scale; };
    const bool logarithmic = isLogarithmic(bar.scale);
    const double length = bar.isUpright ? box.height : box.width;
    const double digits = metrics.digitHeight(TextRole::Axis, scale);
    const double below = box.bottom() + px(9) + digits;
    const double beside = box.right() + px(8);
    std::vector<Mark> parts {
        Raster {.box = box, .map = std::make_shared<const HeatmapFrame>(rampOf(bar, cells))}};
    const auto add = [&](Point at, std::string text) {
        parts.push_back(Text {.at = at,
            .said = {std::move(text)},
            .role = TextRole::Axis,
            .ink = Tone::Notes,
            .align = bar.isUpright ? Align::Left : Align::Centre});
    };
    const int most = std::max(3, static_cast<int>(length / px(bar.isUpright ? 40 : 64)));
    const std::vector<BarTick> ticks = barTicks(bar.scale, most);
    for (const auto& [share, value, label] : ticks) {
        if (!bar.isUpright) {
            const double x = box.left() + share * box.width;
            parts.push_back(Rule {{{x, box.bottom()}, {x, box.bottom() + px(4)}}, Tone::Axis});
            add({x, below}, label);
            continue;
        }
        const double y =
            logarithmic ? box.top() + share * box.height : box.bottom() - share * box.height;
        parts.push_back(Rule {{{box.right(), y}, {box.right() + px(4), y}}, Tone::Axis});
        const bool fits = metrics.width(label, TextRole::Axis, scale)
            <= px(logarithmic ? widestWhole : widestBeside);
        add({beside, y + digits / 2}, fits ? label : powerOfTen(value, 2));
    }
    // A scale that starts above 0 says where.
    if (bar.isUpright && !logarithmic && bar.scale.lowest > 0 && !ticks.empty()
        && ticks.front().share * box.height > 1.6 * digits)
        add({beside, box.bottom() + digits / 2}, significant(bar.scale.lowest, 2));
    if (!logarithmic)
        return parts;
    const Box swatch = bar.isUpright ? Box {box.x, box.y - px(28), box.width, px(16)}
                                     : Box {box.x - px(40), box.y, px(16), box.height};
    parts.push_back(Region {swatch, Tone::Axis});
    parts.push_back(Region {swatch.inset(px(1)), cellInk(bar.scale, 0)});
    const Point middle = swatch.centre();
    add(bar.isUpright ? Point {beside, middle.y + digits / 2} : Point {middle.x, below}, "0");
    return parts;
}

} // namespace lab::drawing
