#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/derivation/crossing.h"
#include "core/figures/derivation/page_words.h"
#include "core/figures/derivation/panel.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <utility>

namespace lab::drawing::pages {

namespace {

using Form = PageSeries::Form;

bool isLineAlone(const PageChart& chart)
{
    return chart.height <= 0;
}

Margins marginsOf(const PageChart& chart, const Style& style)
{
    const double name = chart.x.hasNumbers
        ? style.width(wording(chart.x.name, style.words).text, TextRole::Axis) / style.scale
        : 0;
    const double least = isLineAlone(chart) ? 24 : chart.y.hasNumbers ? 44 : 16;
    const double left = std::max(name + 28, least);
    return isLineAlone(chart) ? Margins {left, 8, 18, 26}
                              : Margins {left, 6, 16, chart.x.hasNumbers ? 26.0 : 8.0};
}

Axis axisOf(const PageAxis& axis, double from, double to)
{
    return {axis.isLogarithmic ? Axis::Kind::Logarithmic : Axis::Kind::Linear, axis.lowest,
        axis.highest, from, to};
}

/// An end of an axis, as a number.
double number(const Axis& axis, double end)
{
    return axis.kind == Axis::Kind::Logarithmic ? std::pow(10.0, end) : end;
}

bool isFinite(Point point)
{
    return std::isfinite(point.x) && std::isfinite(point.y);
}

struct ChartPanel : DrawnPanel {
    ChartPanel(const PageChart& of, const PanelPlace& where)
        : DrawnPanel(where, of.title, marginsOf(of, where.style))
        , chart(of)
        , rowsOfBars(std::ranges::count(of.series, Form::Bars, &PageSeries::form))
    {
        x = axisOf(chart.x, ground.left(), ground.right());
        y = isLineAlone(chart) ? Axis {.from = ground.bottom(), .to = ground.top()}
                               : axisOf(chart.y, ground.bottom(), ground.top());
        addUpwards(still(), ground, y, ticksUpwards(), style); // may change the axis
        addAcross(still(), ground, ground.bottom(), x, ticksAcross(),
            wording(chart.x.name, style.words), style, 20); // beside a number beyond the axis
    }

    std::vector<Tick> ticksAcross() const
    {
        if (!chart.x.hasNumbers)
            return {};
        // For integers, there are no ticks between them.
        const bool isWhole =
            isLineAlone(chart) && !chart.rules.empty() && chart.rules.front().drag.isWhole;
        const int most = std::min(std::max(3, static_cast<int>(ground.width / px(48))),
            isWhole ? static_cast<int>(chart.x.highest - chart.x.lowest) + 1 : 100);
        return markedAtFoot(chart.x.isLogarithmic
                ? decadeTicks(x, 44, TicksBetween::Kept, style)
                : fittingTicks(roundTicks(chart.x.lowest, chart.x.highest, most), x, style));
    }
    /// Whether a vertical line that cannot be dragged has its number among those of the axis.
    bool isNumberAtFoot(const PageGuide& rule) const
    {
        return rule.isUpright && rule.hasNumber && rule.drag.isNone() && !isLineAlone(chart)
            && chart.x.hasNumbers && !chart.x.isLogarithmic;
    }
    /// The numbers of vertical lines replace those of the axis that they would touch.
    std::vector<Tick> markedAtFoot(std::vector<Tick> ticks) const
    {
        const auto half = [&](const Tick& tick) {
            return width(tick.label, TextRole::Axis) / 2 + px(3);
        };
        const auto isBeside = [&](const std::vector<Tick>& all, const Tick& tick) {
            return std::ranges::any_of(all, [&](const Tick& other) {
                return std::abs(x.pixel(tick.value) - x.pixel(other.value))
                    < half(tick) + half(other);
            });
        };
        std::vector<Tick> marked;
        for (const PageGuide& rule : chart.rules) {
            const Tick tick {rule.at, significant(rule.at, 4)};
            if (isNumberAtFoot(rule) && !isBeside(marked, tick))
                marked.push_back(tick);
        }
        for (Tick& tick : ticks)
            if (isBeside(marked, tick))
                tick.label.clear();
        ticks.insert(ticks.end(), marked.begin(), marked.end());
        return ticks;
    }
    /// Ends a linear axis at round numbers.
    std::vector<Tick> ticksUpwards()
    {
        if (isLineAlone(chart))
            return {};
        if (chart.y.isLogarithmic)
            return chart.y.hasNumbers ? decadeTicks(y, 30, TicksBetween::Omitted, style)
                                      : std::vector<Tick>();
        const int most = std::max(4, static_cast<int>(ground.height / px(36)));
        const TickedRange range = roundRange(chart.y.lowest, chart.y.highest, most);
        y = {Axis::Kind::Linear, range.lowest, range.highest, ground.bottom(), ground.top()};
        std::vector<double> levels = range.ticks;
        const double between = px(15);
        if (levels.size() > 2
            && ground.height < between * static_cast<double>(levels.size() - 1)) // too low for all
            levels = {levels.front(), levels.back()};
        if (ground.height < between)
            levels.clear();
        if (chart.y.hasNumbers)
            return labelled(levels);
        return range.lowest < 0 ? std::vector<Tick> {{0, {}}} : std::vector<Tick>();
    }

