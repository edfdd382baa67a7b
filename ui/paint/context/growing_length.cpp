#include "ui/paint/context/growing_length.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double stripHeight = 16;
constexpr double stripGap = 8;
constexpr double axisHeight = 26;
constexpr double footHeight = 22;
constexpr double heightForFoot = 180;
constexpr double fitWidth = 7; ///< of the strip, as in the rings of the angles seen
constexpr double misfitWidth = 3;
constexpr QSizeF labelEdge {3, 3};

bool isTurned(const GrowingLengthFrame& frame, int pair)
{
    return pair >= 0 && pair < frame.pairs;
}

struct Factors {
    double lowest = 1;
    double highest = 2;
};

Factors widened(Factors factors, const GrowingLengthFrame& frame)
{
    for (const GrowingLengthFrame::Point& point : frame.curve)
        for (const double factor : {point.selected, point.slowest})
            if (std::isfinite(factor)) {
                factors.lowest = std::min(factors.lowest, factor);
                factors.highest = std::max(factors.highest, factor);
            }
    return factors;
}

// Powers of two while they are few, then powers of ten.
std::vector<Axis::Tick> ticksOf(Factors factors, int most)
{
    const double root = factors.highest / factors.lowest > 256 ? 10 : 2;
    const double first = std::ceil(std::log(factors.lowest) / std::log(root) - 1e-9);
    const double last = std::floor(std::log(factors.highest) / std::log(root) + 1e-9);
    const double step = std::max(1.0, std::ceil((last - first + 1) / most));
    std::vector<Axis::Tick> ticks;
    for (double exponent = first; exponent <= last; exponent += step) {
        const double factor = std::pow(root, exponent);
        ticks.push_back({factor, factorLabel(factor)});
    }
    return ticks;
}

bool hasFoot(const QRectF& area, const Look& look)
{
    return area.height() >= look.px(heightForFoot);
}

Axis factorAxis(const QRectF& ground, const Factors& factors, const Look& look)
{
    const double low = std::log10(factors.lowest);
    const double high = std::log10(factors.highest);
    const double edge = 0.08 * (high - low);
    Axis axis = Axis::logarithmic({low - edge, high + 2 * edge}, ground.bottom(), ground.top());
    axis.ticks =
        ticksOf(factors, std::clamp(static_cast<int>(ground.height() / look.px(24)), 2, 9));
    return axis;
}

Layers headOf(const QRectF& area, const GrowingLengthFrame& frame, const Look& look)
{
    const bool isStale = frame.fit.misplaced > 0;
    QString words = cacheWords(frame);
    if (isStale && textWidth(words, TextRole::BodyStrong, look) > area.width())
        words =
            (frame.fit.misplaced == 1 ? ContextWords::tr("%1 of %2 keys is off by over 0.1 rad")
                                      : ContextWords::tr("%1 of %2 keys are off by over 0.1 rad"))
                .arg(wholeNumber(frame.fit.misplaced), wholeNumber(frame.fit.keys));
    std::vector<Word> line {
        {words, TextRole::BodyStrong, isStale ? look.palette.unseenText : look.palette.seenText}};
    const auto note = [&](const QString& text) {
        line.push_back({text, TextRole::Note, look.palette.notes});
    };
    if (frame.method == ScalingMethod::DynamicNtk)
        note(ContextWords::tr("base %1 → %2")
                 .arg(significant(frame.plainBase, 6), significant(frame.base, 6)));
    if (frame.fit.atOtherFrequencies > 0)
        note(ContextWords::tr("%1 at other frequencies")
                 .arg(wholeNumber(frame.fit.atOtherFrequencies)));
    return contextHead(area, Picture::ContextGrowingLength,
               ContextWords::tr("factor against text length"), look)
        + lineOfWords(line, {area.left(), area.top() + look.px(38)}, area.right(), look).layers;
}

/// Interrupted where the factor is not finite.
template <class FactorOf>
Curve curveOf(
    const Plot& plot, const GrowingLengthFrame& frame, FactorOf factorOf, const CurveStyle& style)
{
    Curve curve {{}, style};
    for (const GrowingLengthFrame::Point& point : frame.curve) {
        const double factor = factorOf(point);
        curve.points.push_back(std::isfinite(factor)
                ? plot.at(point.length, factor)
                : QPointF(0, std::numeric_limits<double>::quiet_NaN()));
    }
    return curve;
}

