#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/context/context_words.h"
#include "core/figures/context/distances_legend.h"
#include "core/figures/context/trained_contour.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace lab::drawing {

namespace distances {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::ContextWords", "Effective distances");
constexpr Message note = LAB_MESSAGE(
    "lab::ui::ContextWords", "query down, key across; number of pairs at each distance");
constexpr Message noteShort = LAB_MESSAGE("lab::ui::ContextWords", "query down, key across");
constexpr Message allTrained =
    LAB_MESSAGE("lab::ui::ContextWords", "No visible pair is farther apart than in training");
constexpr Message allTrainedShort =
    LAB_MESSAGE("lab::ui::ContextWords", "All pairs as in training");
constexpr Message someFarther = LAB_MESSAGE(
    "lab::ui::ContextWords", "%1 % of the visible pairs are farther apart than in training");
constexpr Message someFartherShort =
    LAB_MESSAGE("lab::ui::ContextWords", "%1 % farther than in training");
constexpr Message distanceName =
    LAB_COMMENTED("lab::ui::ContextWords", "distance", "an axis of effective distances");
constexpr Message pairsName = LAB_COMMENTED("lab::ui::ContextWords", "pairs", "an axis of counts");
constexpr Message keyName = LAB_COMMENTED("lab::ui::ContextWords", "key →", "across a matrix");
constexpr Message queryName = LAB_COMMENTED("lab::ui::ContextWords", "query ↓", "down a matrix");

constexpr double headHeight = 50;
constexpr double footHeight = 20; // the numbers below the matrix
constexpr double handleRow = 16; // above the counts
constexpr double axisHeight = 24;
constexpr double stripGap = 3;
constexpr double stripHeight = 10;
constexpr double shareOfMatrix = 0.4; // of the width, at most
constexpr double matrixMargin = 5; // of the mark on a pair, to its left
constexpr double zeroPlace = 0.5; // where the column of distance 0 begins on the axis

using Values = SeenDistancesFrame;

double placeOf(std::int64_t length)
{
    return std::max(zeroPlace, static_cast<double>(length));
}

double countIn(const Values::Bin& bin)
{
    return static_cast<double>(bin.pairs) / static_cast<double>(bin.end - bin.first);
}

double mostIn(const Values& values)
{
    double most = 1;
    for (const Values::Bin& bin : values.bins)
        most = std::max(most, countIn(bin));
    return most;
}

/// In percent of the visible pairs.
std::string untrainedShare(const Values& values)
{
    return percentOf(static_cast<double>(values.untrained)
            / static_cast<double>(std::max<std::int64_t>(values.visible, 1)),
        3);
}

/// The sentence of the picture, also its spoken description.
Said sentence(const Values& values, const Language& words)
{
    return values.untrained == 0 ? words(allTrained) : words(someFarther, {untrainedShare(values)});
}

/// To the left of the counts, at 1x: the name of their axis is in line with the matrix's numbers.
double leftOfCounts(const Style& style)
{
    constexpr double least = 60; // for their own numbers
    constexpr double between = 12;
    const double name = style.width(style.words(distanceName).text, TextRole::Axis) / style.scale;
    return style.hasWords ? std::max(least, between + name + 8) : least;
}

Box matrixIn(const Box& place, double legend, const Style& style)
{
    const double space = place.height - style.px(headHeight + footHeight) - legend;
    const double side = std::max(1.0, std::min(space, shareOfMatrix * place.width));
    return {place.left() + style.px(matrixMargin), place.top() + style.px(headHeight), side, side};
}

/// A position of the matrix, from the share of its side.
std::int64_t positionAt(double share, double length)
{
    const double last = std::min(length, static_cast<double>(lastPosition)) - 1;
    return static_cast<std::int64_t>(std::clamp(std::floor(share * length), 0.0, last));
}

struct Distances : DrawnPlot {
    Distances(const Compared<Values>& compared, const Box& whole, const Style& style,
        const Pointing& pointing)
        : Distances(
            compared, whole, style, pointing, DistancesLegend(compared.values, whole, style))
    {
    }

