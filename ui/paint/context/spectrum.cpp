#include "ui/paint/context/spectrum.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/context/length_lines.h"
#include "ui/paint/context/pair_axis.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace lab::ui {

namespace {

constexpr QMarginsF margins {64, 60, 12, 28}; ///< for the numbers; half of a handle on the right
constexpr double firstInset = 8;
constexpr double lastInset = 20; ///< keeps the last point clear of the handles
constexpr double lengthInset = 12; ///< of a length's words, clear of its handle
constexpr double largestDot = 3.5;

/// The other state may have more pairs, which continue on the right.
bool isInside(const Plot& plot, QPointF point)
{
    return point.x() <= plot.ground.right() && point.y() >= plot.ground.top()
        && point.y() <= plot.ground.bottom();
}

template <class WavelengthOf>
std::vector<QPointF> pointsOf(const Plot& plot, const SpectrumFrame& frame, WavelengthOf wavelength)
{
    std::vector<QPointF> points;
    for (const SpectrumFrame::Pair& pair : frame.pairs)
        points.push_back(plot.at(static_cast<double>(points.size()), wavelength(pair)));
    return points;
}

std::vector<QPointF> pointsOf(const Plot& plot, const SpectrumFrame& frame)
{
    return pointsOf(plot, frame, [](const SpectrumFrame::Pair& pair) { return pair.wavelength; });
}

Layers headOf(const QRectF& area, const SpectrumFrame& frame, const Look& look)
{
    const double baseline = area.top() + look.px(38);
    std::vector<Word> words {{spectrumWords(frame), TextRole::BodyStrong,
        frame.incomplete > 0 ? look.palette.unseenText : look.palette.seenText}};
    if (frame.restingPairs > 0)
        words.push_back({ContextWords::tr("%1 do not rotate").arg(wholeNumber(frame.restingPairs)),
            TextRole::Note, look.palette.notes});
    const TextLine line = lineOfWords(words, {area.left(), baseline}, area.right(), look);
    const Layers head = contextHead(area, Picture::ContextSpectrum,
        ContextWords::tr("positions per rotation, logarithmic"), look);
    if (frame.method == ScalingMethod::None)
        return head + line.layers;
    // The points and their number are those before the method, whose line has the legend.
    words.push_back({ContextWords::tr("in plain RoPE"), TextRole::Note, look.palette.notes});
    const TextLine longer = lineOfWords(words, {area.left(), baseline}, area.right(), look);
    const auto legendFrom = [&](double left) {
        return legendAtRight(
            {{methodName(frame.method), methodStyle(frame.method, look.palette).text,
                methodPen(frame.method, 1.5, look)}},
            {area.right(), baseline}, left, {.swatch = 24}, look)
            .layers;
    };
    const Layers beside = legendFrom(longer.end);
    return beside.empty() ? head + line.layers + legendFrom(line.end)
                          : head + longer.layers + beside;
}

/// Interrupted where a point is outside.
Curve methodLine(const Plot& plot, const SpectrumFrame& frame, const CurveStyle& style)
{
    Curve line {pointsOf(plot, frame,
                    [](const SpectrumFrame::Pair& pair) { return pair.scaledWavelength; }),
        style};
    for (QPointF& point : line.points)
        if (!isInside(plot, point))
            point.setY(std::numeric_limits<double>::quiet_NaN());
    return line;
}

double dotRadius(const Plot& plot, const Look& look)
{
    return std::clamp(plot.x.scale.pixelsPerUnit() / 2 - 0.5, 1.5, look.px(largestDot));
}

Layers ghostOf(
    const Plot& plot, const SpectrumFrame& frame, const SpectrumFrame& ghost, const Look& look)
{
    Layers layers;
    const auto present = lengthLines(frame.lengths, look);
    const auto pinned = lengthLines(ghost.lengths, look);
    for (std::size_t i = 0; i < pinned.size(); ++i) {
        const QLineF level = plot.level(pinned[i].length);
        if (std::abs(pinned[i].length - present[i].length) > 0 && isInside(plot, level.p1()))
            layers.emplace_back(Stroke {level, ghostPen(pinned[i].line, look)});
    }
    const Palette& palette = look.palette;
    if (ghost.method != ScalingMethod::None)
        layers.emplace_back(
            methodLine(plot, ghost, ghostStyle(methodStyle(ghost.method, palette).line, palette)));
    constexpr double strength = 0.7; // of thin rings, more than of lines: 3 to 1 on the ground
    Marks dots {.radius = dotRadius(plot, look),
        .edge = QPen(blended(palette.notes, palette.ground, strength), look.px(1))};
    for (const QPointF& point : pointsOf(plot, ghost))
        if (isInside(plot, point))
            dots.places.push_back(point);
    layers.emplace_back(dots);
    return layers;
}

Layers dotsOf(const Plot& plot, const SpectrumFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    const double radius = dotRadius(plot, look);
    Dots whole {{}, {radius, palette.seen}};
    Dots incomplete {{}, {radius, palette.ground, look.px(1.5), palette.unseen}};
    Dots resting {{}, {radius, palette.ground, look.px(1), palette.axis}};
    const std::vector<QPointF> points = pointsOf(plot, frame);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const SpectrumFrame::Pair& pair = frame.pairs[i];
        Dots& kind = !std::isfinite(pair.scaledWavelength) ? resting
            : pair.turns >= 1                              ? whole
                                                           : incomplete;
        kind.places.push_back(points[i]);
    }
    return {whole, incomplete, resting};
}