double selectedOf(const GrowingLengthFrame::Point& point)
{
    return point.selected;
}

double slowestOf(const GrowingLengthFrame::Point& point)
{
    return point.slowest;
}

bool showsSlowest(const GrowingLengthFrame& frame)
{
    return frame.selectedPair != frame.pairs - 1;
}

/// From the top of the plot to the foot of the strip.
QLineF upright(const Plot& plot, double length)
{
    const double x = plot.x.pixel(length);
    return {x, plot.ground.top(), x, *plot.foot};
}

Layers ghostOf(const Plot& plot, const GrowingLengthFrame& ghost, const Look& look)
{
    QPen pen(look.palette.axis, look.px(1), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({4, 3});
    return {curveOf(plot, ghost, selectedOf,
                {.colour = look.palette.axis, .width = 1, .dashes = {4, 3}}),
        Stroke {upright(plot, static_cast<double>(ghost.length)), pen}};
}

Layers stripOf(const Plot& plot, const GrowingLengthFrame& frame, const Look& look)
{
    const double middle = keyStrip(plot, look).center().y();
    Layers layers {
        Rule {{plot.ground.left(), middle, plot.ground.right(), middle}, look.palette.grid, 1}};
    const auto bar = [&](PositionSpan span, double width, const QColor& colour) {
        const double from = plot.x.pixel(static_cast<double>(span.first) + 0.5);
        const double to =
            std::min(plot.x.pixel(static_cast<double>(span.last) + 1.5), plot.ground.right());
        const double left = std::max(plot.ground.left(), from);
        layers.emplace_back(Region {
            QRectF(left, middle - look.px(width) / 2, std::max(1.0, to - left), look.px(width)),
            colour});
    };
    bar({0, frame.fit.keys - 1}, fitWidth, look.palette.seen);
    for (const PositionSpan& span : frame.fit.misplacedSpans) {
        bar(span, fitWidth + 1, look.palette.ground);
        bar(span, misfitWidth, look.palette.unseen);
    }
    return layers;
}

Layers lengthsOf(const Plot& plot, const GrowingLengthFrame& frame, const Look& look)
{
    Layers layers;
    const auto mark = [&](std::int64_t length, const QString& name, double below, double gap,
                          bool isLeft, const QColor& line, const QColor& text) {
        const QLineF place = upright(plot, static_cast<double>(length));
        layers.emplace_back(Rule {place, line, 2});
        layers.emplace_back(Label {
            {place.x1() + look.px(isLeft ? -gap : gap), place.y1() + look.px(below)}, name,
            TextRole::NoteStrong, text, isLeft ? Alignment::Right : Alignment::Left, labelEdge});
    };
    if (frame.growsWithLength) { // on the side without the line of the current length
        const QString name = ContextWords::tr("original %1").arg(wholeNumber(frame.originalLength));
        const double room =
            plot.x.pixel(static_cast<double>(frame.originalLength)) - plot.ground.left();
        mark(frame.originalLength, name, 24, 8,
            frame.length > frame.originalLength
                && room >= look.px(8) + textWidth(name, TextRole::NoteStrong, look),
            look.palette.seen, look.palette.seenText);
    }
    const QString label = ContextWords::tr("length %1").arg(wholeNumber(frame.length));
    const double space = plot.x.pixel(static_cast<double>(frame.length)) - plot.ground.left();
    mark(frame.length, label, 5, 12,
        space >= look.px(12) + textWidth(label, TextRole::NoteStrong, look), look.palette.query,
        look.palette.queryText);
    return layers;
}

/// The words beside the dot of a pair at the current length.
struct PresentLabel {
    QPointF dot;
    Label words;
};

std::optional<PresentLabel> presentLabel(
    const Plot& plot, const GrowingLengthFrame& frame, int pair, const Look& look)
{
    if (!isTurned(frame, pair))
        return std::nullopt;
    const double factor = frame.present[static_cast<std::size_t>(pair)];
    if (!std::isfinite(factor))
        return std::nullopt;
    const QString text = ContextWords::tr("pair %1").arg(pair) + u" "_s + factorLabel(factor);
    const QPointF dot = plot.at(static_cast<double>(frame.length), factor);
    const double width = textWidth(text, TextRole::NoteStrong, look);
    const double gap = look.px(10);
    const bool fitsRight = dot.x() + gap + width <= plot.ground.right();
    const QPointF start(fitsRight ? dot.x() + gap : dot.x() - gap - width,
        std::clamp(dot.y() + look.px(4), plot.ground.top() + look.px(24),
            plot.ground.bottom() - look.px(22)));
    return PresentLabel {
        dot, {start, text, TextRole::NoteStrong, look.palette.text, Alignment::Left, labelEdge}};
}

/// Above the end of its curve, clear of the words there.
std::optional<Label> slowestName(const Plot& plot, const GrowingLengthFrame& frame,
    const std::optional<PresentLabel>& present, const Look& look)
{
    if (!showsSlowest(frame) || !std::isfinite(frame.curve.back().slowest))
        return std::nullopt;
    const double level = plot.y.pixel(frame.curve.back().slowest);
    Layers taken = plot.layers;
    if (present)
        taken.emplace_back(present->words);
    return apart({{plot.ground.right(), level - look.px(6)},
                     ContextWords::tr("pair %1").arg(frame.pairs - 1), TextRole::Note,
                     methodStyle(frame.method, look.palette).text, Alignment::Right},
        taken, plot.ground, look);
}

QString scoreWords(const GrowingLengthFrame& frame, std::int64_t key)
{
    if (!frame.score)
        return ContextWords::tr("Key %1 is not cached yet").arg(wholeNumber(key));
    const auto& [place, score] = *frame.score;
    return ContextWords::tr("Key %1 scores %2, recomputed %3")
        .arg(wholeNumber(place), decimals(score.asCached, 3), decimals(score.recomputed, 3));
}

/// The score of the ruler's key, and the meaning of thick and thin bars.
Layers footOf(
    const QRectF& area, const GrowingLengthFrame& frame, std::int64_t key, const Look& look)
{
    const double baseline = area.bottom() - look.px(6);
    const QString score = fitted(scoreWords(frame, key), area.width(), TextRole::Note, look);
    const Layers words {Label {{area.left(), baseline}, score, TextRole::Note, look.palette.text}};
    const auto bar = [&](double width, const QColor& colour) {
        return QPen(colour, look.px(width), Qt::SolidLine, Qt::FlatCap);
    };
    const std::vector<LegendEntry> entries {
        {ContextWords::tr("more", "of an angle's error than the tolerance before it"),
            look.palette.notes, bar(misfitWidth, look.palette.unseen)},
        {ContextWords::tr("off ≤ %1 rad").arg(fitTolerance), look.palette.notes,
            bar(fitWidth, look.palette.seen)}};
    const TextLine legend = legendAtRight(entries, {area.right(), baseline},
        area.left() + textWidth(score, TextRole::Note, look), {.between = 12}, look);
    return legend.layers.size() == 2 * entries.size() ? words + legend.layers : words;
}

// The query is at the end of the text; the state keeps the current length in step with it.
Handle lengthHandle(
    const Plot& plot, const GrowingLengthFrame& frame, std::int64_t key, const Look& look)
{
    const QLineF line = upright(plot, static_cast<double>(frame.length));
    return {.key = "position.query",
        .place = line.p1(),
        .value = static_cast<double>(frame.length),
        .kind = HandleKind::Query,
        .line = beside(line, 8, plot.ground, look),
        .jump = plot.ground,
        .isByKey = false, // the arrow keys move it as drawn
        .showsParameter = false,
        .snap = Snap {.marks = {frame.originalLength}},
        .edit = [key](double length) -> std::optional<Edit> {
            return MovePositions {std::llround(length) - 1, key};
        }};
}

Handle keyHandle(const Plot& plot, std::int64_t key, const Look& look)
{
    constexpr double smallest = 4;
    const QRectF strip = keyStrip(plot, look);
    const double length = static_cast<double>(std::min(key + 1, lastPosition));
    const double x = plot.x.pixel(length);
    return {.key = "position.key",
        .place = {x, strip.center().y()},
        .value = length,
        .kind = HandleKind::Key,
        .diameter = 12,
        .jump = strip,
        .keyStep = std::max(smallest, x - plot.x.pixel(std::max(1.0, length - 1))),
        .showsParameter = false,
        .snap = Snap {.nearPower = 0},
        .edit = [](double wanted) -> std::optional<Edit> {
            return SetParameter {"position.key", std::int64_t {std::llround(wanted) - 1}};
        }};
}

} // namespace

