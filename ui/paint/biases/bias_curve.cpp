#include "ui/paint/biases/bias_curve.h"

#include "ui/paint/biases/head_maps.h"
#include "ui/paint/curves.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double titleRoom = 32;
constexpr double titleBaseline = 16;
constexpr double footRoom = 20;
constexpr double gutter = 24;
constexpr double narrowestCurve = 120; // with its numbers
constexpr double swatchWidth = 12;
constexpr double columnGap = 10;
constexpr double largestPitch = 23;
constexpr double smallestPitch = 16;
constexpr int mostDashed = 24; // heads whose other lines can be told apart

// Numbers beside a small plot: the long ones as powers of ten.
QString biasLabel(double bias)
{
    return bias <= -100'000 ? powerOfTen(bias, 2) : significant(bias, 4);
}

QString distanceLabel(double distance)
{
    return std::abs(distance) >= 100'000 ? powerOfTen(distance, 2)
                                         : wholeNumber(std::llround(distance));
}

double slopeOf(const BiasCurveFrame& frame, int head)
{
    return frame.heads[static_cast<std::size_t>(head - 1)].slope;
}

double steepest(const BiasCurveFrame& frame)
{
    double slope = 0;
    for (const HeadSlope& head : frame.heads)
        slope = std::max({slope, head.slope, frame.rulesDiffer ? head.otherSlope : 0});
    return slope;
}

// Digits are as wide as each other: the longest text is the widest, or nearly.
template <class TextOf>
double widestOf(const std::vector<HeadSlope>& heads, TextOf textOf, const Look& look)
{
    QString longest;
    for (const HeadSlope& head : heads) {
        const QString text = textOf(head);
        if (text.size() > longest.size())
            longest = text;
    }
    return textWidth(longest, TextRole::BodyStrong, look);
}

QColor lineColor(const BiasCurveFrame& frame, int head, const Palette& palette)
{
    return pairColor(palette, frame.heads[static_cast<std::size_t>(head - 1)].rank,
        static_cast<int>(frame.heads.size()));
}

void paintLine(QPainter& painter, const BiasCurvePlaces& places, const BiasCurveFrame& frame,
    double slope, const CurveStyle& style, const Look& look)
{
    const auto far = static_cast<double>(frame.farthest);
    const QPointF start(places.x.pixel(0), places.y.pixel(0));
    const double bottom = places.y.pixel(-slope * far);
    const std::array<QPointF, 3> points {
        QPointF(places.x.pixel(-far), bottom), start, QPointF(places.x.pixel(far), bottom)};
    const std::span<const QPointF> all(points);
    paintPolyline(
        painter, places.plot, frame.mask == Mask::Symmetric ? all : all.subspan(1), style, look);
}

void paintGhost(
    QPainter& painter, const BiasCurvePlaces& places, const BiasCurveFrame& ghost, const Look& look)
{
    const int heads = static_cast<int>(ghost.heads.size());
    const int first = heads > mostDashed ? ghost.head : 1;
    const int last = heads > mostDashed ? ghost.head : heads;
    for (int head = first; head <= last; ++head)
        paintLine(painter, places, ghost, slopeOf(ghost, head),
            ghostStyle(lineColor(ghost, head, look.palette), look.palette), look);
}

void paintUpright(QPainter& painter, const BiasCurvePlaces& places, double distance,
    const QColor& colour, const Look& look)
{
    const double x = std::round(places.x.pixel(distance));
    painter.fillRect(
        QRectF(x, places.plot.top(), std::max(1.0, std::round(look.px(1))), places.plot.height()),
        colour);
}

void paintRow(QPainter& painter, const BiasCurvePlaces& places, const BiasCurveFrame& frame,
    int head, const PointedLook& look)
{
    const HeadSlope& one = frame.heads[static_cast<std::size_t>(head - 1)];
    const bool isSelected = head == frame.head;
    const QRectF row = places.row(head);
    const TextRole role = isSelected ? TextRole::BodyStrong : TextRole::Body;
    const double baseline = row.center().y() + digitHeight(role, look) / 2;
    if (look.focus.head == head && !isSelected && look.focus.picture != Picture::BiasesMatrix)
        painter.fillRect(row, look.palette.grid);
    const double thick = look.px(isSelected ? 4 : 3);
    painter.fillRect(
        QRectF(row.left(), std::round(row.center().y() - thick / 2), look.px(swatchWidth), thick),
        lineColor(frame, head, look.palette));
    const auto write = [&](double right, const QString& text, const QColor& colour) {
        paintText(painter, {right, baseline}, text, role, colour, look, Alignment::Right);
    };
    write(places.numberRight, QString::number(head), look.palette.text);
    paintText(painter, {places.slopeLeft, baseline}, slopeText(one), role, look.palette.text, look);
    if (frame.rulesDiffer)
        paintText(painter, {places.otherLeft, baseline}, otherSlopeText(one), TextRole::Body,
            look.palette.notes, look);
    const double distance = std::abs(static_cast<double>(frame.distance));
    write(row.right(),
        frame.isMasked ? u"–"_s : decimals(0 - one.slope * distance, places.decimals),
        look.palette.text);
}

} // namespace