    Drawing drawing()
    {
        if (values.bins.empty())
            return {};
        addAxes();
        addHead();
        addMatrix();
        addCounts();
        addWords();
        addReference();
        addLines();
        value.handles.push_back(pairHandle());
        value.zones = {distanceZone(ground.united(strip), x, runs(), Picture::ContextDistances)};
        addPointed();
        return std::move(value);
    }

private:
    Distances(const Compared<Values>& compared, const Box& whole, const Style& style,
        const Pointing& pointing, DistancesLegend under)
        : DrawnPlot(Box::between({matrixIn(whole, under.height, style).right(), whole.top()},
                        {whole.right(), whole.bottom() - under.height}),
            {leftOfCounts(style), headHeight + handleRow, 12, stripGap + stripHeight + axisHeight},
            style)
        , values(compared.values)
        , reference(compared.reference)
        , focus(pointing.focus)
        , all(whole)
        , matrix(matrixIn(whole, under.height, style))
        , strip {ground.left(), ground.bottom() + px(stripGap), ground.width, px(stripHeight)}
        , legend(std::move(under))
    {
        x = {Axis::Kind::Logarithmic, std::log10(zeroPlace),
            std::log10(static_cast<double>(lastPosition)), ground.left(), ground.right()};
        const double most = std::max(mostIn(values), reference ? mostIn(*reference) : 1);
        y = {Axis::Kind::Logarithmic, -0.3, std::max(1.0, std::ceil(std::log10(most) - 1e-9)),
            ground.bottom(), ground.top()};
    }

    void addAxes()
    {
        std::vector<Tick> ticks = decadeTicks(x, 37, TicksBetween::Kept, style);
        const double middleOfZero = std::sqrt(zeroPlace);
        ticks.insert(ticks.begin(), {middleOfZero, "0"});
        if (x.pixel(1) - x.pixel(middleOfZero) < px(16))
            for (Tick& tick : ticks)
                if (tick.value > 0.9 && tick.value < 1.1)
                    tick.label.clear();
        Layer& axes = layer(Layer::Meaning::Axes);
        addUpwards(axes, ground, y, decadeTicks(y, 24, TicksBetween::Omitted, style), style);
        addAcross(axes, ground, strip.bottom(), x, ticks, said(distanceName), style);
    }

    void addHead()
    {
        Layer& head = layer(Layer::Meaning::Texts);
        addTitle(head, all, said(name), {said(note), said(noteShort)}, style);
        const bool isTrained = values.untrained == 0;
        const Said brief =
            isTrained ? said(allTrainedShort) : said(someFartherShort, {untrainedShare(values)});
        head.marks.emplace_back(Text {{all.left(), all.top() + px(38)},
            fittingWords(
                {sentence(values, style.words), brief}, all.width, TextRole::BodyStrong, style),
            TextRole::BodyStrong, isTrained ? Tone::SeenText : Tone::UnseenText});
    }

    void addMatrix()
    {
        Layer& map = layer(Layer::Meaning::Data);
        const auto addContour = [&](const std::vector<Line>& lines, const Pen& pen) {
            for (const Line& line : lines)
                map.marks.emplace_back(Stroke {line, pen});
        };
        const std::vector<Line> contour = trainedContour(matrix, values);
        map.marks.emplace_back(Raster {matrix, std::make_shared<const HeatmapFrame>(values.cells)});
        addContour(contour, {Tone::Ground, px(3.5), Pen::Cap::Round});
        addContour(contour, {Tone::Unseen, px(1.75), Pen::Cap::Round});
        if (reference)
            addContour(
                trainedContour(matrix, *reference), {Tone::Text, px(1), Pen::Cap::Flat, {2, 2}});
        const bool hasContour = map.marks.size() > 1;
        const double baseline = matrix.bottom() + px(15);
        const auto addNumber = [&](double at, std::int64_t position, Align align) {
            map.marks.emplace_back(
                Text {{at, baseline}, {wholeNumber(position)}, TextRole::Axis, Tone::Notes, align});
            return style.width(wholeNumber(position), TextRole::Axis) + px(4);
        };
        const double left = matrix.left() + addNumber(matrix.left(), 0, Align::Left);
        const double right =
            matrix.right() - addNumber(matrix.right(), values.length - 1, Align::Right);
        // Between the numbers of the keys, and in the corner of masked cells.
        if (width(said(keyName), TextRole::Axis) <= right - left)
            map.marks.emplace_back(Text {{(left + right) / 2, baseline}, said(keyName),
                TextRole::Axis, Tone::KeyText, Align::Centre});
        const double gap = px(8);
        if (width(said(queryName), TextRole::Axis) + 4 * gap <= matrix.width)
            addOnGround(map,
                {{matrix.right() - gap, matrix.top() + 2 * gap}, said(queryName), TextRole::Axis,
                    Tone::QueryText, Align::Right},
                3, hasContour, style);
    }

