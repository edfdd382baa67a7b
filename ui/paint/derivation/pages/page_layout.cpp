#include "ui/paint/derivation/pages/page_layout.h"

#include "ui/paint/derivation/pages/page_words.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lab::ui {

namespace {

constexpr double titleHeight = 22; ///< pixels at 1x, as all here
constexpr double lineHeight = 60; ///< of a line with a handle
constexpr double rowHeight = 24;
constexpr double cardsHeight = 104;
constexpr double metersWidth = 250;
constexpr double gap = 14;
constexpr double leastShared = 44; ///< left to what has no height of its own
constexpr double wide = 1.3; ///< of the width to the height, where panels stand side by side

struct Needs {
    double share = 1; ///< of the space that is left
    double height = 0; ///< at 1x, where it needs no more
    bool isNarrow = false; ///< a list of numbers
};

Needs needsOf(const PagePanel& panel)
{
    if (const auto* chart = std::get_if<PageChart>(&panel))
        return {.share = chart->height};
    if (const auto* meters = std::get_if<PageMeters>(&panel)) {
        const auto rows = static_cast<double>(meters->rows.size());
        return {0, rows * rowHeight + (meters->title.empty() ? 0 : titleHeight), true};
    }
    if (std::holds_alternative<PageDials>(panel))
        return {.share = 1.2};
    if (std::holds_alternative<PageCards>(panel))
        return {0, cardsHeight + titleHeight};
    if (const auto* tiles = std::get_if<PageTiles>(&panel))
        return {.share = tiles->tiles.size() > 4 ? 1.6 : 1};
    return {};
}

bool isLine(const PagePanel& panel)
{
    const auto* chart = std::get_if<PageChart>(&panel);
    return chart && chart->height <= 0;
}

/// Under each other: those of a height of their own have it, if no more than half is theirs.
void stack(const QRectF& area, const std::vector<Needs>& needs, std::vector<QRectF>& places,
    const std::vector<std::size_t>& which, const Look& look)
{
    double fixed = 0;
    double shares = 0;
    for (const std::size_t index : which) {
        fixed += look.px(needs[index].height);
        shares += needs[index].share;
    }
    const double gaps = look.px(gap) * static_cast<double>(which.size() - 1);
    const double space = std::max(1.0, area.height() - gaps);
    const double most = shares > 0 ? std::max(0.5 * space, space - look.px(leastShared)) : space;
    constexpr double largest = 1.7; // of what they need, where nothing else wants the space
    const double shrink = fixed > most ? most / fixed
        : shares > 0                   ? 1
                                       : std::min(largest, space / std::max(1.0, fixed));
    double top = area.top();
    for (const std::size_t index : which) {
        const double own = look.px(needs[index].height) * shrink;
        const double left = shares > 0 ? needs[index].share / shares : 0;
        const double height = own + left * (space - fixed * shrink);
        places[index] = {area.left(), top, area.width(), height};
        top += height + look.px(gap);
    }
}

/// Those that are wires beside each other, all others below them.
void placeWires(const QRectF& space, const PagePictureFrame& frame, const std::vector<Needs>& needs,
    std::vector<QRectF>& places, const Look& look)
{
    std::vector<std::size_t> wires;
    std::vector<std::size_t> others;
    double below = 0;
    for (std::size_t index = 0; index < frame.panels.size(); ++index) {
        if (std::holds_alternative<PageWires>(frame.panels[index])) {
            wires.push_back(index);
        } else if (!isLine(frame.panels[index])) {
            others.push_back(index);
            below += look.px(needs[index].height + gap);
        }
    }
    below = std::min(below, 0.6 * space.height());
    const double apart = look.px(gap);
    const double width = (space.width() + apart) / static_cast<double>(wires.size()) - apart;
    double left = space.left();
    for (const std::size_t index : wires) {
        places[index] = {left, space.top(), width, space.height() - below};
        left += width + apart;
    }
    if (!others.empty())
        stack({space.left(), space.bottom() - below + apart, space.width(), below - apart}, needs,
            places, others, look);
}

} // namespace