QString cacheWords(const GrowingLengthFrame& frame)
{
    const CacheFit& fit = frame.fit;
    const QString keys = wholeNumber(fit.keys);
    const QString pair = wholeNumber(frame.selectedPair);
    if (frame.pairs == 0)
        return ContextWords::tr("No pair is rotated: raise the rotary fraction.");
    if (frame.method == ScalingMethod::None)
        return ContextWords::tr("Without a method every cached key stays valid");
    if (!frame.growsWithLength)
        return ContextWords::tr("%1 ignores the length: every cached key stays valid")
            .arg(methodName(frame.method));
    if (fit.misplaced > 0)
        return (fit.misplaced == 1
                ? ContextWords::tr("%1 of %2 cached keys is off by more than 0.1 rad in pair %3")
                : ContextWords::tr("%1 of %2 cached keys are off by more than 0.1 rad in pair %3"))
            .arg(wholeNumber(fit.misplaced), keys, pair);
    if (frame.length > frame.originalLength)
        return (fit.keys == 1 ? ContextWords::tr("The %1 cached key remains valid in pair %2")
                              : ContextWords::tr("All %1 cached keys remain valid in pair %2"))
            .arg(keys, pair);
    return ContextWords::tr("Up to %1 positions every cached key stays valid")
        .arg(wholeNumber(frame.originalLength));
}

