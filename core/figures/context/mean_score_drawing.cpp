#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/context/context_words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::drawing {

namespace scores {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::ContextWords", "Mean score");
constexpr Message note = LAB_MESSAGE("lab::ui::ContextWords",
    "against distance, logarithmic; band: lowest to highest of each pixel");
constexpr Message shorterNote =
    LAB_MESSAGE("lab::ui::ContextWords", "against distance; band: lowest to highest");
constexpr Message shortestNote = LAB_MESSAGE("lab::ui::ContextWords", "against distance");
constexpr Message own = LAB_MESSAGE("lab::ui::ContextWords", "your own vectors, from Rotations");
constexpr Message ownShort = LAB_MESSAGE("lab::ui::ContextWords", "your own vectors");
constexpr Message random = LAB_MESSAGE("lab::ui::ContextWords", "random query and key");
constexpr Message randomShort = LAB_MESSAGE("lab::ui::ContextWords", "random");
constexpr Message equal = LAB_MESSAGE("lab::ui::ContextWords", "query and key equal");
constexpr Message equalShort = LAB_MESSAGE("lab::ui::ContextWords", "equal");
constexpr Message aligned = LAB_MESSAGE("lab::ui::ContextWords", "aligned query and key");
constexpr Message alignedShort = LAB_MESSAGE("lab::ui::ContextWords", "aligned");
constexpr Message none = LAB_COMMENTED("lab::ui::ContextWords", "none", "no extension method");
constexpr Message boundName = LAB_MESSAGE("lab::ui::ContextWords", "RoFormer's bound");

constexpr Margins margins {40, 76, 16, 28}; // numbers; half of the last distance's number
constexpr double handleRow = 18; // above the plot: its words avoid a peak at 1
constexpr double plainWidth = 1.25;
constexpr double chosenWidth = 2;
constexpr double dotSize = 3;

using Values = MeanScoreFrame;

std::vector<Said> sourceWords(const Values& values, const Language& words)
{
    switch (values.source) {
    case VectorSource::Own:
        return {words(own), words(ownShort)};
    case VectorSource::Random:
        return {words(random), words(randomShort)};
    case VectorSource::Equal:
        return {words(equal), words(equalShort)};
    case VectorSource::Adversarial:
        break;
    }
    return {words(aligned), words(alignedShort)};
}

struct Scores : DrawnPlot {
    Scores(const Compared<Values>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnPlot(place, margins, style)
        , values(compared.values)
        , reference(compared.reference)
        , focus(pointing.focus)
    {
        x = {Axis::Kind::Logarithmic, 0, 7, ground.left(), ground.right()};
        y = {Axis::Kind::Linear, values.lowest, values.highest, ground.bottom(), ground.top()};
    }

    Drawing drawing()
    {
        if (values.runs.empty())
            return {};
        value.ground = ground;
        addAxes();
        addHead();
        addLines();
        addLengths();
        if (values.peak)
            addPeak();
        value.zones = {distanceZone(ground, x, values.runs, Picture::ContextMeanScore)};
        addPointed();
        return std::move(value);
    }

private:
    Tone toneOf(const Values::Line& line) const { return methodStyle(line.method).line; }
    double middleOf(std::size_t run) const { return lab::middleOf(values.runs[run]); }

    void addAxes()
    {
        const int most = std::clamp(static_cast<int>(ground.height / px(28)), 2, 9);
        Layer& axes = layer(Layer::Meaning::Axes);
        addUpwards(
            axes, ground, y, labelled(roundTicks(values.lowest, values.highest, most)), style);
        addAcross(axes, ground, ground.bottom(), x, decadeTicks(x, 46, TicksBetween::Kept, style),
            {}, style);
    }

    Placed legend(double baseline) const
    {
        std::vector<LegendEntry> entries; // from the right
        if (!values.bounds.empty()) // dots with their own size, as in the plot
            entries.push_back({said(boundName),
                {Tone::Notes, px(dotSize), Pen::Cap::Round, {0.01, 2.2}}, Tone::Notes});
        const auto add = [&](ScalingMethod method, const Said& said, double width, TextRole role) {
            const MethodStyle tones = methodStyle(method);
            entries.push_back({said, {tones.line, px(width), Pen::Cap::Flat}, tones.text, role});
        };
        if (values.plain)
            add(ScalingMethod::None, said(none), plainWidth, TextRole::Note);
        add(values.chosen.method,
            values.plain ? methodName(values.chosen.method, style.words) : said(none), chosenWidth,
            TextRole::NoteStrong);
        return legendAtRight(entries, {place.right(), baseline}, place.left(), 20, style);
    }

    void addHead()
    {
        Layer& head = layer(Layer::Meaning::Texts);
        const double space = place.width - width(said(name), TextRole::PictureTitle) - px(12);
        addTitle(head, place, said(name),
            {fittingWords(
                {said(note), said(shorterNote), said(shortestNote)}, space, TextRole::Note, style)},
            style);
        const double baseline = place.top() + px(38);
        const Placed lines = legend(baseline);
        add(head, lines);
        head.marks.emplace_back(Text {{place.left(), baseline},
            fittingWords(
                sourceWords(values, style.words), lines.end - place.left(), TextRole::Body, style),
            TextRole::Body, Tone::Text});
    }

    void addBand(Layer& layer, const Values::Line& line, double share) const
    {
        if (line.extremes.empty())
            return;
        Band band {.fill = Ink::shareOf(toneOf(line), share).with(Ink::As::Clear),
            .within = ground,
            .isRagged = true};
        for (std::size_t k = 0; k < line.extremes.size(); ++k) {
            const double middle = x.pixel(middleOf(k));
            band.upper.push_back({middle, y.pixel(line.extremes[k].highest)});
            band.lower.push_back({middle, y.pixel(line.extremes[k].lowest)});
        }
        layer.marks.emplace_back(std::move(band));
    }

    void addMean(Layer& layer, const Values& of, const Values::Line& line, const Pen& pen) const
    {
        std::vector<Point> points;
        points.reserve(line.mean.size());
        for (std::size_t k = 0; k < line.mean.size(); ++k)
            points.push_back(at(lab::middleOf(of.runs[k]), line.mean[k]));
        addCurve(layer, points, pen, ground);
    }

    void addLines()
    {
        Layer& bands = layer(Layer::Meaning::Data);
        if (values.plain)
            addBand(bands, *values.plain, 0.2);
        addBand(bands, values.chosen, 0.25);
        if (reference)
            addMean(
                layer(Layer::Meaning::Reference), *reference, reference->chosen, pinnedPen(style));
        Layer& lines = layer(Layer::Meaning::Data);
        if (values.plain)
            addMean(lines, values, *values.plain,
                {toneOf(*values.plain), px(plainWidth), Pen::Cap::Flat});
        Rings dots {.radius = px(dotSize / 2), .fill = Tone::Notes};
        for (const auto& [distance, bound] : values.bounds)
            dots.places.push_back(at(static_cast<double>(distance), bound));
        lines.marks.emplace_back(std::move(dots));
        addMean(
            lines, values, values.chosen, {toneOf(values.chosen), px(chosenWidth), Pen::Cap::Flat});
    }

    void addLengths()
    {
        Layer& lines = layer(Layer::Meaning::Data);
        const auto lengths = lengthLines(values.lengths, style.words);
        for (const LengthLine& length : lengths) {
            const double pixel = x.pixel(length.length);
            const Line line {{pixel, ground.top() - px(handleRow)}, {pixel, ground.bottom()}};
            lines.marks.emplace_back(lengthMark(line, length, 2, style));
            Handle knob = distanceDot(length.key, length.line, line.from, length.length);
            knob.box = beside(line, 5);
            knob.snap = {.near = px(2), .digits = 3};
            value.handles.push_back(std::move(knob));
        }
        const bool isSwapped = lengths[0].length > lengths[1].length;
        addLengthNames(lines, lengths[isSwapped ? 1 : 0], lengths[isSwapped ? 0 : 1]);
        addWavelength(lines, values.selectedPair, 2);
    }

    /// Words on the outer side of each handle if there is space, else on the inner one.
    void addLengthNames(Layer& layer, const LengthLine& lower, const LengthLine& upper) const
    {
        constexpr TextRole role = TextRole::NoteStrong;
        const double left = x.pixel(lower.length);
        const double right = x.pixel(upper.length);
        const double gap = px(12);
        const double lowerWide = width(lower.label, role);
        const double upperWide = width(upper.label, role);
        const double baseline = baselineAround(ground.top() - px(handleRow), role, style);
        const auto add = [&](const LengthLine& line, double at, Align align) {
            layer.marks.emplace_back(Text {{at, baseline}, line.label, role, line.text, align});
        };
        const double between = right - left - 2 * gap;
        const bool isLowerOutside = left - gap - lowerWide >= place.left();
        const bool isUpperOutside = right + gap + upperWide <= place.right();
        const double lowerInside = isLowerOutside ? 0 : lowerWide + gap;
        // If two handles are close together at an end, both have their words on the same side.
        const double beforeLower = left - 2 * gap - lowerWide;
        const double behindUpper = right + 2 * gap + upperWide;
        if (isLowerOutside)
            add(lower, left - gap, Align::Right);
        else if (lowerWide <= between)
            add(lower, left + gap, Align::Left);
        else if (isUpperOutside && behindUpper + lowerWide <= place.right())
            add(lower, behindUpper, Align::Left);
        if (isUpperOutside)
            add(upper, right + gap, Align::Left);
        else if (upperWide + lowerInside <= between)
            add(upper, right - gap, Align::Right);
        else if (isLowerOutside && beforeLower - upperWide >= place.left())
            add(upper, beforeLower, Align::Right);
    }

    /// Of a pair, on the axis. The result is whether it is there.
    bool addWavelength(Layer& layer, int pair, double width) const
    {
        const auto index = static_cast<std::size_t>(pair);
        if (pair < 0 || index >= values.wavelengths.size()
            || !(values.wavelengths[index] <= static_cast<double>(lastPosition)))
            return false;
        layer.marks.emplace_back(
            Rings {{{x.pixel(std::max(1.0, values.wavelengths[index])), ground.bottom()}}, px(4),
                {Tone::Text, px(width)}, Tone::Ground});
        return true;
    }

    Handle distanceDot(std::string_view key, Tone tone, Point at, double distance) const
    {
        Handle knob = dot(key, tone, Handle::Along::X, at, distance);
        knob.keyStep = 6;
        // A single distance: a column's extremes would cost more than the drag.
        knob.focus.picture = Picture::ContextMeanScore;
        knob.focus.distance = std::llround(distance);
        return knob;
    }

    void addPeak()
    {
        const auto distance = static_cast<double>(values.peak->distance);
        Handle knob = distanceDot(
            "rope.peak_distance", Tone::Result, at(distance, values.peak->score), distance);
        knob.snap = {.near = px(2),
            .nearMark = px(5),
            .digits = 3,
            .marks = {values.lengths.target, values.lengths.training}};
        value.handles.push_back(std::move(knob));
    }

    /// The scores at the distance under the pointer, and the wavelength of the pair under it.
    void addPointed()
    {
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        const bool hasRing = focus.pair && *focus.pair != values.selectedPair
            && addWavelength(above, *focus.pair, 1);
        if (focus.picture != Picture::ContextMeanScore || !focus.distance)
            return;
        const std::size_t k = runAt(values, static_cast<double>(*focus.distance));
        const double pixel = x.pixel(middleOf(k));
        above.marks.emplace_back(
            Rule {{{pixel, ground.top()}, {pixel, ground.bottom()}}, Tone::Axis, 1, hasRing});
        const auto add = [&](double score, double radius, Tone tone) {
            above.marks.emplace_back(
                Rings {{{pixel, y.pixel(score)}}, px(radius), {Tone::Ground, px(1.5)}, tone});
        };
        if (values.plain)
            add(values.plain->mean[k], 3.5, toneOf(*values.plain));
        add(values.chosen.mean[k], 5, Tone::Text);
    }

    const Values& values;
    const Values* reference;
    const Focus& focus;
};

NumberTable table(const Values& values)
{
    return meanScoreTable(whollyExplored(values));
}

KeyPress pressed(const Values& values, Key key)
{
    return selectedPairByKey(values.selectedPair, values.pairs, key);
}

Focus shown(const Focus& focus, const Values& values)
{
    Focus shown = shownPair(focus, values);
    if (focus.picture == Picture::ContextMeanScore)
        shown.distance = focus.distance;
    return shown;
}

} // namespace
} // namespace scores

double meanScoreWidth(double width, double scale)
{
    return std::max(1.0, width - (scores::margins.left + scores::margins.right) * scale);
}

const Figure<MeanScoreFrame> contextMeanScore {.picture = Picture::ContextMeanScore,
    .name = "mean_score",
    .title = titled<scores::name>,
    .drawing = drawnBy<scores::Scores>,
    .table = scores::table,
    .pressed = scores::pressed,
    .shown = scores::shown,
    .isPointedAnywhere = false,
    .whole = whollyExplored};

} // namespace lab::drawing
