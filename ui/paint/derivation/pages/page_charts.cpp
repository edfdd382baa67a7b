#include "ui/paint/comparison.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/derivation/pages/page_layout.h"
#include "ui/paint/derivation/pages/page_painters.h"
#include "ui/paint/derivation/pages/page_words.h"
#include "ui/paint/text/number_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// The points of a series in the chart; those outside of a logarithmic axis are clipped to it, and
/// a number out of the range of doubles interrupts the line.
std::vector<QPointF> pointsOf(const Plot& plot, const PageChart& chart, const PageSeries& series)
{
    std::vector<QPointF> points;
    for (std::size_t at = 0; at < series.x.size(); ++at) {
        const double y =
            chart.y.isLogarithmic ? std::max(series.y[at], plot.y.lowest() / 10) : series.y[at];
        points.push_back(std::isfinite(y)
                ? plot.at(series.x[at], y)
                : QPointF(plot.x.pixel(series.x[at]), std::numeric_limits<double>::quiet_NaN()));
    }
    return points;
}

HandleKind kindOf(PageRole role)
{
    switch (role) {
    case PageRole::Query:
        return HandleKind::Query;
    case PageRole::Key:
        return HandleKind::Key;
    case PageRole::Result:
        return HandleKind::Result;
    default:
        return HandleKind::Neutral;
    }
}

Layers barsOf(const Plot& plot, const PageChart& chart, std::size_t index, const PointedLook& look)
{
    const PageSeries& series = chart.series[index];
    const QColor colour = roleColor(series.role, look.palette);
    const auto bars = std::ranges::count(
        chart.series, PageSeries::Form::Bars, [](const PageSeries& of) { return of.form; });
    const double across = std::abs(plot.x.pixel(1) - plot.x.pixel(0));
    const double width = std::max(1.0, across * (bars > 1 ? 0.36 : 0.7));
    const double zero = plot.y.pixel(std::max(0.0, plot.y.lowest()));
    const bool isHollow = series.role == PageRole::Key && width > look.px(5);
    Layers layers;
    for (std::size_t at = 0; at < series.x.size(); ++at) {
        const QPointF top = pointAt(plot, chart, index, at);
        const QRectF bar = QRectF(QPointF(top.x() - width / 2, std::min(top.y(), zero)),
            QPointF(top.x() + width / 2, std::max(top.y(), zero)));
        if (isHollow)
            layers.emplace_back(Outline {bar.adjusted(1, 1, -1, -1), colour, 1.5});
        else
            layers.emplace_back(Region {bar, colour});
    }
    return layers;
}

/// Treads and risers from point to point.
Layers stepsOf(const std::vector<QPointF>& points, const QColor& colour, const Look& look)
{
    Layers layers;
    const QPen pen(colour, look.px(1.4), Qt::SolidLine, Qt::FlatCap);
    for (std::size_t at = 0; at + 1 < points.size(); ++at) {
        const QPointF corner(points[at + 1].x(), points[at].y());
        layers.emplace_back(Stroke {{points[at], corner}, pen});
        layers.emplace_back(Stroke {{corner, points[at + 1]}, pen});
    }
    return layers;
}

Layers layersOf(
    const Plot& plot, const PageChart& chart, std::size_t index, const PointedLook& look)
{
    const PageSeries& series = chart.series[index];
    if (series.form == PageSeries::Form::Bars)
        return barsOf(plot, chart, index, look);
    const QColor colour = roleColor(series.role, look.palette);
    const std::vector<QPointF> points = pointsOf(plot, chart, series);
    const double width = isLit(series.part, look) ? 3.5 : 2;
    const bool canDrag = !series.drags.empty();
    switch (series.form) {
    case PageSeries::Form::Line:
        return {Curve {
            points, CurveStyle {.colour = colour, .width = width, .dashed = series.isDashed}, {}}};
    case PageSeries::Form::Steps:
        return stepsOf(points, blended(colour, look.palette.ground, 0.6), look);
    case PageSeries::Form::Dots:
        return {Dots {points, {look.px(3), colour}}};
    default:
        break;
    }
    Layers layers;
    if (series.isDashed && points.size() > 2)
        layers.emplace_back(
            Curve {points, CurveStyle {.colour = colour, .width = 1.25, .dashed = true}, {}});
    if (!canDrag)
        layers.emplace_back(Marks {.shape = Marks::Shape::Square,
            .places = points,
            .radius = look.px(3),
            .edge = QPen(colour, look.px(1.25))});
    return layers;
}

