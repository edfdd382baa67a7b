#include "ui/paint/waves/position_lines.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double queryDiameter = 14;
constexpr double keyDiameter = 12;
constexpr double knobHeight = 10; ///< above the plot
constexpr double knobPitch = 16; ///< of two knobs side by side
constexpr double nameGap = 13; ///< from the center of a knob to its name
constexpr double leftSpace = 40; ///< beside the plot, for the names
constexpr double rightSpace = 64;
constexpr double reach = 12; ///< of the pointer to a line

PositionLine otherOf(PositionLine line)
{
    return line == PositionLine::Query ? PositionLine::Key : PositionLine::Query;
}

double lineX(PositionLine line, const Plot& plot, const Positions& positions)
{
    return plot.x.pixel(static_cast<double>(positionOf(line, positions)));
}

/// From bottom to top.
std::vector<PositionLine> shownLines(const PositionMarks& marks)
{
    std::vector<PositionLine> shown {PositionLine::Key, PositionLine::Query};
    std::erase_if(shown, [&](PositionLine line) {
        return !marks.positions.shows(positionOf(line, marks.positions));
    });
    return shown;
}

/// The side of the other knob on which a line's own knob is: −1 is left.
int sideOf(PositionLine line, const Positions& positions)
{
    const bool queryIsLeft = positions.query <= positions.key;
    return (line == PositionLine::Query) == queryIsLeft ? -1 : 1;
}

double lineWidth(PositionLine line, const PositionMarks& marks)
{
    const double resting = line == PositionLine::Query ? 2 : 1;
    return marks.line == line ? resting + 1 : resting;
}

QString symbolOf(Across across)
{
    return across == Across::Distances ? u"delta"_s : u"p"_s;
}

FormulaLabel nameOf(PositionLine line, const PositionMarks& marks, const Look& look)
{
    constexpr double size = 16;
    if (line == PositionLine::Query)
        return {{}, symbolOf(marks.across), size, look.palette.queryText};
    return {{}, u"p_plus_t"_s, size, look.palette.keyText};
}

struct KnobPlace {
    QPointF centre;
    double nameLeft = 0;
};

KnobPlace knobPlace(
    PositionLine line, const Plot& plot, const PositionMarks& marks, const Look& look)
{
    const Positions& positions = marks.positions;
    const auto widthOfName = [&](PositionLine of) {
        return widthOf(nameOf(of, marks, look), look);
    };
    const double y = plot.ground.top() - look.px(knobHeight);
    const double gap = look.px(nameGap);
    const double lowest = plot.ground.left() - look.px(leftSpace);
    const double highest = plot.ground.right() + look.px(rightSpace);
    if (!positions.shows(positionOf(otherOf(line), positions))) {
        const double x = lineX(line, plot, positions);
        const double width = widthOfName(line);
        const bool isLeft =
            (sideOf(line, positions) < 0 && x - gap - width >= lowest) || x + gap + width > highest;
        return {{x, y}, isLeft ? x - gap - width : x + gap};
    }

    const PositionLine leftLine = sideOf(line, positions) < 0 ? line : otherOf(line);
    double left = lineX(leftLine, plot, positions);
    double right = lineX(otherOf(leftLine), plot, positions);
    const double apart = std::max(right - left, look.px(knobPitch));
    const double middle = (left + right) / 2;
    left = middle - apart / 2;
    right = middle + apart / 2;

    const double leftWidth = widthOfName(leftLine);
    const double over = right + gap + widthOfName(otherOf(leftLine)) - highest;
    if (over > 0) {
        right -= over;
        left = std::min(left, right - look.px(knobPitch));
    }
    double leftName = left - gap - leftWidth;
    const double lacking = lowest - leftName;
    if (lacking > 0 && apart >= 2 * gap + leftWidth) {
        leftName = left + gap; // there is space between the two knobs
    } else if (lacking > 0) {
        left += lacking;
        leftName += lacking;
        right = std::max(right, left + look.px(knobPitch));
    }
    return line == leftLine ? KnobPlace {{left, y}, leftName} : KnobPlace {{right, y}, right + gap};
}

} // namespace

Axis positionAxis(const Runs& runs, const QRectF& ground)
{
    return Axis::linear(static_cast<double>(runs.first) - 0.5,
        static_cast<double>(runs.begin(runs.count)) - 0.5, ground.left(), ground.right());
}

namespace {

std::vector<Axis::Tick> ticksOf(const Runs& runs, const Axis& axis, const Look& look)
{
    const auto first = static_cast<double>(runs.first);
    const std::int64_t last = runs.begin(runs.count) - 1;
    const double space = textWidth(wholeNumber(last), TextRole::Axis, look) + look.px(24);
    const double length = axis.scale.to - axis.scale.from;
    const int most = std::max(2, static_cast<int>(length / std::max(space, look.px(48))));
    return fitting(positionTicks(first, static_cast<double>(last), most), axis, look);
}

} // namespace

