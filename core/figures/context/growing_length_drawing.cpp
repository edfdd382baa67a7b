#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/context/context_words.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab::drawing {

namespace growing {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::ContextWords", "Growing length");
constexpr Message unit = LAB_MESSAGE("lab::ui::ContextWords", "factor against text length");
constexpr Message withoutMethod =
    LAB_MESSAGE("lab::ui::ContextWords", "Without a method every cached key stays valid");
constexpr Message ignoresLength =
    LAB_MESSAGE("lab::ui::ContextWords", "%1 ignores the length: every cached key stays valid");
constexpr Message oneIsOff = LAB_MESSAGE(
    "lab::ui::ContextWords", "%1 of %2 cached keys is off by more than 0.1 rad in pair %3");
constexpr Message someAreOff = LAB_MESSAGE(
    "lab::ui::ContextWords", "%1 of %2 cached keys are off by more than 0.1 rad in pair %3");
constexpr Message oneIsOffShort =
    LAB_MESSAGE("lab::ui::ContextWords", "%1 of %2 keys is off by over 0.1 rad");
constexpr Message someAreOffShort =
    LAB_MESSAGE("lab::ui::ContextWords", "%1 of %2 keys are off by over 0.1 rad");
constexpr Message oneValid =
    LAB_MESSAGE("lab::ui::ContextWords", "The %1 cached key remains valid in pair %2");
constexpr Message allValid =
    LAB_MESSAGE("lab::ui::ContextWords", "All %1 cached keys remain valid in pair %2");
constexpr Message validUpTo =
    LAB_MESSAGE("lab::ui::ContextWords", "Up to %1 positions every cached key stays valid");
constexpr Message bases = LAB_MESSAGE("lab::ui::ContextWords", "base %1 → %2");
constexpr Message otherFrequencies =
    LAB_MESSAGE("lab::ui::ContextWords", "%1 at other frequencies");
constexpr Message original = LAB_MESSAGE("lab::ui::ContextWords", "original %1");
constexpr Message present = LAB_MESSAGE("lab::ui::ContextWords", "length %1");
constexpr Message pairNumber = LAB_MESSAGE("lab::ui::ContextWords", "pair %1");
constexpr Message notCached = LAB_MESSAGE("lab::ui::ContextWords", "Key %1 is not cached yet");
constexpr Message scores = LAB_MESSAGE("lab::ui::ContextWords", "Key %1 scores %2, recomputed %3");
constexpr Message cachedKeys =
    LAB_COMMENTED("lab::ui::ContextWords", "keys", "of a cache, beside the strip that shows them");
constexpr Message moreThan = LAB_COMMENTED(
    "lab::ui::ContextWords", "more", "of an angle's error than the tolerance before it");
constexpr Message offBy = LAB_MESSAGE("lab::ui::ContextWords", "off ≤ %1 rad");

constexpr double stripHeight = 16;
constexpr double stripGap = 8;
constexpr double axisHeight = 26;
constexpr double footHeight = 22;
constexpr double heightForFoot = 180;
constexpr double fitWidth = 7; // of the strip, as in the rings of the angles seen
constexpr double misfitWidth = 3;
constexpr double labelEdge = 3;

using Values = GrowingLengthFrame;
using Factor = double Values::Point::*;

/// The sentence of the picture, also its spoken description.
Said cacheWords(const Values& values, const Language& words)
{
    const CacheFit& fit = values.fit;
    const std::string keys = wholeNumber(fit.keys);
    const std::string pair = wholeNumber(values.selectedPair);
    if (values.pairs == 0)
        return words(noneRotates);
    if (values.method == ScalingMethod::None)
        return words(withoutMethod);
    if (!values.growsWithLength)
        return words(ignoresLength, {methodName(values.method, words).text});
    if (fit.misplaced > 0)
        return words(
            fit.misplaced == 1 ? oneIsOff : someAreOff, {wholeNumber(fit.misplaced), keys, pair});
    if (values.length > values.originalLength)
        return words(fit.keys == 1 ? oneValid : allValid, {keys, pair});
    return words(validUpTo, {wholeNumber(values.originalLength)});
}

/// From 1 to 2, or as far as the factors go; powers of ten with a margin.
Axis factors(const Values& values)
{
    double lowest = 1;
    double highest = 2;
    for (const Values::Point& point : values.curve)
        for (const double factor : {point.selected, point.slowest})
            if (std::isfinite(factor)) {
                lowest = std::min(lowest, factor);
                highest = std::max(highest, factor);
            }
    return {Axis::Kind::Logarithmic, lowest, highest};
}

/// Powers of two while they are few, then powers of ten.
std::vector<Tick> ticksBetween(double lowest, double highest, int most)
{
    const double root = highest / lowest > 256 ? 10 : 2;
    const double first = std::ceil(std::log(lowest) / std::log(root) - 1e-9);
    const double last = std::floor(std::log(highest) / std::log(root) + 1e-9);
    const double step = std::max(1.0, std::ceil((last - first + 1) / most));
    std::vector<Tick> ticks;
    for (double exponent = first; exponent <= last; exponent += step) {
        const double factor = std::pow(root, exponent);
        ticks.push_back({factor, factorLabel(factor)});
    }
    return ticks;
}

Focus focusHere()
{
    Focus focus;
    focus.picture = Picture::ContextGrowingLength;
    return focus;
}

struct Growing : DrawnPlot {
    Growing(const Compared<Values>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnPlot(place,
            {64, 56, 12,
                stripGap + stripHeight + axisHeight + (hasFoot(place, style) ? footHeight : 0)},
            style)
        , values(compared.values)
        , reference(compared.reference)
        , pointed(pointing.focus.pair.value_or(values.selectedPair))
        , strip {ground.left(), ground.bottom() + px(stripGap), ground.width, px(stripHeight)}
    {
        x = {Axis::Kind::Logarithmic, 0, std::log10(static_cast<double>(lastPosition)),
            ground.left(), ground.right()};
    }

    Drawing drawing()
    {
        addAxes();
        addHead();
        if (values.pairs == 0)
            return std::move(value);
        if (reference)
            addReference();
        Layer& data = layer(Layer::Meaning::Data);
        if (showsSlowest())
            addFactors(data, values, &Values::Point::slowest, methodPen(values.method, px(1.5)));
        if (isRotated(values.selectedPair))
            addFactors(data, values, &Values::Point::selected, methodPen(values.method, px(3)));
        addStrip(data);
        addLengths(data);
        if (hasFoot(place, style))
            addFoot();
        value.handles = {lengthHandle(), keyHandle()};
        addPresent();
        return std::move(value);
    }

private:
    static bool hasFoot(const Box& place, const Style& style)
    {
        return place.height >= style.px(heightForFoot);
    }
    bool isRotated(int pair) const { return pair >= 0 && pair < values.pairs; }
    bool showsSlowest() const { return values.selectedPair != values.pairs - 1; }
    double across(std::int64_t length) const { return x.pixel(static_cast<double>(length)); }
    /// From the top of the plot to the foot of the strip.
    Line upright(std::int64_t length) const
    {
        return {{across(length), ground.top()}, {across(length), strip.bottom()}};
    }

    void addAxes()
    {
        const Axis own = factors(values);
        const Axis all = reference ? own.joined(factors(*reference)) : own;
        const double low = std::log10(all.lowest);
        const double high = std::log10(all.highest);
        const double edge = 0.08 * (high - low);
        y = {Axis::Kind::Logarithmic, low - edge, high + 2 * edge, ground.bottom(), ground.top()};
        Layer& axes = layer(Layer::Meaning::Axes);
        const int most = std::clamp(static_cast<int>(ground.height / px(24)), 2, 9);
        addUpwards(axes, ground, y, ticksBetween(all.lowest, all.highest, most), style);
        addAcross(axes, ground, strip.bottom(), x, decadeTicks(x, 37, TicksBetween::Kept, style),
            {}, style);
    }

    void addHead()
    {
        Layer& head = layer(Layer::Meaning::Texts);
        addTitle(head, place, said(name), {said(unit)}, style);
        const CacheFit& fit = values.fit;
        const bool isStale = fit.misplaced > 0;
        Said cache = cacheWords(values, style.words);
        if (isStale && width(cache, TextRole::BodyStrong) > place.width)
            cache = said(fit.misplaced == 1 ? oneIsOffShort : someAreOffShort,
                {wholeNumber(fit.misplaced), wholeNumber(fit.keys)});
        std::vector<Word> words {
            {cache, TextRole::BodyStrong, isStale ? Tone::UnseenText : Tone::SeenText}};
        if (values.method == ScalingMethod::DynamicNtk)
            words.push_back(
                {said(bases, {significant(values.plainBase, 6), significant(values.base, 6)})});
        if (fit.atOtherFrequencies > 0)
            words.push_back({said(otherFrequencies, {wholeNumber(fit.atOtherFrequencies)})});
        add(head, lineOfWords(words, {place.left(), place.top() + px(38)}, place.right(), style));
        head.marks.emplace_back(
            Text {{ground.left() - px(8), baselineAround(strip.centre().y, TextRole::Axis, style)},
                said(cachedKeys), TextRole::Axis, Tone::Notes, Align::Right});
    }

    /// Interrupted where the factor is not finite.
    void addFactors(Layer& layer, const Values& of, Factor factor, const Pen& pen) const
    {
        std::vector<Point> line;
        for (const Values::Point& point : of.curve)
            line.push_back(at(point.length,
                std::isfinite(point.*factor) ? point.*factor
                                             : std::numeric_limits<double>::quiet_NaN()));
        addCurve(layer, line, pen, ground);
    }

    void addReference()
    {
        Layer& below = layer(Layer::Meaning::Reference);
        const Pen pen = pinnedPen(style);
        addFactors(below, *reference, &Values::Point::selected, pen);
        below.marks.emplace_back(Stroke {upright(reference->length), pen});
    }

    /// The keys cached so far: the one at position n was written at length n + 1. Thick where they
    /// fit, thin where they no longer do.
    void addStrip(Layer& layer) const
    {
        const double middle = strip.centre().y;
        const bool isSmooth = reference != nullptr; // below it is a dashed line
        layer.marks.emplace_back(Rule {level(middle), Tone::Grid, 1, isSmooth});
        const auto bar = [&](PositionSpan span, double width, Tone tone) {
            const double from = x.pixel(static_cast<double>(span.first) + 0.5);
            const double to =
                std::min(x.pixel(static_cast<double>(span.last) + 1.5), ground.right());
            const double left = std::max(ground.left(), from);
            layer.marks.emplace_back(
                Region {.box = {left, middle - px(width) / 2, std::max(1.0, to - left), px(width)},
                    .fill = tone,
                    .isSmooth = true});
        };
        bar({0, values.fit.keys - 1}, fitWidth, Tone::Seen);
        for (const PositionSpan& span : values.fit.misplacedSpans) {
            bar(span, fitWidth + 1, Tone::Ground);
            bar(span, misfitWidth, Tone::Unseen);
        }
    }

    /// Each with its words beside it.
    void addLengths(Layer& layer) const
    {
        const auto mark = [&](std::int64_t length, const Message& message, double below, double gap,
                              bool canBeLeft, Tone line, Tone ink) {
            const Said words = said(message, {wholeNumber(length)});
            const bool isLeft = canBeLeft
                && across(length) - ground.left() >= px(gap) + width(words, TextRole::NoteStrong);
            layer.marks.emplace_back(Rule {upright(length), line, 2, true});
            addOnGround(layer,
                {{across(length) + px(isLeft ? -gap : gap), ground.top() + px(below)}, words,
                    TextRole::NoteStrong, ink, isLeft ? Align::Right : Align::Left},
                labelEdge, true, style);
        };
        if (values.growsWithLength) // on the side without the line of the current length
            mark(values.originalLength, original, 24, 8, values.length > values.originalLength,
                Tone::Seen, Tone::SeenText);
        mark(values.length, present, 5, 12, true, Tone::Query, Tone::QueryText);
    }

    /// The score of the ruler's key, and the meaning of thick and thin bars.
    void addFoot()
    {
        Layer& foot = layer(Layer::Meaning::Texts);
        const double baseline = place.bottom() - px(6);
        Said words = values.score ? said(scores,
                         {wholeNumber(values.key), decimals(values.score->asCached, 3),
                             decimals(values.score->recomputed, 3)})
                                  : said(notCached, {wholeNumber(values.key)});
        words = style.fitted(std::move(words), place.width, TextRole::Note);
        foot.marks.emplace_back(Text {{place.left(), baseline}, words, TextRole::Note, Tone::Text});
        const std::vector<LegendEntry> entries {
            {said(moreThan), {Tone::Unseen, px(misfitWidth), Pen::Cap::Flat}},
            {said(offBy, {significant(fitTolerance, 3)}),
                {Tone::Seen, px(fitWidth), Pen::Cap::Flat}}};
        const Placed legend = legendAtRight(entries, {place.right(), baseline},
            place.left() + width(words, TextRole::Note), 20, style, 12);
        if (legend.marks.size() == 2 * entries.size())
            add(foot, legend);
    }

    // The query is at the end of the text; the state keeps the current length in step with it.
    Handle lengthHandle() const
    {
        const Line line = upright(values.length);
        Handle handle = dot("position.query", Tone::Query, Handle::Along::X, line.from,
            static_cast<double>(values.length));
        handle.box = beside(line, 8);
        handle.jump = ground;
        handle.shown = [](const Handle&, double length) {
            Focus focus = focusHere();
            focus.position = std::llround(length);
            return focus;
        };
        handle.isParameter = false;
        handle.snap = {.near = px(2), .marks = {values.originalLength}};
        handle.isByKey = false; // the arrow keys move it as drawn
        handle.rule = movesQuery(values.key);
        return handle;
    }
    Handle keyHandle() const
    {
        constexpr double smallest = 4;
        const std::int64_t length = std::min(values.key + 1, lastPosition);
        const double before = across(std::max<std::int64_t>(1, length - 1));
        Handle handle = dot("position.key", Tone::Key, Handle::Along::X,
            {across(length), strip.centre().y}, static_cast<double>(length));
        handle.diameter = 12;
        handle.jump = strip;
        handle.shown = [](const Handle& own, double at) {
            const bool isOwn = !(at < own.number) && !(at > own.number);
            Focus focus = focusHere();
            focus.key = isOwn ? own.rule.with[0] : std::llround(at) - 1;
            return focus;
        };
        handle.isParameter = false;
        handle.snap = {.toPowers = false};
        handle.keyStep = std::max(smallest, across(length) - before);
        handle.rule = {
            [](const EditRule&, double to) -> std::optional<Edit> {
                return SetParameter {"position.key", std::int64_t {std::llround(to) - 1}};
            },
            {static_cast<int>(values.key)}};
        return handle;
    }

    /// The factor of a pair at the current length, and the name of the slowest pair's curve above
    /// its end, clear of all words.
    void addPresent()
    {
        constexpr TextRole role = TextRole::NoteStrong;
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        const auto nameOf = [&](int pair) { return said(pairNumber, {std::to_string(pair)}); };
        const auto pair = static_cast<std::size_t>(pointed);
        if (isRotated(pointed) && std::isfinite(values.present[pair])) {
            const Point dot = at(static_cast<double>(values.length), values.present[pair]);
            Said words = nameOf(pointed);
            words.text += ' ' + factorLabel(values.present[pair]);
            const double wide = width(words, role);
            const bool fitsRight = dot.x + px(10) + wide <= ground.right();
            const Point start {fitsRight ? dot.x + px(10) : dot.x - px(10) - wide,
                std::clamp(dot.y + px(4), ground.top() + px(24), ground.bottom() - px(22))};
            addOnGround(above, {start, words, role, Tone::Text}, labelEdge, false, style);
            above.marks.emplace_back(Rings {{dot}, px(4), {Tone::Text, px(2)},
                pointed == values.selectedPair ? Tone::Text : Tone::Ground});
        }
        const double factor = values.curve.back().slowest;
        if (showsSlowest() && std::isfinite(factor))
            above.marks.insert(above.marks.begin(),
                apart({{ground.right(), y.pixel(factor) - px(6)}, nameOf(values.pairs - 1),
                          TextRole::Note, methodStyle(values.method).text, Align::Right},
                    value.layers, ground, style));
    }

    const Values& values;
    const Values* reference;
    int pointed; ///< the pair under the pointer, or the selected one
    Box strip; ///< of the cached keys, below the ground on the same axis
};

template <int step> KeyPress pressed(const Values& values, Key key)
{
    const KeyPress press = lengthByKey(values.length, values.key, step, key);
    return press.isOwn ? press : selectedPairByKey(values.selectedPair, values.allPairs, key);
}

} // namespace
} // namespace growing

const Figure<GrowingLengthFrame> contextGrowingLength {.picture = Picture::ContextGrowingLength,
    .name = "growing_length",
    .title = titled<growing::name>,
    .drawing = drawnBy<growing::Growing>,
    .table = growingLengthTable,
    .spoken = growing::cacheWords,
    .pressed = growing::pressed<1>,
    .shown = shownPair<GrowingLengthFrame>,
    .pressedWithShift = growing::pressed<10>,
    .isPointedAnywhere = false};

} // namespace lab::drawing
