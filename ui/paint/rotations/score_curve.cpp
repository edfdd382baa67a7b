#include "ui/paint/rotations/score_curve.h"

#include "ui/paint/curves.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/steady_range.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double left = 40; ///< of the plot, for the numbers
constexpr double top = 40;
constexpr double bottom = 28;
constexpr double textHeight = 10;

bool isShown(const ScoreCurveFrame& frame, std::int64_t distance)
{
    return std::abs(distance) <= frame.reach;
}

/// What a line of text must not lie on, from top to bottom.
struct Band {
    double top = 0;
    double bottom = 0;
};

std::optional<Band> bandOf(
    const CurveFrame& curve, const ScoreCurveLayout& layout, double from, double to)
{
    std::optional<Band> band;
    const double first = (layout.distance.value(from) - curve.firstX) / curve.step;
    const double last = (layout.distance.value(to) - curve.firstX) / curve.step;
    const auto count = static_cast<double>(curve.values.size());
    for (double k = std::max(0.0, std::floor(first)); k <= std::min(count - 1, std::ceil(last));
         ++k) {
        const double y = layout.score.pixel(curve.values[static_cast<std::size_t>(k)]);
        band = band ? Band {std::min(band->top, y), std::max(band->bottom, y)} : Band {y, y};
    }
    return band;
}

/// Places notes where they touch neither the curves nor each other.
class Notes {
public:
    Notes(const ScoreCurveFrame& frame, const CurveFrame& pair, const ScoreCurveLayout& layout,
        const Look& look)
        : m_frame(frame)
        , m_pair(pair)
        , m_layout(layout)
        , m_look(look)
    {
    }

    /// The free baseline nearest to that of `wanted`, for a text of this width.
    std::optional<QPointF> freePlace(QPointF wanted, double width) const
    {
        const double height = m_look.px(textHeight);
        const std::vector<Band> taken = bands(wanted.x(), wanted.x() + width);
        std::vector<double> candidates {wanted.y()};
        for (const Band& band : taken) {
            candidates.push_back(band.top);
            candidates.push_back(band.bottom + height);
        }
        const QRectF& plot = m_layout.plot;
        const auto isFree = [&](double baseline) {
            return baseline - height >= plot.top() && baseline <= plot.bottom() - m_look.px(4)
                && std::ranges::none_of(taken, [&](const Band& band) {
                       return baseline > band.top && baseline - height < band.bottom;
                   });
        };
        std::optional<QPointF> best;
        for (const double baseline : candidates)
            if (isFree(baseline)
                && (!best || std::abs(baseline - wanted.y()) < std::abs(best->y() - wanted.y())))
                best = QPointF(wanted.x(), baseline);
        return best;
    }

    void paint(
        QPainter& painter, QPointF place, const QString& text, TextRole role, const QColor& colour)
    {
        const double width = paintText(painter, place, text, role, colour, m_look);
        const double height = m_look.px(textHeight);
        m_painted.emplace_back(place.x(), place.y() - height, width, height);
    }

private:
    std::vector<Band> bands(double from, double to) const
    {
        const double gap = m_look.px(6);
        std::vector<Band> taken;
        for (const CurveFrame* curve : {&m_frame.score, &m_pair})
            if (const auto band = bandOf(*curve, m_layout, from, to))
                taken.push_back({band->top - gap, band->bottom + gap});
        const double zero = m_layout.score.pixel(0);
        taken.push_back({zero - gap / 2, zero + gap / 2});
        for (const QRectF& other : m_painted)
            if (from < other.right() + gap && to > other.left() - gap)
                taken.push_back({other.top() - gap, other.bottom() + gap});
        return taken;
    }

    const ScoreCurveFrame& m_frame;
    const CurveFrame& m_pair;
    const ScoreCurveLayout& m_layout;
    const Look& m_look;
    std::vector<QRectF> m_painted;
};

void paintHead(QPainter& painter, const QRectF& whole, const ScoreCurveFrame& frame, double free,
    const Look& look)
{
    const QRectF area = whole.adjusted(0, 0, -free, 0);
    const double baseline = titleBaseline(area, look);
    const double gap = look.px(8);
    double x = area.left()
        + paintText(painter, {area.left(), baseline}, RotationsWords::tr("Score against distance"),
            TextRole::PictureTitle, look.palette.text, look)
        + gap;
    const Typeset heading(look, u"m_minus_n"_s, 16, look.palette.notes);
    heading.paint(painter, {x, baseline});
    x += heading.size().width() + 2 * gap;
    if (frame.runWidth >= 1) {
        const QString note = RotationsWords::tr("mean and spread of %1 distances a pixel")
                                 .arg(significant(frame.runWidth, 3));
        x += paintText(painter, {x, baseline}, fitted(note, area.right() - x, TextRole::Note, look),
                 TextRole::Note, look.palette.notes, look)
            + 2 * gap;
    }
    const double end = area.right() - look.px(scoreCurveMargin);
    if (!frame.isRotation) {
        const QString note = RotationsWords::tr("key at %1").arg(wholeNumber(frame.keyPosition));
        x += paintText(painter, {x, baseline}, fitted(note, end - x, TextRole::Note, look),
                 TextRole::Note, look.palette.notes, look)
            + 2 * gap;
    }
    if (!frame.isRotation)
        paintText(painter, {end, baseline}, notARotation(end - x, look), TextRole::Body,
            look.palette.unseenText, look, Alignment::Right);
}

