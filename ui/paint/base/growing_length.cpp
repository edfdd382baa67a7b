#include "ui/paint/base/growing_length.h"

#include "ui/paint/base/base_words.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/text/text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double fitWidth = 7; ///< of the strip, as in the rings of the angles seen
constexpr double misfitWidth = 3;

bool isTurned(const GrowingLengthFrame& frame, int pair)
{
    return pair >= 0 && pair < frame.pairs;
}

QString factorLabel(double factor)
{
    return u"×"_s + significant(factor, 3);
}

// A label that stays legible on lines.
void paintLabel(QPainter& painter, QPointF baseline, const QString& text, const QColor& colour,
    const Look& look, Alignment alignment)
{
    const double width = textWidth(text, TextRole::NoteStrong, look);
    const double height = digitHeight(TextRole::NoteStrong, look);
    const double edge = look.px(3);
    const double x = alignment == Alignment::Right ? baseline.x() - width : baseline.x();
    painter.fillRect(
        QRectF(x - edge, baseline.y() - height - edge, width + 2 * edge, height + 2 * edge),
        look.palette.ground);
    paintText(painter, {x, baseline.y()}, text, TextRole::NoteStrong, colour, look);
}

void paintHead(
    QPainter& painter, const QRectF& area, const GrowingLengthFrame& frame, const Look& look)
{
    paintBaseHead(painter, area, Picture::BaseGrowingLength,
        BaseWords::tr("factor by length of the text"), look);
    const double baseline = area.top() + look.px(38);
    const bool isStale = frame.fit.misplaced > 0;
    QString words = cacheWords(frame);
    if (isStale && textWidth(words, TextRole::BodyStrong, look) > area.width())
        words = BaseWords::tr("%1 of %2 keys no longer fit")
                    .arg(wholeNumber(frame.fit.misplaced), wholeNumber(frame.fit.keys));
    double x = area.left()
        + paintText(painter, {area.left(), baseline},
            fitted(words, area.width(), TextRole::BodyStrong, look), TextRole::BodyStrong,
            isStale ? look.palette.unseenText : look.palette.seenText, look);
    QStringList notes;
    if (frame.method == ScalingMethod::DynamicNtk)
        notes += BaseWords::tr("base %1 → %2")
                     .arg(significant(frame.plainBase, 6), significant(frame.base, 6));
    if (frame.fit.turnedOtherwise > 0)
        notes += BaseWords::tr("%1 turned otherwise").arg(wholeNumber(frame.fit.turnedOtherwise));
    for (const QString& note : notes) {
        const double start = x + look.px(12);
        if (start + textWidth(note, TextRole::Note, look) <= area.right())
            x = start
                + paintText(
                    painter, {start, baseline}, note, TextRole::Note, look.palette.notes, look);
    }
}

void paintAxes(QPainter& painter, const GrowingPlaces& places, const Look& look)
{
    constexpr int firstShort = 5; // from there on a power of ten
    const QRectF& plot = places.plot;
    const double down = digitHeight(TextRole::Axis, look) / 2;
    for (const double tick : places.ticks) {
        const double y = places.levelOf(tick);
        paintLine(painter, {plot.left(), y, plot.right(), y}, look.palette.grid, 1, look);
        paintText(painter, {plot.left() - look.px(8), y + down}, factorLabel(tick), TextRole::Axis,
            look.palette.notes, look, Alignment::Right);
    }
    const double foot = places.strip.bottom();
    paintLine(painter, {plot.left(), foot, plot.right(), foot}, look.palette.axis, 1, look);
    const double baseline = foot + look.px(9) + digitHeight(TextRole::Axis, look);
    const auto most = static_cast<int>(std::lround(places.power.highest));
    const int step = plot.width() < look.px(260) ? 2 : 1;
    for (int power = 0; power <= most; ++power) {
        const double x = places.power.pixel(power);
        paintLine(painter, {x, foot, x, foot + look.px(4)}, look.palette.axis, 1, look);
        if (power % step == 0)
            paintText(painter, {x, baseline},
                power < firstShort ? wholeNumber(std::llround(std::pow(10.0, power)))
                                   : u"10^%1"_s.arg(power),
                TextRole::Axis, look.palette.notes, look, Alignment::Centre);
    }
    paintText(painter, {plot.left() - look.px(8), places.strip.center().y() + down},
        BaseWords::tr("keys", "of a cache, beside the strip that shows them"), TextRole::Axis,
        look.palette.notes, look, Alignment::Right);
}