Layers ghostOf(const Plot& plot, const PageChart& ghost, const Look& look)
{
    Layers layers;
    for (const PageSeries& series : ghost.series) {
        const QColor colour = ghostColor(roleColor(series.role, look.palette), look.palette);
        layers.emplace_back(Curve {pointsOf(plot, ghost, series),
            CurveStyle {.colour = colour, .width = ghostWidth, .dashed = true}, {}});
    }
    return layers;
}

/// In the center of a chart whose curve has no finite number.
void paintWhyEmpty(QPainter& painter, const Plot& plot, const PageChart& chart, const Look& look)
{
    if (!look.hasWords || std::ranges::none_of(chart.series, isTooLarge))
        return;
    const QString words = fittingWords(tooLargeWords(), plot.ground.width(), TextRole::Note, look);
    const QPointF centre = plot.ground.center() + QPointF(0, digitHeight(TextRole::Note, look) / 2);
    const QRectF box = textBox(centre - QPointF(textWidth(words, TextRole::Note, look) / 2, 0),
        words, TextRole::Note, look);
    painter.fillRect(box.adjusted(-look.px(6), 0, look.px(6), 0), look.palette.ground);
    paintText(painter, centre, words, TextRole::Note, look.palette.text, look, Alignment::Centre);
}

/// At the foot between two positions: empty, a tick, or a cross.
void paintChips(QPainter& painter, const Plot& plot, const PageChart& chart, const Look& look)
{
    const double arm = std::min(look.px(4), 0.3 * std::abs(plot.x.pixel(1) - plot.x.pixel(0)));
    for (std::size_t at = 0; at < chart.chips.size(); ++at) {
        const QPointF centre(
            plot.x.pixel(static_cast<double>(at) + 0.5), plot.ground.bottom() - look.px(8));
        const std::optional<bool>& verdict = chart.chips[at];
        painter.setBrush(Qt::NoBrush);
        if (!verdict) {
            painter.setPen(QPen(look.palette.axis, look.px(1)));
            painter.drawRect(QRectF(centre - QPointF(arm, arm), QSizeF(2 * arm, 2 * arm)));
        } else if (*verdict) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(look.palette.seen);
            painter.drawEllipse(centre, arm, arm);
        } else {
            painter.setPen(QPen(look.palette.unseen, look.px(2)));
            painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
            painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
        }
    }
}

bool isCrossed(const QRectF& box, const QLineF& line)
{
    if (box.contains(line.p1()) || box.contains(line.p2()))
        return true;
    for (const QLineF& edge :
        {QLineF(box.topLeft(), box.topRight()), QLineF(box.bottomLeft(), box.bottomRight()),
            QLineF(box.topLeft(), box.bottomLeft()), QLineF(box.topRight(), box.bottomRight())})
        if (line.intersects(edge) == QLineF::BoundedIntersection)
            return true;
    return false;
}

/// Whether no line of the chart runs through the box.
bool isClear(const QRectF& box, const Plot& plot, const PageChart& chart)
{
    for (const PageGuide& rule : chart.rules)
        if (isCrossed(box, rule.isUpright ? plot.upright(rule.at) : plot.level(rule.at)))
            return false;
    return std::ranges::none_of(chart.series, [&](const PageSeries& series) {
        const std::vector<QPointF> points = pointsOf(plot, chart, series);
        for (std::size_t at = 0; at + 1 < points.size(); ++at)
            if (isCrossed(box, {points[at], points[at + 1]}))
                return true;
        return false;
    });
}

/// The name of a horizontal line below or above it: at the right end or before a vertical line,
/// else at the left end or after one, where no line of the chart runs through it; a shorter name if
/// a longer one has no such place, and none if none has.
void paintLevelName(QPainter& painter, const Plot& plot, const PageChart& chart,
    const PageGuide& rule, const Look& look)
{
    const double gap = look.px(3);
    const double high = digitHeight(TextRole::Note, look);
    const double level = plot.y.pixel(rule.at);
    std::vector<double> ends {plot.ground.left(), plot.ground.right()};
    for (const PageGuide& other : chart.rules)
        if (other.isUpright)
            ends.push_back(plot.x.pixel(other.at));
    std::ranges::sort(ends, std::greater());
    for (const QString& name : pageWordings("rule." + rule.part)) {
        const double width = textWidth(name, TextRole::Note, look);
        std::vector<double> starts;
        for (const double end : ends)
            starts.push_back(end - 2 * gap - width);
        for (const double end : ends)
            starts.push_back(end + gap);
        for (const double baseline : {level + gap + high + look.px(1), level - look.px(5)})
            for (const double start : starts) {
                const QRectF box(start, baseline - high - gap / 2, width + gap, high + 1.5 * gap);
                if (!plot.ground.contains(box) || !isClear(box, plot, chart))
                    continue;
                paintText(painter, {box.left() + gap / 2, baseline}, name, TextRole::Note,
                    roleTextColor(rule.role, look.palette), look);
                return;
            }
    }
}