/// The whole distance that is pointed at in this picture, or the middle of the run.
std::optional<double> pointedDistance(const Focus& focus)
{
    if (focus.picture != Picture::RotationsCurve || !focus.distance)
        return std::nullopt;
    return static_cast<double>(*focus.distance) + static_cast<double>(focus.covered - 1) / 2;
}

double valueOf(const CurveFrame& curve, double x)
{
    const double place = (x - curve.firstX) / curve.step;
    const auto last = static_cast<double>(curve.values.size() - 1);
    const double below = std::clamp(std::floor(place), 0.0, last);
    const double above = std::min(below + 1, last);
    const double share = std::clamp(place - below, 0.0, 1.0);
    return (1 - share) * curve.values[static_cast<std::size_t>(below)]
        + share * curve.values[static_cast<std::size_t>(above)];
}

void paintPointed(QPainter& painter, const ScoreCurveFrame& frame, const ScoreCurveLayout& layout,
    const PointedLook& look)
{
    const std::optional<double> distance = pointedDistance(look.focus);
    if (!distance)
        return;
    const double x = layout.distance.pixel(*distance);
    paintLine(painter, {x, layout.plot.top(), x, layout.plot.bottom()}, look.palette.axis, 1, look);
    const QPointF point(x, layout.score.pixel(valueOf(frame.score, *distance)));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look.palette.ground, look.px(1.5)));
    painter.setBrush(look.palette.result);
    painter.drawEllipse(point, look.px(4), look.px(4));
}

/// At the right end of the dashed curve, or where else along it there is room; it is left out
/// where there is none.
void paintPairNote(QPainter& painter, Notes& notes, const CurveFrame& curve, int pair,
    const ScoreCurveLayout& layout, const Look& look)
{
    const QString text = RotationsWords::tr("pair %1 alone").arg(pair);
    const double width = textWidth(text, TextRole::Note, look);
    for (double start = layout.plot.right() - look.px(28) - width; start > layout.plot.left();
         start -= width) {
        const double middle = layout.distance.value(start + width / 2);
        const double below = layout.score.pixel(valueOf(curve, middle)) + look.px(16);
        const auto place = notes.freePlace({start, below}, width);
        if (place && std::abs(place->y() - below) < look.px(32))
            return notes.paint(painter, *place, text, TextRole::Note, look.palette.notes);
    }
}

/// Beside the point, over or under the curve; on a crowded plot the ground is painted behind it.
void paintPresentNote(QPainter& painter, Notes& notes, QPointF point, const PresentScore& present,
    const ScoreCurveLayout& layout, const Look& look)
{
    const QString text = RotationsWords::tr("%1 at distance %2")
                             .arg(decimals(present.score, 3), wholeNumber(present.distance));
    const double width = textWidth(text, TextRole::BodyStrong, look);
    const double gap = look.px(20);
    const bool fitsRight = point.x() + gap + width <= layout.plot.right();
    const QPointF wanted(
        fitsRight ? point.x() + gap : point.x() - gap - width, point.y() - look.px(8));
    std::optional<QPointF> place = notes.freePlace(wanted, width);
    if (!place) {
        const double height = look.px(textHeight);
        const double lowest =
            std::max(layout.plot.bottom() - look.px(4), layout.plot.top() + height);
        place = QPointF(wanted.x(), std::clamp(wanted.y(), layout.plot.top() + height, lowest));
        const double edge = look.px(3);
        painter.fillRect(QRectF(place->x() - edge, place->y() - height - edge, width + 2 * edge,
                             height + 2 * edge),
            look.palette.ground);
    }
    notes.paint(painter, *place, text, TextRole::BodyStrong, look.palette.text);
}

CurveFrame shownPairCurve(const ScoreCurveFrame& frame, const PointedLook& look)
{
    const int pair = pairShown(frame, look);
    return pair == frame.rotations.pair ? frame.pair : pairCurve(frame, pair);
}

/// A triangle that points beyond the edge: the present distance lies farther than shown.
void paintBeyond(QPainter& painter, QPointF point, double side, const Look& look)
{
    const double size = look.px(7);
    const std::array corners {point + QPointF(side * size, 0), point + QPointF(-side * size, -size),
        point + QPointF(-side * size, size)};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.palette.result);
    painter.drawConvexPolygon(corners.data(), static_cast<int>(corners.size()));
}

} // namespace

