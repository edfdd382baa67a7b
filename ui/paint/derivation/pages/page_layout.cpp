#include "ui/paint/derivation/pages/page_layout.h"

#include "ui/paint/derivation/pages/page_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lab::ui {

namespace {

constexpr double rowHeight = 24; ///< pixels at 1x

/// The numbers of vertical lines replace those of the axis that they would touch.
void markAtFoot(Axis& axis, const PageChart& chart, const Look& look)
{
    const auto half = [&](const QString& text) {
        return textWidth(text, TextRole::Axis, look) / 2 + look.px(3);
    };
    const auto touches = [&](const Axis::Tick& left, const Axis::Tick& right) {
        return std::abs(axis.pixel(left.value) - axis.pixel(right.value))
            < half(left.label) + half(right.label);
    };
    std::vector<Axis::Tick> marked;
    for (const PageGuide& rule : chart.rules) {
        const Axis::Tick tick {rule.at, significant(rule.at, 4)};
        if (isNumberAtFoot(chart, rule)
            && std::ranges::none_of(
                marked, [&](const Axis::Tick& other) { return touches(tick, other); }))
            marked.push_back(tick);
    }
    for (Axis::Tick& tick : axis.ticks)
        if (std::ranges::any_of(
                marked, [&](const Axis::Tick& other) { return touches(tick, other); }))
            tick.label.clear();
    axis.ticks.insert(axis.ticks.end(), marked.begin(), marked.end());
}

} // namespace

bool isNumberAtFoot(const PageChart& chart, const PageGuide& rule)
{
    return rule.isUpright && rule.hasNumber && rule.drag.isNone() && chart.height > 0
        && chart.x.hasNumbers && !chart.x.isLogarithmic;
}

QColor roleColor(PageRole role, const Palette& palette)
{
    switch (role) {
    case PageRole::Plain:
        return palette.text;
    case PageRole::Faint:
        return palette.axis;
    case PageRole::Query:
        return palette.query;
    case PageRole::Key:
        return palette.key;
    case PageRole::Result:
        return palette.result;
    case PageRole::Agrees:
        return palette.seen;
    case PageRole::Differs:
        return palette.unseen;
    case PageRole::Other:
        break;
    }
    return palette.series[0];
}

QColor roleTextColor(PageRole role, const Palette& palette)
{
    switch (role) {
    case PageRole::Plain:
        return palette.text;
    case PageRole::Faint:
        return palette.notes;
    case PageRole::Query:
        return palette.queryText;
    case PageRole::Key:
        return palette.keyText;
    case PageRole::Result:
        return palette.resultText;
    case PageRole::Agrees:
        return palette.seenText;
    case PageRole::Differs:
        return palette.unseenText;
    case PageRole::Other:
        break;
    }
    return palette.seriesText[0];
}

PagePlaneLayout::PagePlaneLayout(const QRectF& area, const PagePlane& plane, const Look& look)
    : centre(area.center())
    , radius(std::clamp(
          std::min(area.height() / 2 - std::clamp(area.height() / 10, look.px(8), look.px(20)),
              area.width() / 2 - look.px(30)),
          look.px(20), look.px(260)))
    , unit(plane.unit)
{
}

QPointF PagePlaneLayout::pixel(PlanePoint value) const
{
    return centre + QPointF(value.x, -value.y) * (radius / unit);
}

PlanePoint PagePlaneLayout::value(QPointF pixel) const
{
    const QPointF off = (pixel - centre) * (unit / radius);
    return {off.x(), -off.y()};
}

QPointF PagePlaneLayout::onRing(double angle, double share) const
{
    return centre + share * radius * QPointF(std::cos(angle), -std::sin(angle));
}

double PagePlaneLayout::angle(QPointF pixel) const
{
    return std::atan2(centre.y() - pixel.y(), pixel.x() - centre.x());
}

Plot chartPlot(const QRectF& area, const PageChart& chart, const Look& look)
{
    const bool isLineAlone = chart.height <= 0;
    const QString name = chart.x.hasNumbers ? pageWord(chart.x.name) : QString();
    const double nameWidth = textWidth(name, TextRole::Axis, look) / look.scale;
    const double left =
        std::max(nameWidth + 28, isLineAlone ? 24.0 : (chart.y.hasNumbers ? 44.0 : 16.0));
    const QMarginsF margins = isLineAlone ? QMarginsF(left, 8, 18, 26)
                                          : QMarginsF(left, 6, 16, chart.x.hasNumbers ? 26 : 8);
    Plot plot {.ground = groundIn(area, margins, look)};
    const QRectF& ground = plot.ground;
    const auto axisOf = [](const PageAxis& axis, double from, double to) {
        return axis.isLogarithmic ? Axis::logarithmic({axis.lowest, axis.highest}, from, to)
                                  : Axis::linear(axis.lowest, axis.highest, from, to);
    };
    plot.x = axisOf(chart.x, ground.left(), ground.right());
    // For integers, there are no ticks between them.
    const bool isWhole = isLineAlone && !chart.rules.empty() && chart.rules.front().drag.isWhole;
    const int ticks = std::min(std::max(3, static_cast<int>(ground.width() / look.px(48))),
        isWhole ? static_cast<int>(chart.x.highest - chart.x.lowest) + 1 : 100);
    if (chart.x.hasNumbers) {
        if (chart.x.isLogarithmic)
            plot.x.ticks = decadeTicks(plot.x, 44, TicksBetween::Kept, look);
        else
            plot.x.ticks =
                fitting(roundTicks(chart.x.lowest, chart.x.highest, ticks), plot.x, look);
        markAtFoot(plot.x, chart, look);
        plot.x.name = name;
        plot.x.nameGap = 20; // beside a number that reaches beyond the axis
    }
    if (isLineAlone) {
        plot.y = Axis::linear(0, 1, ground.bottom(), ground.top());
        return plot;
    }
    const int most = std::max(4, static_cast<int>(ground.height() / look.px(36)));
    if (chart.y.isLogarithmic) {
        plot.y = axisOf(chart.y, ground.bottom(), ground.top());
        if (chart.y.hasNumbers)
            plot.y.ticks = decadeTicks(plot.y, 30, TicksBetween::Omitted, look);
        return plot;
    }
    const TickedRange range = roundRange(chart.y.lowest, chart.y.highest, most);
    plot.y = Axis::linear(range.lowest, range.highest, ground.bottom(), ground.top());
    std::vector<double> levels = range.ticks;
    const double between = look.px(15);
    if (levels.size() > 2
        && ground.height() < between * static_cast<double>(levels.size() - 1)) // too low for all
        levels = {levels.front(), levels.back()};
    if (ground.height() < between)
        levels.clear();
    plot.y.ticks = labelled(levels);
    if (!chart.y.hasNumbers) {
        plot.y.ticks.clear();
        if (range.lowest < 0)
            plot.y.ticks.push_back({0, {}});
    }
    return plot;
}