void paintRule(QPainter& painter, const Plot& plot, const PageChart& chart, const PageGuide& rule,
    const PointedLook& look)
{
    const QColor colour = roleColor(rule.role, look.palette);
    const QPointF knob = knobOf(plot, chart, rule);
    const bool isLineAlone = chart.height <= 0;
    const bool isIn = !rule.isUpright
        || (rule.at >= plot.x.lowest() - 1e-9 && rule.at <= plot.x.highest() * (1 + 1e-9));
    if (isIn && !isLineAlone)
        paintLine(painter, rule.isUpright ? plot.upright(rule.at) : plot.level(rule.at), colour,
            isLit(rule.part, look) ? 2.5 : 1.25, look);
    if (!rule.isUpright)
        paintLevelName(painter, plot, chart, rule, look);
    if (!rule.drag.isNone())
        paintHandle(painter, knob, kindOf(rule.role), HandleState::Resting, 14, look);
    else if (isLineAlone)
        paintHandle(painter, knob, kindOf(PageRole::Faint), HandleState::Resting, 10, look);
    constexpr double minForNumbers = 160;
    const bool isAtFoot = rule.drag.isNone() && !isLineAlone;
    if (!rule.hasNumber || isNumberAtFoot(chart, rule)
        || (isAtFoot && plot.ground.width() < look.px(minForNumbers)))
        return;
    const QString number = significant(rule.at, 4);
    const double width = textWidth(number, TextRole::NoteStrong, look);
    const bool isAtRight = knob.x() + look.px(14) + width < plot.ground.right();
    const double down = isLineAlone ? -look.px(12)
        : isAtFoot                  ? plot.ground.height() - look.px(6)
                                    : look.px(14);
    const QPointF place = isLineAlone ? QPointF(knob.x(), knob.y() + down)
                                      : knob + QPointF(look.px(isAtRight ? 10 : -10), down);
    paintText(painter, place, number, TextRole::NoteStrong, roleTextColor(rule.role, look.palette),
        look, isLineAlone ? Alignment::Centre : (isAtRight ? Alignment::Left : Alignment::Right));
}

void paintKnobs(QPainter& painter, const Plot& plot, const PageChart& chart, const Look& look)
{
    for (std::size_t index = 0; index < chart.series.size(); ++index) {
        const PageSeries& series = chart.series[index];
        if (series.form == PageSeries::Form::Bars)
            continue;
        const bool isClose = series.x.size() > 12;
        for (std::size_t at = 0; at < series.drags.size(); ++at) {
            const QPointF place = pointAt(plot, chart, index, at);
            if (!series.drags[at].isNone()) {
                paintHandle(painter, place, kindOf(series.role), HandleState::Resting,
                    isClose ? 10 : 12, look);
            } else {
                // Fixed.
                painter.setPen(Qt::NoPen);
                painter.setBrush(look.palette.text);
                painter.drawRect(QRectF(
                    place - QPointF(look.px(3.5), look.px(3.5)), QSizeF(look.px(7), look.px(7))));
            }
        }
    }
}

} // namespace

void paintPageChart(QPainter& painter, const QRectF& area, const PageChart& chart,
    const PageChart* ghost, const PointedLook& look)
{
    Plot plot = chartPlot(area, chart, look);
    if (ghost)
        plot.layers = ghostOf(plot, *ghost, look);
    for (std::size_t index = 0; index < chart.series.size(); ++index)
        plot.layers = std::move(plot.layers) + layersOf(plot, chart, index, look);
    paintPlotGround(painter, plot, look);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!chart.chips.empty())
        paintChips(painter, plot, chart, look);
    for (const PageGuide& rule : chart.rules)
        paintRule(painter, plot, chart, rule, look);
    paintKnobs(painter, plot, chart, look);
    paintWhyEmpty(painter, plot, chart, look);
}

} // namespace lab::ui
