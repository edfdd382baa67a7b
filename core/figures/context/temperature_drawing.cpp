#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/encodings/rope/query_temperature.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/context/context_words.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace tempered {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::ContextWords", "Temperature");
constexpr Message unit =
    LAB_MESSAGE("lab::ui::ContextWords", "against text length; one key matches the query");
constexpr Message none = LAB_MESSAGE("lab::ui::ContextWords",
    "No temperature is selected: with more keys, the match gets less weight");
constexpr Message noneShort = LAB_MESSAGE("lab::ui::ContextWords", "No temperature is selected");
constexpr Message multiplied =
    LAB_MESSAGE("lab::ui::ContextWords", "At position %1 the logits are multiplied by %2");
constexpr Message multipliedShort = LAB_MESSAGE("lab::ui::ContextWords", "logits times %1");
constexpr Message factorName = LAB_MESSAGE("lab::ui::ContextWords", "factor τ");
constexpr Message entropyName = LAB_MESSAGE("lab::ui::ContextWords", "entropy, nats");
constexpr Message entropiesName =
    LAB_MESSAGE("lab::ui::ContextWords", "entropy, nats; dotted: τ = 1");
constexpr Message plainRow =
    LAB_COMMENTED("lab::ui::ContextWords", "without", "a row without temperature");
constexpr Message sinkRow = LAB_COMMENTED("lab::ui::ContextWords", "+ sink", "an attention sink");
constexpr Message matchWeight = LAB_MESSAGE("lab::ui::ContextWords", "match %1 %");

constexpr double axisHeight = 24;
constexpr double between = 12; // the factor and the entropy
constexpr double barHeight = 12;
constexpr double barGap = 4;
constexpr double tickPitch = 16;
constexpr double lowestForBars = 250;
constexpr double right = 16;
constexpr double least = 1e-6; // of a bar: no weight is 0 or 1

using Values = TemperatureFrame;
using Number = double Values::Point::*;

double lengthOf(std::int64_t position)
{
    return static_cast<double>(std::clamp<std::int64_t>(position + 1, 1, lastPosition));
}

/// The sentence of the picture, also its spoken description.
Said sentence(const Values& values, const Language& words)
{
    if (values.rule.rule == TemperatureRule::None)
        return words(none);
    return words(multiplied, {wholeNumber(values.query), significant(values.factor, 4)});
}

double largest(const Values& values, double least, std::initializer_list<Number> numbers)
{
    for (const Values::Point& point : values.curve)
        for (const Number number : numbers)
            least = std::max(least, point.*number);
    return least;
}

double rounded(double number, double lowest, double highest)
{
    constexpr double unit = 1000;
    return std::clamp(std::round(number * unit) / unit, lowest, highest);
}

