#include "ui/paint/derivation/plane.h"

#include "core/math/constants.h"
#include "ui/paint/axes.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/derivation/segment.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/rotations/dial_shapes.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double namesSpace = 34; ///< around the circle, pixels at 1x
constexpr double leftRing = 0.76;
constexpr double labelSize = 16;
constexpr double nearLine = 7; ///< of the pointer to a line
constexpr std::array tips = {PlaneTip {Token::Query, true}, PlaneTip {Token::Key, true},
    PlaneTip {Token::Query, false}, PlaneTip {Token::Key, false}};

PlanePoint vectorOf(const PlaneFrame& frame, PlaneTip tip)
{
    if (tip.token == Token::Query)
        return tip.isTurned ? frame.turnedQuery : frame.query;
    return tip.isTurned ? frame.turnedKey : frame.key;
}

bool isTurning(const PlaneFrame& frame)
{
    return frame.picture != StepPicture::Vectors;
}

double angleOf(PlanePoint point)
{
    return std::atan2(point.y, point.x);
}

/// The part of q's turn that k does not share, as an arc that ends at f(q, m).
TurnArc leftArc(const PlaneLayout& layout, const PlaneFrame& frame)
{
    const double turns = frame.queryTurns - frame.keyTurns;
    const double end = angleOf(frame.query) + twoPi * frame.queryTurns;
    const double start = turns >= 0 ? end - twoPi * turns : end;
    return {layout.centre, leftRing * layout.radius, 0, {std::cos(start), std::sin(start)},
        std::abs(turns) - std::floor(std::abs(turns))};
}

TurnArc turnArc(const PlaneLayout& layout, const PlaneFrame& frame, Token token)
{
    const bool isQuery = token == Token::Query;
    const double turns = isQuery ? frame.queryTurns : frame.keyTurns;
    PlanePoint start = isQuery ? frame.query : frame.key;
    if (turns < 0) {
        const double angle = angleOf(start) + twoPi * turns;
        start = {std::cos(angle), std::sin(angle)};
    }
    return {layout.centre, (isQuery ? planeQueryRing : planeKeyRing) * layout.radius,
        layout.radius / 20, start, std::abs(turns)};
}

/// The middle of an arc, or nothing where it is too short to be named.
std::optional<QPointF> middleOf(const TurnArc& arc, double outwards)
{
    const double part = arc.turns - std::floor(arc.turns);
    if (part < 0.03)
        return {};
    const double angle = angleOf(arc.before) + twoPi * part / 2;
    const double radius = arc.radius + outwards;
    return arc.centre + QPointF(radius * std::cos(angle), -radius * std::sin(angle));
}

