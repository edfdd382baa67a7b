#include "ui/paint/base/base_bound.h"

#include "ui/paint/base/base_bound_words.h"
#include "ui/paint/base/base_words.h"
#include "ui/paint/curves.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double right = 12; ///< half of a handle
constexpr double barWidth = 56;

void paintAxes(QPainter& painter, const BoundPlaces& places, const Look& look)
{
    constexpr double firstShort = 6; // from a million on a power of ten
    const QRectF& plot = places.plot;
    const double most = std::max(2.0, plot.height() / look.px(24));
    const double first = std::ceil(places.decade.lowest);
    const double step = std::max(1.0, std::ceil((places.decade.highest - first) / most));
    const double down = digitHeight(TextRole::Axis, look) / 2;
    for (double decade = first; decade <= places.decade.highest; decade += step) {
        const double y = places.decade.pixel(decade);
        paintLine(painter, {plot.left(), y, plot.right(), y}, look.palette.grid, 1, look);
        paintText(painter, {plot.left() - look.px(8), y + down},
            decade < firstShort ? wholeNumber(std::llround(std::pow(10.0, decade)))
                                : u"10^%1"_s.arg(decade),
            TextRole::Axis, look.palette.notes, look, Alignment::Right);
    }
    paintLine(painter, {plot.bottomLeft(), plot.bottomRight()}, look.palette.axis, 1, look);
    const double baseline = plot.bottom() + look.px(9) + digitHeight(TextRole::Axis, look);
    const double widest = textWidth(wholeNumber(10'000'000), TextRole::Axis, look) + look.px(12);
    const double octaves = std::max(1.0, std::ceil(widest / places.octave.pixelsPerUnit()));
    for (double power = std::ceil(places.octave.lowest); power <= places.octave.highest;
         power += octaves) {
        const double x = places.octave.pixel(power);
        paintLine(
            painter, {x, plot.bottom(), x, plot.bottom() + look.px(4)}, look.palette.axis, 1, look);
        const QString label = wholeNumber(std::llround(std::exp2(power)));
        const double half = textWidth(label, TextRole::Axis, look) / 2;
        if (x + half <= plot.right() + look.px(right))
            paintText(painter, {x, baseline}, label, TextRole::Axis, look.palette.notes, look,
                Alignment::Centre);
    }
    paintText(painter, {plot.left() - look.px(18), baseline},
        BaseWords::tr("length", "an axis of context lengths"), TextRole::Axis, look.palette.notes,
        look, Alignment::Right);
}

struct LengthMark {
    std::int64_t length;
    QColor text;
    QString label;
    Alignment side; ///< of the line, where there is room
};

void paintOnGround(QPainter& painter, QPointF baseline, const QString& words, const QColor& colour,
    const Look& look)
{
    const double width = textWidth(words, TextRole::NoteStrong, look);
    const double height = digitHeight(TextRole::NoteStrong, look);
    painter.fillRect(QRectF(baseline.x(), baseline.y() - height, width, height)
                         .adjusted(-look.px(3), -look.px(2), look.px(3), look.px(2)),
        look.palette.ground);
    paintText(painter, baseline, words, TextRole::NoteStrong, colour, look);
}

double acrossOf(const BoundPlaces& places, std::int64_t length)
{
    return places.octave.pixel(std::log2(static_cast<double>(length)));
}

void paintLengthLabel(QPainter& painter, const BoundPlaces& places, const LengthMark& mark,
    double row, const Look& look)
{
    const double x = acrossOf(places, mark.length);
    const double gap = look.px(6);
    const double width = textWidth(mark.label, TextRole::NoteStrong, look);
    const bool fitsLeft = x - gap - width >= places.plot.left();
    const bool fitsRight = x + gap + width <= places.plot.right();
    const bool isLeft = mark.side == Alignment::Right ? fitsLeft : !fitsRight;
    const double baseline =
        places.plot.top() + look.px(2 + 16 * row) + digitHeight(TextRole::NoteStrong, look);
    paintOnGround(
        painter, {isLeft ? x - gap - width : x + gap, baseline}, mark.label, mark.text, look);
}

void paintLengths(
    QPainter& painter, const BoundPlaces& places, const BaseBoundFrame& frame, const Look& look)
{
    const auto line = [&](std::int64_t length, const QColor& colour) {
        const double x = acrossOf(places, length);
        paintLine(painter, {x, places.plot.top(), x, places.plot.bottom()}, colour, 1.5, look);
    };
    line(frame.lengths.training, look.palette.seen);
    line(frame.lengths.target, look.palette.unseen);
}