Layers ringAround(
    const Plot& plot, const SpectrumFrame& frame, int pair, double width, const Look& look)
{
    if (pair < 0 || pair >= static_cast<int>(frame.pairs.size()))
        return {};
    const SpectrumFrame::Pair& own = frame.pairs[static_cast<std::size_t>(pair)];
    Layers rings;
    const auto add = [&](double wavelength, double radius, const QColor& colour) {
        const QPointF point = plot.at(pair, wavelength);
        if (isInside(plot, point))
            rings.emplace_back(Marks {.places = {point},
                .radius = look.px(radius),
                .edge = QPen(colour, look.px(width))});
    };
    add(own.wavelength, 9, look.palette.text);
    const bool isMoved = std::isfinite(own.scaledWavelength)
        && std::abs(own.scaledWavelength / own.wavelength - 1) > 1e-9;
    if (frame.method != ScalingMethod::None && isMoved) // where the method's line has the pair
        add(own.scaledWavelength, 5, methodStyle(frame.method, look.palette).line);
    return rings;
}

/// Words at the left end of their line, or at the right one if points would run through them.
Label lengthLabel(const Plot& plot, const std::vector<QPointF>& points, const LengthLine& line,
    double baseline, const Look& look)
{
    const double width = textWidth(line.label, TextRole::NoteStrong, look);
    const double edge = look.px(largestDot + 3); // of ink and of ground
    const auto isFreeAt = [&](double x) {
        return isFree(textBox({x, baseline}, line.label, TextRole::NoteStrong, look)
                          .adjusted(-edge, -edge, edge, edge),
            points);
    };
    const double usual = plot.ground.left() + look.px(lengthInset);
    const double other = plot.ground.right() - look.px(lastInset) - width;
    const double x = isFreeAt(usual) || !isFreeAt(other) ? usual : other;
    return {{x, baseline}, line.label, TextRole::NoteStrong, line.text};
}

