#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/figures/context/context_words.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/figures/rotations/rotations_words.h"
#include "core/state/drag_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::drawing {

namespace ladder {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::RotationsWords", "Frequency of each pair");
constexpr Message unit =
    LAB_MESSAGE("lab::ui::RotationsWords", "radians per position, logarithmic");
constexpr Message unitShort = LAB_MESSAGE("lab::ui::RotationsWords", "radians per position");
constexpr Message twoFrequencies =
    LAB_MESSAGE("lab::ui::RotationsWords", "The columns of a pair have different frequencies");
constexpr Message twoFrequenciesShort =
    LAB_MESSAGE("lab::ui::RotationsWords", "two frequencies per pair");
constexpr Message notRotated =
    LAB_MESSAGE("lab::ui::RotationsWords", "not rotated: %1 of %2 pairs");
constexpr Message plainRope = LAB_MESSAGE("lab::ui::RotationsWords", "plain RoPE");

constexpr double lineOfNotes = 18; // below the title, where there is something to say
constexpr double lastInset = 12; // of the diamond, whose rings stay in the picture
constexpr double largestDot = 3.5;
constexpr double ringRadius = 7;

using Pair = FrequenciesFrame::Pair;

bool isStopped(const Pair& pair)
{
    return pair.first <= 0 && pair.second <= 0;
}

bool hasNotes(const FrequenciesFrame& frame)
{
    return frame.pairs.empty() || !frame.isRotation || frame.restingPairs > 0
        || frame.method != ScalingMethod::None;
}

/// The base of one pair or none changes nothing.
bool hasBase(const FrequenciesFrame& frame)
{
    return frame.pairs.size() > 1;
}

/// Whole decades below 1 that hold every frequency and the end of the line, so that a small change
/// leaves the axis where it is.
Axis frequencies(const FrequenciesFrame& frame)
{
    constexpr double headroom = 0.5; // to drag into
    constexpr double aboveOne = 0.3; // of the dot of pair 0
    double lowest = std::log10(frame.frequencyAtEnd()) - headroom;
    double highest = 0;
    for (const Pair& pair : frame.pairs)
        for (const double frequency : {pair.first, pair.second})
            if (frequency > 0) {
                lowest = std::min(lowest, std::log10(frequency));
                highest = std::max(highest, std::log10(frequency));
            }
    return {Axis::Kind::Logarithmic, std::min(-1.0, std::floor(lowest)), highest + aboveOne};
}

struct Frequencies : DrawnPlot {
    Frequencies(const Compared<FrequenciesFrame>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnPlot(place, {48, 40 + (hasNotes(compared.values) ? lineOfNotes : 0), 12, 28}, style)
        , frame(compared.values)
        , reference(compared.reference)
        , pointing(pointing)
        , pairs(static_cast<int>(frame.pairs.size()))
    {
        const double first = ground.left() + px(8);
        const double end = ground.right() - px(lastInset);
        x = pairAxis(pairs, first, pairs > 1 ? end - (end - first) / pairs : end);
        y = frequencies(frame);
        if (reference)
            y = y.joined(frequencies(*reference));
        y = (pointing.held ? pointing.held->y : y).between(ground.bottom(), ground.top());
    }

    Drawing drawing()
    {
        value.y = y;
        Layer& axes = layer(Layer::Meaning::Axes);
        addUpwards(axes, ground, y, decadeTicks(y, 18, TicksBetween::Omitted, style), style);
        addPairAxis(axes, ground, x, pairs, style);
        addHeadline();
        if (reference)
            addReference();
        addData();
        addRings(layer(Layer::Meaning::Selection), frame.selectedPair, 2);
        addNumber(value.layers.back());
        addBase();
        addPointed();
        value.zones = pairZones(ground, x, pairs, Picture::RotationsFrequencies);
        return std::move(value);
    }

private:
    std::vector<Word> notes() const
    {
        if (pairs == 0)
            return {{said(noneRotates)}};
        std::vector<Word> words;
        if (!frame.isRotation)
            words.push_back({said(twoFrequencies), TextRole::Note, Tone::UnseenText,
                {said(twoFrequenciesShort)}});
        if (frame.restingPairs > 0) {
            const auto all = pairs - std::ranges::count_if(frame.pairs, isStopped);
            words.push_back({said(notRotated,
                {wholeNumber(frame.restingPairs), wholeNumber(all + frame.restingPairs)})});
        }
        return words;
    }
    void addHeadline()
    {
        Layer& head = layer(Layer::Meaning::Texts);
        const double baseline = titleBaseline(place, style);
        const auto addLine = [&](const std::vector<Word>& words, double at) {
            const Placed line = lineOfWords(words, {place.left(), at}, place.right(), style);
            add(head, line);
            return line.end;
        };
        addLine({{said(name), TextRole::PictureTitle, Tone::Text},
                    {said(unit), TextRole::Note, Tone::Notes, {said(unitShort)}}},
            baseline);
        const double below = baseline + px(lineOfNotes);
        const double end = addLine(notes(), below);
        if (frame.method == ScalingMethod::None)
            return;
        const Placed legend =
            legendAtRight({{methodName(frame.method, style.words), methodPen(frame.method, px(1.5)),
                               methodStyle(frame.method).text},
                              {said(plainRope), {Tone::Axis, px(1)}}},
                {place.right(), below}, end, 20, style);
        add(head, legend);
        hasLegend = !legend.marks.empty();
    }

    /// Where the line ends, even beyond the axis.
    Point endOf(const FrequenciesFrame& of) const
    {
        return at(static_cast<double>(of.pairs.size()), of.frequencyAtEnd());
    }
    /// From pair 0, whose frequency is 1 for every base.
    void addPlainLine(Layer& layer, const FrequenciesFrame& of, const Pen& pen) const
    {
        addCurve(layer, {at(0, 1), endOf(of)}, pen, ground);
    }
    /// Through the pairs that the method rotates. They come first.
    void addMethodLine(Layer& layer, const FrequenciesFrame& of, const Pen& pen) const
    {
        std::vector<Point> line;
        for (const Pair& pair : of.pairs)
            if (of.isRotation && !isStopped(pair))
                line.push_back(at(static_cast<double>(line.size()), pair.first));
        if (of.method != ScalingMethod::None)
            addCurve(layer, line, pen, ground);
    }
    void addReference()
    {
        Layer& below = layer(Layer::Meaning::Reference);
        if (hasBase(*reference))
            addPlainLine(below, *reference, referencePen(Tone::Notes, style));
        addMethodLine(below, *reference, referencePen(methodStyle(reference->method).line, style));
    }

    /// Of one pair: its frequency, both if they differ, or its place on the line if it is stopped.
    std::vector<Point> pointsOf(const FrequenciesFrame& of, std::size_t index) const
    {
        const Pair& pair = of.pairs[index];
        const auto across = static_cast<double>(index);
        if (isStopped(pair))
            return {at(across, pair.plain)};
        std::vector<Point> points;
        for (const double frequency : {pair.first, pair.second})
            if (frequency > 0)
                points.push_back(at(across, frequency));
        if (points.size() == 2 && std::abs(pair.first / pair.second - 1) < 1e-12)
            points.pop_back();
        return points;
    }
    bool isInside(Point point) const
    {
        return point.y >= ground.top() && point.y <= ground.bottom();
    }
    void addData()
    {
        Layer& data = layer(Layer::Meaning::Data);
        if (hasBase(frame))
            addPlainLine(data, frame, {Tone::Axis, px(1)});
        addMethodLine(data, frame, methodPen(frame.method, px(1.5)));
        const double radius = std::clamp(x.pixelsPerUnit() / 2 - 0.5, 1.5, px(largestDot));
        std::array dots {
            Dots {{}, radius, Tone::Notes}, Dots {{}, radius, Tone::Ground, {Tone::Axis, px(1)}}};
        for (std::size_t i = 0; i < frame.pairs.size(); ++i) {
            const std::vector<Point> points = pointsOf(frame, i);
            for (const Point& point : points)
                if (isInside(point))
                    dots[isStopped(frame.pairs[i]) ? 1 : 0].places.push_back(point);
            if (points.size() == 2)
                data.marks.emplace_back(Rule {.line = {{points[0].x, y.nearest(points[0].y)},
                                                  {points[1].x, y.nearest(points[1].y)}},
                    .ink = Tone::Axis,
                    .isSmooth = hasLegend});
        }
        data.marks.insert(data.marks.end(), dots.begin(), dots.end());
    }
    void addRings(Layer& layer, int pair, double width) const
    {
        if (pair < 0 || pair >= pairs)
            return;
        Rings rings {.radius = px(ringRadius), .edge = {Tone::Text, px(width)}};
        for (const Point& point : pointsOf(frame, static_cast<std::size_t>(pair)))
            if (isInside(point))
                rings.places.push_back(point);
        layer.marks.emplace_back(std::move(rings));
    }
    /// Above its dot at the right, where the line does not run; below at the left near the edge.
    void addNumber(Layer& layer) const
    {
        constexpr TextRole role = TextRole::NoteStrong;
        const auto index = static_cast<std::size_t>(std::max(0, frame.selectedPair));
        if (index >= frame.pairs.size() || !frame.isRotation || isStopped(frame.pairs[index]))
            return;
        const Point point = pointsOf(frame, index).front();
        if (point.y > ground.bottom())
            return;
        const Said number {significant(frame.pairs[index].first, 2)};
        const double aside = px(ringRadius + 2);
        const bool isAtEdge = point.x + aside + width(number, role) > ground.right();
        const Point away =
            isAtEdge ? Point {-aside, aside + style.digitHeight(role)} : Point {aside, -px(5)};
        layer.marks.emplace_back(
            Text {point + away, number, role, Tone::Text, isAtEdge ? Align::Right : Align::Left});
    }

    /// Whether the number of the base fits to the left of the diamond without hiding a dot.
    bool hasSpaceForNumber(const FrequenciesFrame& of, Point diamond) const
    {
        constexpr double space = 80;
        constexpr double fromDiamond = 17;
        const Box box =
            Box {diamond.x - px(fromDiamond + space), diamond.y - px(8), px(space), px(16)}.grown(
                px(largestDot), px(largestDot));
        const auto isOn = [&](Point point) { return box.containsOrTouches(point); };
        if (box.left() < ground.left())
            return false;
        for (std::size_t i = 0; i < of.pairs.size(); ++i)
            if (std::ranges::any_of(pointsOf(of, i), isOn))
                return false;
        return true;
    }
    Handle baseHandle(const FrequenciesFrame& of) const
    {
        const Point end = endOf(of);
        const Point middle {end.x, y.nearest(end.y)}; // at the end of the axis if beyond
        Handle base = handle("rope.base", Handle::Shape::Diamond, middle, of.base);
        base.along = Handle::Along::Y;
        base.scaled = {.scale = [](double, double) { return baseScale(); },
            .perDecade = std::abs(y.pixelsPerUnit()) / style.scale,
            .rises = ScaledNumber::Rises::Down,
            .lowestShown = 1 / std::pow(10.0, y.highest),
            .highestShown = 1 / std::pow(10.0, y.lowest),
            .side = ScaledNumber::Side::Left,
            .showsNumberAtRest = hasSpaceForNumber(of, middle)};
        return base;
    }
    void addBase()
    {
        if (!hasBase(frame))
            return;
        value.handles.push_back(baseHandle(frame));
        if (!reference || !hasBase(*reference))
            return;
        Handle pinned = baseHandle(*reference);
        const Point away = pinned.place - value.handles.back().place;
        if (std::hypot(away.x, away.y) > 1e-9 && pinned.place.x <= ground.right() + 1)
            value.pinned.push_back(std::move(pinned));
    }

    /// The line as it was when its base was grabbed, and the pair under the pointer.
    void addPointed()
    {
        Layer& pointed = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (pointing.held && pointing.held->handle.key == "rope.base") {
            FrequenciesFrame before = frame;
            before.base = pointing.held->handle.number;
            addPlainLine(pointed, before, {Tone::Axis, px(1.2), Pen::Cap::Flat, {4, 3}});
        }
        if (pointing.focus.pair && *pointing.focus.pair != frame.selectedPair)
            addRings(pointed, *pointing.focus.pair, 1);
    }

    const FrequenciesFrame& frame;
    const FrequenciesFrame* reference;
    const Pointing& pointing;
    int pairs;
    bool hasLegend = false; ///< of the method
};

} // namespace
} // namespace ladder

const Figure<FrequenciesFrame> rotationsFrequencies {.picture = Picture::RotationsFrequencies,
    .name = "frequencies",
    .title = titled<ladder::name>,
    .drawing = drawnBy<ladder::Frequencies>,
    .table = frequenciesTable,
    .pressed = stepsByKey<1>,
    .shown = shownPair<FrequenciesFrame>,
    .pressedWithShift = stepsByKey<10>,
    .keys = &rotationsKeys,
    .isPointedAnywhere = false};

} // namespace lab::drawing