/// The shorter length has its label at the left of its line, the longer one at the right, a row
/// higher.
void paintLengthLabels(
    QPainter& painter, const BoundPlaces& places, const BaseBoundFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    const auto [training, target] = frame.lengths;
    const bool isExtended = target >= training;
    paintLengthLabel(painter, places,
        {training, palette.seenText, BaseWords::tr("trained %1").arg(wholeNumber(training)),
            isExtended ? Alignment::Right : Alignment::Left},
        1, look);
    paintLengthLabel(painter, places,
        {target, palette.unseenText, BaseWords::tr("target %1").arg(wholeNumber(target)),
            isExtended ? Alignment::Left : Alignment::Right},
        0, look);
}

std::vector<QPointF> foundLine(const BoundPlaces& places, const BaseBoundFrame& frame)
{
    std::vector<QPointF> line;
    for (const BaseBoundFrame::Point& point : frame.points)
        if (point.bound)
            line.push_back(places.point(static_cast<double>(point.length), point.bound->base));
    return line;
}

void paintBaseLine(QPainter& painter, const BoundPlaces& places, const BaseBoundFrame& frame,
    HandleState handle, const Look& look)
{
    const QRectF& plot = places.plot;
    const double y = places.levelOf(frame.base);
    const auto served =
        static_cast<double>(frame.failing.distance.value_or(frame.failing.searched));
    const double end = std::clamp(
        places.octave.pixel(std::log2(std::max(1.0, served))), plot.left(), plot.right());
    if (end > plot.left())
        paintLine(painter, {plot.left(), y, end, y}, look.palette.text, 2, look);
    QPen dashes(look.palette.notes, look.px(1.5), Qt::SolidLine, Qt::FlatCap);
    dashes.setDashPattern({4, 3});
    painter.setPen(dashes);
    if (end < plot.right())
        painter.drawLine(QPointF(end, y), QPointF(plot.right(), y));
    if (frame.failing.distance && end > plot.left() && end < plot.right()) {
        const double arm = look.px(5);
        painter.setPen(QPen(look.palette.text, look.px(2), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(end - arm, y - arm), QPointF(end + arm, y + arm));
        painter.drawLine(QPointF(end - arm, y + arm), QPointF(end + arm, y - arm));
    }
    paintHandle(painter, places.handle(frame.base), HandleKind::Neutral, handle, 14, look);
}

/// At the left, over the short lengths, where the bounds are low; at the right for a base as low.
void paintBaseLabel(
    QPainter& painter, const BoundPlaces& places, const BaseBoundFrame& frame, const Look& look)
{
    const bool isReplaced = frame.method == ScalingMethod::AdjustedBase;
    const QString base = significant(frame.base, 5);
    const QString label = isReplaced
        ? BaseWords::tr("base %1, replaced by %2").arg(base, significant(frame.adjustedBase, 5))
        : BaseWords::tr("base %1").arg(base);
    const QRectF& plot = places.plot;
    const double y = places.levelOf(frame.base);
    const double height = digitHeight(TextRole::NoteStrong, look);
    const BaseBoundFrame::Point& lowest = frame.points.front();
    const double lowestBound =
        std::max(lowest.published, lowest.bound ? lowest.bound->base : lowest.published);
    const bool isBelow = y - look.px(10) - height < plot.top() + look.px(32);
    const bool isAtLeft = !isBelow && y + look.px(16) < places.levelOf(lowestBound);
    const double width = textWidth(label, TextRole::NoteStrong, look);
    paintOnGround(painter,
        {isAtLeft ? plot.left() + look.px(8) : plot.right() - look.px(12) - width,
            isBelow ? y + look.px(8) + height : y - look.px(8)},
        label, look.palette.text, look);
}

void paintSquare(QPainter& painter, QPointF middle, const Look& look)
{
    const double half = look.px(3.5);
    painter.setPen(QPen(look.palette.series[1], look.px(1.5)));
    painter.setBrush(look.palette.ground);
    painter.drawRect(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half));
}

void paintDot(QPainter& painter, QPointF middle, const Look& look)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.palette.result);
    painter.drawEllipse(middle, look.px(3.5), look.px(3.5));
}