void addLengths(Plot& plot, const SpectrumFrame& frame, const Look& look)
{
    const std::vector<QPointF> points = pointsOf(plot, frame);
    const auto lines = lengthLines(frame.lengths, look);
    for (const LengthLine& line : lines) {
        const double y = plot.y.pixel(line.length);
        const QLineF level(plot.ground.left(), y, plot.ground.right(), y);
        if (y < plot.ground.top() - 1 || y > plot.ground.bottom() + 1)
            continue;
        const bool isLonger = &line == &lines[1] ? lines[1].length >= lines[0].length
                                                 : lines[0].length > lines[1].length;
        const double below = y + look.px(6) + digitHeight(TextRole::NoteStrong, look);
        const double above = y - look.px(6);
        const bool hasRoom = textBox({0, above}, line.label, TextRole::NoteStrong, look).top()
            >= plot.ground.top(); // else it would be moved onto the line
        const double baseline =
            (isLonger && hasRoom) || below > plot.ground.bottom() ? above : below;
        plot.layers.emplace_back(Rule {level, line.line, 2});
        plot.layers.emplace_back(
            apart(lengthLabel(plot, points, line, baseline, look), plot.layers, plot.ground, look));
        plot.handles.push_back({.key = line.key,
            .place = level.p1(),
            .along = Along::Y,
            .value = line.length,
            .kind = line.kind,
            .line = beside(level, 6, plot.ground, look),
            .snap = Snap {.lowest = 2}});
    }
}

/// The end of the frequencies: the diamond of the base; at the end of the axis if it is beyond.
QPointF endOf(const Plot& plot, const SpectrumFrame& frame)
{
    const QPointF end = plot.at(static_cast<double>(frame.pairs.size()), frame.wavelengthAtEnd());
    return {end.x(), plot.y.nearest(end.y())};
}

Handle baseHandle(const Plot& plot, const SpectrumFrame& frame, const Look& look)
{
    constexpr double room = 80; // pixels for its number
    const double circle = frame.wavelengthAtEnd() / frame.base;
    return {.key = "rope.base",
        .place = endOf(plot, frame),
        .along = Along::Y,
        .shape = HandleShape::Diamond,
        .scaled = ScaledDrag {.scale = baseScale(),
            .number = frame.base,
            .way = DragWay::logarithmic(std::abs(plot.y.scale.pixelsPerUnit()) / look.scale),
            .rises = ScaledDrag::Rises::Up,
            .lowestShown = plot.y.lowest() / circle,
            .highestShown = plot.y.highest() / circle,
            .side = ScaledDrag::Side::Left,
            .showsNumberAtRest = plot.ground.width() > look.px(3 * room)}};
}

Handle widthHandle(const Plot& plot, const SpectrumFrame& frame, const Look& look)
{
    constexpr int minWidth = 2;
    return {.key = "rope.width",
        .place = {plot.x.pixel(static_cast<double>(frame.pairs.size())), plot.ground.bottom()},
        .along = Along::X,
        .shape = HandleShape::Tab,
        .scaled = ScaledDrag {.scale = dimensionScale(minWidth, largestWidth),
            .number = static_cast<double>(frame.width),
            .rises = ScaledDrag::Rises::Right,
            .side = ScaledDrag::Side::Above,
            .showsNumberAtRest = plot.ground.height() > look.px(120)}};
}

/// For one pair or none, the base has no effect.
bool hasBase(const SpectrumFrame& frame)
{
    return frame.pairs.size() > 1;
}

void addEnds(Plot& plot, const SpectrumFrame& frame, const std::optional<SpectrumFrame>& ghost,
    const Look& look)
{
    if (hasBase(frame))
        plot.handles.push_back(baseHandle(plot, frame, look));
    plot.handles.push_back(widthHandle(plot, frame, look));
    if (!ghost)
        return;
    const auto pin = [&](const Handle& pinned) {
        if (pinned.place.x() <= plot.ground.right() + 1)
            plot.pinned.push_back(pinned);
    };
    if (hasBase(frame) && hasBase(*ghost))
        pin(baseHandle(plot, *ghost, look));
    pin(widthHandle(plot, *ghost, look));
}

/// From pair 0, whose wavelength does not depend on the base.
Stroke ladder(const Plot& plot, QPointF end, const QPen& pen)
{
    constexpr double first = 2 * std::numbers::pi;
    return {QLineF(plot.at(0, first), end), pen};
}

} // namespace