struct Temperature : DrawnPlot {
    Temperature(const Compared<Values>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnPlot(place,
            {64, 62, right,
                axisHeight
                    + (place.height >= style.px(lowestForBars)
                            ? barsOf(compared.values) * (barHeight + barGap) + 2 * barGap
                            : 0)},
            style)
        , values(compared.values)
        , reference(compared.reference)
        , focus(pointing.focus)
        , all(ground)
    {
        ground.height = std::max(1.0, (all.height - px(between)) / 2);
        lower =
            Box::between({all.left(), ground.bottom() + px(between)}, {all.right(), all.bottom()});
        x = {Axis::Kind::Logarithmic, 0, std::log10(static_cast<double>(lastPosition)), all.left(),
            all.right()};
    }

    Drawing drawing()
    {
        if (values.curve.empty())
            return {};
        addAxes();
        addHead();
        addEntropy();
        addFactor();
        addHandles();
        if (place.height >= px(lowestForBars))
            addBars();
        value.zones = {{.box = all, .axis = x, .shown = [](const Zone& zone, Point point) {
                            Focus focus;
                            focus.picture = Picture::ContextTemperature;
                            focus.position = std::llround(zone.axis.value(point.x)) - 1;
                            return focus;
                        }}};
        addPointed();
        return std::move(value);
    }

private:
    static int barsOf(const Values& values) { return values.sink ? 3 : 2; }
    double largestFactor() const { return values.curve.back().factor; }
    /// From the top of the plot to its foot.
    Line upright(double length) const
    {
        return {{x.pixel(length), all.top()}, {x.pixel(length), all.bottom()}};
    }
    std::vector<Tick> ticks(double lowest, double highest, const Box& part) const
    {
        return labelled(roundTicks(
            lowest, highest, std::max(2, static_cast<int>(part.height / px(tickPitch)))));
    }

    void addAxes()
    {
        const double factor =
            std::max(largestFactor(), reference ? reference->curve.back().factor : 1);
        const double end = std::max(1.2, 1 + 1.15 * (factor - 1));
        y = {Axis::Kind::Linear, 1 - 0.08 * (end - 1), end, ground.bottom(), ground.top()};
        Layer& axes = layer(Layer::Meaning::Axes);
        addUpwards(axes, ground, y, ticks(1, end, ground), style);
        addAcross(axes, ground, all.bottom(), x, decadeTicks(x, 37, TicksBetween::Kept, style), {},
            style);
    }

    void addHead()
    {
        Layer& head = layer(Layer::Meaning::Texts);
        addTitle(head, place, said(name), {said(unit)}, style);
        const Said brief = values.rule.rule == TemperatureRule::None
            ? said(noneShort)
            : said(multipliedShort, {significant(values.factor, 4)});
        head.marks.emplace_back(Text {{place.left(), place.top() + px(38)},
            fittingWords(
                {sentence(values, style.words), brief}, place.width, TextRole::BodyStrong, style),
            TextRole::BodyStrong, Tone::QueryText});
    }

    Curve curveOf(const Values& of, Number number, const Axis& up, const Pen& pen) const
    {
        Curve curve {{}, pen, &up == &y ? ground : lower};
        for (const Values::Point& point : of.curve)
            curve.points.push_back({x.pixel(lengthOf(point.position)), up.pixel(point.*number)});
        return curve;
    }

    /// The first of the names that fits before or after the line of the query without touching the
    /// curves; the last one if none does.
    void addName(Layer& layer, const Box& part, const std::vector<Said>& names, Tone ink,
        const std::vector<Curve>& curves) const
    {
        const double line = x.pixel(lengthOf(values.query));
        const double before = part.left() + px(6);
        const double behind = line + px(12);
        const double foot = part.top() + px(12 + 4);
        const auto isFree = [&](double from, double to) {
            return std::ranges::none_of(curves, [&](const Curve& curve) {
                return std::ranges::any_of(curve.points,
                    [&](Point at) { return at.x > from && at.x < to && at.y < foot; });
            });
        };
        const auto add = [&](const Said& words, double left) {
            addOnGround(layer, {{left, part.top() + px(12)}, words, TextRole::NoteStrong, ink},
                Point {3, 2}, false, style);
        };
        for (const Said& words : names) {
            const double wide = width(words, TextRole::NoteStrong);
            if (before + wide + px(10) <= line && isFree(before, before + wide))
                return add(words, before);
            if (behind + wide <= part.right() + px(right) && isFree(behind, behind + wide))
                return add(words, behind);
        }
        add(names.back(), before);
    }

    void addEntropy()
    {
        const std::initializer_list<Number> both {
            &Values::Point::entropy, &Values::Point::plainEntropy};
        const double most = largest(values, reference ? largest(*reference, 1, both) : 1, both);
        const Axis up {Axis::Kind::Linear, 0, 1.1 * most, lower.bottom(), lower.top()};
        Layer& data = layer(Layer::Meaning::Data);
        for (const Tick& tick : ticks(0, most, lower)) {
            const double pixel = up.pixel(tick.value);
            data.marks.emplace_back(
                Rule {{{lower.left(), pixel}, {lower.right(), pixel}}, Tone::Grid});
            data.marks.emplace_back(
                Text {{lower.left() - px(8), baselineAround(pixel, TextRole::Axis, style)},
                    {tick.label}, TextRole::Axis, Tone::Notes, Align::Right});
        }
        std::vector<Curve> curves;
        if (reference)
            curves.push_back(curveOf(*reference, &Values::Point::entropy, up, pinnedPen(style)));
        const bool isPlain = std::ranges::all_of(values.curve, [](const Values::Point& point) {
            return std::abs(point.entropy - point.plainEntropy) < 1e-12;
        });
        if (!isPlain) // dots: another state is dashed
            curves.push_back(curveOf(values, &Values::Point::plainEntropy, up,
                {Tone::Notes, px(1.5), Pen::Cap::Flat, {1, 2}}));
        curves.push_back(
            curveOf(values, &Values::Point::entropy, up, {Tone::Result, px(2.5), Pen::Cap::Flat}));
        data.marks.insert(data.marks.end(), curves.begin(), curves.end());
        std::vector<Said> names {said(entropyName)};
        if (!isPlain)
            names.insert(names.begin(), said(entropiesName));
        addName(data, lower, names, Tone::ResultText, curves);
    }

    void addFactor()
    {
        Layer& data = layer(Layer::Meaning::Data);
        if (reference)
            data.marks.emplace_back(
                curveOf(*reference, &Values::Point::factor, y, pinnedPen(style)));
        const Curve factor =
            curveOf(values, &Values::Point::factor, y, {Tone::Query, px(2.5), Pen::Cap::Flat});
        data.marks.emplace_back(factor);
        addName(data, ground, {said(factorName)}, Tone::QueryText, {factor});
        data.marks.emplace_back(Rule {upright(lengthOf(values.query)), Tone::Query, 2});
    }

    void addHandles()
    {
        const Line line = upright(lengthOf(values.query));
        Handle query =
            dot("position.query", Tone::Query, Handle::Along::X, line.from, lengthOf(values.query));
        query.box = Box::between(line.from, line.to).grown(px(8), 0).within(all);
        query.jump = all;
        query.isParameter = false;
        query.snap = {.near = px(2), .marks = {values.rule.length}};
        query.isByKey = false; // the arrow keys move it as drawn
        query.rule = movesQuery(values.key);
        value.handles.push_back(std::move(query));
        const auto start = static_cast<double>(values.rule.length);
        if (values.rule.rule != TemperatureRule::None) {
            Handle length =
                dot("temperature.length", Tone::Text, Handle::Along::X, at(start, 1), start);
            length.diameter = 12;
            length.snap = {.lowest = 2, .near = px(2)};
            value.handles.push_back(std::move(length));
        }
        // At the right end, (factor − 1) is the scale times a multiplier; without one, it has no
        // effect.
        const double whole =
            hasScale(values.rule.rule) ? logarithmAt(values.rule, lastPosition - 1) : 0;
        if (!(whole > 0))
            return;
        Handle scale = dot("temperature.scale", Tone::Text, Handle::Along::Y,
            at(static_cast<double>(lastPosition), largestFactor()), largestFactor());
        scale.diameter = 12;
        scale.isParameter = false;
        scale.rule = {[](const EditRule& rule, double factor) -> std::optional<Edit> {
                          return SetParameter {"temperature.scale",
                              rounded((factor - 1) / rule.numbers[0], 0, 1e300)};
                      },
            {}, {whole}};
        value.handles.push_back(std::move(scale));
    }

    /// The row of the query: the match, all others, and the sink.
    void addBars()
    {
        Layer& bars = layer(Layer::Meaning::Data);
        const Box bar = addBar(bars, 0, values.plain, said(plainRow));
        addBar(bars, 1, values.scaled, {"τ = " + significant(values.factor, 3)});
        if (values.sink)
            addBar(bars, 2, values.withSink, said(sinkRow));
        const double others = static_cast<double>(values.query);
        // a = e^(f s) / (e^(f s) + m)
        if (values.query > 0)
            addShare(bar, 1, values.scaled.ofMatch, "base.match_score",
                {[](const EditRule& rule, double share) -> std::optional<Edit> {
                     const double of = std::clamp(share, least, 1 - least);
                     const double score = std::log(of / (1 - of) * rule.numbers[0]);
                     return SetParameter {
                         "base.match_score", rounded(score / rule.numbers[1], 0, 100)};
                 },
                    {}, {others, values.factor}});
        if (!values.sink)
            return;
        // Besides the sink: ln(e^(f s) + m), from which its logit follows given its share.
        const double rest = values.query > 0 ? std::log(others) - std::log(values.scaled.ofOthers)
                                             : values.factor * values.score;
        addShare(bar, 2, 1 - values.withSink.ofSink, "sink.logit",
            {[](const EditRule& rule, double share) -> std::optional<Edit> {
                 const double of = std::clamp(share, least, 1 - least);
                 return SetParameter {
                     "sink.logit", rounded(rule.numbers[0] + std::log((1 - of) / of), -100, 100)};
             },
                {}, {rest}});
    }

    Box addBar(Layer& layer, int index, const MatchedRow& row, const Said& rowName) const
    {
        const Box bar {all.left(),
            all.bottom() + px(axisHeight + 2 * barGap) + index * px(barHeight + barGap), all.width,
            px(barHeight)};
        double from = bar.left();
        for (const auto& [weight, ink] : {std::pair(row.ofMatch, Tone::Key),
                 std::pair(row.ofOthers, Tone::Grid), std::pair(row.ofSink, Tone::Notes)}) {
            layer.marks.emplace_back(
                Region {.box = {from, bar.top(), weight * bar.width, bar.height},
                    .fill = ink,
                    .isSmooth = true});
            from += weight * bar.width;
        }
        const double baseline = baselineAround(bar.centre().y, TextRole::Axis, style);
        layer.marks.emplace_back(Text {
            {bar.left() - px(8), baseline}, rowName, TextRole::Axis, Tone::Notes, Align::Right});
        const Said weight = said(matchWeight, {percentOf(row.ofMatch, 3)});
        const double end = std::max(row.ofMatch * bar.width, 0.0);
        const double wide = width(weight, TextRole::Axis);
        const double gap = px(12); // a handle may be at the end
        if (end + gap + wide < (1 - row.ofSink) * bar.width)
            layer.marks.emplace_back(
                Text {{bar.left() + end + gap, baseline}, weight, TextRole::Axis, Tone::Text});
        else if (wide + gap + px(4) < end)
            layer.marks.emplace_back(Text {{bar.left() + end - gap, baseline}, weight,
                TextRole::Axis, Ink(Tone::Key).with(Ink::As::ReadableOn), Align::Right});
        return bar;
    }

    /// A handle where `share` of a bar ends.
    void addShare(
        const Box& first, int index, double share, std::string_view key, const EditRule& rule)
    {
        const Box bar = first.moved(0, index * px(barHeight + barGap));
        const Axis along {Axis::Kind::Linear, 0, 1, bar.left(), bar.right()};
        Handle end = handle(key, Handle::Shape::Dot, {along.pixel(share), bar.centre().y}, share);
        end.axis = along;
        end.diameter = 10;
        end.isParameter = false;
        end.rule = rule;
        value.handles.push_back(std::move(end));
    }

    /// The factor at the position under the pointer.
    void addPointed()
    {
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (focus.picture == Picture::ContextTemperature && focus.position)
            above.marks.emplace_back(
                Rings {{at(lengthOf(*focus.position), temperature(values.rule, *focus.position))},
                    px(4), {Tone::Text, px(2)}, Tone::Ground});
    }

    const Values& values;
    const Values* reference;
    const Focus& focus;
    Box all; ///< both parts
    Box lower {}; ///< of the entropy
};

template <int step> KeyPress pressed(const Values& values, Key key)
{
    return lengthByKey(values.query + 1, values.key, step, key);
}

} // namespace
} // namespace tempered

const Figure<TemperatureFrame> contextTemperature {.picture = Picture::ContextTemperature,
    .name = "temperature",
    .title = titled<tempered::name>,
    .drawing = drawnBy<tempered::Temperature>,
    .table = temperatureNumbers,
    .spoken = tempered::sentence,
    .pressed = tempered::pressed<1>,
    .shown = shownHere<Picture::ContextTemperature, TemperatureFrame>,
    .pressedWithShift = tempered::pressed<10>};

} // namespace lab::drawing