Plot positionPlot(
    const QRectF& ground, const Runs& runs, Across across, const Look& look, double axisBelow)
{
    Plot plot {.ground = ground, .x = positionAxis(runs, ground)};
    plot.x.ticks = ticksOf(runs, plot.x, look);
    plot.foot = ground.bottom() + look.px(axisBelow);
    plot.layers.emplace_back(positionName(plot, across, look));
    return plot;
}

FormulaLabel positionName(const Plot& plot, Across across, const Look& look)
{
    double left = plot.ground.left() - look.px(24);
    if (!plot.x.ticks.empty()) { // a long first number begins before the plot
        const Axis::Tick& first = plot.x.ticks.front();
        const double half = textWidth(first.label, TextRole::Axis, look) / 2;
        left = std::min(left, plot.x.pixel(first.value) - half - look.px(14));
    }
    const double foot = plot.foot.value_or(plot.ground.bottom());
    return {{left, foot + look.px(18)}, symbolOf(across), 15, look.palette.notes};
}

std::int64_t positionOf(PositionLine line, const Positions& positions)
{
    return line == PositionLine::Query ? positions.query : positions.key;
}

std::vector<Handle> positionHandles(
    const Plot& plot, const PositionMarks& marks, Knobs knobs, const Look& look)
{
    constexpr double smallest = 4;
    if (plot.ground.isEmpty())
        return {};
    const double edge = look.px(reach);
    std::vector<Handle> all;
    for (const PositionLine line : {PositionLine::Query, PositionLine::Key}) {
        const auto position = static_cast<double>(positionOf(line, marks.positions));
        if (!marks.positions.shows(positionOf(line, marks.positions)))
            continue;
        const bool isQuery = line == PositionLine::Query;
        const QPointF centre = knobPlace(line, plot, marks, look).centre;
        const double diameter = isQuery ? queryDiameter : keyDiameter;
        all.push_back({.key = isQuery ? "position.query" : "position.key",
            .place = centre,
            .value = position,
            .aside = centre.x() - plot.x.pixel(position),
            .isBound = false,
            .kind = isQuery ? HandleKind::Query : HandleKind::Key,
            .diameter = knobs == Knobs::Painted ? diameter : 0,
            .line = beside(
                plot.upright(position), reach, plot.ground.adjusted(-edge, 0, edge, 0), look),
            .keyStep = std::max(smallest, plot.x.scale.pixelsPerUnit())});
    }
    if (all.size() < 2)
        return all;
    const bool queryIsLeft = sideOf(PositionLine::Query, marks.positions) < 0;
    QRectF& left = all[queryIsLeft ? 0 : 1].line;
    QRectF& right = all[queryIsLeft ? 1 : 0].line;
    const double middle = (left.center().x() + right.center().x()) / 2;
    left.setRight(std::min(left.right(), middle));
    right.setLeft(std::max(right.left(), middle));
    return all;
}

Layers lineEdges(const Plot& plot, const PositionMarks& marks, const Look& look)
{
    Layers edges;
    for (const PositionLine line : shownLines(marks))
        edges.emplace_back(
            Rule {plot.upright(static_cast<double>(positionOf(line, marks.positions))),
                look.palette.ground, lineWidth(line, marks) + 2});
    return edges;
}

Layers positionLines(const Plot& plot, const PositionMarks& marks, const LineEnds& ends,
    const Focus& focus, const Look& look)
{
    const auto lineAt = [&](double position, const QColor& colour, double width) {
        QLineF line = plot.upright(position);
        line.setP1(line.p1() - QPointF(0, look.px(ends.above)));
        line.setP2(line.p2() + QPointF(0, look.px(ends.below)));
        return Rule {line, colour, width};
    };
    Layers lines;
    if (const auto pointed = pointedAcross(focus, marks.positions))
        lines.emplace_back(lineAt(*pointed, look.palette.axis, 1));
    for (const PositionLine line : shownLines(marks))
        lines.emplace_back(lineAt(static_cast<double>(positionOf(line, marks.positions)),
            look.palette.text, lineWidth(line, marks)));
    return lines;
}

Layers knobNames(const Plot& plot, const PositionMarks& marks, const Look& look)
{
    Layers names;
    for (const PositionLine line : shownLines(marks)) {
        const auto [centre, nameLeft] = knobPlace(line, plot, marks, look);
        names.emplace_back(
            Stroke {{centre, {lineX(line, plot, marks.positions), plot.ground.top()}},
                QPen(look.palette.text, look.px(lineWidth(line, marks)))});
        FormulaLabel name = nameOf(line, marks, look);
        const bool isOverNumbers = nameLeft < plot.ground.left(); // of vertical text
        name.baseline = {nameLeft, centre.y() + look.px(isOverNumbers ? 1 : 5)};
        names.emplace_back(std::move(name));
    }
    return names;
}

} // namespace lab::ui