    /// Where a handle on a rule can be grabbed.
    Point knobOf(const PageGuide& rule) const
    {
        if (!rule.isUpright)
            return {ground.right(), y.pixel(rule.at)};
        const double at = std::clamp(rule.at, number(x, x.lowest), number(x, x.highest));
        return {x.pixel(at), isLineAlone(chart) ? ground.bottom() : ground.top()};
    }
    /// Two rows of bars each have their half.
    Point pointAt(const PageSeries& series, std::size_t point) const
    {
        const double aside = &series == &chart.series.front() ? -0.2 : 0.2;
        const bool isBeside = series.form == Form::Bars && rowsOfBars > 1;
        return at(series.x[point] + (isBeside ? aside : 0),
            std::clamp(series.y[point], number(y, y.lowest), number(y, y.highest)));
    }
    /// The points of a series; those outside of a logarithmic axis are clipped to it, and a number
    /// out of the range of doubles interrupts the line.
    std::vector<Point> pointsOf(const PageSeries& series, bool isLogarithmic) const
    {
        std::vector<Point> points;
        for (std::size_t i = 0; i < series.x.size(); ++i) {
            const double value =
                isLogarithmic ? std::max(series.y[i], number(y, y.lowest) / 10) : series.y[i];
            points.push_back({x.pixel(series.x[i]),
                std::isfinite(value) ? y.pixel(value) : std::numeric_limits<double>::quiet_NaN()});
        }
        return points;
    }
    std::vector<Point> pointsOf(const PageSeries& series) const
    {
        return pointsOf(series, chart.y.isLogarithmic);
    }

    Pen dashed(Tone tone, double width) const
    {
        return {tone, px(width), Pen::Cap::Flat, {4 / width, 3 / width}};
    }
    void addReference(const PageChart& other)
    {
        for (const PageSeries& series : other.series)
            addCurve(live(), pointsOf(series, other.y.isLogarithmic),
                referencePen(toneOf(series.role), style), ground);
    }
    void addSeries(const PageSeries& series)
    {
        const Tone tone = toneOf(series.role);
        std::vector<Point> points = pointsOf(series);
        if (series.form == Form::Bars)
            return addBars(series);
        if (series.form == Form::Line) {
            const double wide = isLit(series.part) ? 3.5 : 2;
            return addCurve(live(), points,
                series.isDashed ? dashed(tone, wide) : Pen {tone, px(wide)}, ground);
        }
        if (series.form == Form::Marks && series.isDashed && points.size() > 2)
            addCurve(live(), points, dashed(tone, 1.25), ground);
        std::erase_if(points, [](Point point) { return !isFinite(point); });
        if (series.form == Form::Steps) {
            addSteps(points, {Ink::shareOf(tone, 0.6), px(1.4), Pen::Cap::Flat});
        } else if (series.form == Form::Dots) {
            std::erase_if(points, [this](Point point) {
                return point.y < ground.top() || point.y > ground.bottom();
            });
            add(Dots {points, px(3), tone});
        } else if (series.drags.empty()) {
            add(Rings {points, px(3), {tone, px(1.25)}, Tone::None, Rings::Shape::Square});
        }
    }
    void addBars(const PageSeries& series)
    {
        const double across = std::abs(x.pixel(1) - x.pixel(0));
        const double wide = std::max(1.0, across * (rowsOfBars > 1 ? 0.36 : 0.7));
        const double zero = y.pixel(std::max(0.0, number(y, y.lowest)));
        const bool isHollow = series.role == PageRole::Key && wide > px(5);
        for (std::size_t i = 0; i < series.x.size(); ++i) {
            const Point top = pointAt(series, i);
            const Box bar = Box::between({top.x - wide / 2, std::min(top.y, zero)},
                {top.x + wide / 2, std::max(top.y, zero)});
            if (isHollow)
                add(Outline {
                    .box = bar.inset(1), .pen = {toneOf(series.role), px(1.5)}, .isOutside = true});
            else
                add(Region {.box = bar, .fill = toneOf(series.role), .isSmooth = true});
        }
    }
    /// Treads and risers from point to point.
    void addSteps(const std::vector<Point>& points, const Pen& pen)
    {
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const Point corner {points[i + 1].x, points[i].y};
            add(Stroke {{points[i], corner}, pen});
            add(Stroke {{corner, points[i + 1]}, pen});
        }
    }

