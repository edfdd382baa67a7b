#include "ui/paint/biases/gate_count.h"

#include "ui/paint/biases/biases_words.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double narrowestStep = 9; ///< of a key with its own knob
constexpr double legendBaseline = 34; ///< between the title and the ground
constexpr double top = 50; ///< of the ground

QList<qreal> ungatedDashes()
{
    return {4, 3};
}

/// The count before the step at a distance: that at the distance before.
double countBefore(const GateCount& count, std::size_t distance)
{
    return distance == 0 ? 0 : count.positions[count.positions.size() - distance];
}

double countAt(const GateCount& count, std::size_t distance)
{
    return count.positions[count.positions.size() - 1 - distance];
}

std::vector<QPointF> stepsOf(const Plot& plot, const GateCount& count)
{
    std::vector<QPointF> points {plot.at(-0.5, 0)};
    for (std::size_t distance = 0; distance < count.positions.size(); ++distance) {
        const double counted = countAt(count, distance);
        const auto place = static_cast<double>(distance);
        points.push_back(plot.at(place - 0.5, counted));
        points.push_back(plot.at(place + 0.5, counted));
    }
    return points;
}

Handle gateHandle(
    const Plot& plot, const BiasCurveFrame& frame, const GateCount& count, std::size_t distance)
{
    const std::int64_t key = frame.query - static_cast<std::int64_t>(distance);
    const double below = countBefore(count, distance);
    const double counted = countAt(count, distance);
    return {.key = "cope.gate",
        .pair = static_cast<int>(distance),
        .place = plot.at(static_cast<double>(distance), counted),
        .along = Along::Y,
        .value = counted,
        .kind = HandleKind::Result,
        .diameter = count.isDragged[static_cast<std::size_t>(key)] ? 12.0 : 9.0,
        .isByKey = distance == static_cast<std::size_t>(std::max<std::int64_t>(0, frame.distance)),
        .edit = [key, below](double wanted) -> std::optional<Edit> {
            const double gate = std::clamp(wanted - below, 0.0, 1.0);
            return SetGate {key, std::round(gate * 100) / 100};
        }};
}

/// The dashed line: the number of keys, p = m − n + 1.
Layers ungatedName(const QRectF& area, const Plot& plot, const Look& look)
{
    QPen pen(look.palette.axis, look.px(1), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern(ungatedDashes());
    const LegendSizes sizes;
    const QString name = fittingWords(
        {BiasesWords::tr("all gates open, one per key"), BiasesWords::tr("all gates open")},
        plot.ground.right() - area.left() - look.px(sizes.swatch + 6), TextRole::Note, look);
    return legendAtRight({{name, look.palette.notes, pen}},
        {plot.ground.right(), area.top() + look.px(legendBaseline)}, area.left(), sizes, look)
        .layers;
}

} // namespace

Plot gatePlot(const QRectF& area, const BiasCurveFrame& frame,
    const std::optional<BiasCurveFrame>& ghost, const std::optional<Axis>& held, const Look& look)
{
    const auto& count = std::get<GateCount>(frame.detail);
    if (count.positions.empty()) {
        const QString sentence = BiasesWords::tr("The text ends before query %1. Move the query.")
                                     .arg(wholeNumber(frame.query));
        return {.layers = {Label {{area.left(), area.top() + look.px(56)}, sentence, TextRole::Note,
                    look.palette.notes}}};
    }
    Plot plot {.ground = groundIn(area, {44, top, 12, 30}, look)};
    const auto keys = static_cast<double>(count.positions.size());
    const auto* other = ghost ? std::get_if<GateCount>(&ghost->detail) : nullptr;
    double highest = count.positions.front();
    if (other && !other->positions.empty())
        highest = std::max(highest, other->positions.front());
    const TickedRange range = roundRange(0, std::max(1.0, highest + 1), 5);
    plot.x = Axis::linear(-0.5, std::max(7.5, keys - 0.5), plot.ground.left(), plot.ground.right());
    plot.y = held ? *held : Axis::linear(0, range.highest, plot.ground.bottom(), plot.ground.top());
    if (!held)
        plot.y.ticks = labelled(range.ticks);
    plot.x.ticks = fitting(positionTicks(0, plot.x.highest(), 6), plot.x, look);
    plot.x.name = u"m \u2212 n"_s;
    const double last = std::min(plot.x.highest(), plot.y.highest() - 1);
    plot.layers = ungatedName(area, plot, look);
    plot.layers.emplace_back(Curve {{plot.at(-0.5, 0.5), plot.at(last, last + 1)},
        {.colour = look.palette.axis, .width = 1, .dashes = ungatedDashes()}});
    if (other && !other->positions.empty())
        plot.layers.emplace_back(
            Curve {stepsOf(plot, *other), ghostStyle(look.palette.result, look.palette)});
    plot.layers.emplace_back(
        Curve {stepsOf(plot, count), {.colour = look.palette.result, .width = 2}});
    const bool hasSpace = plot.x.scale.pixelsPerUnit() >= look.px(narrowestStep);
    for (std::size_t distance = 0; distance < count.positions.size(); ++distance) {
        const bool isPresent = static_cast<std::int64_t>(distance) == frame.distance;
        const bool isCut = countAt(count, distance) >= count.last;
        if ((hasSpace || isPresent) && !isCut)
            plot.handles.push_back(gateHandle(plot, frame, count, distance));
    }
    return plot;
}

Layers gatePointed(
    const Plot& plot, const BiasCurveFrame& frame, const Focus& focus, const Look& look)
{
    const auto& count = std::get<GateCount>(frame.detail);
    const auto keys = static_cast<std::int64_t>(count.positions.size());
    const std::int64_t distance = focus.distance.value_or(frame.distance);
    if (distance < 0 || distance >= keys)
        return {};
    const auto index = static_cast<std::size_t>(distance);
    const double x = plot.x.pixel(static_cast<double>(distance));
    Layers layers {Rule {{x, plot.ground.top(), x, plot.ground.bottom()}, look.palette.text}};
    const double gate = count.gates[static_cast<std::size_t>(frame.query - distance)];
    const QString key = wholeNumber(frame.query - distance);
    const QString open = decimals(gate, 2);
    const double sum = count.counted[static_cast<std::size_t>(frame.query - distance)];
    const QString counted = sum > countAt(count, index)
        ? BiasesWords::tr("%1, clamped to %2", "a sum of gates beyond the last position")
              .arg(decimals(sum, 2), wholeNumber(static_cast<std::int64_t>(count.last)))
        : decimals(sum, 2);
    const QString words =
        fittingWords({BiasesWords::tr("gate of key %1: %2, count %3").arg(key, open, counted),
                         BiasesWords::tr("key %1: %2, count %3").arg(key, open, counted),
                         BiasesWords::tr("%1, count %2").arg(open, counted)},
            plot.ground.width() - look.px(6), TextRole::Note, look);
    layers.emplace_back(Label {{plot.ground.left() + look.px(6), plot.ground.top() + look.px(12)},
        words, TextRole::Note, look.palette.text, Alignment::Left, QSizeF(3, 3)});
    return layers;
}

} // namespace lab::ui
