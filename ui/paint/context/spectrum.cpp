#include "ui/paint/context/spectrum.h"

#include "core/math/significant_digits.h"
#include "ui/paint/context/context_words.h"
#include "ui/paint/context/length_lines.h"
#include "ui/paint/context/pair_axis.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab::ui {

namespace {

constexpr QMarginsF margins {64, 60, 12, 28}; ///< for the numbers; half of a handle at the right
constexpr double firstInset = 8;
constexpr double lastInset = 20; ///< keeps the last point clear of the handles
constexpr double largestDot = 3.5;

/// Five significant digits: less than a pixel of any point, and a number that can be read out.
double fiveDigits(double base)
{
    return std::clamp(toSignificantDigits(base, 5), lowestBase, highestBase);
}

/// The other state's pairs may be more, and go on at the right.
bool isInside(const Plot& plot, QPointF point)
{
    return point.x() <= plot.ground.right() && point.y() >= plot.ground.top()
        && point.y() <= plot.ground.bottom();
}

/// A dragged point that its rounded base has brought a little beyond an end of the axis stands at
/// that end.
QPointF pointAt(const Plot& plot, double pair, double wavelength)
{
    QPointF point = plot.at(pair, wavelength);
    const double nearest = plot.y.nearest(point.y());
    if (std::abs(nearest - point.y()) < 1)
        point.setY(nearest);
    return point;
}

template <class WavelengthOf>
std::vector<QPointF> pointsOf(const Plot& plot, const SpectrumFrame& frame, WavelengthOf wavelength)
{
    std::vector<QPointF> points;
    for (const SpectrumFrame::Pair& pair : frame.pairs)
        points.push_back(pointAt(plot, static_cast<double>(points.size()), wavelength(pair)));
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
    const Layers head = baseHead(area, Picture::ContextSpectrum,
        ContextWords::tr("positions per rotation, logarithmic"), look);
    if (frame.method == ScalingMethod::None)
        return head + line.layers;
    // The points and their count are of the ladder before the method, whose line has the legend.
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

/// Broken where a point is outside.
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
        const QPointF point = pointAt(plot, pair, wavelength);
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

/// Words at the left end of their line, or at the right one where points would run through them.
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
    const double usual = plot.ground.left() + look.px(8);
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
            >= plot.ground.top(); // else it would be pushed onto the line
        const double baseline =
            (isLonger && hasRoom) || below > plot.ground.bottom() ? above : below;
        plot.layers.emplace_back(Rule {level, line.line, 2});
        plot.layers.emplace_back(
            apart(lengthLabel(plot, points, line, baseline, look), plot.layers, plot.ground, look));
        plot.handles.push_back({.key = line.key,
            .place = level.p2(),
            .along = Along::Y,
            .value = line.length,
            .kind = line.kind,
            .line = beside(level, 6, plot.ground, look),
            .snap = Snap {.lowest = 2}});
    }
}

void addPoints(Plot& plot, const SpectrumFrame& frame)
{
    const int pairs = static_cast<int>(frame.pairs.size());
    for (int pair = 0; pair < pairs; ++pair) {
        const double wavelength = frame.pairs[static_cast<std::size_t>(pair)].wavelength;
        const QPointF place = pointAt(plot, pair, wavelength);
        const auto edit = [pair, pairs](double wanted) -> std::optional<Edit> {
            const auto base = baseWithWavelength(pair, pairs, wanted);
            return base ? std::optional<Edit>(SetParameter {"rope.base", fiveDigits(*base)})
                        : std::nullopt;
        };
        if (isInside(plot, place))
            plot.handles.push_back({.key = "rope.base",
                .pair = pair,
                .place = place,
                .along = Along::Y,
                .value = wavelength,
                .diameter = 0,
                .isByKey = pair == frame.selectedPair,
                .showsParameter = false,
                .edit = edit});
    }
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
    constexpr double headroom = 0.5; // to drag into
    const auto training = static_cast<double>(frame.lengths.training);
    const auto target = static_cast<double>(frame.lengths.target);
    double dragged = std::max(training, target);
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
    plot.x = pairAxis(static_cast<int>(frame.pairs.size()),
        plot.ground.left() + look.px(firstInset), plot.ground.right() - look.px(lastInset), look);
    plot.y = Axis::logarithmic(range, plot.ground.bottom(), plot.ground.top());
    plot.y.ticks = decadeTicks(plot.y, pitch, TicksBetween::Omitted, look);
    plot.layers = headOf(area, frame, look);
    if (ghost)
        plot.layers = plot.layers + ghostOf(plot, frame, *ghost, look);
    if (frame.method != ScalingMethod::None)
        plot.layers.emplace_back(methodLine(plot, frame, methodCurve(frame.method, 1.5, look)));
    plot.layers = plot.layers + dotsOf(plot, frame, look)
        + ringAround(plot, frame, frame.selectedPair, 2, look);
    addPoints(plot, frame);
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

} // namespace lab::ui
