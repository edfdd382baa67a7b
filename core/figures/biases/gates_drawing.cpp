#include "core/drawing/kit.h"
#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/figures/biases/curve_part.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace lab::drawing::bias_curve {

namespace {

constexpr Message dragStep = LAB_MESSAGE("lab::ui::BiasCurveView", "each step is a gate; drag it");
constexpr Message shortDragStep = LAB_MESSAGE("lab::ui::BiasCurveView", "drag a step");
constexpr Message gateOfKey = LAB_MESSAGE("lab::ui::BiasCurveView", "Gate of key %1");
constexpr Message allOpenPerKey =
    LAB_MESSAGE("lab::ui::BiasesWords", "all gates open, one per key");
constexpr Message allOpen = LAB_MESSAGE("lab::ui::BiasesWords", "all gates open");
constexpr Message textEnds =
    LAB_MESSAGE("lab::ui::BiasesWords", "The text ends before query %1. Move the query.");
constexpr Message clamped = LAB_COMMENTED(
    "lab::ui::BiasesWords", "%1, clamped to %2", "a sum of gates beyond the last position");
constexpr Message ofKey = LAB_MESSAGE("lab::ui::BiasesWords", "gate of key %1: %2, count %3");
constexpr Message shortOfKey = LAB_MESSAGE("lab::ui::BiasesWords", "key %1: %2, count %3");
constexpr Message onlyCount = LAB_MESSAGE("lab::ui::BiasesWords", "%1, count %2");

/// The number is that of the key.
std::optional<Edit> setsGate(const EditRule& rule, double gate)
{
    return SetGate {rule.with[0], std::round(std::clamp(gate, 0.0, 1.0) * 100) / 100};
}

class Gates : CurvePart {
public:
    Gates(const Compared<BiasCurveFrame>& compared, const Box& whole, const Style& how,
        const Pointing& pointing)
        : CurvePart(compared, whole, {44, 50, 12, 30}, how, pointing)
        , m_count(std::get<GateCount>(m_frame.detail))
        , m_ofA(detailOfA<GateCount>())
    {
    }

    Drawing drawing()
    {
        if (m_count.positions.empty())
            addSentence();
        else
            addPlot();
        addTitle(&dragStep, &shortDragStep);
        addCost();
        if (!m_count.positions.empty())
            addPointed();
        return std::move(value);
    }

private:
    void addSentence()
    {
        layer(Layer::Meaning::Texts)
            .add(Text {{place.left(), place.top() + px(56)},
                said(textEnds, {wholeNumber(m_frame.query)}), TextRole::Note, Tone::Notes});
    }

    double countAt(std::size_t distance) const
    {
        return m_count.positions[m_count.positions.size() - 1 - distance];
    }

    void addPlot()
    {
        const auto keys = static_cast<double>(m_count.positions.size());
        const bool hasA = m_ofA && !m_ofA->positions.empty();
        const double highest =
            std::max(m_count.positions.front(), hasA ? m_ofA->positions.front() : 0);
        const auto& held = m_pointing.held;
        const TickedRange range =
            roundRange(0, held ? held->y.highest : std::max(1.0, highest + 1), 5);
        x = {Axis::Kind::Linear, -0.5, std::max(7.5, keys - 0.5), ground.left(), ground.right()};
        y = {Axis::Kind::Linear, 0, range.highest, ground.bottom(), ground.top()};
        value.y = y;
        addGrid(ground.bottom(), fittingTicks(positionTicks(0, x.highest, 6), x, style),
            labelled(range.ticks), {"m \u2212 n"});
        const std::vector<double> dashes {4, 3};
        const Pen open {Tone::Axis, px(1), Pen::Cap::Flat, dashes};
        Layer& steps = layer(Layer::Meaning::Data);
        addName(steps, open);
        const double last = std::min(x.highest, y.highest - 1);
        addCurve(steps, {at(-0.5, 0.5), at(last, last + 1)}, open, ground);
        if (hasA)
            addSteps(steps, *m_ofA, referencePen(Tone::Result, style));
        addSteps(steps, m_count, {Tone::Result, px(2)});
        addGates();
        value.zones.push_back({.box = ground,
            .axis = x,
            .with = {static_cast<double>(m_frame.query)},
            .shown = [](const Zone& zone, Point point) {
                Focus focus = ownFocus();
                const std::int64_t distance = std::llround(zone.axis.value(point.x));
                if (static_cast<double>(distance) <= zone.with[0])
                    focus.distance = distance;
                return focus;
            }});
    }

