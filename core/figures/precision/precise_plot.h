#pragma once

#include "core/drawing/kit.h"
#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/figures/precision/precision_figures.h"
#include "core/frames/precision/precision_detail.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <type_traits>

namespace lab::drawing::precision {

inline constexpr Message atTheEnd =
    LAB_MESSAGE("lab::ui::PrecisionWords", "at distance %1, query and key cannot shift further");
inline constexpr Message tooFar = LAB_MESSAGE("lab::ui::PrecisionWords",
    "at distance %1, query and key can shift by only %2 more: too little to draw");
inline constexpr Message notRepresentable =
    LAB_MESSAGE("lab::ui::PrecisionWords", "not representable");
inline constexpr Message position = LAB_MESSAGE("lab::ui::PrecisionWords", "position");
inline constexpr Message here = LAB_MESSAGE("lab::ui::PrecisionWords", "at %1");
inline constexpr Message keys = LAB_MESSAGE("lab::ui::PrecisionWords",
    "Left and right move both positions. Page Up doubles m, Page Down halves it.");

constexpr double column = 152; ///< for names and numbers
constexpr double reach = 12; ///< of the pointer to the line

using Numbers = std::vector<double>;

std::optional<double> lastFinite(const Numbers& numbers);

/// The key keeps its distance, as far as the ruler allows both.
MovePositions withDistanceKept(std::int64_t atQuery, std::int64_t atKey, std::int64_t query);

/// What both pictures share.
template <class Values> struct Precise : DrawnPlot {
    Precise(const Compared<Values>& compared, const Box& where, const Style& how,
        const Pointing& at, Picture which)
        : DrawnPlot(where, precisionMargins(how), how)
        , values(compared.values)
        , curves(*values.curves)
        , reference(compared.reference ? compared.reference->curves.get() : nullptr)
        , pointing(at)
        , picture(which)
        , query(values.positions.query)
    {
        x = {Axis::Kind::Logarithmic, 0, 7, ground.left(), ground.right()};
        for (const PositionRun& run : curves.runs)
            columns.push_back(x.pixel(middleOf(run)));
    }

    bool isEmpty() const
    {
        const Margins edge = precisionMargins(style);
        return curves.runs.empty() || place.width <= px(edge.left + edge.right)
            || place.height <= px(edge.top + edge.bottom);
    }
    double namesLeft() const { return ground.right() + px(12); }
    Line upright(std::int64_t at) const
    {
        const double pixel = x.pixel(std::max(1.0, static_cast<double>(at)));
        return {{pixel, ground.top()}, {pixel, ground.bottom()}};
    }

    void addAxes(const std::vector<Tick>& ticks)
    {
        value.y = y;
        Layer& axes = layer(Layer::Meaning::Axes);
        addUpwards(axes, ground, y, ticks, style);
        addAcross(axes, ground, ground.bottom(), x, decadeTicks(x, 1, TicksBetween::Kept, style),
            {}, style);
    }
    void addHead(const Said& title, const std::vector<Said>& notes)
    {
        Layer& head = layer(Layer::Meaning::Texts);
        const Point baseline {place.left(), place.top() + px(16)};
        const Said name = style.fitted(title, place.width, TextRole::PictureTitle);
        const double left = place.left() + width(name, TextRole::PictureTitle) + px(10);
        const double free = ground.right() - left;
        head.marks = {Text {baseline, name, TextRole::PictureTitle, Tone::Text},
            Text {
                {namesLeft() + px(12), ground.bottom() + px(9) + style.digitHeight(TextRole::Axis)},
                said(position), TextRole::Axis, Tone::Notes}};
        if (free > px(60))
            head.marks.emplace_back(Text {{left, baseline.y},
                fittingWords(notes, free, TextRole::Note, style), TextRole::Note, Tone::Notes});
    }

    /// The places of one number per column; missing ones interrupt the line.
    template <class ShownOf>
    std::vector<Point> line(
        const std::vector<PositionRun>& runs, const Numbers& numbers, ShownOf shownOf) const
    {
        const bool isOwn = &runs == &curves.runs;
        std::vector<Point> points;
        points.reserve(numbers.size());
        for (std::size_t k = 0; k < numbers.size(); ++k)
            points.push_back({isOwn ? columns[k] : x.pixel(middleOf(runs[k])),
                std::isfinite(numbers[k]) ? y.pixel(shownOf(numbers[k]))
                                          : std::numeric_limits<double>::quiet_NaN()});
        return points;
    }

    /// Where the two are too far apart to be shifted, or not representable.
    void addWhyEmpty(Layer& data, std::int64_t apart, const Numbers& numbers) const
    {
        const double drawn = ground.right() - x.pixel(static_cast<double>(apart));
        const bool isFar = apart >= lastPosition || drawn < px(2);
        if (!isFar && lastFinite(numbers))
            return;
        const Said why = !isFar ? notHeldWords(style.words)
            : apart >= lastPosition
            ? said(atTheEnd, {wholeNumber(lastPosition)})
            : said(tooFar, {wholeNumber(apart), wholeNumber(lastPosition - apart)});
        const Text text {ground.centre(), style.fitted(why, ground.width, TextRole::Body),
            TextRole::Body, Tone::Text, Align::Centre};
        data.marks.emplace_back(
            Region {.box = boxOf(text, style).grown(px(6), px(4)), .fill = Tone::Ground});
        data.marks.emplace_back(text);
    }

    Text atPosition(Point baseline, Align align) const
    {
        return {baseline, said(here, {wholeNumber(query)}), TextRole::Note, Tone::Notes, align};
    }

    /// The line of the element under the pointer, and above it that of the position, with its
    /// handle: at the upper edge if a position is not representable, as 0 would look best.
    void addPosition(Layer& above, double number)
    {
        const Focus& focus = pointing.focus;
        const bool isHere =
            focus.picture == Picture::PrecisionErrors || focus.picture == Picture::PrecisionDrift;
        if (isHere && focus.position && *focus.position != query)
            above.marks.emplace_back(Rule {upright(*focus.position), Tone::Axis});
        above.marks.emplace_back(Rule {upright(query), Tone::Text});
        const double level = std::isfinite(number) ? y.nearest(y.pixel(number)) : ground.top();
        Handle line = dot("position.query", Tone::Query, Handle::Along::X,
            {upright(query).from.x, level}, std::max(1.0, static_cast<double>(query)));
        line.box = Box::between(upright(query).from, upright(query).to).grown(px(reach), px(reach));
        line.jump = ground;
        line.snap = Snap {.near = 0, .toPowers = false};
        line.isByKey = false; // the arrow keys move it as drawn
        line.focus = focusOn(query);
        line.shown = [](const Handle& own, double at) {
            const bool isOwn = !(at < own.number) && !(at > own.number);
            Focus shown = own.focus;
            if (!isOwn)
                shown.position = std::llround(at);
            return shown;
        };
        line.rule = {[](const EditRule& rule, double to) -> std::optional<Edit> {
                         const int at = rule.with[0];
                         const std::int64_t wanted = std::llround(to);
                         if (wanted == std::max(1, at)) // 0 is at 1
                             return MovePositions {at, rule.with[1]};
                         return withDistanceKept(at, rule.with[1], wanted);
                     },
            {static_cast<int>(query), static_cast<int>(values.positions.key)}};
        if (pointing.held) // the distance is that at the press
            line.rule = pointing.held->handle.rule;
        value.handles = {line};
    }
    Focus focusOn(std::int64_t at) const
    {
        Focus own;
        own.picture = picture;
        own.position = at;
        return own;
    }

    const Values& values;
    const std::remove_cvref_t<decltype(*Values().curves)>& curves;
    decltype(Values().curves.get()) reference;
    const Pointing& pointing;
    Picture picture;
    std::int64_t query;
    std::vector<double> columns; ///< pixels of the middles
};

template <int step, class Values> KeyPress pressed(const Values& values, Key key)
{
    const std::int64_t query = values.positions.query;
    std::int64_t wanted = query;
    switch (key) {
    case Key::Left:
        wanted = query - step;
        break;
    case Key::Right:
        wanted = query + step;
        break;
    case Key::PageUp:
        wanted = 2 * query;
        break;
    case Key::PageDown:
        wanted = query / 2;
        break;
    default:
        return {};
    }
    const MovePositions move = withDistanceKept(query, values.positions.key, wanted);
    return {true, move.query != query ? std::optional<Edit>(move) : std::nullopt};
}

/// The position, in either picture.
template <class Values> Focus shownOf(const Focus& focus, const Values&)
{
    Focus own;
    if (focus.picture == Picture::PrecisionErrors || focus.picture == Picture::PrecisionDrift)
        own.position = focus.position;
    return own;
}

template <class Values> NumberTable tableOf(const Values& values)
{
    return numbers(*values.curves);
}

template <class Maker, class Values>
Figure<Values> figure(
    Picture picture, std::string_view name, Said (*title)(const Values&, const Language&))
{
    return {.picture = picture,
        .name = name,
        .title = title,
        .drawing = drawnBy<Maker>,
        .table = tableOf,
        .pressed = pressed<1>,
        .shown = shownOf,
        .pressedWithShift = pressed<10>,
        .keys = &keys,
        .isPointedAnywhere = false};
}

} // namespace lab::drawing::precision
