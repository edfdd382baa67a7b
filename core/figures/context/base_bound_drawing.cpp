#include "core/drawing/kit.h"
#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/figures/context/base_bound_labels.h"
#include "core/figures/context/base_bound_words.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/context/context_words.h"
#include "core/math/significant_digits.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace bound {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::ContextWords", "Base bound");
constexpr Message lengthName =
    LAB_COMMENTED("lab::ui::ContextWords", "length", "an axis of context lengths");
constexpr Message percent = LAB_MESSAGE("lab::ui::ContextWords", "%1 %");

constexpr double footHeight = 24;
constexpr double right = 12; // half of a handle

using Values = BaseBoundFrame;

Box footOf(const Box& place, double scale)
{
    const double height = footHeight * scale;
    return {place.left(), place.bottom() - height, place.width, height};
}

/// Whole decades of the base that contain all bounds, published and found, and the current base,
/// with space to drag it.
Axis basesOf(const Values& values)
{
    constexpr double headroom = 0.3;
    const auto decadeOf = [](double base) { return std::log10(std::max(1.0, base)); };
    double lowest = decadeOf(values.base);
    double highest = lowest;
    const auto hold = [&](double base) {
        lowest = std::min(lowest, decadeOf(base));
        highest = std::max(highest, decadeOf(base));
    };
    for (const Values::Point& point : values.points) {
        hold(point.published);
        if (point.bound)
            hold(point.bound->base);
    }
    if (values.target.bound)
        hold(values.target.bound->base);
    return {Axis::Kind::Logarithmic, std::max(0.0, std::floor(lowest - headroom)),
        std::ceil(highest + headroom)};
}

Focus focusOn(std::optional<std::int64_t> distance)
{
    Focus focus;
    focus.picture = Picture::BaseBound;
    focus.distance = distance;
    return focus;
}

SetParameter baseOf(double base)
{
    return {"rope.base", std::clamp(base, lowestBase, highestBase)};
}

