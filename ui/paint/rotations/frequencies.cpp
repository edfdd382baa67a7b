#include "ui/paint/rotations/frequencies.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/context/pair_axis.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr QMarginsF margins {48, 40, 12, 28}; ///< for the numbers; half of a handle at the right
constexpr double lineOfNotes = 18; ///< below the title, where there is something to say
constexpr double firstInset = 8; ///< of pair 0
constexpr double lastInset = 12; ///< of the diamond, whose rings stay in the picture
constexpr double largestDot = 3.5;
constexpr double ringRadius = 7;

bool isStopped(const FrequenciesFrame::Pair& pair)
{
    return pair.first <= 0 && pair.second <= 0;
}

double dotRadius(const Plot& plot, const Look& look)
{
    return std::clamp(plot.x.scale.pixelsPerUnit() / 2 - 0.5, 1.5, look.px(largestDot));
}

std::vector<Word> notesOf(const FrequenciesFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    std::vector<Word> notes;
    if (frame.pairs.empty())
        return {{ContextWords::tr("No pair is rotated: raise the rotary fraction."), TextRole::Note,
            palette.notes}};
    if (!frame.isRotation)
        notes.push_back({RotationsWords::tr("The columns of a pair have different frequencies"),
            TextRole::Note, palette.unseenText, {RotationsWords::tr("two frequencies per pair")}});
    if (frame.restingPairs > 0) {
        const auto stopped = std::ranges::count_if(frame.pairs, isStopped);
        const auto all = static_cast<qint64>(frame.pairs.size()) - stopped + frame.restingPairs;
        notes.push_back({RotationsWords::tr("not rotated: %1 of %2 pairs")
                             .arg(wholeNumber(frame.restingPairs), wholeNumber(all)),
            TextRole::Note, palette.notes});
    }
    return notes;
}