    /// The number of pairs at each distance, within training or farther; below them the colors of
    /// the cells there.
    void addCounts()
    {
        Layer& counts = layer(Layer::Meaning::Data);
        for (const Values::Bin& bin : values.bins)
            if (bin.pairs > 0)
                counts.marks.emplace_back(
                    Region {Box::between({x.pixel(placeOf(bin.first)), y.pixel(countIn(bin))},
                                {x.pixel(static_cast<double>(bin.end)), ground.bottom()}),
                        bin.first < values.trained ? Tone::Seen : Tone::Unseen});
        const double end =
            std::min(strip.right(), x.pixel(static_cast<double>(values.bins.back().end)));
        const double step = std::max(1.0, px(2));
        for (double left = strip.left(); left < end; left += step) {
            const double right = std::min(left + step, end);
            const double distance = x.value((left + right) / 2);
            counts.marks.emplace_back(
                Region {Box::between({left, strip.top()}, {right, strip.bottom()}),
                    cellInk(values.cells, distance < 1 ? 0 : -std::floor(distance))});
        }
    }

    void addWords()
    {
        Layer& words = layer(Layer::Meaning::Texts);
        words.marks = std::move(legend.marks);
        words.marks.emplace_back(Text {{ground.left() - px(8), ground.top() - px(11)},
            said(pairsName), TextRole::Axis, Tone::Notes, Align::Right});
    }

    void addReference()
    {
        if (!reference)
            return;
        std::vector<Point> line;
        for (const Values::Bin& bin : reference->bins)
            line.push_back(at(std::sqrt(placeOf(bin.first) * static_cast<double>(bin.end)),
                std::max(1e-3, countIn(bin))));
        addCurve(layer(Layer::Meaning::Reference), line, pinnedPen(style), ground);
    }

    /// The numbers of the method, with handles on the strip, and the two lengths.
    void addLines()
    {
        Layer& lines = layer(Layer::Meaning::Data);
        const std::vector<MapNumber> numbers = mapNumbers(values.map);
        const bool hasDashes = numbers.size() > 1; // after them lines are smooth
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const MapNumber& number = numbers[i];
            const Point foot {x.pixel(placeOf(number.value)), strip.centre().y};
            lines.marks.push_back(
                numberLine(i, {{foot.x, ground.top()}, foot}, hasDashes && style.hasWords, style));
            Handle knob = dot(
                number.key, Tone::Text, Handle::Along::X, foot, static_cast<double>(number.value));
            knob.diameter = 12;
            knob.snap = {.lowest = number.lowest, .near = px(2), .marks = {values.trained}};
            value.handles.push_back(std::move(knob));
        }
        for (const LengthLine& length : lengthLines({values.trained, values.length}, style.words)) {
            const double pixel = x.pixel(length.length);
            const Line line {{pixel, ground.top() - px(handleRow / 2)}, {pixel, strip.bottom()}};
            lines.marks.emplace_back(lengthMark(line, length, 2, style));
            Handle knob = dot(length.key, length.line, Handle::Along::X, line.from, length.length);
            knob.box = beside(line, 8);
            knob.snap = {.near = px(2)};
            value.handles.push_back(std::move(knob));
        }
    }