    /// At the foot between two positions: empty, a tick, or a cross.
    void addChips()
    {
        const double arm = std::min(px(4), 0.3 * std::abs(x.pixel(1) - x.pixel(0)));
        for (std::size_t i = 0; i < chart.chips.size(); ++i) {
            const Point middle {x.pixel(static_cast<double>(i) + 0.5), ground.bottom() - px(8)};
            const std::optional<bool>& verdict = chart.chips[i];
            if (!verdict)
                add(Rings {{middle}, arm, {Tone::Axis, px(1)}, Tone::None, Rings::Shape::Square});
            else if (*verdict)
                add(Rings {.places = {middle}, .radius = arm, .fill = Tone::Seen});
            else
                for (const double side : {arm, -arm})
                    add(Stroke {{middle - Point {arm, side}, middle + Point {arm, side}},
                        {Tone::Unseen, px(2)}});
        }
    }

    Line lineOf(const PageGuide& rule) const
    {
        const double upright = x.pixel(rule.at);
        return rule.isUpright ? Line {{upright, ground.top()}, {upright, ground.bottom()}}
                              : level(y.pixel(rule.at));
    }
    /// Whether no line of the chart runs through the box.
    bool isClear(const Box& box) const
    {
        const auto isThrough = [&](const PageSeries& series) {
            const std::vector<Point> points = pointsOf(series);
            for (std::size_t i = 0; i + 1 < points.size(); ++i)
                if (isCrossed(box, {points[i], points[i + 1]}))
                    return true;
            return false;
        };
        return std::ranges::none_of(chart.rules, [&](const PageGuide& rule) {
            return isCrossed(box, lineOf(rule));
        }) && std::ranges::none_of(chart.series, isThrough);
    }
    /// The name of a horizontal line below or above it: at the right end or before a vertical line,
    /// else at the left end or after one, where no line of the chart runs through it; a shorter
    /// name if a longer one has no such place, and none if none has.
    void addLevelName(const PageGuide& rule)
    {
        const double gap = px(3);
        const double high = style.digitHeight(TextRole::Note);
        const double level = y.pixel(rule.at);
        std::vector<double> ends {ground.left(), ground.right()};
        for (const PageGuide& other : chart.rules)
            if (other.isUpright)
                ends.push_back(x.pixel(other.at));
        std::ranges::sort(ends, std::greater());
        for (const Said& name : wordings("rule." + rule.part, style.words)) {
            const double wide = width(name, TextRole::Note);
            std::vector<double> starts;
            for (const double end : ends)
                starts.push_back(end - 2 * gap - wide);
            for (const double end : ends)
                starts.push_back(end + gap);
            for (const double baseline : {level + gap + high + px(1), level - px(5)})
                for (const double start : starts) {
                    const Box box {start, baseline - high - gap / 2, wide + gap, high + 1.5 * gap};
                    if (isWithin(box, ground) && isClear(box))
                        return add({start + gap / 2, baseline}, name, TextRole::Note,
                            textToneOf(rule.role));
                }
        }
    }
    void addRule(const PageGuide& rule)
    {
        const bool isAlone = isLineAlone(chart);
        const bool isFixed = rule.drag.isNone();
        const Point knob = knobOf(rule);
        addHandleOn(rule.part, -1, rule.drag, knob, true);
        addPart(rule.part, {.points = {knob}});
        const bool isIn = !rule.isUpright
            || (rule.at >= number(x, x.lowest) - 1e-9
                && rule.at <= number(x, x.highest) * (1 + 1e-9));
        if (isIn && !isAlone)
            add(Rule {lineOf(rule), toneOf(rule.role), isLit(rule.part) ? 2.5 : 1.25, true});
        if (!rule.isUpright)
            addLevelName(rule);
        if (!isFixed)
            DrawnPanel::addKnob(knob, knobToneOf(rule.role), 14);
        else if (isAlone)
            DrawnPanel::addKnob(knob, Tone::Text, 10);
        constexpr double minForNumbers = 160;
        const bool isAtFoot = isFixed && !isAlone;
        if (!rule.hasNumber || isNumberAtFoot(rule)
            || (isAtFoot && ground.width < px(minForNumbers)))
            return;
        const std::string text = significant(rule.at, 4);
        const bool isAtRight = knob.x + px(14) + width(text, TextRole::NoteStrong) < ground.right();
        const Point away = isAlone
            ? Point {0, -px(12)}
            : Point {px(isAtRight ? 10 : -10), isAtFoot ? ground.height - px(6) : px(14)};
        add(knob + away, {text}, TextRole::NoteStrong, textToneOf(rule.role),
            isAlone         ? Align::Centre
                : isAtRight ? Align::Left
                            : Align::Right);
    }
    void addKnob(const PageSeries& series, std::size_t i)
    {
        const Point place = pointAt(series, i);
        if (!series.drags[i].isNone())
            DrawnPanel::addKnob(place, knobToneOf(series.role), series.x.size() > 12 ? 10 : 12);
        else // fixed
            add(Rings {.places = {place},
                .radius = px(3.5),
                .fill = Tone::Text,
                .shape = Rings::Shape::Square});
    }
    void addPoints(const PageSeries& series)
    {
        const auto row = &series - chart.series.data();
        PartTargets::Part all;
        for (std::size_t i = 0; i < series.x.size(); ++i) {
            const Point place = pointAt(series, i);
            if (isFinite(place))
                all.points.push_back(place);
            if (i >= series.drags.size())
                continue;
            if (series.form != Form::Bars)
                addKnob(series, i);
            addHandleOn(series.part, static_cast<int>(i), series.drags[i], place,
                series.drags[i].way == PageDrag::Way::Across, static_cast<int>(1000 * row));
        }
        addPart(series.part, std::move(all));
    }
    /// In the center of a chart whose curve has no finite number.
    void addWhyEmpty()
    {
        if (!style.hasWords || std::ranges::none_of(chart.series, isTooLarge))
            return;
        const Said words =
            fittingWords(tooLargeWords(style.words), ground.width, TextRole::Note, style);
        const double high = style.digitHeight(TextRole::Note);
        const double wide = width(words, TextRole::Note);
        const Point centre = ground.centre() + Point {0, high / 2};
        add(Region {.box = Box {centre.x - wide / 2, centre.y - high, wide, high}.grown(px(6), 0),
            .fill = Tone::Ground,
            .isSmooth = true});
        add(centre, words, TextRole::Note, Tone::Text, Align::Centre);
    }