std::vector<QRectF> panelAreas(const QRectF& area, const PagePictureFrame& frame, const Look& look)
{
    std::vector<QRectF> places(frame.panels.size());
    std::vector<Needs> needs;
    std::vector<std::size_t> blocks;
    const QRectF inner = area.adjusted(look.px(2), 0, -look.px(2), -look.px(4));
    double bottom = inner.bottom();
    for (std::size_t index = 0; index < frame.panels.size(); ++index) {
        needs.push_back(needsOf(frame.panels[index]));
        if (!isLine(frame.panels[index]))
            blocks.push_back(index);
    }
    for (std::size_t index = frame.panels.size(); index-- > 0;) {
        if (!isLine(frame.panels[index]))
            continue;
        const double height = std::min(look.px(lineHeight), 0.32 * inner.height());
        places[index] = {inner.left(), bottom - height, inner.width(), height};
        bottom -= height;
    }
    const QRectF space(inner.left(), inner.top(), inner.width(), bottom - inner.top());
    if (blocks.empty())
        return places;
    if (std::holds_alternative<PageWires>(frame.panels[blocks.front()])) {
        placeWires(space, frame, needs, places, look);
        return places;
    }
    if (blocks.size() == 1 || space.width() < wide * space.height()) {
        stack(space, needs, places, blocks, look);
        return places;
    }
    // The first beside all others; a list of numbers alone takes what it needs.
    const std::vector<std::size_t> others(blocks.begin() + 1, blocks.end());
    const bool areNarrow =
        std::ranges::all_of(others, [&](std::size_t index) { return needs[index].isNarrow; });
    const double half = (space.width() - look.px(gap)) / 2;
    const bool areCards = std::holds_alternative<PageCards>(frame.panels[blocks.front()]);
    const double right = areNarrow ? std::min(half, look.px(metersWidth))
        : areCards                 ? 0.36 * space.width() // words beside a plane
                                   : half;
    places[blocks.front()] = {
        space.left(), space.top(), space.width() - right - look.px(gap), space.height()};
    stack({space.right() - right, space.top(), right, space.height()}, needs, places, others, look);
    return places;
}

QRectF belowTitle(const QRectF& panel, const std::string& title, const Look& look)
{
    return title.empty() ? panel : panel.adjusted(0, look.px(titleHeight), 0, 0);
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
    , radius(std::clamp(std::min(area.height() / 2 - look.px(20), area.width() / 2 - look.px(30)),
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
    // Of whole numbers none stands between.
    const bool isWhole = isLineAlone && !chart.rules.empty() && chart.rules.front().drag.isWhole;
    const int ticks = std::min(std::max(3, static_cast<int>(ground.width() / look.px(48))),
        isWhole ? static_cast<int>(chart.x.highest - chart.x.lowest) + 1 : 100);
    if (chart.x.hasNumbers) {
        if (chart.x.isLogarithmic)
            plot.x.ticks = decadeTicks(plot.x, 44, TicksBetween::Kept, look);
        else
            plot.x.ticks =
                fitting(roundTicks(chart.x.lowest, chart.x.highest, ticks), plot.x, look);
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

std::vector<QRectF> tileAreas(const QRectF& area, const PageTiles& tiles, const Look& look)
{
    const auto count = static_cast<int>(tiles.tiles.size());
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
    const double space = look.px(8);
    const double width = std::min(look.px(110), (area.width() - space * (count - 1)) / count);
    std::vector<QRectF> places;
    for (std::size_t index = 0; index < cards.cards.size(); ++index)
        places.emplace_back(area.left() + static_cast<double>(index) * (width + space), area.top(),
            width, area.height());
    return places;
}

} // namespace lab::ui