    /// A press on the matrix brings the ruler's query and key there, and drags them on.
    Handle pairHandle() const
    {
        Handle pair =
            handle("distances.pair", Handle::Shape::None, {matrix.left(), matrix.top()}, 0);
        pair.reach = 0;
        pair.jump = matrix;
        pair.isListed = false;
        pair.plane = PlaneAxis {{matrix.left(), matrix.top()}, matrix.width, matrix.width, 1e9};
        pair.rule.numbers = {static_cast<double>(values.length), matrix.width};
        pair.rule.makeAt = [](const EditRule& rule, Point at) -> std::optional<Edit> {
            const auto [length, side] = rule.numbers;
            return MovePositions {
                positionAt(-at.y / side, length), positionAt(at.x / side, length)};
        };
        pair.shownAt = [](const Handle& own, Point at) {
            const auto [length, side] = own.rule.numbers;
            return focusOn(positionAt(-at.y / side, length), positionAt(at.x / side, length));
        };
        pair.focus = focusOn(values.query, values.key);
        return pair;
    }

    std::vector<PositionRun> runs() const
    {
        std::vector<PositionRun> all;
        for (const Values::Bin& bin : values.bins)
            all.push_back({bin.first, bin.end - bin.first});
        return all;
    }

    /// The pair under the pointer, or the ruler's, and a distance.
    void addPointed()
    {
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        const bool isHere = focus.picture == Picture::ContextDistances;
        const bool isOnMatrix = isHere && focus.query && focus.key;
        const std::int64_t query = isOnMatrix ? *focus.query : values.query;
        const std::int64_t key = isOnMatrix ? *focus.key : values.key;
        const bool isInside = query < values.length && key < values.length;
        const auto along = [&](std::int64_t position) {
            return (static_cast<double>(position) + 0.5) / static_cast<double>(values.length)
                * matrix.width;
        };
        if (isInside) {
            const Point place {matrix.left() + along(key), matrix.top() + along(query)};
            above.marks.emplace_back(Rule {{{matrix.left(), place.y}, place}, Tone::Query, 1.5});
            above.marks.emplace_back(Rule {{place, {place.x, matrix.bottom()}}, Tone::Key, 1.5});
            above.marks.emplace_back(Rings {{place}, px(4), {Tone::Text, px(2)}, Tone::Ground});
        }
        if (isHere && focus.distance && *focus.distance >= 0) {
            const double pixel = x.pixel(std::sqrt(
                placeOf(*focus.distance) * static_cast<double>(*focus.distance + focus.covered)));
            above.marks.emplace_back(
                Rule {{{pixel, ground.top()}, {pixel, strip.bottom()}}, Tone::Text, 1, isInside});
        }
    }

public:
    static Focus focusOn(std::int64_t query, std::int64_t key)
    {
        Focus focus;
        focus.picture = Picture::ContextDistances;
        focus.query = query;
        focus.key = key;
        return focus;
    }

private:
    const Values& values;
    const Values* reference;
    const Focus& focus;
    Box all; ///< of the picture; `place` is that of the counts
    Box matrix;
    Box strip; ///< below the counts
    DistancesLegend legend;
};

Focus resting(const Values& values)
{
    return Distances::focusOn(values.query, values.key);
}

template <int step> KeyPress pressed(const Values& values, Key key)
{
    const auto moved = [](std::int64_t toQuery, std::int64_t toKey) -> KeyPress {
        const auto within = [](std::int64_t position) {
            return std::clamp<std::int64_t>(position, 0, lastPosition - 1);
        };
        return {true, MovePositions {within(toQuery), within(toKey)}};
    };
    switch (key) {
    case Key::Up:
        return moved(values.query - step, values.key);
    case Key::Down:
        return moved(values.query + step, values.key);
    case Key::Left:
        return moved(values.query, values.key - step);
    case Key::Right:
        return moved(values.query, values.key + step);
    default:
        return {};
    }
}

} // namespace
} // namespace distances

const Figure<SeenDistancesFrame> contextDistances {.picture = Picture::ContextDistances,
    .name = "distances_seen",
    .title = titled<distances::name>,
    .drawing = drawnBy<distances::Distances>,
    .table = seenDistancesTable,
    .spoken = distances::sentence,
    .pressed = distances::pressed<1>,
    .shown = shownHere<Picture::ContextDistances, SeenDistancesFrame>,
    .pressedWithShift = distances::pressed<10>,
    .resting = distances::resting,
    .isPointedAnywhere = false};

} // namespace lab::drawing
