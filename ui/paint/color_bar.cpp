#include "ui/paint/axes.h"
#include "ui/paint/cell_colors.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/raster/pixel_grid.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double widestBeside = 52; ///< of a number to the right of an upright bar; longer ones
                                    ///< become powers
constexpr double widestWhole = 76; ///< on a logarithmic one, which has space for exact powers of 2

/// Ticks of a logarithmic bar: powers of two, spaced so that at most `most` of them fit, and the
/// far end.
std::vector<double> logarithmicTicks(const HeatmapFrame& frame, int most)
{
    const double first = std::log2(-frame.highest);
    const double last = std::log2(-frame.lowest);
    const int step =
        std::max(1, static_cast<int>(std::ceil((last - first) / std::max(1, most - 1))));
    std::vector<double> ticks;
    for (double exponent = std::ceil(first - 1e-9); exponent < last - step / 2.0; exponent += step)
        ticks.push_back(-std::exp2(exponent));
    ticks.push_back(frame.lowest);
    return ticks;
}

/// "−1/256" for a power of two below 1.
QString logarithmicLabel(double value)
{
    constexpr double largestDivisor = 65536;
    const double divisor = 1 / std::abs(value);
    const bool whole = std::abs(divisor - std::round(divisor)) < 1e-9 * divisor;
    if (divisor > 1.5 && whole && divisor <= largestDivisor)
        return u"\u22121/"_s + QString::number(std::llround(divisor));
    return significant(value, 3);
}

/// The numbers of a color bar and their places along it, 0 to 1.
struct BarTick {
    double place = 0;
    double value = 0;
    QString label;
};

std::vector<BarTick> barTicks(const HeatmapFrame& frame, int most)
{
    std::vector<BarTick> result;
    if (frame.scale == HeatmapFrame::Scale::LogarithmicNegative) {
        const double span = std::log(frame.lowest / frame.highest);
        for (const double tick : logarithmicTicks(frame, most))
            result.push_back({std::log(tick / frame.highest) / span, tick, logarithmicLabel(tick)});
        return result;
    }
    const std::vector<double> ticks = roundTicks(frame.lowest, frame.highest, most);
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : frame.highest - frame.lowest;
    for (const double tick : ticks)
        result.push_back(
            {(tick - frame.lowest) / (frame.highest - frame.lowest), tick, tickLabel(tick, step)});
    return result;
}

/// The bar's colours as a picture of `count` cells, starting at the small end.
HeatmapFrame barFrame(const HeatmapFrame& frame, int count)
{
    HeatmapFrame bar;
    bar.scale = frame.scale;
    bar.lowest = frame.lowest;
    bar.highest = frame.highest;
    const bool logarithmic = frame.scale == HeatmapFrame::Scale::LogarithmicNegative;
    for (int i = 0; i < count; ++i) {
        const double place = (i + 0.5) / count;
        bar.values.push_back(logarithmic
                ? frame.highest * std::pow(frame.lowest / frame.highest, place)
                : frame.lowest + (frame.highest - frame.lowest) * place);
    }
    return bar;
}

void paintZeroSwatch(
    QPainter& painter, const QRectF& swatch, const HeatmapFrame& frame, const Look& look)
{
    const double edge = look.px(1);
    painter.fillRect(swatch, look.palette.axis);
    painter.fillRect(swatch.adjusted(edge, edge, -edge, -edge), cellColor(frame, 0, look.palette));
}

} // namespace

void paintColorBar(QPainter& painter, const QRectF& bar, const HeatmapFrame& frame,
    Qt::Orientation orientation, const Look& look)
{
    const bool lying = orientation == Qt::Horizontal;
    const double length = lying ? bar.width() : bar.height();
    const double tick = look.px(4);
    const double digits = digitHeight(TextRole::Axis, look);
    const double belowBar = bar.bottom() + look.px(9) + digits;
    const double besideBar = bar.right() + look.px(8);

    HeatmapFrame ramp = barFrame(frame, std::max(1, qRound(length * PixelGrid(painter).ratio())));
    ramp.rows = lying ? 1 : static_cast<int>(ramp.values.size());
    ramp.columns = lying ? static_cast<int>(ramp.values.size()) : 1;
    const bool logarithmic = frame.scale == HeatmapFrame::Scale::LogarithmicNegative;
    if (!lying && !logarithmic)
        std::reverse(ramp.values.begin(), ramp.values.end()); // the highest on top
    paintHeatmap(painter, bar, ramp, look);

    const int most = std::max(3, static_cast<int>(length / look.px(lying ? 64 : 40)));
    for (const auto& [share, value, label] : barTicks(frame, most)) {
        if (lying) {
            const double x = bar.left() + share * bar.width();
            paintLine(
                painter, {x, bar.bottom(), x, bar.bottom() + tick}, look.palette.axis, 1, look);
            paintText(painter, {x, belowBar}, label, TextRole::Axis, look.palette.notes, look,
                Alignment::Centre);
        } else {
            const double y = logarithmic ? bar.top() + share * bar.height()
                                         : bar.bottom() - share * bar.height();
            paintLine(painter, {bar.right(), y, bar.right() + tick, y}, look.palette.axis, 1, look);
            const bool fits = textWidth(label, TextRole::Axis, look)
                <= look.px(logarithmic ? widestWhole : widestBeside);
            paintText(painter, {besideBar, y + digits / 2}, fits ? label : powerOfTen(value, 2),
                TextRole::Axis, look.palette.notes, look);
        }
    }
    // A scale that starts above 0 says where.
    const std::vector<BarTick> ticks = barTicks(frame, most);
    if (!lying && !logarithmic && frame.lowest > 0 && !ticks.empty()
        && ticks.front().place * bar.height() > 1.6 * digits)
        paintText(painter, {besideBar, bar.bottom() + digits / 2}, significant(frame.lowest, 2),
            TextRole::Axis, look.palette.notes, look);
    if (!logarithmic)
        return;
    if (lying) {
        const QRectF swatch(bar.left() - look.px(40), bar.top(), look.px(16), bar.height());
        paintZeroSwatch(painter, swatch, frame, look);
        paintText(painter, {swatch.center().x(), belowBar}, u"0"_s, TextRole::Axis,
            look.palette.notes, look, Alignment::Centre);
    } else {
        const QRectF swatch(bar.left(), bar.top() - look.px(28), bar.width(), look.px(16));
        paintZeroSwatch(painter, swatch, frame, look);
        paintText(painter, {besideBar, swatch.center().y() + digits / 2}, u"0"_s, TextRole::Axis,
            look.palette.notes, look);
    }
}

} // namespace lab::ui