void paintRing(
    QPainter& painter, QPointF middle, const QColor& colour, double radius, const Look& look)
{
    painter.setPen(QPen(colour, look.px(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, look.px(radius), look.px(radius));
}

void paintBounds(
    QPainter& painter, const BoundPlaces& places, const BaseBoundFrame& frame, const Look& look)
{
    for (const BaseBoundFrame::Point& point : frame.points)
        paintSquare(
            painter, places.point(static_cast<double>(point.length), point.published), look);
    const std::vector<QPointF> line = foundLine(places, frame);
    if (line.size() > 1)
        paintPolyline(
            painter, places.plot, line, {.colour = look.palette.result, .width = 2}, look);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QPointF& point : line)
        paintDot(painter, point, look);
    if (frame.target.bound)
        paintRing(painter,
            places.point(static_cast<double>(frame.target.length), frame.target.bound->base),
            look.palette.result, 5, look);
}

void paintPointed(QPainter& painter, const BoundPlaces& places, const BaseBoundFrame::Point& point,
    const Look& look)
{
    const auto length = static_cast<double>(point.length);
    const QPointF at = places.point(length, point.bound ? point.bound->base : point.published);
    paintRing(painter, at, look.palette.text, 8, look);
    const QString words = pointWords(point);
    const double width = textWidth(words, TextRole::NoteStrong, look);
    const double height = digitHeight(TextRole::NoteStrong, look);
    const double start =
        std::clamp(at.x() - width / 2, places.plot.left(), places.plot.right() - width);
    const bool isAbove = at.y() - look.px(14) - height > places.plot.top();
    const double baseline = isAbove ? at.y() - look.px(14) : at.y() + look.px(14) + height;
    paintOnGround(painter, {start, baseline}, words, look.palette.text, look);
}

void paintGhost(
    QPainter& painter, const BoundPlaces& places, const BaseBoundFrame& ghost, const Look& look)
{
    const CurveStyle thin {.colour = look.palette.axis, .width = 1, .dashed = true};
    const std::vector<QPointF> line = foundLine(places, ghost);
    if (line.size() > 1)
        paintPolyline(painter, places.plot, line, thin, look);
    const double y = places.levelOf(ghost.base);
    paintPolyline(painter, places.plot,
        std::vector<QPointF> {{places.plot.left(), y}, {places.plot.right(), y}}, thin, look);
}

void paintFoot(
    QPainter& painter, const BoundPlaces& places, const BaseBoundFrame& frame, const Look& look)
{
    const double middle = places.foot.center().y();
    const double baseline = middle + digitHeight(TextRole::Note, look) / 2;
    double end = places.foot.right();
    if (isSearchShown(frame)) {
        const double bar = look.px(barWidth);
        const QString share =
            BaseWords::tr("%1 %").arg(wholeNumber(std::llround(100 * frame.share)));
        const double number = textWidth(u"100 %"_s, TextRole::Note, look);
        const double numberEnd = places.button.left() - look.px(8);
        paintText(painter, {numberEnd, baseline}, share, TextRole::Note, look.palette.notes, look,
            Alignment::Right);
        const double start = numberEnd - number - look.px(8) - bar;
        const double thick = look.px(4);
        painter.fillRect(QRectF(start, middle - thick / 2, bar, thick), look.palette.grid);
        painter.fillRect(
            QRectF(start, middle - thick / 2, bar * frame.share, thick), look.palette.text);
        end = start - look.px(12);
    }
    double x = places.foot.left() + look.px(4);
    const auto entry = [&](const QString& words, auto paintMark) {
        if (x + look.px(10) + textWidth(words, TextRole::Note, look) > end)
            return;
        painter.setRenderHint(QPainter::Antialiasing);
        paintMark(QPointF(x, middle));
        x += look.px(10)
            + paintText(painter, {x + look.px(10), baseline}, words, TextRole::Note,
                look.palette.notes, look)
            + look.px(20);
    };
    entry(foundWords(frame), [&](QPointF at) { paintDot(painter, at, look); });
    entry(BaseWords::tr("published, width %1").arg(wholeNumber(publishedWidth)),
        [&](QPointF at) { paintSquare(painter, at, look); });
}

} // namespace

bool isSearchShown(const BaseBoundFrame& frame)
{
    using Search = BoundAnswers::Search;
    return frame.search == Search::Stopped || (frame.search == Search::Running && frame.share > 0);
}

void paintBaseBound(QPainter& painter, const QRectF& area, const BaseBoundFrame& frame,
    const BaseBoundFrame* ghost, const DecadeRange& range, QPointF pointer, HandleState handle,
    const Look& look)
{
    painter.save();
    paintBaseHead(painter, area, Picture::BaseBound, widthWords(frame), look);
    const auto say = [&](const QStringList& words, double baseline, TextRole role) {
        if (!words.isEmpty())
            paintText(painter, {area.left(), area.top() + look.px(baseline)},
                fittingWords(words, area.width(), role, look), role, look.palette.text, look);
    };
    say(failingWords(frame), 36, TextRole::BodyStrong);
    say(targetWords(frame), 54, TextRole::Body);
    const BoundPlaces places(area, frame, range, look);
    if (frame.width >= 2) {
        paintAxes(painter, places, look);
        paintLengths(painter, places, frame, look);
        painter.setRenderHint(QPainter::Antialiasing);
        if (ghost)
            paintGhost(painter, places, *ghost, look);
        paintBaseLine(painter, places, frame, handle, look);
        paintBounds(painter, places, frame, look);
        paintLengthLabels(painter, places, frame, look);
        paintBaseLabel(painter, places, frame, look);
        if (const auto pointed = places.pointAt(frame, pointer, look))
            paintPointed(painter, places, frame.points[*pointed], look);
        paintFoot(painter, places, frame, look);
    }
    painter.restore();
}

} // namespace lab::ui