struct Bound : DrawnPlot {
    Bound(const Compared<Values>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnPlot(place, {64, 72, right, 28 + footHeight}, style)
        , values(compared.values)
        , pointing(pointing)
    {
        const double edge = 0.4 * std::log10(2.0);
        const auto [training, target] = values.lengths;
        const auto shortest = static_cast<double>(
            std::clamp<std::int64_t>(std::min(training, target), 1, ladderLengths.front()));
        const auto longest =
            static_cast<double>(std::max({training, target, ladderLengths.back()}));
        x = {Axis::Kind::Logarithmic, std::log10(shortest) - edge, std::log10(longest) + edge,
            ground.left(), ground.right()};
        y = (pointing.held ? pointing.held->y : basesOf(values))
                .between(ground.bottom(), ground.top());
    }

    Drawing drawing()
    {
        if (values.width < 2) {
            addHead();
            return std::move(value);
        }
        value.y = y;
        value.ground = ground;
        addAxes();
        addHead();
        Layer& data = layer(Layer::Meaning::Data);
        for (const LengthLine& line : lengthLines(values.lengths, style.words))
            data.marks.emplace_back(lengthMark(upright(line.length), line, 1.5, style));
        addBase(data);
        addBounds(data);
        for (Text& text : boundLabels(*this, values))
            addOnGround(data, std::move(text), Point {3, 2}, true, style);
        addFoot();
        addTargets();
        addPointed();
        return std::move(value);
    }

private:
    Line upright(double length) const
    {
        return {{x.pixel(length), ground.top()}, {x.pixel(length), ground.bottom()}};
    }
    Point at(const Values::Point& point, double base) const
    {
        return DrawnPlot::at(static_cast<double>(point.length), base);
    }

    /// Powers of two, spaced by the width of the longest.
    void addAxes()
    {
        const double widest = style.width(wholeNumber(10'000'000), TextRole::Axis) + px(12);
        const double octaves =
            std::max(1.0, std::ceil(widest / (x.pixelsPerUnit() * std::log10(2.0))));
        const double last = std::log2(std::pow(10.0, x.highest));
        std::vector<Tick> ticks;
        for (double power = std::ceil(std::log2(std::pow(10.0, x.lowest))); power <= last;
             power += octaves) {
            const double length = std::exp2(power);
            const std::string label = wholeNumber(std::llround(length));
            const double end = x.pixel(length) + style.width(label, TextRole::Axis) / 2;
            ticks.push_back({length, end <= ground.right() + px(right) ? label : std::string()});
        }
        Layer& axes = layer(Layer::Meaning::Axes);
        addUpwards(axes, ground, y, decadeTicks(y, 24, TicksBetween::Omitted, style), style);
        addAcross(axes, ground, ground.bottom(), x, ticks, said(lengthName), style, 18);
    }

    void addHead()
    {
        Layer& head = layer(Layer::Meaning::Texts);
        addTitle(head, place, said(name), {widthWords(values, style.words)}, style);
        const auto addLine = [&](const std::vector<Said>& words, double down, TextRole role) {
            if (!words.empty())
                head.marks.emplace_back(Text {{place.left(), place.top() + px(down)},
                    fittingWords(words, place.width, role, style), role, Tone::Text});
        };
        addLine(failingWords(values, style.words), 36, TextRole::BodyStrong);
        addLine(targetWords(values, style.words), 54, TextRole::Body);
    }

    /// Solid as far as the base works, a cross where it fails, dashed beyond.
    void addBase(Layer& layer)
    {
        const double pixel = y.pixel(values.base);
        const auto served =
            static_cast<double>(values.failing.distance.value_or(values.failing.searched));
        const double end =
            std::clamp(x.pixel(std::max(1.0, served)), ground.left(), ground.right());
        if (end > ground.left())
            layer.marks.emplace_back(Rule {{{ground.left(), pixel}, {end, pixel}}, Tone::Text, 2});
        if (end < ground.right())
            layer.marks.emplace_back(Stroke {{{end, pixel}, {ground.right(), pixel}},
                {Tone::Notes, px(1.5), Pen::Cap::Flat, {4, 3}}});
        if (values.failing.distance && end > ground.left() && end < ground.right())
            for (const double up : {-px(5), px(5)})
                layer.marks.emplace_back(
                    Stroke {{{end - px(5), pixel + up}, {end + px(5), pixel - up}},
                        {Tone::Text, px(2), Pen::Cap::Flat}});
        Handle base = dot("rope.base", Tone::Text, Handle::Along::Y, level(pixel).to, values.base);
        base.box = beside(level(pixel), 6);
        base.isByKey = false; // the up and down keys move it as drawn
        base.rule = {[](const EditRule& rule, double wanted) -> std::optional<Edit> {
                         const Axis axis {Axis::Kind::Logarithmic, 0, 1, 0, rule.numbers[0]};
                         const double inside = std::clamp(wanted, lowestBase, highestBase);
                         return baseOf(shortened(axis, inside));
                     },
            {}, {std::abs(y.pixelsPerUnit())}};
        base.focus = focusOn(values.failing.distance);
        base.isPointed = true;
        value.handles.push_back(std::move(base));
    }

    Region square(Point middle) const
    {
        const double edge = px(1.5);
        return {.box = Box {middle.x, middle.y, 0, 0}.inset(-px(3.5) - edge / 2),
            .fill = Tone::Ground,
            .edge = Pen {Tone::Series1, edge}};
    }
    Rings dots(std::vector<Point> places) const
    {
        return {std::move(places), px(3.5), {}, Tone::Result};
    }

    void addBounds(Layer& layer) const
    {
        std::vector<Point> found;
        for (const Values::Point& point : values.points) {
            layer.marks.emplace_back(square(at(point, point.published)));
            if (point.bound)
                found.push_back(at(point, point.bound->base));
        }
        addCurve(layer, found, {Tone::Result, px(2), Pen::Cap::Flat}, ground);
        layer.marks.emplace_back(dots(std::move(found)));
        if (values.target.bound)
            layer.marks.emplace_back(Rings {
                {at(values.target, values.target.bound->base)}, px(5), {Tone::Result, px(2)}});
    }

    /// The progress of the search before its button. The result is where its rest ends.
    double addProgress(Layer& layer) const
    {
        const Box foot = footOf(place, style.scale);
        if (!isSearchShown(values))
            return foot.right();
        const double middle = foot.centre().y;
        const double end = searchButton(place, style.scale).left() - px(8);
        const Box bar {end - style.width("100 %", TextRole::Note) - px(8) - px(56),
            middle - px(4) / 2, px(56), px(4)};
        layer.marks.emplace_back(Text {{end, baselineAround(middle, TextRole::Note, style)},
            said(percent, {wholeNumber(std::llround(100 * values.share))}), TextRole::Note,
            Tone::Notes, Align::Right});
        layer.marks.emplace_back(Region {.box = bar, .fill = Tone::Grid, .isSmooth = true});
        layer.marks.emplace_back(
            Region {.box = {bar.x, bar.y, bar.width * values.share, bar.height},
                .fill = Tone::Text,
                .isSmooth = true});
        return bar.left() - px(12);
    }

    void addFoot()
    {
        Layer& foot = layer(Layer::Meaning::Texts);
        const double end = addProgress(foot);
        if (!style.hasWords) // a mark alone says nothing
            return;
        const double middle = footOf(place, style.scale).centre().y;
        double start = place.left() + px(4);
        const auto add = [&](const Said& words, Mark mark) {
            const double wide = width(words, TextRole::Note);
            if (start + px(10) + wide > end)
                return;
            foot.marks.push_back(std::move(mark));
            foot.marks.emplace_back(
                Text {{start + px(10), baselineAround(middle, TextRole::Note, style)}, words,
                    TextRole::Note, Tone::Notes});
            start += px(10) + wide + px(20);
        };
        const auto addBoth = [&](const Said& found, const Said& published) {
            add(found, dots({{start, middle}}));
            add(published, square({start, middle}));
        };
        const std::vector<Said> published = publishedWords(values, style.words);
        const Said brief = foundBriefly(style.words);
        for (const Said& found : {foundWords(values, style.words), brief}) {
            // Results with a method are not shown beside squares of plain RoPE without a note that
            // these differ.
            const auto last = published.end() - (found.text == brief.text ? 0 : 1);
            const auto fits = std::find_if(published.begin(), last, [&](const Said& one) {
                return start + width(found, TextRole::Note) + width(one, TextRole::Note)
                    + px(2 * 10 + 20)
                    <= end;
            });
            if (fits != last)
                return addBoth(found, *fits);
        }
        add(published.back(), square({start, middle})); // these are there before any result
        add(brief, dots({{start, middle}}));
    }

    /// The ground and the bounds.
    void addTargets()
    {
        const Focus failing = focusOn(values.failing.distance);
        value.targets.push_back(
            {.box = ground.grown(1e-6, 1e-6), .focus = failing}); // with its edges
        for (const Values::Point& point : values.points) {
            const Focus focus = point.bound ? focusOn(point.bound->bindingDistance) : failing;
            const auto add = [&](double base) {
                const Point middle = at(point, base);
                value.targets.push_back(
                    {.box = {middle.x, middle.y, 0, 0}, .focus = focus, .reach = px(12)});
            };
            add(point.published);
            add(point.bound ? point.bound->base : point.published);
        }
    }

    /// A ring around the bound under the pointer, and its numbers.
    void addPointed()
    {
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (!pointing.target || value.targets.at(*pointing.target).reach <= 0)
            return;
        const Values::Point& point = values.points.at((*pointing.target - 1) / 2);
        const Point middle = at(point, point.bound ? point.bound->base : point.published);
        const Said words = pointWords(point, style.words);
        const double wide = width(words, TextRole::NoteStrong);
        const double height = style.digitHeight(TextRole::NoteStrong);
        const double start = std::clamp(
            middle.x - wide / 2, ground.left(), std::max(ground.left(), ground.right() - wide));
        const bool isAbove = middle.y - px(14) - height > ground.top();
        above.marks.emplace_back(Rings {{middle}, px(8), {Tone::Text, px(2)}});
        addOnGround(above,
            {{start, isAbove ? middle.y - px(14) : middle.y + px(14) + height}, words,
                TextRole::NoteStrong, Tone::Text},
            Point {3, 2}, true, style);
    }

    const Values& values;
    const Pointing& pointing;
};

Said spoken(const Values& values, const Language& words)
{
    std::vector<std::string> sentences {failingWords(values, words).front().text};
    for (const Said& bound : targetWords(values, words))
        if (sentences.size() == 1)
            sentences.push_back(bound.text);
    return {oneAfterAnother(sentences, words)};
}

template <int hundredths> KeyPress pressed(const Values& values, Key key)
{
    if (key != Key::Up && key != Key::Down)
        return selectedPairByKey(values.selectedPair, values.fullWidth / 2, key);
    const double decades = (key == Key::Up ? 0.01 : -0.01) * hundredths;
    return {true, baseOf(toSignificantDigits(values.base * std::pow(10, decades), 5))};
}

Focus shown(const Focus&, const Values&)
{
    return {};
}

} // namespace
} // namespace bound

bool isSearchShown(const BaseBoundFrame& frame)
{
    using Search = BoundAnswers::Search;
    return frame.width >= 2
        && (frame.search == Search::Stopped
            || (frame.search == Search::Running && frame.share > 0));
}

Box searchButton(const Box& place, double scale)
{
    const Box foot = bound::footOf(place, scale);
    return {foot.right() - 84 * scale, foot.top(), 84 * scale, foot.height};
}

const Figure<BaseBoundFrame> contextBound {.picture = Picture::BaseBound,
    .name = "base_bound",
    .title = titled<bound::name>,
    .drawing = drawnBy<bound::Bound>,
    .table = baseBoundTable,
    .spoken = bound::spoken,
    .pressed = bound::pressed<1>,
    .shown = bound::shown,
    .pressedWithShift = bound::pressed<10>,
    .isPointedAnywhere = false};

} // namespace lab::drawing