QString spectrumWords(const SpectrumFrame& frame)
{
    if (frame.turningPairs == 0)
        return ContextWords::tr("No pair is rotated: raise the rotary fraction.");
    const QString pairs = wholeNumber(frame.turningPairs);
    if (frame.incomplete == 0 && frame.restingPairs > 0 && frame.turningPairs == 1)
        return ContextWords::tr("1 of %1 pairs rotates, at least once")
            .arg(wholeNumber(1 + frame.restingPairs));
    if (frame.incomplete == 0 && frame.restingPairs > 0)
        return ContextWords::tr("%1 of %2 pairs rotate, each at least once")
            .arg(pairs, wholeNumber(frame.turningPairs + frame.restingPairs));
    if (frame.incomplete == 0)
        return ContextWords::tr("Every pair makes at least one full rotation");
    if (frame.incomplete == 1 && frame.turningPairs == 1)
        return ContextWords::tr("The only rotating pair makes less than one full rotation");
    if (frame.incomplete == 1)
        return ContextWords::tr("1 of %1 pairs makes less than one full rotation").arg(pairs);
    return ContextWords::tr("%1 of %2 pairs make less than one full rotation")
        .arg(wholeNumber(frame.incomplete), pairs);
}

DecadeRange decadeRange(const SpectrumFrame& frame)
{
    constexpr double highestDecade = 16;
    constexpr double headroom = 0.5; // space for a drag
    const auto training = static_cast<double>(frame.lengths.training);
    const auto target = static_cast<double>(frame.lengths.target);
    double dragged = std::max({training, target, frame.wavelengthAtEnd()});
    double longest = dragged;
    for (const SpectrumFrame::Pair& pair : frame.pairs) {
        dragged = std::max(dragged, pair.wavelength);
        if (std::isfinite(pair.scaledWavelength))
            longest = std::max(longest, pair.scaledWavelength);
    }
    const double highest = std::ceil(std::max(std::log10(dragged) + headroom, std::log10(longest)));
    const double shortest = std::log10(std::max(1.0, std::min(training, target))) - 0.1;
    return {std::max(0.0, std::min(0.55, shortest)), std::clamp(highest, 4.0, highestDecade)};
}

Plot spectrumPlot(const QRectF& area, const SpectrumFrame& frame,
    const std::optional<SpectrumFrame>& ghost, const DecadeRange& range, const Look& look)
{
    constexpr double pitch = 28;
    Plot plot {.ground = groundIn(area, margins, look)};
    const auto pairs = static_cast<int>(frame.pairs.size());
    const double first = plot.ground.left() + look.px(firstInset);
    const double end = plot.ground.right() - look.px(lastInset);
    plot.x = pairAxis(pairs, first, pairs > 1 ? end - (end - first) / pairs : end, look);
    plot.y = Axis::logarithmic(range, plot.ground.bottom(), plot.ground.top());
    plot.y.ticks = decadeTicks(plot.y, pitch, TicksBetween::Omitted, look);
    plot.layers = headOf(area, frame, look);
    if (ghost)
        plot.layers = plot.layers + ghostOf(plot, frame, *ghost, look);
    if (hasBase(frame))
        plot.layers.emplace_back(
            ladder(plot, endOf(plot, frame), QPen(look.palette.axis, look.px(1))));
    if (frame.method != ScalingMethod::None)
        plot.layers.emplace_back(methodLine(plot, frame, methodCurve(frame.method, 1.5, look)));
    plot.layers = plot.layers + dotsOf(plot, frame, look)
        + ringAround(plot, frame, frame.selectedPair, 2, look);
    addEnds(plot, frame, ghost, look);
    addLengths(plot, frame, look);
    return plot;
}

Layers spectrumPointed(
    const Plot& plot, const SpectrumFrame& frame, const Focus& focus, const Look& look)
{
    if (!focus.pair || *focus.pair == frame.selectedPair)
        return {};
    return ringAround(plot, frame, *focus.pair, 1, look);
}

Layers spectrumBefore(const Plot& taken, const Look& look)
{
    const Handle* base = taken.handle("rope.base");
    if (!base)
        return {};
    QPen pen(look.palette.axis, look.px(1.2));
    pen.setDashPattern({4, 3});
    return {ladder(taken, base->place, pen)};
}

} // namespace lab::ui