Layers headOf(const QRectF& area, const FrequenciesFrame& frame, const Look& look)
{
    const double baseline = titleBaseline(area, look);
    const Layers title = lineOfWords(
        {{RotationsWords::tr("Frequency of each pair"), TextRole::PictureTitle, look.palette.text},
            {RotationsWords::tr("radians per position, logarithmic"), TextRole::Note,
                look.palette.notes, {RotationsWords::tr("radians per position")}}},
        {area.left(), baseline}, area.right(), look)
                             .layers;
    const double below = baseline + look.px(lineOfNotes);
    std::vector<Word> notes = notesOf(frame, look);
    double end = area.left();
    Layers line;
    if (!notes.empty()) {
        const TextLine words = lineOfWords(notes, {area.left(), below}, area.right(), look);
        line = words.layers;
        end = words.end;
    }
    if (frame.method == ScalingMethod::None)
        return title + line;
    return title + line
        + legendAtRight({{methodName(frame.method), methodStyle(frame.method, look.palette).text,
                             methodPen(frame.method, 1.5, look)},
                            {RotationsWords::tr("plain RoPE"), look.palette.notes,
                                QPen(look.palette.axis, look.px(1))}},
            {area.right(), below}, end, {}, look)
              .layers;
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

/// Where the line ends, even beyond the axis.
QPointF endOf(const Plot& plot, const FrequenciesFrame& frame)
{
    return plot.at(static_cast<double>(frame.pairs.size()), frame.frequencyAtEnd());
}

/// From pair 0, whose frequency is 1 for every base.
Curve plainLine(const Plot& plot, const FrequenciesFrame& frame, const CurveStyle& style)
{
    return {{plot.at(0, 1), endOf(plot, frame)}, style};
}

/// Through the pairs that the method rotates. They come first.
Curve methodLine(const Plot& plot, const FrequenciesFrame& frame, const CurveStyle& style)
{
    Curve line {{}, style};
    for (const FrequenciesFrame::Pair& pair : frame.pairs)
        if (frame.isRotation && !isStopped(pair))
            line.points.push_back(plot.at(static_cast<double>(line.points.size()), pair.first));
    return line;
}

/// Of one pair: its frequency, both if they differ, or its place on the line if it is stopped.
std::vector<QPointF> pointsOf(const Plot& plot, const FrequenciesFrame& frame, std::size_t index)
{
    const FrequenciesFrame::Pair& pair = frame.pairs[index];
    const auto x = static_cast<double>(index);
    if (isStopped(pair))
        return {plot.at(x, pair.plain)};
    std::vector<QPointF> points;
    for (const double frequency : {pair.first, pair.second})
        if (frequency > 0)
            points.push_back(plot.at(x, frequency));
    if (points.size() == 2 && std::abs(pair.first / pair.second - 1) < 1e-12)
        points.pop_back();
    return points;
}

Layers dotsOf(const Plot& plot, const FrequenciesFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    const double radius = dotRadius(plot, look);
    Dots rotated {{}, {radius, palette.notes}};
    Dots stopped {{}, {radius, palette.ground, look.px(1), palette.axis}};
    const auto inside = [&](double y) {
        return std::clamp(y, plot.ground.top(), plot.ground.bottom());
    };
    Layers layers;
    for (std::size_t i = 0; i < frame.pairs.size(); ++i) {
        const std::vector<QPointF> points = pointsOf(plot, frame, i);
        Dots& dots = isStopped(frame.pairs[i]) ? stopped : rotated;
        dots.places.insert(dots.places.end(), points.begin(), points.end());
        if (points.size() == 2)
            layers.emplace_back(
                Rule {{points[0].x(), inside(points[0].y()), points[1].x(), inside(points[1].y())},
                    palette.axis});
    }
    return layers + Layers {rotated, stopped};
}

Layers ringsAround(
    const Plot& plot, const FrequenciesFrame& frame, int pair, double width, const Look& look)
{
    if (pair < 0 || pair >= static_cast<int>(frame.pairs.size()))
        return {};
    Marks rings {.radius = look.px(ringRadius), .edge = QPen(look.palette.text, look.px(width))};
    for (const QPointF& point : pointsOf(plot, frame, static_cast<std::size_t>(pair)))
        if (point.y() >= plot.ground.top() && point.y() <= plot.ground.bottom())
            rings.places.push_back(point);
    return {rings};
}

/// Above its dot at the right, where the line does not run; below at the left near the edge.
Layers numberOf(const Plot& plot, const FrequenciesFrame& frame, const Look& look)
{
    const auto index = static_cast<std::size_t>(std::max(0, frame.selectedPair));
    if (index >= frame.pairs.size() || !frame.isRotation || isStopped(frame.pairs[index]))
        return {};
    const QPointF point = pointsOf(plot, frame, index).front();
    if (point.y() > plot.ground.bottom())
        return {};
    const QString number = significant(frame.pairs[index].first, 2);
    const double width = textWidth(number, TextRole::NoteStrong, look);
    const double aside = look.px(ringRadius + 2);
    const bool isAtEdge = point.x() + aside + width > plot.ground.right();
    const QPointF place = isAtEdge
        ? point + QPointF(-aside, aside + digitHeight(TextRole::NoteStrong, look))
        : point + QPointF(aside, -look.px(5));
    return {Label {place, number, TextRole::NoteStrong, look.palette.text,
        isAtEdge ? Alignment::Right : Alignment::Left}};
}

/// Whether the number of the base can stand at the left of the diamond and hide no dot.
bool hasSpaceForNumber(
    const Plot& plot, const FrequenciesFrame& frame, QPointF diamond, const Look& look)
{
    constexpr double space = 80;
    constexpr double fromDiamond = 17;
    const double around = look.px(largestDot);
    const QRectF box = QRectF(diamond.x() - look.px(fromDiamond + space), diamond.y() - look.px(8),
        look.px(space), look.px(16))
                           .adjusted(-around, -around, around, around);
    if (box.left() < plot.ground.left())
        return false;
    for (std::size_t i = 0; i < frame.pairs.size(); ++i)
        if (!isFree(box, pointsOf(plot, frame, i)))
            return false;
    return true;
}

Handle baseHandle(const Plot& plot, const FrequenciesFrame& frame, const Look& look)
{
    const QPointF end = endOf(plot, frame);
    const QPointF place(end.x(), plot.y.nearest(end.y())); // at the end of the axis if beyond
    return {.key = "rope.base",
        .place = place,
        .along = Along::Y,
        .shape = HandleShape::Diamond,
        .scaled = ScaledDrag {.scale = baseScale(),
            .number = frame.base,
            .way = DragWay::logarithmic(std::abs(plot.y.scale.pixelsPerUnit()) / look.scale),
            .rises = ScaledDrag::Rises::Down,
            .lowestShown = 1 / plot.y.highest(),
            .highestShown = 1 / plot.y.lowest(),
            .side = ScaledDrag::Side::Left,
            .showsNumberAtRest = hasSpaceForNumber(plot, frame, place, look)}};
}

Layers ghostOf(const Plot& plot, const FrequenciesFrame& ghost, const Look& look)
{
    Layers layers;
    if (hasBase(ghost))
        layers.emplace_back(plainLine(plot, ghost, ghostStyle(look.palette.notes, look.palette)));
    if (ghost.method != ScalingMethod::None)
        layers.emplace_back(methodLine(
            plot, ghost, ghostStyle(methodStyle(ghost.method, look.palette).line, look.palette)));
    return layers;
}

void addDiamond(Plot& plot, const FrequenciesFrame& frame,
    const std::optional<FrequenciesFrame>& ghost, const Look& look)
{
    if (!hasBase(frame))
        return;
    plot.handles.push_back(baseHandle(plot, frame, look));
    if (!ghost || !hasBase(*ghost))
        return;
    Handle pinned = baseHandle(plot, *ghost, look);
    if (pinned.place != plot.handles.back().place && pinned.place.x() <= plot.ground.right() + 1)
        plot.pinned.push_back(std::move(pinned));
}

} // namespace

