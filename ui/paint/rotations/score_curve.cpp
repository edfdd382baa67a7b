#include "ui/paint/rotations/score_curve.h"

#include "ui/paint/ghost_curve.h"
#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/rotations/score_curve_notes.h"
#include "ui/paint/steady_range.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr QMarginsF margins {40, 40, scoreCurveMargin, 28}; ///< for the numbers and the head
constexpr double lineReach = 12; ///< of the pointer to the line of the current distance

bool isShown(const ScoreCurveFrame& frame, std::int64_t distance)
{
    return std::abs(distance) <= frame.reach;
}

/// The title and its notes, up to `right`.
Layers headOf(const QRectF& area, const ScoreCurveFrame& frame, double right, const Look& look)
{
    const double baseline = titleBaseline(area, look);
    const double gap = look.px(8);
    Layers head;
    const auto add = [&](double x, const QString& text, TextRole role, const QColor& colour) {
        head.emplace_back(Label {{x, baseline}, text, role, colour});
        return textWidth(text, role, look);
    };
    double x = area.left()
        + add(area.left(), RotationsWords::tr("Score against distance"), TextRole::PictureTitle,
            look.palette.text)
        + gap;
    const FormulaLabel distance {{x, baseline}, u"m_minus_n"_s, 16, look.palette.notes};
    head.emplace_back(distance);
    x += widthOf(distance, look) + 2 * gap;
    const auto addNote = [&](const QStringList& wordings, double end) { // the first that fits
        const auto note = std::ranges::find_if(wordings,
            [&](const QString& one) { return x + textWidth(one, TextRole::Note, look) <= end; });
        if (note != wordings.end())
            x += add(x, *note, TextRole::Note, look.palette.notes) + 2 * gap;
    };
    if (frame.runWidth >= 1) {
        const QString run = significant(frame.runWidth, 3);
        addNote({RotationsWords::tr("mean and spread of %1 distances per pixel").arg(run),
                    RotationsWords::tr("mean and spread of %1 distances").arg(run)},
            right);
    }
    const double end = right - look.px(scoreCurveMargin);
    if (!frame.isRotation) {
        addNote({RotationsWords::tr("key at %1").arg(wholeNumber(frame.keyPosition))}, end);
        head.emplace_back(Label {{end, baseline}, notARotation(end - x, look), TextRole::Body,
            look.palette.unseenText, Alignment::Right});
    }
    return head;
}

/// The integer distance under the pointer in this picture, or the middle of the run.
std::optional<double> pointedDistance(const Focus& focus)
{
    if (focus.picture != Picture::RotationsCurve || !focus.distance)
        return std::nullopt;
    return static_cast<double>(*focus.distance) + static_cast<double>(focus.covered - 1) / 2;
}

Layers pointedOf(
    const Plot& plot, const ScoreCurveFrame& frame, const Focus& focus, const Look& look)
{
    const std::optional<double> distance = pointedDistance(focus);
    if (!distance)
        return {};
    const double x = plot.x.pixel(*distance);
    return {Rule {plot.upright(*distance), look.palette.axis},
        Marks {.places = {{x, plot.y.pixel(valueOf(frame.score, *distance))}},
            .radius = look.px(4),
            .edge = QPen(look.palette.ground, look.px(1.5)),
            .fill = look.palette.result}};
}

CurveFrame curveOfPair(const ScoreCurveFrame& frame, int pair)
{
    return pair == frame.rotations.pair ? frame.pair : pairCurve(frame, pair);
}

/// The place of A, if it differs from that of B; none beyond the edge.
Layers pointOfGhost(
    const Plot& plot, const ScoreCurveFrame& frame, const ScoreCurveShown& shown, const Look& look)
{
    if (!shown.ofGhost || *shown.ofGhost == shown.present
        || !isShown(frame, shown.ofGhost->distance))
        return {};
    const QPointF place =
        plot.at(static_cast<double>(shown.ofGhost->distance), shown.ofGhost->score);
    if (!plot.ground.contains(place)) // a single score, where the curve has means of many
        return {};
    const CurveStyle style = ghostStyle(look.palette.result, look.palette);
    return {Marks {.places = {place},
        .radius = look.px(5),
        .edge = QPen(style.colour, look.px(1.5)),
        .fill = look.palette.ground}};
}