BiasCurvePlaces::BiasCurvePlaces(const QRectF& area, const BiasCurveFrame& frame, double otherTitle,
    const Look& look, const std::optional<BiasCurveFrame>& ghost)
    : m_steepest(std::max(steepest(frame), ghost ? steepest(*ghost) : 0))
{
    const double wide = tableWidth(frame, otherTitle, look);
    const bool isBeside = area.width() - wide - look.px(gutter) >= look.px(narrowestCurve);
    if (isBeside) {
        placeCurve(area.adjusted(0, 0, -wide - look.px(gutter), 0), frame, look);
        placeTable(area.adjusted(area.width() - wide, 0, 0, 0), frame, look);
        return;
    }
    const double rowsHigh =
        look.px(titleRoom + smallestPitch * static_cast<double>(frame.heads.size()));
    const double high =
        std::round(std::clamp(area.height() - rowsHigh, area.height() * 0.33, area.height() * 0.6));
    placeCurve(area.adjusted(0, 0, 0, high - area.height()), frame, look);
    placeTable(area.adjusted(0, high + look.px(8), 0, 0), frame, look);
}

// Also sets the places of the columns, from the left end of the table.
double BiasCurvePlaces::tableWidth(const BiasCurveFrame& frame, double otherTitle, const Look& look)
{
    const double largest = steepest(frame) * static_cast<double>(frame.farthest);
    decimals = largest < 1000 ? 4 : largest < 100'000 ? 2 : 0;
    const double slope = widestOf(frame.heads, slopeText, look);
    const double other =
        frame.rulesDiffer ? std::max(otherTitle, widestOf(frame.heads, otherSlopeText, look)) : 0;
    const QString largestHead = QString::number(frame.heads.size());
    const double gap = look.px(columnGap);
    numberRight = look.px(swatchWidth + 8) + textWidth(largestHead, TextRole::BodyStrong, look);
    slopeLeft = numberRight + gap;
    otherLeft = slopeLeft + slope + gap;
    return std::ceil(otherLeft + (frame.rulesDiffer ? other + gap : 0)
        + textWidth(lab::ui::decimals(-largest, decimals), TextRole::BodyStrong, look));
}

void BiasCurvePlaces::placeCurve(const QRectF& area, const BiasCurveFrame& frame, const Look& look)
{
    const auto far = static_cast<double>(frame.farthest);
    const double lowest = -m_steepest * far;
    biasTicks = roundTicks(lowest, 0, area.height() < look.px(140) ? 3 : 5);
    double numbers = 0;
    for (const double tick : biasTicks)
        numbers = std::max(numbers, textWidth(biasLabel(tick), TextRole::Axis, look));
    const double lastNumber = textWidth(distanceLabel(far), TextRole::Axis, look) / 2;
    plot = area.adjusted(std::ceil(numbers + look.px(8)), look.px(titleRoom),
        -std::ceil(lastNumber + look.px(1)), -look.px(footRoom));
    x = {frame.mask == Mask::Symmetric ? -far : 0, far, plot.left(), plot.right()};
    y = {lowest, 0, plot.bottom(), plot.top()};
    curveTitle = {area.left(), area.top() + look.px(titleBaseline)};
}

void BiasCurvePlaces::placeTable(const QRectF& area, const BiasCurveFrame& frame, const Look& look)
{
    const int heads = static_cast<int>(frame.heads.size());
    table = area.adjusted(0, look.px(titleRoom - 8), 0, 0);
    pitch = std::clamp(table.height() / heads, look.px(smallestPitch), look.px(largestPitch));
    rows = std::clamp(static_cast<int>(table.height() / pitch), 1, heads);
    firstHead = std::clamp(frame.head - rows / 2, 1, heads - rows + 1);
    numberRight += table.left();
    slopeLeft += table.left();
    otherLeft += table.left();
    tableTitle = {area.left(), area.top() + look.px(titleBaseline)};
}

QRectF BiasCurvePlaces::row(int head) const
{
    return {table.left(), table.top() + (head - firstHead) * pitch, table.width(), pitch};
}

std::optional<int> BiasCurvePlaces::headInTable(QPointF point) const
{
    const int row = static_cast<int>(std::floor((point.y() - table.top()) / pitch));
    if (point.x() < table.left() || point.x() > table.right() || row < 0 || row >= rows)
        return std::nullopt;
    return firstHead + row;
}

