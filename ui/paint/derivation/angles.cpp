#include "ui/paint/derivation/angles.h"

#include "ui/paint/comparison.h"
#include "ui/paint/derivation/derivation_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

double angleOf(const AnglesFrame& frame, std::int64_t position)
{
    return frame.angles[static_cast<std::size_t>(position - frame.first)];
}

std::int64_t lastOf(const AnglesFrame& frame)
{
    return frame.first + static_cast<std::int64_t>(frame.angles.size()) - 1;
}

/// The riser and tread from one position to the next.
void paintStep(QPainter& painter, const Plot& plot, const AnglesFrame& frame, std::int64_t from,
    const QColor& colour, double width)
{
    const QPointF start = anglePoint(plot, from, angleOf(frame, from));
    const QPointF end = anglePoint(plot, from + 1, angleOf(frame, from + 1));
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(start, {end.x(), start.y()});
    painter.drawLine(QPointF(end.x(), start.y()), end);
}

void paintComparedStep(QPainter& painter, const Plot& plot, const AnglesFrame& frame,
    std::int64_t from, const Look& look)
{
    if (from < frame.first || from >= lastOf(frame))
        return;
    paintStep(painter, plot, frame, from, look.palette.result, look.px(4));
    const double step = angleOf(frame, from + 1) - angleOf(frame, from);
    const QPointF end =
        anglePoint(plot, from + 1, (angleOf(frame, from + 1) + angleOf(frame, from)) / 2);
    const bool hasSpace = end.x() + look.px(50) < plot.ground.right();
    paintText(painter, end + QPointF(look.px(hasSpace ? 6 : -14), look.px(-3)), decimals(step, 3),
        TextRole::NoteStrong, look.palette.resultText, look,
        hasSpace ? Alignment::Left : Alignment::Right);
}

void paintGhost(QPainter& painter, const Plot& plot, const AnglesFrame& frame,
    const AnglesFrame& ghost, const Look& look)
{
    painter.save();
    painter.setClipRect(plot.ground.adjusted(-look.px(6), -look.px(6), look.px(6), look.px(6)));
    painter.setPen(ghostPen(look.palette.query, look));
    const std::int64_t first = std::max(frame.first, ghost.first);
    const std::int64_t last = std::min(lastOf(frame), lastOf(ghost));
    for (std::int64_t position = first; position < last; ++position) {
        const QPointF start = anglePoint(plot, position, angleOf(ghost, position));
        const QPointF end = anglePoint(plot, position + 1, angleOf(ghost, position + 1));
        painter.drawLine(start, {end.x(), start.y()});
        painter.drawLine(QPointF(end.x(), start.y()), end);
    }
    painter.restore();
}

