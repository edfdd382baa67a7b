#include "ui/paint/derivation/plane_marks.h"

#include "core/math/constants.h"
#include "ui/paint/derivation/derivation_words.h"
#include "ui/paint/derivation/plane.h"
#include "ui/paint/rotations/dial_shapes.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lab::ui {

namespace {

constexpr double lit = 4; ///< width of a line

double lengthOf(PlanePoint point)
{
    return std::hypot(point.x, point.y);
}

void paintCircles(QPainter& painter, const PlaneLayout& layout, PlanePoint query, PlanePoint key,
    const Look& look)
{
    painter.setBrush(Qt::NoBrush);
    for (const bool isQuery : {true, false}) {
        painter.setPen(QPen(isQuery ? look.palette.query : look.palette.key, look.px(1.5),
            isQuery ? Qt::SolidLine : Qt::DashLine));
        const double radius = lengthOf(isQuery ? query : key) * layout.radius / layout.unit;
        painter.drawEllipse(layout.centre, radius, radius);
    }
}

void paintBoth(QPainter& painter, const TurnArc& query, const TurnArc& key, const PointedLook& look)
{
    for (const bool isQuery : {true, false}) {
        const QPen pen(isQuery ? look.palette.query : look.palette.key, look.px(lit), Qt::SolidLine,
            Qt::FlatCap);
        paintArcs(painter, {isQuery ? query : key}, pen, look);
    }
}

double shareOf(double turns)
{
    return turns - std::floor(turns);
}

TurnArc fromAxis(const PlaneLayout& layout, PlanePoint tip, double ring)
{
    return {
        layout.centre, ring * layout.radius, 0, {1, 0}, shareOf(std::atan2(tip.y, tip.x) / twoPi)};
}

TurnArc ofPhase(const PlaneLayout& layout, PlanePoint before, double turns, double ring)
{
    PlanePoint start = before;
    if (turns < 0) {
        const double angle = std::atan2(before.y, before.x) + twoPi * turns;
        start = {std::cos(angle), std::sin(angle)};
    }
    return {layout.centre, ring * layout.radius, 0, start, std::abs(turns)};
}

void paintDot(QPainter& painter, QPointF place, const Look& look)
{
    painter.setPen(QPen(look.palette.ground, look.px(1)));
    painter.setBrush(look.palette.result);
    painter.drawEllipse(place, look.px(4.5), look.px(4.5));
}

/// Crossed where it is not around the dot.
void paintRightRing(QPainter& painter, QPointF place, bool isApart, const Look& look)
{
    const double ring = look.px(7.5);
    painter.setPen(QPen(isApart ? look.palette.unseen : look.palette.result, look.px(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(place, ring, ring);
    if (!isApart)
        return;
    const double arm = ring * std::numbers::sqrt2 / 2;
    painter.drawLine(place - QPointF(arm, arm), place + QPointF(arm, arm));
    painter.drawLine(place - QPointF(arm, -arm), place + QPointF(arm, -arm));
}

/// The length that was predicted, as a circle where there is space for it, and its name.
void paintPrediction(QPainter& painter, const QRectF& area, const PlaneLayout& layout,
    double predicted, const Look& look)
{
    const double radius =
        std::min(std::abs(predicted) / layout.unit, 2.0) * layout.radius; // far out: no circle
    if (radius < 1.3 * layout.radius) {
        painter.setPen(QPen(look.palette.notes, look.px(1.5), Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(layout.centre, radius, radius);
    }
    const QString words = DerivationWords::tr("you said %1").arg(significant(predicted, 4));
    const double aside =
        (std::min(radius, 1.1 * layout.radius) + look.px(6)) * std::numbers::sqrt2 / 2;
    const double right =
        std::max(layout.centre.x() - aside, area.left() + textWidth(words, TextRole::Note, look));
    const double baseline =
        std::min(layout.centre.y() + aside + look.px(8), area.bottom() - look.px(4));
    paintText(painter, {right, baseline}, words, TextRole::Note, look.palette.notes, look,
        Alignment::Right);
}

/// The dot and the ring with their names, at the head of the picture and clear of the arc.
void paintLegend(QPainter& painter, const QRectF& area, const PlaneFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    const bool isApart = frame.rightSide && !frame.areSidesEqual;
    const QString left = DerivationWords::tr("left side");
    const QString right = DerivationWords::tr("right side");
    const double width = look.px(22)
        + std::max(textWidth(left, TextRole::Note, look), textWidth(right, TextRole::Note, look));
    const double middleOfArc = std::atan2(frame.query.y, frame.query.x)
        + std::numbers::pi * (frame.queryTurns + frame.keyTurns);
    const bool isArcLeft = frame.picture != StepPicture::Vectors && std::cos(middleOfArc) < 0.2;
    const double x = (isArcLeft ? area.right() - width : area.left()) + look.px(8);
    const double baseline = digitHeight(TextRole::Note, look) / 2;
    double y = area.top() + look.px(9);
    paintDot(painter, {x, y}, look);
    paintText(
        painter, {x + look.px(14), y + baseline}, left, TextRole::Note, palette.resultText, look);
    if (!frame.rightSide)
        return;
    y += look.px(19);
    paintRightRing(painter, {x, y}, isApart, look);
    paintText(painter, {x + look.px(14), y + baseline}, right, TextRole::Note,
        isApart ? palette.unseenText : palette.resultText, look);
}

} // namespace

void paintPlaneLights(
    QPainter& painter, const QRectF& area, const PlaneFrame& frame, const PointedLook& look)
{
    const std::string& symbol = look.focus.symbol;
    const PlaneLayout layout(area, frame, look);
    painter.setRenderHint(QPainter::Antialiasing);
    if (frame.sides == SidesShown::Feet) {
        const QPointF foot = layout.pixel(frame.leftSide);
        painter.setPen(dottedPen(look.palette.notes, look.px(1.25), look.scale));
        painter.drawLine(layout.pixel(frame.turnedKey), foot);
        painter.setPen(QPen(look.palette.result, look.px(5), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(layout.centre, foot);
    }
    if (frame.predictedLength)
        paintPrediction(painter, area, layout, *frame.predictedLength, look);
    if (symbol == "R")
        paintCircles(painter, layout, frame.turnedQuery, frame.turnedKey, look);
    if (symbol == "c")
        paintCircles(painter, layout, frame.query, frame.key, look);
    if (symbol == "Theta")
        paintBoth(painter, fromAxis(layout, frame.turnedQuery, 0.88),
            fromAxis(layout, frame.turnedKey, 0.25), look);
    if (symbol != "gamma")
        return;
    paintBoth(painter, ofPhase(layout, frame.query, frame.phaseTurns, planeQueryRing),
        ofPhase(layout, frame.key, frame.phaseTurns, planeKeyRing), look);
    painter.setBrush(Qt::NoBrush);
    for (const bool isQuery : {true, false}) {
        painter.setPen(QPen(isQuery ? look.palette.query : look.palette.key, look.px(2)));
        painter.drawEllipse(
            layout.pixel(isQuery ? frame.query : frame.key), look.px(7), look.px(7));
    }
}

void paintPlaneSides(
    QPainter& painter, const QRectF& area, const PlaneFrame& frame, const Look& look)
{
    if (frame.sides == SidesShown::No)
        return;
    const PlaneLayout layout(area, frame, look);
    const Palette& palette = look.palette;
    const QPointF left = layout.pixel(frame.leftSide);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isApart = frame.rightSide && !frame.areSidesEqual;
    const QPointF right = frame.rightSide ? layout.pixel(*frame.rightSide) : left;
    if (isApart) {
        painter.setPen(QPen(palette.unseen, look.px(1.5), Qt::DashLine, Qt::FlatCap));
        painter.drawLine(left, right);
    }
    paintDot(painter, left, look);
    if (frame.rightSide)
        paintRightRing(painter, right, isApart, look);
    paintLegend(painter, area, frame, look);
}

} // namespace lab::ui
