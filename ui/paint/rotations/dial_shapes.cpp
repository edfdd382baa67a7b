#include "ui/paint/rotations/dial_shapes.h"

#include "core/math/constants.h"
#include "ui/paint/look.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <complex>

namespace lab::ui {

namespace {

constexpr int fullCircle = 5760; // sixteenths of a degree

QRectF around(QPointF centre, double radius)
{
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

/// The area of an arc's stroke, within a twentieth of a pixel: Qt fills such a polygon faster than
/// it strokes the arc's curves.
QPolygonF bandOf(QPointF centre, double radius, double width, double start, double sweep)
{
    constexpr double tolerance = 0.05;
    const double outer = radius + width / 2;
    const double inner = radius - width / 2;
    const int steps = static_cast<int>(std::ceil(sweep * std::sqrt(outer / (8 * tolerance))));
    const std::complex<double> step = std::polar(1.0, -sweep / steps);
    std::complex<double> direction = std::polar(1.0, -start); // the picture's y increases downwards
    QPolygonF band(2 * (steps + 1));
    QPointF* there = band.data();
    QPointF* back = there + band.size();
    for (int i = 0; i <= steps; ++i) {
        const QPointF aside(direction.real(), direction.imag());
        *there++ = centre + outer * aside;
        *--back = centre + inner * aside;
        direction *= step;
    }
    return band;
}

} // namespace

DialStyle::DialStyle(double radius, double scale)
{
    const double size = radius / scale;
    const double small = std::clamp((size - 14) / (52 - 14), 0.0, 1.0);
    const double large = std::clamp((size - 52) / (112 - 52), 0.0, 1.0);
    shaft = scale * (1.5 + small + 0.5 * large);
    headLength = scale * (7 + 5 * small + 2 * large);
    headWidth = scale * (6 + 4 * small + 2 * large);
    outline = scale * (1.2 + 0.5 * small);
    arc = scale * (1 + 0.5 * small);
    ghost = scale * 1.25;
    winding = scale * std::min(4.0, size / 13);
    hub = 0.7 * shaft;
    showsTurn = size >= 28;
}

std::optional<ArrowShape> arrowShape(QPointF origin, QPointF tip, const DialStyle& style)
{
    const QPointF vector = tip - origin;
    const double length = std::hypot(vector.x(), vector.y());
    if (length < 0.5)
        return std::nullopt;
    const QPointF direction = vector / length;
    const QPointF normal(-direction.y(), direction.x());
    const double shrink = std::min(1.0, 0.75 * length / style.headLength);
    const double headLength = style.headLength * shrink;
    const double halfWidth = style.headWidth / 2 * shrink;
    const QPointF base = tip - direction * headLength;
    const QPointF side = normal * (style.shaft / 2);
    const QPointF wing = normal * halfWidth;
    ArrowShape shape;
    shape.outline = {
        origin + side, base + side, base + wing, tip, base - wing, base - side, origin - side};
    // The inner triangle is at the outline's width from all three sides.
    const double fromTip = style.outline * std::hypot(headLength, halfWidth) / halfWidth;
    const double inner = headLength - fromTip - style.outline;
    shape.hasHollow = inner > 0;
    const QPointF innerBase = base + direction * style.outline;
    const QPointF innerWing = wing * (inner / headLength);
    shape.hollow = {tip - direction * fromTip, innerBase + innerWing, innerBase - innerWing};
    return shape;
}

void paintArrows(
    QPainter& painter, const std::vector<ArrowShape>& arrows, Token token, const Palette& palette)
{
    // One small polygon each: a single path of them takes ten times as long to fill.
    painter.setPen(Qt::NoPen);
    painter.setBrush(token == Token::Query ? palette.query : palette.key);
    for (const ArrowShape& arrow : arrows)
        painter.drawPolygon(
            arrow.outline.data(), static_cast<int>(arrow.outline.size()), Qt::WindingFill);
    if (token == Token::Query)
        return;
    painter.setBrush(palette.ground);
    for (const ArrowShape& arrow : arrows)
        if (arrow.hasHollow)
            painter.drawConvexPolygon(arrow.hollow.data(), static_cast<int>(arrow.hollow.size()));
}

QPen dottedPen(const QColor& colour, double thickness, double scale)
{
    QPen pen(colour, thickness, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({2 * scale / thickness, 3 * scale / thickness});
    return pen;
}

void paintRing(QPainter& painter, const TurnArc& turn)
{
    if (turn.hasRing())
        painter.drawArc(around(turn.centre, turn.radius), 0, fullCircle);
}

void paintArcs(
    QPainter& painter, const std::vector<TurnArc>& turns, const QPen& pen, const Look& look)
{
    const bool isOnScreen = look.medium == Look::Medium::Screen;
    painter.setPen(isOnScreen ? QPen(Qt::NoPen) : pen);
    painter.setBrush(isOnScreen ? pen.brush() : QBrush());
    for (const TurnArc& turn : turns) {
        const double left = turn.turns - std::floor(turn.turns);
        const int sweep = static_cast<int>(std::lround(left * fullCircle));
        if (sweep == 0)
            continue;
        const double start = std::atan2(turn.before.y, turn.before.x);
        const double radius = turn.radius + (turn.hasRing() ? turn.winding : 0);
        if (isOnScreen)
            painter.drawPolygon(
                bandOf(turn.centre, radius, pen.widthF(), start, left * twoPi), Qt::WindingFill);
        else
            painter.drawArc(around(turn.centre, radius),
                static_cast<int>(std::lround(start / twoPi * fullCircle)), sweep);
    }
}

QPen arcPen(Token token, const DialStyle& style, const Palette& palette)
{
    return QPen(
        token == Token::Query ? palette.query : palette.key, style.arc, Qt::SolidLine, Qt::FlatCap);
}

} // namespace lab::ui