/// What the symbol in focus names: γ from 0 up to φ(0), m and s as the positions that they are.
void paintLights(
    QPainter& painter, const Plot& plot, const AnglesFrame& frame, const PointedLook& look)
{
    const std::string& symbol = look.focus.symbol;
    const auto ring = [&](std::int64_t position) {
        if (position < frame.first || position > lastOf(frame))
            return;
        painter.setPen(QPen(look.palette.text, look.px(2)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(
            anglePoint(plot, position, angleOf(frame, position)), look.px(11), look.px(11));
    };
    const auto drop = [&](std::int64_t position) {
        const QPointF point = anglePoint(plot, position, angleOf(frame, position));
        painter.setPen(QPen(look.palette.text, look.px(2), Qt::DashLine));
        painter.drawLine(point, {point.x(), plot.ground.bottom()});
    };
    if (symbol == "m") {
        ring(frame.queryPosition);
        drop(frame.queryPosition);
    }
    if (symbol == "s") {
        ring(frame.queryPosition + frame.shift);
        const double y = plot.ground.bottom() - look.px(4);
        painter.setPen(QPen(look.palette.text, look.px(4), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(anglePoint(plot, frame.queryPosition, 0).x(), y),
            QPointF(anglePoint(plot, frame.queryPosition + frame.shift, 0).x(), y));
    }
    if (symbol == "gamma" && frame.first == 0) {
        ring(0);
        painter.setPen(QPen(look.palette.text, look.px(4), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(anglePoint(plot, 0, 0), anglePoint(plot, 0, frame.phase));
    }
}

} // namespace

Plot anglesPlot(const QRectF& area, const AnglesFrame& frame, const Look& look)
{
    if (frame.angles.empty())
        return {};
    double lowest = frame.lowest;
    double highest = frame.highest;
    for (std::size_t index = 0; index < frame.angles.size(); ++index) {
        const double line = frame.line(frame.first + static_cast<std::int64_t>(index));
        lowest = std::min({lowest, frame.angles[index], line});
        highest = std::max({highest, frame.angles[index], line});
    }
    if (frame.predictedAngle) {
        lowest = std::min(lowest, *frame.predictedAngle);
        highest = std::max(highest, *frame.predictedAngle);
    }
    if (frame.first > 0 && lowest >= 0 && frame.turn > 0)
        lowest = std::max(0.0, highest - 20 * frame.turn - 1);
    Plot plot {.ground = groundIn(area, {44, 24, 20, 28}, look)};
    const int most = std::max(2, static_cast<int>(plot.ground.height() / look.px(36)));
    const TickedRange range = roundRange(lowest, highest, most);
    plot.y = Axis::linear(range.lowest, range.highest, plot.ground.bottom(), plot.ground.top());
    plot.y.ticks = labelled(range.ticks);
    plot.x = Axis::linear(static_cast<double>(frame.first) - 0.5,
        static_cast<double>(lastOf(frame)) + 0.5, plot.ground.left(), plot.ground.right());
    plot.x.ticks = fitting(positionTicks(plot.x.lowest(), plot.x.highest(), 9), plot.x, look);
    plot.layers = {Label {area.topLeft() + QPointF(0, look.px(14)),
        DerivationWords::tr("Angle φ(p) in radians, against the position p"), TextRole::Note,
        look.palette.notes}};
    return plot;
}

QPointF anglePoint(const Plot& plot, std::int64_t position, double angle)
{
    return plot.at(static_cast<double>(position), angle);
}

std::optional<std::int64_t> angleAt(
    const Plot& plot, const AnglesFrame& frame, QPointF point, const Look& look)
{
    if (frame.angles.empty())
        return {};
    const auto position =
        std::clamp<std::int64_t>(std::llround(plot.x.value(point.x())), frame.first, lastOf(frame));
    const QPointF off = anglePoint(plot, position, angleOf(frame, position)) - point;
    if (std::hypot(off.x(), off.y()) > look.px(12))
        return {};
    return position;
}

QStringList symbolsAt(const Plot& plot, const AnglesFrame& frame, QPointF point, const Look& look)
{
    if (const auto position = angleAt(plot, frame, point, look)) {
        if (*position == frame.queryPosition)
            return {u"m"_s, u"phi"_s};
        if (frame.shift > 0 && *position == frame.queryPosition + frame.shift)
            return {u"s"_s, u"phi"_s};
        if (*position == 0)
            return {u"gamma"_s, u"phi"_s};
        return {u"phi"_s};
    }
    const bool isInside = plot.ground.contains(point) && !frame.angles.empty();
    const double line = frame.phase + plot.x.value(point.x()) * frame.turn;
    if (isInside && std::abs(plot.y.pixel(line) - point.y()) < look.px(7))
        return {u"theta"_s, u"phi"_s};
    return {};
}

void paintAngles(QPainter& painter, const QRectF& area, const AnglesFrame& frame,
    const AnglesFrame* ghost, const std::optional<std::int64_t>& heldOrHovered,
    const PointedLook& look)
{
    if (frame.angles.empty())
        return;
    const Palette& palette = look.palette;
    const Plot plot = anglesPlot(area, frame, look);
    const std::string& symbol = look.focus.symbol;
    paintPlotGround(painter, plot, look);

    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.setPen(QPen(palette.notes, look.px(symbol == "theta" ? 3 : 1.25), Qt::DashLine));
    const auto ends = {frame.first, lastOf(frame)};
    painter.drawLine(anglePoint(plot, *ends.begin(), frame.line(*ends.begin())),
        anglePoint(plot, *(ends.end() - 1), frame.line(*(ends.end() - 1))));
    painter.restore();
    if (ghost && !ghost->angles.empty())
        paintGhost(painter, plot, frame, *ghost, look);
    for (std::int64_t position = frame.first; position < lastOf(frame); ++position)
        paintStep(painter, plot, frame, position, blended(palette.query, palette.ground, 0.6),
            look.px(symbol == "phi" ? 3 : 1.5));
    if (frame.picture == StepPicture::Bends) {
        paintComparedStep(painter, plot, frame, 0, look);
        paintComparedStep(painter, plot, frame, frame.queryPosition + frame.shift, look);
    }
    if (frame.predictedAngle) {
        const QPointF said = anglePoint(plot, predictedPosition, *frame.predictedAngle);
        painter.setPen(QPen(palette.notes, look.px(1.5), Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(said, look.px(7), look.px(7));
        paintText(painter, said + QPointF(look.px(8), look.px(24)),
            DerivationWords::tr("you said %1").arg(significant(*frame.predictedAngle, 4)),
            TextRole::Note, palette.notes, look, Alignment::Right);
    }
    const double diameter = plot.x.scale.pixelsPerUnit() < look.px(16) ? 8 : 11;
    for (std::int64_t position = frame.first; position <= lastOf(frame); ++position) {
        const bool isLit = heldOrHovered == position || look.focus.position == position;
        const bool isQuery = position == frame.queryPosition;
        paintHandle(painter, anglePoint(plot, position, angleOf(frame, position)),
            HandleKind::Query, isLit ? HandleState::Hovered : HandleState::Resting,
            isQuery ? diameter + 3 : diameter, look);
    }
    paintLights(painter, plot, frame, look);
}

} // namespace lab::ui