enum class CurveOf { Selected, Slowest };

QPainterPath curvePath(const GrowingPlaces& places, const GrowingLengthFrame& frame, CurveOf which)
{
    QPainterPath path;
    bool isBroken = true;
    for (const GrowingLengthFrame::Point& point : frame.curve) {
        const double factor = which == CurveOf::Selected ? point.selected : point.slowest;
        if (!std::isfinite(factor)) {
            isBroken = true;
            continue;
        }
        const QPointF place(places.acrossOf(point.length), places.levelOf(factor));
        if (isBroken)
            path.moveTo(place);
        else
            path.lineTo(place);
        isBroken = false;
    }
    return path;
}

/// The words beside the dot of a pair at the present length.
struct PresentLabel {
    QString text;
    QPointF point; ///< the dot
    QPointF start; ///< of the baseline
    double width = 0;
};

PresentLabel presentLabel(
    const GrowingPlaces& places, const GrowingLengthFrame& frame, int pair, const Look& look)
{
    const double factor = frame.present[static_cast<std::size_t>(pair)];
    PresentLabel label {BaseWords::tr("pair %1").arg(pair) + u" "_s + factorLabel(factor),
        {places.acrossOf(static_cast<double>(frame.length)), places.levelOf(factor)}, {}};
    label.width = textWidth(label.text, TextRole::NoteStrong, look);
    const double x = label.point.x();
    const bool fitsRight = x + look.px(10) + label.width <= places.plot.right();
    label.start = {fitsRight ? x + look.px(10) : x - look.px(10) - label.width,
        std::clamp(label.point.y() + look.px(4), places.plot.top() + look.px(24),
            places.plot.bottom() - look.px(22))};
    return label;
}

int shownPair(const GrowingLengthFrame& frame, const Look& look)
{
    return look.focus.pair.value_or(frame.selectedPair);
}

// The name of the slowest pair's curve, above its end or, where the present dot has its words
// there, below.
void paintSlowestName(QPainter& painter, const GrowingPlaces& places,
    const GrowingLengthFrame& frame, double level, const Look& look)
{
    const QString name = BaseWords::tr("pair %1").arg(frame.pairs - 1);
    const double width = textWidth(name, TextRole::Note, look);
    const double height = digitHeight(TextRole::Note, look);
    double baseline = level - look.px(6);
    const int pair = shownPair(frame, look);
    if (isTurned(frame, pair) && std::isfinite(frame.present[static_cast<std::size_t>(pair)])) {
        const PresentLabel words = presentLabel(places, frame, pair, look);
        const QRectF taken(words.start.x(), words.start.y() - height, words.width, height);
        const QRectF wanted(places.plot.right() - width, baseline - height, width, height);
        const double edge = look.px(6);
        if (taken.adjusted(-edge, -edge, edge, edge).intersects(wanted))
            baseline = level + look.px(6) + height;
    }
    paintText(painter, {places.plot.right(), baseline}, name, TextRole::Note,
        methodStyle(frame.method, look.palette).text, look, Alignment::Right);
}

