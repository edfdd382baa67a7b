#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/drawing/ticks.h"
#include "core/figures/context/context_words.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/figures/rotations/rotations_words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::drawing {

namespace staircase {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::RotationsWords", "Score of each pair, added up");
constexpr Message scoreWord = LAB_MESSAGE("lab::ui::RotationsWords", "Score");
constexpr Message changeBy = LAB_MESSAGE("lab::ui::RotationsWords", "Change when both shift by %1");
constexpr Message shiftBoth =
    LAB_MESSAGE("lab::ui::RotationsWords", "Shift both: does the score change?");
constexpr Message shiftedBy =
    LAB_MESSAGE("lab::ui::RotationsWords", "both shifted by %1: change %2");
constexpr Message changeAlone = LAB_MESSAGE("lab::ui::RotationsWords", "change %1");

constexpr double tallestRow = 40;
constexpr double shortestNumberedRow = 14;
constexpr double thinnestHollowRow = 7;
constexpr double thinnestJoinedRow = 4; // in pixels
constexpr double thinnestSharpRow = 1.5;
constexpr int maxTicks = 5;

constexpr double axisHeight = 22; // of the scores, between the rows and their sum
constexpr double footHeight = 76; // the sum and its change
constexpr double smallFoot = 38; // of the sum below a small staircase, in units of its words
constexpr double smallChange = 20; // of its change, below it
constexpr double minForChange = 130; // height of a small picture with space for it
constexpr std::array totalSizes {1.5, 1.25, 1.0}; // of a main result; at most 8 % of the screen

using Values = StaircaseValues;

/// With as many decimals as fit.
Said totalText(double total, double space, const Style& style)
{
    for (const int digits : {4, 2, 0})
        if (std::string text = decimals(total, digits);
            style.width(text, TextRole::MainResult) <= space)
            return {std::move(text)};
    return {powerOfTen(total, 3)};
}

/// The pair of a row. The last one may stand for several: for the selected one, if it is one of
/// them.
int pairIn(const Zone& zone, Point point)
{
    const double step = zone.axis.value(point.y);
    return static_cast<int>(step < zone.with[0] ? step : zone.with[1]);
}

Focus shownIn(const Zone& zone, Point point)
{
    Focus focus;
    focus.picture = Picture::RotationsScores;
    focus.pair = pairIn(zone, point);
    return focus;
}

std::optional<Edit> pressedIn(const Zone& zone, Point point)
{
    const int pair = pairIn(zone, point);
    if (pair == static_cast<int>(zone.with[2]))
        return std::nullopt;
    return SetParameter {"rope.pair", std::int64_t {pair}};
}

struct Staircase : DrawnPlot {
    Staircase(const Compared<Values>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnPlot(place, {}, style)
        , frame(compared.values.scores)
        , change(compared.values.change)
        , reference(compared.reference ? &compared.reference->scores : nullptr)
        , pointed(pointing.focus.pair)
        , small(style.withWords())
        , pairs(static_cast<int>(frame.scores.size()))
        , steps(frame.steps())
    {
    }

    Drawing drawing()
    {
        addHead(layer(Layer::Meaning::Texts), place, {said(name)}, frame.isRotation, style);
        if (frame.scores.empty())
            return std::move(value);
        addPlaces();
        addPointed();
        addAxis();
        if (reference)
            addReference();
        addBars();
        addSelection();
        addNumbers();
        addSum();
        const bool isResting = frame.stepOf(frame.selectedPair) == frame.turning;
        value.zones.push_back({.box = rows,
            .axis = y,
            .with = {steps - 1.0, isResting ? static_cast<double>(frame.selectedPair) : steps - 1.0,
                static_cast<double>(frame.selectedPair)},
            .shown = shownIn,
            .pressed = pressedIn});
        return std::move(value);
    }

private:
    double scoreOf(int step) const
    {
        return step < frame.turning ? frame.scores[static_cast<std::size_t>(step)]
                                    : frame.end(step) - frame.start(step);
    }
    /// "5", or "32–95" for several unrotated pairs.
    std::string stepName(int step) const
    {
        const std::string first = std::to_string(step);
        return step < frame.turning || step == pairs - 1 ? first
                                                         : first + "–" + std::to_string(pairs - 1);
    }
    std::string scoreText(double score) const
    {
        return withSign(score, largest < 100 ? 3 : largest < 10000 ? 1 : 0);
    }
    double middleOf(int pair) const
    {
        return ground.top() + (std::min(pair, steps - 1) + 0.5) * rowHeight;
    }
    bool hasSmallChange() const { return place.height >= small.px(minForChange); }
    double heightOfSum() const
    {
        return style.hasWords ? px(axisHeight + footHeight)
                              : small.px(smallFoot + (hasSmallChange() ? smallChange : 0));
    }

    /// A row per step from the top, however thin, and the axis of the score below.
    void addPlaces()
    {
        for (int step = 0; step < steps; ++step)
            largest = std::max(largest, std::abs(frame.end(step) - frame.start(step)));
        const double top = place.top() + headHeight(frame.isRotation, style);
        const double space = std::max(1.0, place.bottom() - heightOfSum() - top);
        rowHeight = std::min(px(tallestRow), space / std::max(1, steps));
        const auto wide = [this](const std::string& text) {
            return style.width(text, TextRole::BodyStrong) + px(8);
        };
        // In steps, so that the plot stays while its numbers change.
        const double right = px(16) * std::ceil(wide(scoreText(-largest)) / px(16));
        const double left =
            std::max(px(24), wide(steps == pairs ? std::to_string(pairs) : stepName(steps - 1)));
        rows = {place.left(), top, place.width, rowHeight * steps};
        ground = {rows.x + left, rows.y, rows.width - left - right, rows.height};

        // The usual size of the score keeps the range fixed while the positions change.
        const double usual = std::max({0.1, frame.usual, reference ? reference->usual : 0});
        double lowest = -0.7 * usual;
        double highest = 1.5 * usual;
        for (const ScoresFrame* of : {&frame, reference ? reference : &frame})
            for (const double sum : of->sums) {
                lowest = std::min(lowest, sum);
                highest = std::max(highest, sum);
            }
        const TickedRange range = steadyRange(lowest, highest, maxTicks);
        x = {Axis::Kind::Linear, range.lowest, range.highest, ground.left() + px(6),
            ground.right() - px(6)};
        y = Axis::places(0, steps, rows.top(), rows.bottom());
        ticks = range.ticks;
        baseline = rows.bottom() + (style.hasWords ? px(axisHeight + 36) : small.px(smallFoot - 2));
    }

    void addPointed()
    {
        Layer& below = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (!pointed || *pointed < 0 || *pointed >= pairs)
            return;
        const double height = std::max(rowHeight, px(2));
        below.marks.emplace_back(
            Region {{rows.x, middleOf(*pointed) - height / 2, rows.width, height},
                Ink::shareOf(Tone::Grid, 0.6)});
    }

    void addAxis()
    {
        Layer& axis = layer(Layer::Meaning::Axes);
        const double foot = ground.bottom() + px(8) + style.digitHeight(TextRole::Axis);
        const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : 1;
        double free = -1e9;
        for (const double tick : ticks) {
            const double at = x.pixel(tick);
            axis.marks.emplace_back(Rule {{{at, ground.top() - px(6)}, {at, ground.bottom()}},
                std::abs(tick) < step / 2 ? Tone::Axis : Tone::Grid});
            const Said label {tickLabel(tick, step)};
            const double half = width(label, TextRole::Axis) / 2;
            if (at - half < free)
                continue;
            axis.marks.emplace_back(
                Text {{at, foot}, label, TextRole::Axis, Tone::Notes, Align::Centre});
            free = at + half + px(6);
        }
    }

    /// From sum to sum, as far as there are rows for its pairs.
    void addReference()
    {
        Path line {.pen = referencePen(Tone::Result, style)};
        const int shown = std::min(pairs, static_cast<int>(reference->scores.size()));
        for (int pair = 0; pair < shown; ++pair)
            for (const int end : {pair, pair + 1}) {
                const Point to {
                    x.pixel(reference->sums[static_cast<std::size_t>(end)]), middleOf(pair)};
                if (line.points.empty())
                    line.move(to);
                else
                    line.line(to);
            }
        if (shown > 0)
            line.line({line.points.back().x, middleOf(shown - 1) + rowHeight / 2});
        layer(Layer::Meaning::Reference).marks.emplace_back(std::move(line));
    }

    /// The bar of a step: most of its row, at least a line.
    Box barOf(int step) const
    {
        const double from = x.pixel(frame.start(step));
        const double to = x.pixel(frame.end(step));
        const double height = rowHeight * (rowHeight < thinnestJoinedRow ? 1 : 16.0 / 26);
        return {std::min(from, to), middleOf(step) - height / 2, std::abs(to - from), height};
    }
    Ink thinInk(int step) const
    {
        return scoreOf(step) >= 0 ? Ink(Tone::Result) : Ink::shareOf(Tone::Result, 0.45);
    }
    void addBar(Layer& layer, int step) const
    {
        const Box bar = barOf(step);
        const double line = px(1.5);
        const auto add = [&](const Box& box, Ink fill) {
            layer.marks.emplace_back(Region {.box = box, .fill = fill, .isSmooth = true});
        };
        if (scoreOf(step) >= 0 || rowHeight < px(thinnestHollowRow))
            add(bar, thinInk(step));
        else if (bar.width <= 2 * line)
            add({bar.x, bar.y, std::max(line, bar.width), bar.height}, Tone::Result);
        else
            layer.marks.emplace_back(
                Outline {bar.inset(line / 2), {Tone::Result, line, Pen::Cap::Flat}, true});
    }
    void addBars()
    {
        Layer& data = layer(Layer::Meaning::Data);
        if (rowHeight < thinnestSharpRow) {
            Bars bars {.box = ground, .range = Tone::Result};
            for (int step = 0; step < steps; ++step)
                bars.bars.push_back(
                    {x.pixel(frame.start(step)), x.pixel(frame.end(step)), thinInk(step)});
            for (auto inner = static_cast<std::size_t>(frame.turning); inner < frame.sums.size();
                 ++inner)
                bars.last.push_back(x.pixel(frame.sums[inner]));
            data.marks.emplace_back(std::move(bars));
            return;
        }
        for (int step = 0; step < steps; ++step) {
            addBar(data, step);
            if (step + 1 == steps || rowHeight < thinnestJoinedRow)
                continue;
            const double end = x.pixel(frame.end(step));
            data.marks.emplace_back(
                Rule {.line = {{end, barOf(step).bottom()}, {end, barOf(step + 1).top()}},
                    .ink = Tone::Axis,
                    .isSmooth = true});
        }
    }
    void addSelection()
    {
        Layer& selection = layer(Layer::Meaning::Selection);
        if (frame.selectedPair < 0 || frame.selectedPair >= pairs)
            return;
        const double line = px(2);
        const double around = std::clamp(0.12 * rowHeight, px(1.5), px(3)) + line / 2;
        Box bar = barOf(frame.stepOf(frame.selectedPair)).grown(around, around);
        if (bar.height < px(7))
            bar = {bar.left(), bar.centre().y - px(3.5), bar.width, px(7)};
        selection.marks.emplace_back(Outline {bar.inset(line / 2),
            {Tone::Text, line, Pen::Cap::Flat}, rowHeight >= thinnestSharpRow});
    }

    void addRowTexts(Layer& layer, int step) const
    {
        const TextRole role =
            step == frame.stepOf(frame.selectedPair) ? TextRole::BodyStrong : TextRole::Body;
        const double foot = baselineAround(middleOf(step), role, style);
        layer.marks.emplace_back(Text {{rows.left(), foot}, {stepName(step)}, role, Tone::Text});
        layer.marks.emplace_back(Text {
            {rows.right(), foot}, {scoreText(scoreOf(step))}, role, Tone::Text, Align::Right});
    }
    /// Of all rows, or in thin ones those of the selected and the pointed pair, and every n-th.
    void addNumbers()
    {
        Layer& texts = layer(Layer::Meaning::Texts, Drawing::Live::Yes);
        const double space = px(shortestNumberedRow);
        if (rowHeight >= space) {
            for (int step = 0; step < steps; ++step)
                addRowTexts(texts, step);
            return;
        }
        std::vector<int> named;
        const auto isFree = [&](int step) {
            return std::ranges::none_of(named,
                [&](int other) { return std::abs(middleOf(other) - middleOf(step)) < space; });
        };
        if (pointed && *pointed >= 0 && *pointed < pairs)
            named.push_back(frame.stepOf(*pointed));
        if (isFree(frame.selectedPair))
            named.push_back(frame.stepOf(frame.selectedPair));
        if (frame.turning < pairs && isFree(frame.turning))
            named.push_back(frame.turning);
        for (const int step : named)
            addRowTexts(texts, step);
        int every = 1;
        while (every * rowHeight < 2 * space)
            every *= 2;
        for (int step = 0; step < steps; step += every)
            if (isFree(step))
                texts.marks.emplace_back(
                    Text {{rows.left(), baselineAround(middleOf(step), TextRole::Axis, style)},
                        {std::to_string(step)}, TextRole::Axis, Tone::Notes});
    }

    void addSum()
    {
        Layer& foot = layer(Layer::Meaning::Texts);
        if (style.hasWords)
            addResult(foot);
        else
            addSmallResult(foot);
    }
    void addResult(Layer& foot) const
    {
        const auto addLeft = [&](double at, const Said& words, TextRole role, Tone tone) {
            foot.marks.emplace_back(Text {{place.left(), at}, words, role, tone});
        };
        const auto addRight = [&](Point at, const Said& number, TextRole role, Tone tone) {
            foot.marks.emplace_back(Text {at, number, role, tone, Align::Right});
        };
        const double label = width(said(scoreWord), TextRole::Body);
        addLeft(baseline, said(scoreWord), TextRole::Body, Tone::Text);
        const Said total = totalText(frame.total(), place.width - label - px(8), style);
        addRight({place.right(), baseline}, total, TextRole::MainResult, Tone::ResultText);
        if (reference) {
            const Said other {"A " + decimals(reference->total(), 4)};
            const double end = place.right() - width(total, TextRole::MainResult) - px(16);
            if (place.left() + label + px(16) + width(other, TextRole::Body) <= end)
                addRight({end, baseline}, other, TextRole::Body, Tone::Notes);
        }
        if (!change)
            return;
        const double below = baseline + px(24);
        const bool hasMoved = change->moved != 0;
        const Said number {hasMoved ? decimals(change->change, 4) : ""};
        if (hasMoved)
            addRight({place.right(), below}, number, TextRole::Body, Tone::Notes);
        const Said words =
            hasMoved ? said(changeBy, {wholeNumber(change->moved)}) : said(shiftBoth);
        const double space = place.width - width(number, TextRole::Body) - px(8);
        addLeft(below, style.fitted(words, space, TextRole::Note), TextRole::Note, Tone::Notes);
    }
    /// Beside a large picture while presenting, the sum is the largest number on the screen if it
    /// fits.
    void addSmallResult(Layer& foot) const
    {
        const auto add = [&](Text text) {
            text.isNeeded = true;
            foot.marks.emplace_back(std::move(text));
        };
        const double two = small.width(decimals(frame.total(), 2), TextRole::MainResult);
        const Said label = fittingWords(
            {said(scoreWord), {"s"}}, place.width - two - small.px(8), TextRole::NoteStrong, small);
        add({{place.left(), baseline}, label, TextRole::NoteStrong, Tone::Text});
        const double space =
            place.width - small.width(label.text, TextRole::NoteStrong) - small.px(8);
        const Said total = totalText(frame.total(), space, small);
        const auto fits = [&](double times) {
            return small.metrics.width(total.text, TextRole::MainResult, times * small.scale)
                <= space;
        };
        const auto largestFitting = std::ranges::find_if(totalSizes, fits);
        Text number {
            {place.right(), baseline}, total, TextRole::MainResult, Tone::ResultText, Align::Right};
        number.letters = largestFitting == totalSizes.end() ? totalSizes.back() : *largestFitting;
        add(number);
        if (!change || change->moved == 0 || !hasSmallChange())
            return;
        const std::string by = decimals(change->change, 4);
        add({{place.right(), baseline + small.px(smallChange)},
            fittingWords(
                {said(shiftedBy, {wholeNumber(change->moved), by}), said(changeAlone, {by})},
                place.width, TextRole::Note, small),
            TextRole::Note, Tone::Notes, Align::Right});
    }

    const ScoresFrame& frame;
    const std::optional<ScoreChange>& change;
    const ScoresFrame* reference;
    std::optional<int> pointed; ///< pair
    Style small; ///< of the words in a small picture
    int pairs;
    int steps; ///< a rotated pair each, or all unrotated pairs
    double largest = 0; ///< score of a step
    double rowHeight = 0;
    Box rows {}; ///< with the numbers of pairs and scores beside the ground
    std::vector<double> ticks {};
    double baseline = 0; ///< of the sum
};

NumberTable table(const Values& values)
{
    return scoresTable(values.scores);
}

} // namespace
} // namespace staircase

StaircaseValues staircaseValues(const LabState& state)
{
    return {scoresFrame(state)};
}

const Figure<StaircaseValues> rotationsScores {.picture = Picture::RotationsScores,
    .name = "scores",
    .title = titled<staircase::name>,
    .drawing = drawnBy<staircase::Staircase>,
    .table = staircase::table,
    .pressed = stepsByKey<1>,
    .shown = shownPair<StaircaseValues>,
    .pressedWithShift = stepsByKey<10>,
    .keys = &rotationsKeys};

} // namespace lab::drawing