    /// The dashed line: the number of keys, p = m − n + 1.
    void addName(Layer& layer, const Pen& open) const
    {
        constexpr double sample = 20;
        const Said name = fittingWords({said(allOpenPerKey), said(allOpen)},
            ground.right() - place.left() - px(sample + 6), TextRole::Note, style);
        add(layer,
            legendAtRight({{name, open}}, {ground.right(), place.top() + px(34)}, place.left(),
                sample, style));
    }

    void addSteps(Layer& layer, const GateCount& count, const Pen& pen) const
    {
        std::vector<Point> points {at(-0.5, 0)};
        double middle = 0;
        for (auto counted = count.positions.rbegin(); counted != count.positions.rend();
             ++counted, ++middle) {
            points.push_back(at(middle - 0.5, *counted));
            points.push_back(at(middle + 0.5, *counted));
        }
        addCurve(layer, points, pen, ground);
    }

    /// One at the top of each step that is wide enough. Its axis begins at the step before.
    void addGates()
    {
        constexpr double narrowestStep = 9;
        const bool hasSpace = x.pixelsPerUnit() >= px(narrowestStep);
        for (std::size_t distance = 0; distance < m_count.positions.size(); ++distance) {
            const bool isPresent = static_cast<std::int64_t>(distance) == m_frame.distance;
            const bool isCut = countAt(distance) >= m_count.last;
            if ((hasSpace || isPresent) && !isCut)
                addGate(distance);
        }
    }
    void addGate(std::size_t distance)
    {
        const std::int64_t key = m_frame.query - static_cast<std::int64_t>(distance);
        const auto index = static_cast<std::size_t>(key);
        const double below = distance == 0 ? 0 : countAt(distance - 1);
        const double counted = countAt(distance);
        Handle gate = knob("biases.gate", Tone::Result, Handle::Along::Y,
            at(static_cast<double>(distance), counted), counted - below,
            {.make = setsGate, .with = {static_cast<int>(key), 0}});
        gate.which = static_cast<int>(distance);
        gate.name = said(gateOfKey, {wholeNumber(key)});
        gate.axis.lowest -= below;
        gate.axis.highest -= below;
        gate.diameter = m_count.isDragged[index] ? 12.0 : 9.0;
        gate.isByKey =
            distance == static_cast<std::size_t>(std::max<std::int64_t>(0, m_frame.distance));
        gate.stepsAlong = true;
        gate.heard = {{decimals(m_count.gates[index], 2)}, 0, 1, 0.05};
        value.handles.push_back(std::move(gate));
    }

    /// The step of the key, or of the one under the pointer, with its gate.
    void addPointed()
    {
        const std::int64_t distance = m_pointing.focus.distance.value_or(m_frame.distance);
        if (distance < 0 || distance >= static_cast<std::int64_t>(m_count.positions.size()))
            return;
        Layer& marks = above();
        marks.add(Rule {upright(x.pixel(static_cast<double>(distance))), Tone::Text});
        const auto at = static_cast<std::size_t>(m_frame.query - distance);
        const std::string key = wholeNumber(m_frame.query - distance);
        const std::string gate = decimals(m_count.gates[at], 2);
        const double sum = m_count.counted[at];
        const std::string counted = sum > countAt(static_cast<std::size_t>(distance))
            ? said(
                clamped, {decimals(sum, 2), wholeNumber(static_cast<std::int64_t>(m_count.last))})
                  .text
            : decimals(sum, 2);
        addOnGround(marks,
            Text {{ground.left() + px(6), ground.top() + px(12)},
                fittingWords(
                    {said(ofKey, {key, gate, counted}), said(shortOfKey, {key, gate, counted}),
                        said(onlyCount, {gate, counted})},
                    ground.width - px(6), TextRole::Note, style),
                TextRole::Note, Tone::Text},
            3, false, style);
    }

    const GateCount& m_count;
    const GateCount* m_ofA;
};

} // namespace

Drawing gatesDrawing(const Compared<BiasCurveFrame>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    return drawnBy<Gates>(compared, place, style, pointing);
}

} // namespace lab::drawing::bias_curve