DecadeRange frequencyRange(const FrequenciesFrame& frame)
{
    constexpr double headroom = 0.5; // to drag into
    constexpr double aboveOne = 0.3; // of the dot of pair 0
    double lowest = std::log10(frame.frequencyAtEnd()) - headroom;
    double highest = 0;
    for (const FrequenciesFrame::Pair& pair : frame.pairs)
        for (const double frequency : {pair.first, pair.second})
            if (frequency > 0) {
                lowest = std::min(lowest, std::log10(frequency));
                highest = std::max(highest, std::log10(frequency));
            }
    return {std::min(-1.0, std::floor(lowest)), highest + aboveOne};
}

Plot frequenciesPlot(const QRectF& area, const FrequenciesFrame& frame,
    const std::optional<FrequenciesFrame>& ghost, const DecadeRange& range, const Look& look)
{
    constexpr double pitch = 18; // of the numbers
    const double notes = hasNotes(frame) ? lineOfNotes : 0;
    Plot plot {.ground = groundIn(area, margins + QMarginsF(0, notes, 0, 0), look)};
    const auto pairs = static_cast<int>(frame.pairs.size());
    const double first = plot.ground.left() + look.px(firstInset);
    const double end = plot.ground.right() - look.px(lastInset);
    plot.x = pairAxis(pairs, first, pairs > 1 ? end - (end - first) / pairs : end, look);
    plot.y = Axis::logarithmic(range, plot.ground.bottom(), plot.ground.top());
    plot.y.ticks = decadeTicks(plot.y, pitch, TicksBetween::Omitted, look);
    plot.layers = headOf(area, frame, look);
    if (ghost)
        plot.layers = plot.layers + ghostOf(plot, *ghost, look);
    if (hasBase(frame))
        plot.layers.emplace_back(plainLine(plot, frame, {look.palette.axis, 1}));
    if (frame.method != ScalingMethod::None)
        plot.layers.emplace_back(methodLine(plot, frame, methodCurve(frame.method, 1.5, look)));
    plot.layers = plot.layers + dotsOf(plot, frame, look)
        + ringsAround(plot, frame, frame.selectedPair, 2, look) + numberOf(plot, frame, look);
    addDiamond(plot, frame, ghost, look);
    return plot;
}

Layers frequenciesBefore(const Plot& taken, const FrequenciesFrame& frame, const Look& look)
{
    const Handle* base = taken.handle("rope.base");
    if (!base || !base->scaled)
        return {};
    FrequenciesFrame before = frame;
    before.base = base->scaled->number;
    CurveStyle style {look.palette.axis, 1.2};
    style.dashes = {4, 3};
    return {plainLine(taken, before, style)};
}

Layers frequenciesPointed(
    const Plot& plot, const FrequenciesFrame& frame, const Focus& focus, const Look& look)
{
    if (!focus.pair || *focus.pair == frame.selectedPair)
        return {};
    return ringsAround(plot, frame, *focus.pair, 1, look);
}

} // namespace lab::ui