QRectF keyStrip(const Plot& plot, const Look& look)
{
    return stripBelow(plot.ground, stripGap, stripHeight, look);
}

Plot growingLengthPlot(const QRectF& area, const GrowingLengthFrame& frame,
    const std::optional<GrowingLengthFrame>& ghost, std::int64_t key, const Look& look)
{
    const double below =
        stripGap + stripHeight + axisHeight + (hasFoot(area, look) ? footHeight : 0);
    Plot plot {.ground = groundIn(area, {64, 56, 12, below}, look)};
    const QRectF strip = keyStrip(plot, look);
    plot.foot = strip.bottom();
    plot.x = Axis::logarithmic({0, std::log10(static_cast<double>(lastPosition))},
        plot.ground.left(), plot.ground.right());
    plot.x.ticks = decadeTicks(plot.x, 37, TicksBetween::Kept, look);
    const Factors own = widened({}, frame);
    plot.y = factorAxis(plot.ground, ghost ? widened(own, *ghost) : own, look);
    plot.layers = headOf(area, frame, look);
    plot.layers.emplace_back(Label {{plot.ground.left() - look.px(8),
                                        strip.center().y() + digitHeight(TextRole::Axis, look) / 2},
        ContextWords::tr("keys", "of a cache, beside the strip that shows them"), TextRole::Axis,
        look.palette.notes, Alignment::Right});
    if (frame.pairs == 0)
        return plot;
    if (ghost)
        plot.layers = plot.layers + ghostOf(plot, *ghost, look);
    if (showsSlowest(frame))
        plot.layers.emplace_back(
            curveOf(plot, frame, slowestOf, methodCurve(frame.method, 1.5, look)));
    if (isTurned(frame, frame.selectedPair))
        plot.layers.emplace_back(
            curveOf(plot, frame, selectedOf, methodCurve(frame.method, 3, look)));
    plot.layers = plot.layers + stripOf(plot, frame, look) + lengthsOf(plot, frame, look);
    if (hasFoot(area, look))
        plot.layers = plot.layers + footOf(area, frame, key, look);
    plot.handles = {lengthHandle(plot, frame, key, look), keyHandle(plot, key, look)};
    return plot;
}

Layers growingPointed(
    const Plot& plot, const GrowingLengthFrame& frame, const Focus& focus, const Look& look)
{
    if (frame.pairs == 0)
        return {};
    const int pair = focus.pair.value_or(frame.selectedPair);
    const auto present = presentLabel(plot, frame, pair, look);
    Layers layers;
    if (const auto name = slowestName(plot, frame, present, look))
        layers.emplace_back(*name);
    if (!present)
        return layers;
    layers.emplace_back(present->words);
    layers.emplace_back(Marks {.places = {present->dot},
        .radius = look.px(4),
        .edge = QPen(look.palette.text, look.px(2)),
        .fill = pair == frame.selectedPair ? look.palette.text : look.palette.ground});
    return layers;
}

} // namespace lab::ui
