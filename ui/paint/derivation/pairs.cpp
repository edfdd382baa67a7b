#include "ui/paint/derivation/pairs.h"

#include "core/math/constants.h"
#include "ui/paint/derivation/segment.h"
#include "ui/paint/rotations/dial_shapes.h"
#include "ui/paint/rotations/dials.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double sumHeight = 26;
constexpr double nearLine = 6; ///< of the pointer

TurnArc arcOf(const DialsLayout& layout, const DialsFrame& frame, int index, Token token)
{
    const DialsFrame::Dial& dial = frame.dials[static_cast<std::size_t>(index)];
    const bool isQuery = token == Token::Query;
    const DialStyle style(layout.radius, 1);
    PlanePoint before = isQuery ? dial.query : dial.key;
    const double turns = isQuery ? dial.queryTurns : dial.keyTurns;
    if (turns < 0) {
        const double angle = std::atan2(before.y, before.x) + twoPi * turns;
        before = {std::cos(angle), std::sin(angle)};
    }
    return {layout.centre(index), (isQuery ? dialQueryRing : dialKeyRing) * layout.radius,
        style.winding, before, std::abs(turns)};
}

bool isOnArc(const TurnArc& arc, QPointF point, double near)
{
    const QPointF off = point - arc.centre;
    const double radius = arc.radius + (arc.hasRing() ? arc.winding : 0);
    if (std::abs(std::hypot(off.x(), off.y()) - radius) > near)
        return false;
    double from = std::atan2(-off.y(), off.x()) - std::atan2(arc.before.y, arc.before.x);
    from -= twoPi * std::floor(from / twoPi);
    return from <= twoPi * (arc.turns - std::floor(arc.turns));
}

/// The parts of all dials that the symbol in focus names, once more and thicker.
void paintLights(
    QPainter& painter, const DialsLayout& layout, const DialsFrame& frame, const PointedLook& look)
{
    const std::string& symbol = look.focus.symbol;
    DialStyle strong(layout.radius, 1.5 * look.scale);
    for (const Token token : {Token::Query, Token::Key}) {
        const bool isQuery = token == Token::Query;
        const QColor& colour = isQuery ? look.palette.query : look.palette.key;
        const bool isDotted = symbol == (isQuery ? "q" : "k");
        const bool isArc = symbol == (isQuery ? "m" : "n") || symbol == "theta";
        for (int index = 0; index < layout.count; ++index) {
            const DialsFrame::Dial& dial = frame.dials[static_cast<std::size_t>(index)];
            if (isDotted) {
                painter.setPen(dottedPen(colour, look.px(3), look.scale));
                painter.drawLine(layout.centre(index),
                    pointOf(layout, frame, index, isQuery ? dial.query : dial.key));
            }
            if (isArc)
                paintArcs(painter, {arcOf(layout, frame, index, token)},
                    QPen(colour, look.px(4), Qt::SolidLine, Qt::FlatCap), look);
            const auto arrow = arrowShape(layout.centre(index),
                pointOf(layout, frame, index, isQuery ? dial.turnedQuery : dial.turnedKey), strong);
            if (symbol == "R" && arrow)
                paintArrows(painter, {*arrow}, token, look.palette);
        }
    }
    if (symbol != "theta" || layout.labels != DialsLayout::Labels::Full)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.palette.text, look.px(1.5)));
    for (int index = 0; index < layout.count; ++index) {
        const QPointF end = layout.centre(index) + QPointF(layout.radius, layout.radius);
        const double baseline = end.y() + look.px(24);
        painter.drawLine(QPointF(end.x() - layout.radius, baseline), QPointF(end.x(), baseline));
    }
}