void paintCurves(QPainter& painter, const GrowingPlaces& places, const GrowingLengthFrame& frame,
    const Look& look)
{
    const MethodStyle style = methodStyle(frame.method, look.palette);
    const auto paint = [&](CurveOf which, double width) {
        QPen pen(style.line, look.px(width), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        if (!style.dashes.isEmpty())
            pen.setDashPattern(style.dashes);
        painter.setPen(pen);
        painter.drawPath(curvePath(places, frame, which));
    };
    painter.setBrush(Qt::NoBrush);
    if (frame.selectedPair != frame.pairs - 1) {
        paint(CurveOf::Slowest, 1.5);
        const double end = frame.curve.back().slowest;
        if (std::isfinite(end))
            paintSlowestName(painter, places, frame, places.levelOf(end), look);
    }
    if (isTurned(frame, frame.selectedPair))
        paint(CurveOf::Selected, 3);
}

void paintGhost(QPainter& painter, const GrowingPlaces& places, const GrowingLengthFrame& ghost,
    const Look& look)
{
    QPen pen(look.palette.axis, look.px(1), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(curvePath(places, ghost, CurveOf::Selected));
    const double x = places.acrossOf(static_cast<double>(ghost.length));
    painter.drawLine(QPointF(x, places.plot.top()), QPointF(x, places.strip.bottom()));
}

void paintStrip(QPainter& painter, const GrowingPlaces& places, const GrowingLengthFrame& frame,
    const Look& look)
{
    const double middle = places.strip.center().y();
    const auto bar = [&](PositionSpan span, double width, const QColor& colour) {
        const double from = places.acrossOf(static_cast<double>(span.first) + 0.5);
        const double to =
            std::min(places.acrossOf(static_cast<double>(span.last) + 1.5), places.plot.right());
        painter.fillRect(
            QRectF(from, middle - look.px(width) / 2, std::max(1.0, to - from), look.px(width)),
            colour);
    };
    const auto gap = [&](PositionSpan span) { bar(span, fitWidth + 1, look.palette.ground); };
    paintLine(painter, {places.plot.left(), middle, places.plot.right(), middle}, look.palette.grid,
        1, look);
    bar({0, frame.fit.keys - 1}, fitWidth, look.palette.seen);
    for (const PositionSpan& span : frame.fit.misplacedSpans) {
        gap(span);
        bar(span, misfitWidth, look.palette.unseen);
    }
}

void paintLengths(QPainter& painter, const GrowingPlaces& places, const GrowingLengthFrame& frame,
    const GrowingMarks& marks, const Look& look)
{
    const QRectF& plot = places.plot;
    if (frame.growsWithLength) {
        const double x = places.acrossOf(static_cast<double>(frame.originalLength));
        paintLine(painter, {x, plot.top(), x, places.strip.bottom()}, look.palette.seen, 2, look);
        const QString label = BaseWords::tr("original %1").arg(wholeNumber(frame.originalLength));
        // on the side where the line of the present length is not
        const bool isLeft = frame.length > frame.originalLength;
        paintLabel(painter, {isLeft ? x - look.px(8) : x + look.px(8), plot.top() + look.px(24)},
            label, look.palette.seenText, look, isLeft ? Alignment::Right : Alignment::Left);
    }
    const QPointF handle = places.lengthHandle(frame.length);
    paintLine(painter, {handle.x(), plot.top(), handle.x(), places.strip.bottom()},
        look.palette.query, 2, look);
    const QString label = BaseWords::tr("length %1").arg(wholeNumber(frame.length));
    const double width = textWidth(label, TextRole::NoteStrong, look);
    const bool fitsLeft = handle.x() - look.px(12) - width >= plot.left();
    paintLabel(painter,
        {fitsLeft ? handle.x() - look.px(12) : handle.x() + look.px(12), plot.top() + look.px(5)},
        label, look.palette.queryText, look, fitsLeft ? Alignment::Right : Alignment::Left);
    const auto state = [&](GrowingPart part) {
        return marks.hovered == part ? HandleState::Hovered : HandleState::Resting;
    };
    paintHandle(painter, handle, HandleKind::Query, state(GrowingPart::Length), 14, look);
    paintHandle(
        painter, places.keyHandle(marks.key), HandleKind::Key, state(GrowingPart::Key), 12, look);
}

// The factors at the present length: a dot for the selected pair, a ring for the one pointed at.
void paintPresent(QPainter& painter, const GrowingPlaces& places, const GrowingLengthFrame& frame,
    const Look& look)
{
    const auto paint = [&](int pair, const QColor& fill) {
        if (!std::isfinite(frame.present[static_cast<std::size_t>(pair)]))
            return;
        const auto [label, point, start, width] = presentLabel(places, frame, pair, look);
        paintLabel(painter, start, label, look.palette.text, look, Alignment::Left);
        painter.setPen(QPen(look.palette.text, look.px(2)));
        painter.setBrush(fill);
        painter.drawEllipse(point, look.px(4), look.px(4));
    };
    const int pointed = shownPair(frame, look);
    if (isTurned(frame, frame.selectedPair) && pointed == frame.selectedPair)
        paint(frame.selectedPair, look.palette.text);
    else if (isTurned(frame, pointed))
        paint(pointed, look.palette.ground);
}

QString scoreWords(const GrowingLengthFrame& frame, std::int64_t key)
{
    if (!frame.score)
        return BaseWords::tr("Key %1 is not cached yet").arg(wholeNumber(key));
    const auto& [place, score] = *frame.score;
    return BaseWords::tr("Key %1 scores %2, anew %3")
        .arg(wholeNumber(place), decimals(score.asCached, 3), decimals(score.turnedAnew, 3));
}

void paintFoot(QPainter& painter, const QRectF& area, const GrowingPlaces& places,
    const GrowingLengthFrame& frame, std::int64_t key, const Look& look)
{
    struct Entry {
        QString words;
        double width;
        QColor colour;
    };
    const std::array entries {
        Entry {BaseWords::tr("off ≤ %1 rad").arg(fitTolerance), fitWidth, look.palette.seen},
        Entry {BaseWords::tr("more", "of an angle's error than the tolerance before it"),
            misfitWidth, look.palette.unseen},
    };
    const QString score = scoreWords(frame, key);
    const double x = area.left()
        + paintText(painter, {area.left(), places.foot},
            fitted(score, area.width(), TextRole::Note, look), TextRole::Note, look.palette.text,
            look);
    const double swatch = look.px(20);
    const double gap = look.px(6);
    double end = area.right();
    double whole = 0;
    for (const Entry& entry : entries)
        whole += textWidth(entry.words, TextRole::Note, look) + gap + swatch + look.px(12);
    if (x + whole > end)
        return;
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const double width = textWidth(entry->words, TextRole::Note, look);
        paintText(painter, {end - width, places.foot}, entry->words, TextRole::Note,
            look.palette.notes, look);
        const double middle = places.foot - digitHeight(TextRole::Note, look) / 2;
        painter.fillRect(QRectF(end - width - gap - swatch, middle - look.px(entry->width) / 2,
                             swatch, look.px(entry->width)),
            entry->colour);
        end -= width + gap + swatch + look.px(12);
    }
}

} // namespace

