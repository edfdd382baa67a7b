#include "ui/paint/rotations/dials.h"

#include "ui/paint/comparison.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/rotations/dial_notes.h"
#include "ui/paint/rotations/dial_shapes.h"
#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

using Labels = DialsLayout::Labels;

/// The maximum distance of an arc from the center, relative to its arrow; less if both arrows are
/// short.
constexpr double maxOfQuery = 0.8;
constexpr double maxOfKey = 0.6;

/// Of a dial's radius.
double ringOf(const DialsFrame& frame, const DialsFrame::Dial& dial, Token token)
{
    const bool isQuery = token == Token::Query;
    const PlanePoint tip = isQuery ? dial.query : dial.key;
    const double arrow = std::hypot(tip.x, tip.y) / frame.unit;
    return isQuery ? std::min(dialQueryRing, maxOfQuery * arrow)
                   : std::min(dialKeyRing, maxOfKey * arrow);
}

TurnArc turnArc(const DialsLayout& layout, const DialsFrame& frame, int index, Token token,
    const DialStyle& style)
{
    const DialsFrame::Dial& dial = frame.dials[static_cast<std::size_t>(index)];
    const bool isQuery = token == Token::Query;
    return {layout.centre(index), ringOf(frame, dial, token) * layout.radius, style.winding,
        isQuery ? dial.query : dial.key, isQuery ? dial.queryTurns : dial.keyTurns};
}

bool isLookedAt(const DialsFrame& frame, int pair, const PointedLook& look)
{
    return pair == frame.selectedPair || look.focus.pair == pair;
}

void paintCircle(QPainter& painter, QPointF centre, double radius, const QColor& colour,
    double width, Qt::PenStyle style = Qt::SolidLine)
{
    painter.setPen(QPen(colour, width, style, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
}

QString title(const DialsFrame& frame)
{
    const auto count = static_cast<int>(frame.dials.size());
    const auto resting = static_cast<int>(
        std::ranges::count(frame.dials, DialsFrame::Motion::Resting, &DialsFrame::Dial::motion));
    if (count < frame.pairs) {
        const QString words = resting == 1
            ? RotationsWords::tr("Pairs %1 to %2 of %3, 1 does not rotate")
            : resting > 1 ? RotationsWords::tr("Pairs %1 to %2 of %3, %4 do not rotate")
                          : RotationsWords::tr("Pairs %1 to %2 of %3, rotated");
        const QString title =
            words.arg(frame.dials.front().pair).arg(frame.dials.back().pair).arg(frame.pairs);
        return resting > 1 ? title.arg(resting) : title;
    }
    if (count == 1)
        return resting > 0 ? RotationsWords::tr("One pair, which does not rotate")
                           : RotationsWords::tr("One pair, rotated");
    if (resting == 1)
        return RotationsWords::tr("%1 pairs, 1 does not rotate").arg(count);
    return resting > 0 ? RotationsWords::tr("%1 pairs, %2 do not rotate").arg(count).arg(resting)
                       : RotationsWords::tr("%1 pairs, rotated").arg(count);
}

/// Slanted chords of the circle, for an unrotated pair.
void paintHatching(QPainter& painter, QPointF centre, double radius, const Look& look)
{
    painter.setPen(QPen(blended(look.palette.axis, look.palette.ground, 0.35), look.px(1),
        Qt::SolidLine, Qt::FlatCap));
    const double pitch = look.px(6);
    const QPointF along(std::sqrt(0.5), -std::sqrt(0.5));
    const QPointF across(std::sqrt(0.5), std::sqrt(0.5));
    for (double away = pitch * (0.5 - std::floor(radius / pitch + 0.5)); away < radius;
         away += pitch) {
        const double half = std::sqrt(std::max(0.0, radius * radius - away * away));
        const QPointF middle = centre + across * away;
        painter.drawLine(middle - along * half, middle + along * half);
    }
}

/// Marks of a vector's rotation: dotted at its start, and the arcs. In small dials only for the
/// selected pairs.
void paintTurns(QPainter& painter, const DialsLayout& layout, const DialsFrame& frame, Token token,
    const PointedLook& look)
{
    const DialStyle style(layout.radius, look.scale);
    const bool isQuery = token == Token::Query;
    const auto dialAt = [&](int index) -> const DialsFrame::Dial& {
        return frame.dials[static_cast<std::size_t>(index)];
    };
    const auto showsTurn = [&](int index) {
        return dialAt(index).motion != DialsFrame::Motion::Resting
            && (style.showsTurn || isLookedAt(frame, dialAt(index).pair, look));
    };
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        dottedPen(isQuery ? look.palette.query : look.palette.key, style.ghost, look.scale));
    for (int index = 0; index < layout.count; ++index)
        if (showsTurn(index))
            painter.drawLine(layout.centre(index),
                pointOf(layout, frame, index, isQuery ? dialAt(index).query : dialAt(index).key));
    const QPen pen = arcPen(token, style, look.palette);
    painter.setPen(pen);
    std::vector<TurnArc> turns;
    turns.reserve(frame.dials.size());
    for (int index = 0; index < layout.count; ++index) {
        if (!showsTurn(index) || dialAt(index).motion != DialsFrame::Motion::Turned)
            continue;
        turns.push_back(turnArc(layout, frame, index, token, style));
        if (!style.showsTurn)
            paintRing(painter, turns.back());
    }
    paintArcs(painter, turns, pen, look);
}

void paintNumber(QPainter& painter, const DialsLayout& layout, int index, const DialsFrame& frame,
    const PointedLook& look)
{
    const int pair = frame.dials[static_cast<std::size_t>(index)].pair;
    const bool isFull = layout.labels == Labels::Full;
    const QPointF below = layout.centre(index)
        + QPointF(isFull ? -layout.radius : 0, layout.radius + look.px(isFull ? 20 : 13));
    const bool isSelected = pair == frame.selectedPair;
    const TextRole role = isFull ? (isSelected ? TextRole::BodyStrong : TextRole::Body)
                                 : (isSelected ? TextRole::NoteStrong : TextRole::Note);
    paintText(painter, below, QString::number(pair), role,
        isLookedAt(frame, pair, look) || isFull ? look.palette.text : look.palette.notes, look,
        isFull ? Alignment::Left : Alignment::Centre);
}

} // namespace

