#include "ui/paint/biases/bias_handles.h"

#include "core/figures/biases/slope_words.h"
#include "ui/paint/biases/bias_curve.h"
#include "ui/paint/biases/biases_words.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double smallestStep = 1; ///< pixels that an arrow key moves a handle
constexpr double wordsOutside = 0.4; ///< of the width, for values beyond it
constexpr QSizeF plateOutside(2, 0);

// As few digits as a person would type.
double threeDigits(double value)
{
    const double unit = std::pow(10, std::floor(std::log10(std::abs(value))) - 2);
    return std::abs(value) > 0 ? std::round(value / unit) * unit : 0;
}

// The query stays in place; the key is limited to the ruler.
Handle distanceHandle(const Plot& plot, const BiasCurveFrame& frame, const Look& look)
{
    const auto distance = static_cast<double>(frame.distance);
    const double bias = frame.present[static_cast<std::size_t>(frame.head - 1)];
    const std::int64_t query = frame.query;
    return {.key = "position.key",
        .place = plot.at(distance, bias),
        .value = distance,
        .diameter = 12,
        .line = beside(plot.upright(distance), 4, plot.ground, look),
        .keyStep = std::max(smallestStep, plot.x.pixel(1) - plot.x.pixel(0)),
        .edit = [query](double wanted) -> std::optional<Edit> {
            return MovePositions {
                query, std::clamp<std::int64_t>(query - std::llround(wanted), 0, lastPosition)};
        }};
}

/// The distance, or the end of the axis if it is beyond.
double onAxis(const Axis& axis, double distance)
{
    return std::clamp(distance, axis.lowest(), axis.highest());
}

// For a value beyond the axis, an arrow at its end shows how far out it is: a drag from there
// brings it in. It is before an upright line that is there.
void nameOutside(Plot& plot, const QString& symbol, double distance, std::optional<double> upright,
    const Look& look)
{
    const bool isBefore = distance < plot.x.lowest();
    const double gap = look.px(10);
    const double end = plot.x.pixel(onAxis(plot.x, distance));
    const bool isInWay = upright && !isBefore && *upright > end - 2 * gap;
    const QPointF baseline(isInWay ? *upright - gap
            : isBefore             ? end + gap
                                   : end - gap,
        plot.ground.top() + look.px(16));
    const QString number = significant(std::abs(distance), 3);
    const auto withArrow = [isBefore](const QString& text) {
        return isBefore ? u"← "_s + text : text + u" →"_s;
    };
    const QString words = fittingWords({withArrow(symbol + u" = "_s + number), withArrow(number)},
        wordsOutside * plot.ground.width(), TextRole::Note, look);
    plot.layers.emplace_back(Label {baseline, words, TextRole::Note, look.palette.seenText,
        isBefore ? Alignment::Left : Alignment::Right, plateOutside});
}

enum class HalfAxis { Positive, Negative };

/// A parameter at a distance on that half of the axis, as a vertical line with a knob at its foot.
/// Its name avoids another such line.
void addUpright(Plot& plot, std::string_view key, const QString& symbol, double size, HalfAxis half,
    const Look& look, std::optional<double> other = {})
{
    const bool isNegative = half == HalfAxis::Negative;
    const double distance = isNegative ? -size : size;
    const QLineF line = plot.upright(onAxis(plot.x, distance));
    const bool isOutside = std::abs(onAxis(plot.x, distance) - distance) > 0;
    if (isOutside)
        nameOutside(plot, symbol, distance, other, look);
    else
        plot.layers.emplace_back(
            Stroke {line, QPen(look.palette.seen, look.px(1.5), Qt::DashLine, Qt::FlatCap)});
    plot.handles.push_back({.key = key,
        .pair = isNegative ? std::optional(1) : std::nullopt, // distinguishes it from its mirror
                                                              // image
        .place = isOutside ? line.p1() : line.p2(),
        .value = distance,
        .kind = HandleKind::Seen,
        .diameter = 12,
        .line = isOutside ? QRectF() : beside(line, 3, plot.ground, look),
        .keyStep = std::max(smallestStep, plot.x.pixel(1) - plot.x.pixel(0)),
        .edit = [key, isNegative](double wanted) -> std::optional<Edit> {
            const double set = std::max(0.0, isNegative ? -wanted : wanted);
            const bool isWhole = parameterNamed(key)->kind == ParameterKind::Integer;
            return SetParameter {std::string(key),
                isWhole ? Value(std::int64_t {std::llround(set)}) : Value(std::round(set))};
        }});
}