double scoreCurveWidth(const QRectF& area, const Look& look)
{
    return std::max(1.0, area.width() - look.px(left + scoreCurveMargin));
}

ScoreCurveLayout scoreCurveLayout(
    const QRectF& area, const ScoreCurveFrame& frame, const PresentScore& present, const Look& look)
{
    ScoreCurveLayout layout;
    layout.plot = QRectF(area.left() + look.px(left), area.top() + look.px(top),
        scoreCurveWidth(area, look), std::max(1.0, area.height() - look.px(top + bottom)));
    layout.distance = {
        frame.lowestDistance, frame.highestDistance, layout.plot.left(), layout.plot.right()};
    const int most = std::clamp(static_cast<int>(layout.plot.height() / look.px(30)), 2, 9);
    const TickedRange range = steadyRange(
        std::min(frame.lowest, present.score), std::max(frame.highest, present.score), most);
    layout.score = {range.lowest, range.highest, layout.plot.bottom(), layout.plot.top()};
    layout.ticks = range.ticks;
    return layout;
}

QPointF presentPoint(
    const ScoreCurveFrame& frame, const PresentScore& present, const ScoreCurveLayout& layout)
{
    const std::int64_t shown = std::clamp(present.distance, -frame.reach, frame.reach);
    return {layout.distance.pixel(static_cast<double>(shown)), layout.score.pixel(present.score)};
}

int pairShown(const ScoreCurveFrame& frame, const PointedLook& look)
{
    const int pair = look.focus.pair.value_or(frame.rotations.pair);
    return pair >= 0 && 2 * pair < frame.rotations.width ? pair : frame.rotations.pair;
}

void paintScoreCurveGround(QPainter& painter, const QRectF& area, const ScoreCurveFrame& frame,
    const PresentScore& present, const PointedLook& look,
    const std::optional<ScoreCurveFrame>& ghost, double titleRoomRight)
{
    paintHead(painter, area, frame, titleRoomRight, look);
    if (frame.score.values.empty())
        return;
    const ScoreCurveLayout layout = scoreCurveLayout(area, frame, present, look);
    const int ticks = std::max(3, static_cast<int>(layout.plot.width() / look.px(88)));
    paintGrid(painter, layout.plot, layout.score, layout.ticks, look);
    paintVerticalAxis(painter, layout.plot, layout.score, layout.ticks, look);
    paintHorizontalAxis(painter, layout.plot, layout.distance,
        positionTicks(frame.lowestDistance, frame.highestDistance, ticks), look);
    if (ghost)
        paintCurve(painter, layout.plot, layout.distance, layout.score, withoutBand(ghost->score),
            ghostStyle(look.palette.result, look.palette), look);
    paintCurve(painter, layout.plot, layout.distance, layout.score, shownPairCurve(frame, look),
        {look.palette.notes, 1.5, true, 0}, look);
    const double dot = frame.score.dots.empty() ? 0 : 2.25;
    paintCurve(painter, layout.plot, layout.distance, layout.score, frame.score,
        {look.palette.result, 1.75, false, dot}, look);
}

void paintScoreCurveMarks(QPainter& painter, const QRectF& area, const ScoreCurveFrame& frame,
    const PresentScore& present, HandleState handle, const PointedLook& look)
{
    if (frame.score.values.empty())
        return;
    const ScoreCurveLayout layout = scoreCurveLayout(area, frame, present, look);
    const QPointF point = presentPoint(frame, present, layout);
    paintPointed(painter, frame, layout, look);
    paintLine(painter, {point.x(), layout.plot.top(), point.x(), layout.plot.bottom()},
        look.palette.text, 1, look);
    const CurveFrame pair = shownPairCurve(frame, look);
    Notes notes(frame, pair, layout, look);
    paintPresentNote(painter, notes, point, present, layout, look);
    paintPairNote(painter, notes, pair, pairShown(frame, look), layout, look);
    if (isShown(frame, present.distance))
        paintHandle(painter, point, HandleKind::Result, handle, 14, look);
    else
        paintBeyond(painter, point, present.distance < 0 ? -1 : 1, look);
}

void paintScoreTotal(
    QPainter& painter, const QRectF& area, const PresentScore& present, const Look& look)
{
    const double right = area.right() - look.px(scoreCurveMargin);
    const double baseline = titleBaseline(area, look) + look.px(4);
    const QString total = decimals(present.score, 4);
    paintText(painter, {right, baseline}, total, TextRole::MainResult, look.palette.resultText,
        look, Alignment::Right);
    const double label = right - textWidth(total, TextRole::MainResult, look) - look.px(12);
    paintText(painter, {label, baseline}, RotationsWords::tr("Score"), TextRole::PictureTitle,
        look.palette.text, look, Alignment::Right);
}

} // namespace lab::ui