void paintDialsGround(
    QPainter& painter, const QRectF& area, const DialsFrame& frame, const Look& look, DialNote note)
{
    const Palette& palette = look.palette;
    const QRectF inner = dialsSpace(area, look);
    QStringList wordings {title(frame)};
    if (const auto count = static_cast<int>(frame.dials.size()); count > 1 && count == frame.pairs)
        wordings += RotationsWords::tr("%1 pairs").arg(count);
    const QString name = fittingWords(wordings, inner.width(), TextRole::PictureTitle, look);
    double used = paintTitle(painter, inner, name, lawOf(frame), look);
    const double baseline = titleBaseline(inner, look);
    const QString unit = RotationsWords::tr("circle: length %1").arg(significant(frame.unit, 3));
    const double after = inner.left() + used + look.px(12);
    if (frame.unit > 1 && after + textWidth(unit, TextRole::Note, look) <= inner.right())
        used += look.px(12)
            + paintText(painter, {after, baseline}, unit, TextRole::Note, palette.notes, look);
    const DialsLayout layout = dialsLayout(area, frame, look);
    const DialStyle style(layout.radius, look.scale);
    const bool hasDotted = std::ranges::any_of(frame.dials,
        [](const DialsFrame::Dial& dial) { return dial.motion != DialsFrame::Motion::Resting; });
    if (look.hasWords)
        paintDialsLegend(painter, {inner.right(), baseline}, inner.width() - used - look.px(16),
            hasDotted, look);

    painter.setRenderHint(QPainter::Antialiasing);
    for (int index = 0; index < layout.count; ++index) {
        const DialsFrame::Dial& dial = frame.dials[static_cast<std::size_t>(index)];
        const QPointF centre = layout.centre(index);
        const bool rests = dial.motion == DialsFrame::Motion::Resting;
        if (rests)
            paintHatching(painter, centre, layout.radius, look);
        painter.setPen(QPen(palette.grid, look.px(1)));
        painter.drawLine(centre - QPointF(layout.radius, 0), centre + QPointF(layout.radius, 0));
        painter.drawLine(centre - QPointF(0, layout.radius), centre + QPointF(0, layout.radius));
        paintCircle(painter, centre, layout.radius, palette.axis, look.px(1),
            rests ? Qt::DashLine : Qt::SolidLine);
        if (style.showsTurn && dial.motion == DialsFrame::Motion::Turned) {
            for (const Token token : {Token::Query, Token::Key}) {
                painter.setPen(arcPen(token, style, palette));
                paintRing(painter, turnArc(layout, frame, index, token, style));
            }
        }
        if (layout.labels == Labels::Full && note == DialNote::Frequency)
            paintFrequency(painter, layout, centre, dial, look);
    }
}