/// A parameter shown by the bias that it gives at a distance: `parameterOf` maps a bias to it, NaN
/// if no value gives that bias.
void addOnLine(Plot& plot, const BiasCurveFrame& frame, std::string_view key, double distance,
    const std::function<double(double)>& parameterOf)
{
    const double bias = biasAt(frame, frame.head, distance);
    if (!std::isfinite(bias))
        return;
    plot.handles.push_back({.key = key,
        .place = plot.at(distance, bias),
        .along = Along::Y,
        .value = bias,
        .kind = HandleKind::Seen,
        .diameter = 12,
        .edit = [key, parameterOf, bias](double wanted) -> std::optional<Edit> {
            if (!(std::abs(wanted - bias) > 0))
                return std::nullopt;
            const double value = parameterOf(wanted);
            if (!std::isfinite(value))
                return std::nullopt;
            return SetParameter {std::string(key), Value(threeDigits(value))};
        }});
}

// The distance d at which FIRE's share is one half: ln(c·d + 1) = ln(c·L + 1)/2 for the context L,
// so c = (L − 2d)/d² and, conversely, d = (√(c·L + 1) − 1)/c.
double halfOfShare(const BiasCurveFrame& frame, double context)
{
    return (std::sqrt(frame.stretch * context + 1) - 1) / frame.stretch;
}

double fireContext(const BiasCurveFrame& frame)
{
    return std::max(frame.parameter, static_cast<double>(frame.query));
}

void addFireStretch(Plot& plot, const BiasCurveFrame& frame, const Look& look)
{
    const double context = fireContext(frame);
    const double half = halfOfShare(frame, context);
    if (!(half > 0))
        return;
    const QLineF line = plot.upright(onAxis(plot.x, half));
    const bool isOutside = half > plot.x.highest();
    if (!isOutside)
        plot.layers.emplace_back(
            Stroke {line, QPen(look.palette.notes, look.px(1.5), Qt::DotLine, Qt::FlatCap)});
    const QString name = BiasesWords::tr("half of the ratio");
    const QString number = significant(half, 3) + u" →"_s;
    const QString words = isOutside ? fittingWords({name + u' ' + number, number},
                              wordsOutside * plot.ground.width(), TextRole::Note, look)
                                    : name;
    const Label label {{line.x1() - look.px(isOutside ? 10 : 6), plot.ground.bottom() - look.px(8)},
        words, TextRole::Note, look.palette.notes, Alignment::Right, plateOutside};
    if (label.baseline.x() - textWidth(label.text, label.role, look) > plot.ground.left())
        plot.layers.emplace_back(label);
    plot.handles.push_back({.key = "fire.c",
        .place = {line.x1(), plot.ground.bottom()},
        .value = half,
        .kind = HandleKind::Neutral,
        .diameter = 12,
        .line = isOutside ? QRectF() : beside(line, 3, plot.ground, look),
        .keyStep = std::max(smallestStep, plot.x.pixel(1) - plot.x.pixel(0)),
        .showsParameter = false,
        .edit = [half, context](double wanted) -> std::optional<Edit> {
            if (!(std::abs(wanted - half) > 0))
                return std::nullopt;
            constexpr double minDistance = 0.1;
            const double distance = std::clamp(wanted, minDistance, 0.4999 * context);
            return SetParameter {
                "fire.c", Value(threeDigits((context - 2 * distance) / (distance * distance)))};
        }});
}

DragScale slopeScale()
{
    static const Range range = parameterNamed("alibi.bias_max")->range(LabState {});
    return exponentScale(range.lowest, range.highest);
}