QPointF knobOf(const Plot& plot, const PageChart& chart, const PageGuide& rule)
{
    if (!rule.isUpright)
        return {plot.ground.right(), plot.y.pixel(rule.at)};
    const double x = plot.x.pixel(std::clamp(rule.at, plot.x.lowest(), plot.x.highest()));
    return {x, chart.height <= 0 ? plot.ground.bottom() : plot.ground.top()};
}

QPointF pointAt(const Plot& plot, const PageChart& chart, std::size_t series, std::size_t point)
{
    const PageSeries& one = chart.series[series];
    double x = one.x[point];
    if (one.form == PageSeries::Form::Bars) {
        const auto bars = std::ranges::count(
            chart.series, PageSeries::Form::Bars, [](const PageSeries& of) { return of.form; });
        if (bars > 1)
            x += series == 0 ? -0.2 : 0.2;
    }
    const double value = std::clamp(one.y[point], plot.y.lowest(), plot.y.highest());
    return {plot.x.pixel(x), plot.y.pixel(value)};
}

double numberAt(const Axis& axis, double pixel)
{
    return axis.kind == Axis::Kind::Logarithmic ? axis.scale.value(pixel) : axis.value(pixel);
}

bool isColoured(const PageTile& tile)
{
    return !tile.cells.values.empty() && tile.colours.empty() && !tile.hasNumbers;
}

std::vector<QRectF> tileAreas(const QRectF& whole, const PageTiles& tiles, const Look& look)
{
    constexpr double besideOne = 64; ///< for the bar of its colours
    constexpr double wide = 220; ///< in less space the cells use all of it
    const auto count = static_cast<int>(tiles.tiles.size());
    const bool hasBar =
        count == 1 && isColoured(tiles.tiles.front()) && whole.width() > look.px(wide);
    const QRectF area = hasBar ? whole.adjusted(0, 0, -look.px(besideOne), 0) : whole;
    const bool isMany = count > 4;
    const bool hasNames = count > 1;
    const double name = hasNames ? look.px(isMany ? 15 : 20) : 0;
    const double space = look.px(isMany ? 6 : 16);
    double best = 0;
    int across = 1;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double side = std::min((area.width() - space * (columns - 1)) / columns,
            (area.height() - space * (rows - 1)) / rows - name);
        if (side > best) {
            best = side;
            across = columns;
        }
    }
    const double side = std::max(8.0, std::min(best, look.px(isMany ? 90 : 320)));
    const double left =
        area.left() + std::max(0.0, (area.width() - across * side - space * (across - 1)) / 2);
    std::vector<QRectF> places;
    for (int index = 0; index < count; ++index)
        places.emplace_back(left + (index % across) * (side + space),
            area.top() + (index / across) * (side + name + space) + name, side, side);
    return places;
}

QRectF cellArea(const QRectF& tile, const PageTile& of, int row, int column)
{
    const double width = tile.width() / std::max(1, of.cells.columns);
    const double height = tile.height() / std::max(1, of.cells.rows);
    return {tile.left() + column * width, tile.top() + row * height, width, height};
}

std::vector<QRectF> rowAreas(const QRectF& area, const PageMeters& meters, const Look& look)
{
    const auto count = static_cast<double>(std::max<std::size_t>(1, meters.rows.size()));
    const double height = std::min(look.px(1.6 * rowHeight), area.height() / count);
    std::vector<QRectF> places;
    for (std::size_t index = 0; index < meters.rows.size(); ++index)
        places.emplace_back(
            area.left(), area.top() + static_cast<double>(index) * height, area.width(), height);
    return places;
}

std::vector<QRectF> cardAreas(const QRectF& area, const PageCards& cards, const Look& look)
{
    const auto count = static_cast<double>(std::max<std::size_t>(1, cards.cards.size()));
    const bool isNarrow = area.width() < look.px(44) * count; // a score needs all of its card
    const double space = look.px(isNarrow ? 4 : 8);
    const double width = std::min(look.px(110), (area.width() - space * (count - 1)) / count);
    std::vector<QRectF> places;
    for (std::size_t index = 0; index < cards.cards.size(); ++index)
        places.emplace_back(area.left() + static_cast<double>(index) * (width + space), area.top(),
            width, area.height());
    return places;
}

} // namespace lab::ui