void paintCross(QPainter& painter, QPointF centre, double radius, const Look& look)
{
    const double arm = radius * std::numbers::sqrt2 / 2;
    painter.setPen(QPen(look.palette.unseen, look.px(2.5), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
    painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
}

/// "−0.962 + 0.413 + …", each number under no sign of its own but the first.
QString termText(double value, std::size_t index)
{
    if (index == 0)
        return decimals(value, 3);
    return (value < 0 ? u"− "_s : u"+ "_s) + decimals(std::abs(value), 3);
}

void paintSum(QPainter& painter, const QRectF& area, const PairsFrame& frame, const Look& look)
{
    const double baseline = area.bottom() - look.px(7);
    double whole = 0;
    const double gap = look.px(6);
    const QString result = u"= "_s + decimals(frame.sum, 3);
    for (std::size_t pair = 0; pair < frame.scores.size(); ++pair)
        whole += textWidth(termText(frame.scores[pair], pair), TextRole::Body, look) + gap;
    whole += textWidth(result, TextRole::BodyStrong, look);
    double left = area.left() + std::max(0.0, (area.width() - whole) / 2);
    for (std::size_t pair = 0; pair < frame.scores.size(); ++pair) {
        const bool isOut = frame.leftOut == static_cast<int>(pair);
        const double width =
            paintText(painter, {left, baseline}, termText(frame.scores[pair], pair), TextRole::Body,
                isOut ? look.palette.unseenText : look.palette.text, look);
        if (isOut) {
            painter.setPen(QPen(look.palette.unseen, look.px(2)));
            const double middle = baseline - digitHeight(TextRole::Body, look) / 2;
            painter.drawLine(QPointF(left, middle), QPointF(left + width, middle));
        }
        left += width + gap;
    }
    paintText(
        painter, {left, baseline}, result, TextRole::BodyStrong, look.palette.resultText, look);
}

} // namespace

QRectF dialsAreaOf(const QRectF& area, const Look& look)
{
    return area.adjusted(0, 0, 0, -look.px(sumHeight));
}

void paintPairs(QPainter& painter, const QRectF& area, const PairsFrame& frame,
    const PairsFrame* ghost, const std::optional<DialTip>& heldOrHovered, const PointedLook& look)
{
    if (frame.dials.dials.empty())
        return;
    const QRectF dials = dialsAreaOf(area, look);
    const DialsLayout layout = dialsLayout(dials, frame.dials, look);
    paintDialsGround(painter, dials, frame.dials, look);
    if (ghost)
        paintDialsGhost(painter, dials, frame.dials, ghost->dials, look);
    paintDialsArrows(painter, dials, frame.dials, heldOrHovered, look);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLights(painter, layout, frame.dials, look);
    if (frame.leftOut)
        paintCross(painter, layout.centre(*frame.leftOut), layout.radius, look);
    paintSum(painter, area, frame, look);
}

QStringList symbolsAt(const QRectF& area, const PairsFrame& frame, QPointF point, const Look& look)
{
    const DialsFrame& dials = frame.dials;
    if (dials.dials.empty())
        return {};
    const DialsLayout layout = dialsLayout(dialsAreaOf(area, look), dials, look);
    const auto index = layout.indexAt(point);
    if (!index)
        return {};
    const DialsFrame::Dial& dial = dials.dials[static_cast<std::size_t>(*index)];
    const QPointF centre = layout.centre(*index);
    const double near = look.px(nearLine);
    const auto isOn = [&](PlanePoint tip) {
        return distanceToSegment(point, centre, pointOf(layout, dials, *index, tip)) < near;
    };
    if (isOn(dial.turnedQuery) || isOn(dial.turnedKey))
        return {u"R"_s};
    if (isOn(dial.query))
        return {u"q"_s};
    if (isOn(dial.key))
        return {u"k"_s};
    if (isOnArc(arcOf(layout, dials, *index, Token::Query), point, near))
        return {u"m"_s};
    if (isOnArc(arcOf(layout, dials, *index, Token::Key), point, near))
        return {u"n"_s};
    return point.y() > centre.y() + layout.radius ? QStringList {u"theta"_s} : QStringList {};
}

} // namespace lab::ui