Handle slopeHandle(const Plot& plot, const BiasCurveFrame& frame, const Look& look)
{
    const HeadSlope& head = frame.heads[static_cast<std::size_t>(frame.head - 1)];
    const auto far = static_cast<double>(frame.farthest);
    const QPointF end = plot.at(far, 0 - head.slope * far);
    const QString slope = qt(slopeText(head, drawing::slopeForm(frame.heads)));
    const QString both = BiasesWords::tr("slope %1, largest exponent %2")
                             .arg(slope, significant(frame.parameter, 4));
    return {.key = "alibi.bias_max",
        .place = {end.x(), plot.y.nearest(end.y())},
        .along = Along::Y,
        .shape = HandleShape::Diamond,
        .scaled = ScaledDrag {.scale = slopeScale(),
            .number = frame.parameter,
            .way = slopeWay(frame, std::abs(plot.y.scale.pixelsPerUnit()) / look.scale),
            .rises = ScaledDrag::Rises::Up,
            .side = ScaledDrag::Side::Left,
            .label = fittingWords({both, BiasesWords::tr("slope %1").arg(slope)},
                plot.ground.width() - look.px(24), TextRole::NoteStrong, look)}};
}

/// That of A is at the end of the line of the same head, if A has that many.
void addSlope(Plot& plot, const BiasCurveFrame& frame, const std::optional<BiasCurveFrame>& ghost,
    const Look& look)
{
    plot.handles.push_back(slopeHandle(plot, frame, look));
    if (!ghost || ghost->encoding != BiasEncoding::Alibi || ghost->count < frame.head)
        return;
    BiasCurveFrame there = *ghost;
    there.head = frame.head;
    const Handle pinned = slopeHandle(plot, there, look);
    if (pinned.place.x() <= plot.ground.right() + 1)
        plot.pinned.push_back(pinned);
}

void addKerple(Plot& plot, const BiasCurveFrame& frame)
{
    const bool isPower = frame.kerple.kernel == KerpleKernel::Power;
    const auto far = static_cast<double>(frame.farthest);
    const double near = std::max(2.0, std::round(far / 4));
    const auto [kernel, r1, r2] = frame.kerple;
    addOnLine(plot, frame, "kerple.r1", far, [isPower, far, shape = r2](double bias) {
        return -bias / (isPower ? std::pow(far, shape) : std::log1p(shape * far));
    });
    addOnLine(plot, frame, "kerple.r2", near, [isPower, near, strength = r1](double bias) {
        const double drop = -bias / strength;
        return isPower ? std::log(drop) / std::log(near) : std::expm1(drop) / near;
    });
}

} // namespace

void addBiasHandles(Plot& plot, const BiasCurveFrame& frame,
    const std::optional<BiasCurveFrame>& ghost, const Look& look)
{
    switch (frame.encoding) {
    case BiasEncoding::Alibi:
        addSlope(plot, frame, ghost, look);
        break;
    case BiasEncoding::RelativeBias:
        if (frame.mask == Mask::Symmetric)
            addUpright(
                plot, "relative_bias.clip", u"K"_s, frame.parameter, HalfAxis::Negative, look);
        addUpright(plot, "relative_bias.clip", u"K"_s, frame.parameter, HalfAxis::Positive, look);
        break;
    case BiasEncoding::Fire:
        addUpright(plot, "fire.threshold", u"L₀"_s, frame.parameter, HalfAxis::Positive, look,
            plot.x.pixel(halfOfShare(frame, fireContext(frame))));
        addFireStretch(plot, frame, look);
        break;
    case BiasEncoding::Kerple:
        addKerple(plot, frame);
        break;
    case BiasEncoding::Sandwich:
        addOnLine(plot, frame, "sandwich.factor", 0,
            [cosines = frame.parameter](double bias) { return bias / cosines; });
        break;
    default:
        break;
    }
    const bool isShown = !frame.isMasked && std::abs(frame.distance) <= frame.farthest;
    if (isShown)
        plot.handles.push_back(distanceHandle(plot, frame, look));
}

} // namespace lab::ui