/// It points beyond the edge: the current distance is farther than shown.
Marks beyond(QPointF point, const PresentScore& present, const Look& look)
{
    return {.shape = present.distance < 0 ? Marks::Shape::ToTheLeft : Marks::Shape::ToTheRight,
        .places = {point},
        .radius = look.px(7),
        .fill = look.palette.result};
}

/// The current score as the one large number, at the right end of the title line.
Layers totalOf(const Plot& plot, const PresentScore& present, const Look& look)
{
    const QRectF area = plot.ground.marginsAdded(look.scale * margins);
    const double right = area.right() - look.px(scoreCurveMargin);
    const double baseline = titleBaseline(area, look) + look.px(4);
    const QString total = decimals(present.score, 4);
    const double label = right - textWidth(total, TextRole::MainResult, look) - look.px(12);
    return {Label {{right, baseline}, total, TextRole::MainResult, look.palette.resultText,
                Alignment::Right},
        Label {{label, baseline}, RotationsWords::tr("Score"), TextRole::PictureTitle,
            look.palette.text, Alignment::Right}};
}

/// At the nearer end if it is beyond the axis.
double shownDistance(const ScoreCurveFrame& frame, const PresentScore& present)
{
    return static_cast<double>(std::clamp(present.distance, -frame.reach, frame.reach));
}

QPointF placeOf(const Plot& plot, const ScoreCurveFrame& frame, const PresentScore& present)
{
    return plot.at(shownDistance(frame, present), present.score);
}

/// Those that would touch lose their numbers.
std::vector<Axis::Tick> fittingUpwards(
    const std::vector<double>& values, const Axis& axis, const Look& look)
{
    std::vector<Axis::Tick> ticks = labelled(values);
    if (ticks.size() < 2)
        return ticks;
    const double step = std::abs(axis.pixel(values[1]) - axis.pixel(values[0]));
    const auto stride =
        static_cast<std::size_t>(std::clamp(std::ceil(look.px(14) / step), 1.0, 1e6));
    for (std::size_t i = 0; i < ticks.size(); ++i)
        if (i % stride != 0)
            ticks[i].label.clear();
    return ticks;
}

TickedRange scoreRange(const QRectF& ground, const ScoreCurveFrame& frame,
    const std::optional<ScoreCurveFrame>& ghost, const PresentScore& present, const Look& look)
{
    const double lowest = ghost ? std::min(frame.lowest, ghost->lowest) : frame.lowest;
    const double highest = ghost ? std::max(frame.highest, ghost->highest) : frame.highest;
    const int most = std::clamp(static_cast<int>(ground.height() / look.px(30)), 2, 9);
    return steadyRange(std::min(lowest, present.score), std::max(highest, present.score), most);
}

} // namespace

double scoreCurveWidth(const QRectF& area, const Look& look)
{
    return groundIn(area, margins, look).width();
}

int pairShown(const ScoreCurveFrame& frame, const Focus& focus)
{
    const int pair = focus.pair.value_or(frame.rotations.pair);
    return pair >= 0 && 2 * pair < frame.rotations.width ? pair : frame.rotations.pair;
}