void paintDialsArrows(QPainter& painter, const QRectF& area, const DialsFrame& frame,
    const std::optional<DialTip>& heldOrHovered, const PointedLook& look)
{
    const Palette& palette = look.palette;
    const DialsLayout layout = dialsLayout(area, frame, look);
    const DialStyle style(layout.radius, look.scale);
    painter.setRenderHint(QPainter::Antialiasing);

    for (const Token token : {Token::Query, Token::Key})
        paintTurns(painter, layout, frame, token, look);
    std::vector<ArrowShape> query;
    std::vector<ArrowShape> key;
    query.reserve(frame.dials.size());
    key.reserve(frame.dials.size());
    for (int index = 0; index < layout.count; ++index) {
        const DialsFrame::Dial& dial = frame.dials[static_cast<std::size_t>(index)];
        const QPointF centre = layout.centre(index);
        if (isLookedAt(frame, dial.pair, look))
            paintCircle(painter, centre, layout.radius, palette.text,
                look.px(dial.pair == frame.selectedPair ? 2.5 : 2));
        if (const auto arrow =
                arrowShape(centre, pointOf(layout, frame, index, dial.turnedQuery), style))
            query.push_back(*arrow);
        if (const auto arrow =
                arrowShape(centre, pointOf(layout, frame, index, dial.turnedKey), style))
            key.push_back(*arrow);
    }
    paintArrows(painter, query, Token::Query, palette);
    paintArrows(painter, key, Token::Key, palette);
    if (style.showsTurn) {
        painter.setBrush(palette.notes);
        for (int index = 0; index < layout.count; ++index)
            painter.drawEllipse(layout.centre(index), style.hub, style.hub);
    }

    for (int index = 0; index < layout.count && layout.labels != Labels::None; ++index) {
        paintNumber(painter, layout, index, frame, look);
        if (layout.labels == Labels::Full)
            paintTurnCounts(painter, layout, layout.centre(index),
                frame.dials[static_cast<std::size_t>(index)], look);
    }
    if (heldOrHovered && dialOf(frame, heldOrHovered->pair))
        paintHandle(painter, tipOf(layout, frame, *heldOrHovered),
            heldOrHovered->token == Token::Query ? HandleKind::Query : HandleKind::Key,
            HandleState::Hovered, 10, look);
}

void paintDialScores(QPainter& painter, const QRectF& area, const DialsFrame& frame,
    std::span<const double> scores, const Look& look)
{
    const DialsLayout layout = dialsLayout(area, frame, look);
    if (layout.labels != Labels::Full)
        return;
    for (int index = 0; index < layout.count; ++index) {
        const auto pair =
            static_cast<std::size_t>(frame.dials[static_cast<std::size_t>(index)].pair);
        if (pair >= scores.size())
            continue;
        const double score = scores[pair];
        const QString sign = score > 0 ? u"+"_s : QString();
        paintText(painter,
            layout.centre(index) + QPointF(layout.radius, layout.radius + look.px(20)),
            sign + decimals(score, 3), TextRole::BodyStrong, look.palette.resultText, look,
            Alignment::Right);
    }
}

void paintDialsGhost(QPainter& painter, const QRectF& area, const DialsFrame& frame,
    const DialsFrame& ghost, const Look& look)
{
    const DialsLayout layout = dialsLayout(area, frame, look);
    DialStyle style(layout.radius, look.scale);
    style.shaft = look.px(ghostWidth);
    style.headLength *= 0.8;
    style.headWidth *= 0.8;
    style.outline = look.px(ghostWidth);
    Palette faint = look.palette;
    faint.query = ghostColor(faint.query, look.palette);
    faint.key = ghostColor(faint.key, look.palette);
    std::vector<ArrowShape> query;
    std::vector<ArrowShape> key;
    for (int index = 0; index < layout.count; ++index) {
        const auto there = dialOf(ghost, frame.dials[static_cast<std::size_t>(index)].pair);
        if (!there)
            continue;
        const DialsFrame::Dial& dial = ghost.dials[static_cast<std::size_t>(*there)];
        const QPointF centre = layout.centre(index);
        const auto add = [&](std::vector<ArrowShape>& arrows, PlanePoint tip) {
            if (const auto arrow = arrowShape(centre, pointOf(layout, frame, index, tip), style))
                arrows.push_back(*arrow);
        };
        add(query, dial.turnedQuery);
        add(key, dial.turnedKey);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintArrows(painter, query, Token::Query, faint);
    paintArrows(painter, key, Token::Key, faint);
}

bool hasSameGround(const DialsFrame& left, const DialsFrame& right)
{
    const auto hasSameRing = [&](const auto& a, const auto& b, Token token) {
        const double ring = ringOf(left, a, token);
        const double turns = token == Token::Query ? a.queryTurns : a.keyTurns;
        return turns < 1 || std::equal_to<> {}(ring, ringOf(right, b, token));
    };
    const auto isSameDial = [&](const DialsFrame::Dial& a, const DialsFrame::Dial& b) {
        return a.pair == b.pair && a.motion == b.motion
            && std::equal_to<> {}(a.frequency, b.frequency)
            && std::equal_to<> {}(a.secondFrequency, b.secondFrequency)
            && (a.queryTurns >= 1) == (b.queryTurns >= 1) && (a.keyTurns >= 1) == (b.keyTurns >= 1)
            && hasSameRing(a, b, Token::Query) && hasSameRing(a, b, Token::Key);
    };
    return left.pairs == right.pairs && left.isRotation == right.isRotation
        && std::equal_to<> {}(left.unit, right.unit)
        && std::ranges::equal(left.dials, right.dials, isSameDial);
}

} // namespace lab::ui