std::optional<int> BiasCurvePlaces::headOfLine(
    QPointF point, const BiasCurveFrame& frame, const Look& look) const
{
    if (!plot.adjusted(0, -look.px(4), 0, look.px(4)).contains(point))
        return std::nullopt;
    const double distance = std::abs(x.value(point.x()));
    std::optional<int> nearest;
    double least = look.px(8);
    for (int head = 1; head <= static_cast<int>(frame.heads.size()); ++head) {
        const double slope = slopeOf(frame, head);
        const double steepness = slope * y.pixelsPerUnit() / x.pixelsPerUnit();
        const double away =
            std::abs(point.y() - y.pixel(-slope * distance)) / std::hypot(1, steepness);
        if (away < least) {
            least = away;
            nearest = head;
        }
    }
    return nearest;
}

bool BiasCurvePlaces::showsDistance(const BiasCurveFrame& frame) const
{
    return !frame.isMasked && std::abs(frame.distance) <= frame.farthest;
}

QPointF BiasCurvePlaces::handle(const BiasCurveFrame& frame) const
{
    const auto distance = static_cast<double>(frame.distance);
    return {x.pixel(distance), y.pixel(-slopeOf(frame, frame.head) * std::abs(distance))};
}

std::int64_t BiasCurvePlaces::distanceAt(double pixel) const
{
    return std::llround(std::clamp(x.value(pixel), x.lowest, x.highest));
}

void paintBiasLines(QPainter& painter, const BiasCurvePlaces& places, const BiasCurveFrame& frame,
    const Look& look, const std::optional<BiasCurveFrame>& ghost)
{
    paintGrid(painter, places.plot, places.y, places.biasTicks, look);
    for (const double tick : places.biasTicks)
        paintText(painter,
            {places.plot.left() - look.px(8),
                places.y.pixel(tick) + digitHeight(TextRole::Axis, look) / 2},
            biasLabel(tick), TextRole::Axis, look.palette.notes, look, Alignment::Right);
    const double widest =
        textWidth(distanceLabel(places.x.highest), TextRole::Axis, look) + look.px(12);
    const int most = std::clamp(static_cast<int>(places.plot.width() / widest) + 1, 2, 5);
    for (const double tick : positionTicks(places.x.lowest, places.x.highest, most))
        paintText(painter, {places.x.pixel(tick), places.plot.bottom() + look.px(16)},
            distanceLabel(tick), TextRole::Axis, look.palette.notes, look, Alignment::Centre);

    if (ghost)
        paintGhost(painter, places, *ghost, look);
    const int heads = static_cast<int>(frame.heads.size());
    if (frame.rulesDiffer && heads <= mostDashed) {
        for (const HeadSlope& head : frame.heads)
            paintLine(painter, places, frame, head.otherSlope,
                {.colour = look.palette.axis, .width = 1, .dashed = true}, look);
    }
    for (int head = heads; head >= 1; --head)
        paintLine(painter, places, frame, slopeOf(frame, head),
            {.colour = lineColor(frame, head, look.palette), .width = heads > 32 ? 1 : 1.5}, look);
}

void paintBiasLineMarks(QPainter& painter, const BiasCurvePlaces& places,
    const BiasCurveFrame& frame, HandleState handle, const PointedLook& look)
{
    const Focus& focus = look.focus;
    const HeadSlope& selected = frame.heads[static_cast<std::size_t>(frame.head - 1)];
    if (frame.rulesDiffer && frame.heads.size() > mostDashed)
        paintLine(painter, places, frame, selected.otherSlope,
            {.colour = look.palette.notes, .width = 1, .dashed = true}, look);
    if (focus.head && *focus.head <= static_cast<int>(frame.heads.size()))
        paintLine(painter, places, frame, slopeOf(frame, *focus.head),
            {.colour = lineColor(frame, *focus.head, look.palette), .width = 2.5}, look);
    paintLine(painter, places, frame, selected.slope,
        {.colour = lineColor(frame, frame.head, look.palette), .width = 3}, look);

    const auto isInside = [&](std::int64_t distance) {
        return static_cast<double>(distance) >= places.x.lowest
            && static_cast<double>(distance) <= places.x.highest;
    };
    if (focus.distance && *focus.distance != frame.distance && isInside(*focus.distance))
        paintUpright(
            painter, places, static_cast<double>(*focus.distance), look.palette.axis, look);
    if (places.showsDistance(frame)) {
        paintUpright(painter, places, static_cast<double>(frame.distance), look.palette.text, look);
        paintHandle(painter, places.handle(frame), HandleKind::Neutral, handle, look.px(12), look);
    }
    for (int head = places.firstHead; head < places.firstHead + places.rows; ++head)
        paintRow(painter, places, frame, head, look);
}

} // namespace lab::ui