/// Gives the space that it takes.
QRectF paintName(QPainter& painter, QPointF centre, const QString& key, const Look& look)
{
    const Typeset name(look, key, labelSize, look.palette.text);
    const QSizeF size(name.size().width(), look.px(20));
    name.paint(painter, centre + QPointF(-size.width() / 2, look.px(5)));
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

/// The names of tips, each beyond its tip, away from the centre, inside the area, and beside those
/// that stand already.
class TipNames {
public:
    TipNames(QPainter& painter, const QRectF& area, const PlaneLayout& layout, const Look& look)
        : m_painter(painter)
        , m_area(area.adjusted(look.px(6), 0, -look.px(6), 0)) // slanted letters overhang
        , m_layout(layout)
        , m_look(look)
    {
    }

    void keepClear(const QRectF& place) { m_taken.push_back(place); }
    void paint(QPointF tip, const QString& key)
    {
        const Typeset name(m_look, key, labelSize, m_look.palette.text);
        const QSizeF size(name.size().width(), m_look.px(20));
        QPointF away = tip - m_layout.centre;
        const double length = std::hypot(away.x(), away.y());
        away = length > 1 ? away / length : QPointF(0, -1);
        const QPointF beyond =
            tip + QPointF(away.x() * (m_look.px(8) + size.width() / 2), away.y() * m_look.px(14));
        const QPointF aside(
            -away.y() * (size.width() / 2 + m_look.px(8)), away.x() * m_look.px(20));
        QRectF place;
        for (const double side : {0.0, 1.0, -1.0, 2.0, -2.0}) {
            place = inside(
                QRectF(beyond + side * aside - QPointF(size.width(), size.height()) / 2, size));
            if (std::ranges::none_of(
                    m_taken, [&](const QRectF& other) { return other.intersects(place); }))
                break;
        }
        m_taken.push_back(place);
        name.paint(m_painter, {place.left(), place.center().y() + m_look.px(5)});
    }

private:
    QRectF inside(QRectF place) const
    {
        place.moveLeft(std::clamp(
            place.left(), m_area.left(), std::max(m_area.left(), m_area.right() - place.width())));
        place.moveTop(std::clamp(
            place.top(), m_area.top(), std::max(m_area.top(), m_area.bottom() - place.height())));
        return place;
    }

    QPainter& m_painter;
    const QRectF m_area;
    const PlaneLayout& m_layout;
    const Look& m_look;
    std::vector<QRectF> m_taken;
};

bool isNear(QPointF one, QPointF other, double distance)
{
    return std::hypot(one.x() - other.x(), one.y() - other.y()) < distance;
}

bool isOnArc(const TurnArc& arc, QPointF point, double near)
{
    const QPointF off = point - arc.centre;
    const double radius = arc.radius + (arc.hasRing() ? arc.winding : 0);
    if (std::abs(std::hypot(off.x(), off.y()) - radius) > near)
        return false;
    double from = std::atan2(-off.y(), off.x()) - angleOf(arc.before);
    from -= twoPi * std::floor(from / twoPi);
    return from <= twoPi * (arc.turns - std::floor(arc.turns));
}

void paintGround(QPainter& painter, const PlaneLayout& layout, const Look& look)
{
    const Palette& palette = look.palette;
    const double reach = layout.radius + look.px(12);
    painter.setPen(QPen(palette.grid, look.px(1)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(layout.centre, layout.radius, layout.radius);
    paintLine(painter, {layout.centre - QPointF(reach, 0), layout.centre + QPointF(reach, 0)},
        palette.axis, 1, look);
    paintLine(painter, {layout.centre - QPointF(0, reach), layout.centre + QPointF(0, reach)},
        palette.axis, 1, look);
    paintText(painter, layout.centre + QPointF(layout.radius + look.px(3), look.px(13)),
        significant(layout.unit, 3), TextRole::Axis, palette.notes, look);
}

void paintArc(QPainter& painter, const TurnArc& arc, const QColor& colour, double width,
    const PointedLook& look)
{
    const QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    paintRing(painter, arc);
    paintArcs(painter, {arc}, pen, look);
}

/// Gives the rooms of the arcs' names, which stand only where they are true.
std::vector<QRectF> paintTurns(
    QPainter& painter, const PlaneLayout& layout, const PlaneFrame& frame, const PointedLook& look)
{
    const Palette& palette = look.palette;
    const std::string& symbol = look.focus.symbol;
    const bool areBoth = symbol == "phi";
    const TurnArc left = leftArc(layout, frame);
    const TurnArc query = turnArc(layout, frame, Token::Query);
    const TurnArc key = turnArc(layout, frame, Token::Key);
    const auto width = [&](bool isLit) { return look.px(isLit ? 4 : 1.6); };
    paintArc(painter, query, palette.query, width(areBoth || symbol == "m"), look);
    paintArc(painter, key, palette.key, width(areBoth || symbol == "n"), look);
    const bool isOnePlace = frame.picture == StepPicture::SamePlace;
    if (!isOnePlace)
        paintArc(painter, left, palette.text, look.px(symbol == "theta" ? 5 : 3), look);
    std::vector<QRectF> names;
    if (!frame.turnsEvenly || std::abs(frame.phaseTurns) > 0)
        return names;
    if (const auto middle = middleOf(query, -look.px(14)))
        names.push_back(paintName(painter, *middle, u"derivation.arc_query"_s, look));
    if (const auto middle = middleOf(key, -look.px(15)))
        names.push_back(paintName(painter, *middle,
            isOnePlace ? u"derivation.arc_key_at_m"_s : u"derivation.arc_key"_s, look));
    if (const auto middle = middleOf(left, look.px(22)); middle && !isOnePlace)
        names.push_back(paintName(painter, *middle, u"derivation.arc_left"_s, look));
    return names;
}

void paintArrow(QPainter& painter, const PlaneLayout& layout, PlanePoint value, Token token,
    double strength, const Look& look)
{
    const DialStyle style(layout.radius * strength, look.scale * strength);
    if (const auto arrow = arrowShape(layout.centre, layout.pixel(value), style))
        paintArrows(painter, {*arrow}, token, look.palette);
}

// The end of an arrow that is no handle: nothing round, and nothing filled.
void paintBarbs(QPainter& painter, QPointF from, QPointF tip, double length)
{
    constexpr double spread = 0.42; // radians to either side
    const double back = std::atan2(from.y() - tip.y(), from.x() - tip.x());
    for (const double angle : {back - spread, back + spread})
        painter.drawLine(tip, tip + length * QPointF(std::cos(angle), std::sin(angle)));
}

void paintShifted(
    QPainter& painter, const PlaneLayout& layout, const PlaneFrame& frame, const PointedLook& look)
{
    const double width = look.px(look.focus.symbol == "s" ? 3 : 1.5);
    for (const Token token : {Token::Query, Token::Key}) {
        const bool isQuery = token == Token::Query;
        QPen pen(isQuery ? look.palette.query : look.palette.key, width, Qt::DashLine, Qt::FlatCap);
        painter.setPen(pen);
        const QPointF tip = layout.pixel(isQuery ? frame.shiftedQuery : frame.shiftedKey);
        painter.drawLine(layout.centre, tip);
        painter.setPen(QPen(pen.color(), width));
        paintBarbs(painter, layout.centre, tip, look.px(9));
    }
}

} // namespace

PlaneLayout::PlaneLayout(const QRectF& area, const PlaneFrame& frame, const Look& look)
    : centre(area.center())
    , radius(std::max(look.px(24),
          std::min(area.height() / 2 - look.px(namesSpace - 8),
              area.width() / 2 - look.px(namesSpace + 10))))
    , unit(frame.unit)
{
    radius = std::min(radius, look.px(220));
}

QPointF PlaneLayout::pixel(PlanePoint value) const
{
    return centre + QPointF(value.x, -value.y) * (radius / unit);
}

PlanePoint PlaneLayout::value(QPointF pixel) const
{
    const QPointF off = (pixel - centre) * (unit / radius);
    return {off.x(), -off.y()};
}

QPointF tipOf(const PlaneLayout& layout, const PlaneFrame& frame, PlaneTip tip)
{
    return layout.pixel(vectorOf(frame, tip));
}

std::optional<PlaneTip> tipAt(
    const PlaneLayout& layout, const PlaneFrame& frame, QPointF point, const Look& look)
{
    std::optional<PlaneTip> nearest;
    double least = look.px(12);
    for (const PlaneTip tip : tips) {
        const QPointF off = tipOf(layout, frame, tip) - point;
        const double distance = std::hypot(off.x(), off.y());
        if (distance < least) {
            least = distance;
            nearest = tip;
        }
    }
    return nearest;
}

QStringList symbolsAt(
    const PlaneLayout& layout, const PlaneFrame& frame, QPointF point, const Look& look)
{
    const double near = look.px(nearLine);
    const bool isOnePlace = frame.picture == StepPicture::SamePlace;
    if (isTurning(frame)) {
        for (const Token token : {Token::Query, Token::Key}) {
            const QPointF tip = tipOf(layout, frame, {token, true});
            if (distanceToSegment(point, layout.centre, (layout.centre + tip) / 2) < near)
                return {u"R"_s, u"f"_s, u"Theta"_s};
            if (distanceToSegment(point, layout.centre, tip) < near)
                return {u"f"_s, u"R"_s, u"Theta"_s};
        }
        if (frame.picture == StepPicture::Shifted)
            for (const PlanePoint shifted : {frame.shiftedQuery, frame.shiftedKey})
                if (distanceToSegment(point, layout.centre, layout.pixel(shifted)) < near)
                    return {u"s"_s};
        if (!isOnePlace && isOnArc(leftArc(layout, frame), point, near))
            return {u"theta"_s, u"Theta"_s};
        for (const Token token : {Token::Query, Token::Key}) {
            const TurnArc arc = turnArc(layout, frame, token);
            if (!isOnArc(arc, point, near))
                continue;
            const double start = angleOf(arc.before);
            const QPointF beginning =
                arc.centre + arc.radius * QPointF(std::cos(start), -std::sin(start));
            if (isNear(point, beginning, 2 * near))
                return {u"gamma"_s, u"phi"_s, u"m"_s};
            if (isOnePlace)
                return token == Token::Query ? QStringList {u"phi"_s, u"m"_s}
                                             : QStringList {u"m"_s, u"phi"_s};
            return {token == Token::Query ? u"m"_s : u"n"_s};
        }
    }
    for (const Token token : {Token::Query, Token::Key}) {
        const QPointF tip = tipOf(layout, frame, {token, false});
        const QString name = token == Token::Query ? u"q"_s : u"k"_s;
        if (isNear(point, tip, near) && isTurning(frame))
            return {u"c"_s, name};
        if (distanceToSegment(point, layout.centre, tip) < near)
            return {name};
    }
    return {};
}

void paintPlane(QPainter& painter, const QRectF& area, const PlaneFrame& frame,
    const std::optional<PlaneTip>& heldOrHovered, const PointedLook& look)
{
    const Palette& palette = look.palette;
    const PlaneLayout layout(area, frame, look);
    const std::string& symbol = look.focus.symbol;
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, layout, look);

    TipNames names(painter, area, layout, look);
    names.keepClear(
        {layout.centre.x() + layout.radius, layout.centre.y(), look.px(22), look.px(16)});
    for (const Token token : {Token::Query, Token::Key}) {
        const bool isQuery = token == Token::Query;
        const bool isLit = symbol == (isQuery ? "q" : "k");
        const QPointF tip = layout.pixel(isQuery ? frame.query : frame.key);
        if (isTurning(frame)) {
            painter.setPen(dottedPen(
                isQuery ? palette.query : palette.key, look.px(isLit ? 3 : 1.5), look.scale));
            painter.drawLine(layout.centre, tip);
            painter.setPen(Qt::NoPen);
            painter.setBrush(isQuery ? palette.query : palette.key);
            painter.drawEllipse(tip, look.px(2.5), look.px(2.5));
        } else {
            paintArrow(
                painter, layout, isQuery ? frame.query : frame.key, token, isLit ? 1.5 : 1, look);
        }
        names.paint(tip, isQuery ? u"derivation.q"_s : u"derivation.k"_s);
    }
    if (isTurning(frame)) {
        for (const QRectF& name : paintTurns(painter, layout, frame, look))
            names.keepClear(name);
        if (frame.picture == StepPicture::Shifted)
            paintShifted(painter, layout, frame, look);
        const double strength = symbol == "f" || symbol == "R" ? 1.5 : 1;
        paintArrow(painter, layout, frame.turnedQuery, Token::Query, strength, look);
        paintArrow(painter, layout, frame.turnedKey, Token::Key, strength, look);
        names.paint(layout.pixel(frame.turnedQuery), u"derivation.image_query"_s);
        const bool isOnePlace = frame.picture == StepPicture::SamePlace;
        names.paint(layout.pixel(frame.turnedKey),
            isOnePlace ? u"derivation.image_key_at_m"_s : u"derivation.image_key"_s);
        if (frame.shift != 0)
            for (const PlanePoint shifted : {frame.shiftedQuery, frame.shiftedKey})
                names.paint(layout.pixel(shifted), u"derivation.shifted"_s);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.notes);
    painter.drawEllipse(layout.centre, look.px(2), look.px(2));
    if (heldOrHovered)
        paintHandle(painter, tipOf(layout, frame, *heldOrHovered),
            heldOrHovered->token == Token::Query ? HandleKind::Query : HandleKind::Key,
            HandleState::Hovered, 10, look);
}

} // namespace lab::ui