Plot scoreCurvePlot(const QRectF& area, const ScoreCurveFrame& frame,
    const std::optional<ScoreCurveFrame>& ghost, const ScoreCurveShown& shown, const Look& look)
{
    constexpr double spaceOfTotal = 200;
    const bool hasTotal = shown.total == TotalShown::Large;
    Plot plot;
    plot.layers = headOf(area, frame, area.right() - (hasTotal ? look.px(spaceOfTotal) : 0), look);
    if (frame.score.values.empty())
        return plot;
    plot.ground = groundIn(area, margins, look);
    plot.x = Axis::linear(
        frame.lowestDistance, frame.highestDistance, plot.ground.left(), plot.ground.right());
    const int ticks = std::max(3, static_cast<int>(plot.ground.width() / look.px(88)));
    plot.x.ticks =
        fitting(positionTicks(frame.lowestDistance, frame.highestDistance, ticks), plot.x, look);
    const TickedRange range = scoreRange(plot.ground, frame, ghost, shown.present, look);
    plot.y = Axis::linear(range.lowest, range.highest, plot.ground.bottom(), plot.ground.top());
    plot.y.ticks = fittingUpwards(range.ticks, plot.y, look);
    const auto graph = [&](const CurveFrame& curve, const CurveStyle& style) {
        plot.layers.emplace_back(Graph {plot.x.scale, plot.y.scale, curve, style});
    };
    if (ghost)
        graph(withoutBand(ghost->score), ghostStyle(look.palette.result, look.palette));
    const bool hasBand = !frame.score.deviation.empty(); // which would cover the pair
    if (!hasBand)
        graph(curveOfPair(frame, shown.pair), pairStyle(frame.score, look));
    const double dot = frame.score.dots.empty() ? 0 : 2.25;
    graph(frame.score, {look.palette.result, 1.75, false, dot});
    if (hasBand)
        graph(curveOfPair(frame, shown.pair), pairStyle(frame.score, look));
    return plot;
}

bool hasRangeFor(const Plot& plot, const ScoreCurveFrame& frame,
    const std::optional<ScoreCurveFrame>& ghost, const PresentScore& present, const Look& look)
{
    const TickedRange range = scoreRange(plot.ground, frame, ghost, present, look);
    return std::equal_to<> {}(range.lowest, plot.y.lowest())
        && std::equal_to<> {}(range.highest, plot.y.highest());
}

Handle scoreHandle(const Plot& plot, const ScoreCurveFrame& frame, const PresentScore& present,
    const Positions& positions, const Look& look)
{
    const QPointF place = placeOf(plot, frame, present);
    const double near = look.px(lineReach);
    const auto reach = static_cast<double>(frame.reach);
    const QLineF line(place.x(), plot.ground.top() - near, place.x(), plot.ground.bottom() + near);
    return {.key = "position.query",
        .place = place,
        .value = static_cast<double>(present.distance),
        .kind = HandleKind::Result,
        .diameter = isShown(frame, present.distance) ? 14.0 : 0.0,
        .line = beside(line, lineReach, plot.ground.adjusted(-near, -near, near, near), look),
        .isByKey = false, // the arrow keys move m
        .showsParameter = false, // except the distance
        .snap = Snap {.lowest = -reach, .highest = reach, .nearPower = 0},
        .edit = [positions](
                    double distance) { return atDistance(positions, std::llround(distance)); }};
}

Layers scoreCurveMarks(const Plot& plot, const ScoreCurveFrame& frame, const ScoreCurveShown& shown,
    const Focus& focus, const Look& look)
{
    if (plot.ground.isEmpty())
        return {};
    const QPointF point = placeOf(plot, frame, shown.present);
    const CurveFrame pair = curveOfPair(frame, shown.pair);
    Layers marks = pointedOf(plot, frame, focus, look);
    marks = marks + pointOfGhost(plot, frame, shown, look);
    marks.emplace_back(Rule {plot.upright(shownDistance(frame, shown.present)), look.palette.text});
    marks = marks + scoreCurveNotes(plot, {frame.score, pair, shown, point}, look);
    if (!isShown(frame, shown.present.distance))
        marks.emplace_back(beyond(point, shown.present, look));
    if (shown.total == TotalShown::Large)
        marks = marks + totalOf(plot, shown.present, look);
    return marks;
}

MovePositions atDistance(const Positions& positions, std::int64_t distance)
{
    const std::int64_t query = std::clamp<std::int64_t>(positions.key + distance, 0, lastPosition);
    return {query, std::clamp<std::int64_t>(query - distance, 0, lastPosition)};
}

} // namespace lab::ui