QString cacheWords(const GrowingLengthFrame& frame)
{
    const CacheFit& fit = frame.fit;
    const QString keys = wholeNumber(fit.keys);
    const QString pair = wholeNumber(frame.selectedPair);
    if (frame.pairs == 0)
        return BaseWords::tr("No pair is rotated: raise the rotated share.");
    if (frame.method == ScalingMethod::None)
        return BaseWords::tr("With no method every cached key fits");
    if (!frame.growsWithLength)
        return BaseWords::tr("%1 does not look at the length: every cached key fits")
            .arg(methodName(frame.method));
    if (fit.misplaced > 0)
        return BaseWords::tr("%1 of %2 cached keys no longer fit pair %3")
            .arg(wholeNumber(fit.misplaced), keys, pair);
    if (frame.length > frame.originalLength)
        return BaseWords::tr("All %1 cached keys still fit pair %2").arg(keys, pair);
    return BaseWords::tr("Up to %1 positions every cached key fits")
        .arg(wholeNumber(frame.originalLength));
}

void paintGrowingLength(QPainter& painter, const QRectF& area, const GrowingLengthFrame& frame,
    const std::optional<GrowingLengthFrame>& ghost, const GrowingMarks& marks, const Look& look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter, area, frame, look);
    const GrowingPlaces places(area, frame, ghost, look);
    paintAxes(painter, places, look);
    if (frame.pairs > 0) {
        if (ghost)
            paintGhost(painter, places, *ghost, look);
        paintCurves(painter, places, frame, look);
        paintStrip(painter, places, frame, look);
        paintLengths(painter, places, frame, marks, look);
        paintPresent(painter, places, frame, look);
    }
    if (places.foot > 0 && frame.pairs > 0)
        paintFoot(painter, area, places, frame, marks.key, look);
    painter.restore();
}

} // namespace lab::ui