    /// On the axis of the parameter.
    void addHandleOn(std::string_view part, int index, const PageDrag& drag, Point middle,
        bool isAcross, int first = 0)
    {
        Handle* const added = addHandle(part, index, drag, middle);
        if (!added)
            return;
        added->which += first;
        added->along = isAcross ? Handle::Along::X : Handle::Along::Y;
        added->stepsAlong = true;
        added->axis = isAcross ? x : y;
        added->axis.kind = Axis::Kind::Linear; // of a logarithmic one, the power
        // A key moves it by at least one step, even if that is small in the picture.
        const double step = drag.step / std::max(1e-9, std::abs(drag.factor))
            * std::abs(added->axis.pixelsPerUnit());
        added->keyStep = std::max(step, drag.isWhole ? step : 1.0);
        if (drag.way == PageDrag::Way::Bend)
            return;
        added->axis.lowest = drag.offset + drag.factor * added->axis.lowest;
        added->axis.highest = drag.offset + drag.factor * added->axis.highest;
    }
    const PageChart& chart;
    std::ptrdiff_t rowsOfBars;
};

} // namespace

Drawing drawnPanel(const PageChart& chart, const PageChart* reference, const PanelPlace& place)
{
    ChartPanel panel(chart, place);
    if (reference)
        panel.addReference(*reference);
    for (const PageSeries& series : chart.series)
        panel.addSeries(series);
    panel.addChips();
    for (const PageGuide& rule : chart.rules)
        panel.addRule(rule);
    for (const PageSeries& series : chart.series)
        panel.addPoints(series);
    panel.addWhyEmpty();
    return std::move(panel.value);
}

} // namespace lab::drawing::pages
