#include "ui/paint/waves/position_lines.h"

#include "ui/paint/controls/handles.h"
#include "ui/paint/formula/typeset.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double handleDiameter = 14;
constexpr double keyDiameter = 12;
constexpr double handleHeight = 10; ///< above the plot
constexpr double handlePitch = 16; ///< of two handles side by side
constexpr double nameGap = 13; ///< from the middle of a handle to its name
constexpr double leftSpace = 40; ///< beside the plot, for the names
constexpr double rightSpace = 64;
constexpr double reach = 12; ///< of the pointer to a line
constexpr double nameSize = 16;

PositionLine otherOf(PositionLine line)
{
    return line == PositionLine::Query ? PositionLine::Key : PositionLine::Query;
}

double lineX(PositionLine line, const Positions& positions, const QRectF& plot)
{
    return positionScale(positions, plot).pixel(static_cast<double>(positionOf(line, positions)));
}

/// The side of the other handle on which a line's own handle stands: −1 is left.
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

Typeset nameOf(PositionLine line, Across across, const Look& look)
{
    const bool isQuery = line == PositionLine::Query;
    const QString ofQuery = across == Across::Distances ? u"delta"_s : u"p"_s;
    return {look, isQuery ? ofQuery : u"p_plus_k"_s, nameSize,
        isQuery ? look.palette.queryText : look.palette.keyText};
}

void paintUpright(QPainter& painter, double x, double top, double bottom, const QColor& colour,
    double width, const Look& look)
{
    paintLine(painter, {x, top, x, bottom}, colour, width, look);
}

} // namespace

Positions distancesOf(const Positions& positions, DistanceSign sign)
{
    const std::int64_t reach = positions.shown - 1;
    const std::int64_t ahead = positions.query - positions.key;
    Positions across = positions;
    across.query = sign == DistanceSign::QueryMinusKey ? ahead : -ahead;
    across.first = -reach;
    across.shown = 2 * reach + 1;
    across.key = across.first - 1;
    return across;
}

MovePositions atDistance(const Positions& positions, DistanceSign sign, std::int64_t distance)
{
    const std::int64_t ahead = std::clamp(
        sign == DistanceSign::QueryMinusKey ? distance : -distance, -lastPosition, lastPosition);
    const std::int64_t key = std::clamp(positions.key, std::max<std::int64_t>(0, -ahead),
        std::min(lastPosition, lastPosition - ahead));
    return {key + ahead, key};
}

AxisScale positionScale(const Positions& positions, const QRectF& plot)
{
    const double lowest = static_cast<double>(positions.first) - 0.5;
    return {lowest, lowest + static_cast<double>(positions.shown), plot.left(), plot.right()};
}

std::int64_t positionOf(PositionLine line, const Positions& positions)
{
    return line == PositionLine::Query ? positions.query : positions.key;
}

bool isShown(std::int64_t position, const Positions& positions)
{
    return position >= positions.first && position < positions.first + positions.shown;
}

std::optional<double> pointedPosition(const Focus& focus, const Positions& positions)
{
    const double middle = static_cast<double>(focus.covered - 1) / 2;
    if (focus.picture == Picture::WavesSimilarity && focus.distance)
        return static_cast<double>(positions.query + *focus.distance) + middle;
    const bool isAcross = focus.picture == Picture::WavesTable
        || focus.picture == Picture::WavesCurves || focus.picture == Picture::WavesLearned
        || focus.picture == Picture::WavesProducts;
    if (isAcross && focus.position)
        return static_cast<double>(*focus.position) + middle;
    if (focus.picture == Picture::WavesPairs && focus.distance)
        return static_cast<double>(*focus.distance);
    return {};
}

