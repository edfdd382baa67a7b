#include "ui/paint/drawing/shapes.h"

#include "core/math/constants.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/look.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <array>
#include <cmath>
#include <complex>
#include <vector>

namespace lab::ui {

namespace {

constexpr int fullCircle = 5760; // sixteenths of a degree

/// The area of an arc's stroke, within a twentieth of a pixel: Qt fills such a polygon faster than
/// it strokes the arc's curves.
QPolygonF bandOf(const drawing::Arcs::Arc& arc, double width)
{
    constexpr double tolerance = 0.05;
    const double outer = arc.radius + width / 2;
    const double inner = arc.radius - width / 2;
    const double sweep = arc.turns * twoPi;
    const int steps = static_cast<int>(std::ceil(sweep * std::sqrt(outer / (8 * tolerance))));
    const std::complex<double> step = std::polar(1.0, -sweep / steps);
    std::complex<double> direction =
        std::polar(1.0, -arc.start); // the picture's y increases downwards
    QPolygonF band(2 * (steps + 1));
    QPointF* there = band.data();
    QPointF* back = there + band.size();
    for (int i = 0; i <= steps; ++i) {
        const QPointF aside(direction.real(), direction.imag());
        *there++ = qt(arc.centre) + outer * aside;
        *--back = qt(arc.centre) + inner * aside;
        direction *= step;
    }
    return band;
}

} // namespace

QPainterPath qt(const drawing::Path& mark)
{
    using Verb = drawing::Path::Verb;
    QPainterPath path;
    const drawing::Point* at = mark.points.data();
    for (const Verb verb : mark.verbs)
        switch (verb) {
        case Verb::Move:
            path.moveTo(qt(*at++));
            break;
        case Verb::Line:
            path.lineTo(qt(*at++));
            break;
        case Verb::Cubic:
            path.cubicTo(qt(at[0]), qt(at[1]), qt(at[2]));
            at += 3;
            break;
        case Verb::Close:
            path.closeSubpath();
            break;
        }
    if (!mark.outlineOf)
        return path;
    QPainterPathStroker stroker;
    stroker.setWidth(*mark.outlineOf);
    stroker.setCapStyle(Qt::FlatCap);
    return stroker.createStroke(path);
}

drawing::Path pathOf(const QPainterPath& path, const drawing::Pen& pen, const drawing::Ink& fill)
{
    drawing::Path mark {.pen = pen, .fill = fill};
    const auto at = [&](int i) { return pointOf(path.elementAt(i)); };
    int start = 0;
    for (int i = 0; i < path.elementCount(); ++i) {
        if (path.elementAt(i).isMoveTo())
            start = i;
        switch (path.elementAt(i).type) {
        case QPainterPath::MoveToElement:
            mark.move(at(i));
            break;
        case QPainterPath::LineToElement:
            mark.line(at(i));
            break;
        case QPainterPath::CurveToElement:
            mark.cubic(at(i), at(i + 1), at(i + 2));
            i += 2;
            break;
        case QPainterPath::CurveToDataElement:
            break;
        }
        const bool isLast = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
        if (isLast && i > start && at(i) == at(start))
            mark.close();
    }
    return mark;
}

void paintPolygons(QPainter& painter, const drawing::Polygons& mark, const QColor& colour)
{
    // One small polygon each: a single path of them takes ten times as long to fill.
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const auto corners = static_cast<std::size_t>(mark.corners);
    std::vector<QPointF> one(corners);
    for (std::size_t first = 0; first + corners <= mark.points.size(); first += corners) {
        for (std::size_t corner = 0; corner < corners; ++corner)
            one[corner] = qt(mark.points[first + corner]);
        if (mark.corners == 3)
            painter.drawConvexPolygon(one.data(), mark.corners);
        else
            painter.drawPolygon(one.data(), mark.corners, Qt::WindingFill);
    }
}

void paintArc(QPainter& painter, const drawing::Arcs::Arc& arc, const QPen& pen, const Look& look)
{
    const bool isWhole = arc.turns >= 1;
    const int sweep = isWhole ? fullCircle : static_cast<int>(std::lround(arc.turns * fullCircle));
    if (sweep == 0)
        return;
    const bool isBand =
        look.medium == Look::Medium::Screen && !isWhole && pen.style() == Qt::SolidLine;
    painter.setPen(isBand ? QPen(Qt::NoPen) : pen);
    painter.setBrush(isBand ? pen.brush() : QBrush());
    if (isBand)
        painter.drawPolygon(bandOf(arc, pen.widthF()), Qt::WindingFill);
    else
        painter.drawArc(QRectF(arc.centre.x - arc.radius, arc.centre.y - arc.radius, 2 * arc.radius,
                            2 * arc.radius),
            static_cast<int>(std::lround(arc.start / twoPi * fullCircle)), sweep);
}

void paintAngular(QPainter& painter, const drawing::Rings& marks)
{
    using Shape = drawing::Rings::Shape;
    const double radius = marks.radius;
    for (const drawing::Point& at : marks.places) {
        const drawing::Box box = drawing::Box {at.x, at.y, 0, 0}.grown(radius, radius);
        const double tip = marks.shape == Shape::TriangleLeft ? -radius : radius;
        const std::array corners {QPointF(at.x + tip, at.y), QPointF(at.x - tip, box.top()),
            QPointF(at.x - tip, box.bottom())};
        if (marks.shape == Shape::Square)
            painter.drawRect(qt(box));
        else
            painter.drawConvexPolygon(corners.data(), static_cast<int>(corners.size()));
    }
}

} // namespace lab::ui