HandlePlace handlePlace(
    PositionLine line, const PositionMarks& marks, const QRectF& plot, const Look& look)
{
    const Positions& positions = marks.positions;
    const Across across = marks.across;
    const double y = plot.top() - look.px(handleHeight);
    const double gap = look.px(nameGap);
    const double lowest = plot.left() - look.px(leftSpace);
    const double highest = plot.right() + look.px(rightSpace);
    if (!isShown(positionOf(otherOf(line), positions), positions)) {
        const double x = lineX(line, positions, plot);
        const double width = nameOf(line, across, look).size().width();
        const bool isLeft =
            (sideOf(line, positions) < 0 && x - gap - width >= lowest) || x + gap + width > highest;
        return {{x, y}, isLeft ? x - gap - width : x + gap};
    }

    const PositionLine leftLine = sideOf(line, positions) < 0 ? line : otherOf(line);
    double left = lineX(leftLine, positions, plot);
    double right = lineX(otherOf(leftLine), positions, plot);
    const double apart = std::max(right - left, look.px(handlePitch));
    const double middle = (left + right) / 2;
    left = middle - apart / 2;
    right = middle + apart / 2;

    const double leftWidth = nameOf(leftLine, across, look).size().width();
    const double over =
        right + gap + nameOf(otherOf(leftLine), across, look).size().width() - highest;
    if (over > 0) {
        right -= over;
        left = std::min(left, right - look.px(handlePitch));
    }
    double leftName = left - gap - leftWidth;
    const double lacking = lowest - leftName;
    if (lacking > 0 && apart >= 2 * gap + leftWidth) {
        leftName = left + gap; // there is space between the two handles
    } else if (lacking > 0) {
        left += lacking;
        leftName += lacking;
        right = std::max(right, left + look.px(handlePitch));
    }
    return line == leftLine ? HandlePlace {{left, y}, leftName}
                            : HandlePlace {{right, y}, right + gap};
}

std::optional<PositionLine> lineAt(
    QPointF point, const PositionMarks& marks, const QRectF& plot, const Look& look)
{
    const Positions& positions = marks.positions;
    if (point.y() < plot.top() - look.px(handleHeight + reach) || point.y() > plot.bottom())
        return {};
    std::optional<PositionLine> nearest;
    double least = look.px(reach);
    for (const PositionLine line : {PositionLine::Query, PositionLine::Key}) {
        if (!isShown(positionOf(line, positions), positions))
            continue;
        const double x = point.y() < plot.top() ? handlePlace(line, marks, plot, look).centre.x()
                                                : lineX(line, positions, plot);
        // Of two lines at one place the side decides, by less than it takes to see them apart.
        const double away =
            std::abs(point.x() - x) - (sideOf(line, positions) * (point.x() - x) > 0 ? 0.25 : 0);
        if (away <= least) {
            least = away;
            nearest = line;
        }
    }
    return nearest;
}

void paintLineEdges(
    QPainter& painter, const QRectF& plot, const PositionMarks& marks, const Look& look)
{
    for (const PositionLine line : {PositionLine::Key, PositionLine::Query}) {
        if (isShown(positionOf(line, marks.positions), marks.positions))
            paintUpright(painter, lineX(line, marks.positions, plot), plot.top(), plot.bottom(),
                look.palette.ground, lineWidth(line, marks) + 2, look);
    }
}

void paintPositionLines(QPainter& painter, const QRectF& plot, double top, double bottom,
    const PositionMarks& marks, const PointedLook& look)
{
    const AxisScale scale = positionScale(marks.positions, plot);
    const std::optional<double> pointed = pointedPosition(look.focus, marks.positions);
    if (pointed && *pointed >= scale.lowest && *pointed <= scale.highest)
        paintUpright(painter, scale.pixel(*pointed), top, bottom, look.palette.axis, 1, look);
    for (const PositionLine line : {PositionLine::Key, PositionLine::Query}) {
        if (isShown(positionOf(line, marks.positions), marks.positions))
            paintUpright(painter, lineX(line, marks.positions, plot), top, bottom,
                look.palette.text, lineWidth(line, marks), look);
    }
}

void paintPositionHandles(
    QPainter& painter, const QRectF& plot, const PositionMarks& marks, const Look& look)
{
    for (const PositionLine line : {PositionLine::Key, PositionLine::Query}) {
        if (!isShown(positionOf(line, marks.positions), marks.positions))
            continue;
        const auto [centre, nameLeft] = handlePlace(line, marks, plot, look);
        const bool isQuery = line == PositionLine::Query;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(look.palette.text, look.px(lineWidth(line, marks))));
        painter.drawLine(centre, {lineX(line, marks.positions, plot), plot.top()});
        painter.restore();
        paintHandle(painter, centre, isQuery ? HandleKind::Query : HandleKind::Key,
            marks.line == line ? HandleState::Hovered : HandleState::Resting,
            isQuery ? handleDiameter : keyDiameter, look);
        nameOf(line, marks.across, look).paint(painter, {nameLeft, centre.y() + look.px(5)});
    }
}

} // namespace lab::ui
