#include "ui/paint/relative/distance_rows.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/text/picture_title.h"

#include "ui/paint/controls/handles.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/projection.h"
#include "ui/paint/relative/relative_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

struct RowWords {
    Q_DECLARE_TR_FUNCTIONS(RowWords)
};

constexpr double stripTop = 38; // the title, and the handles above the strip
constexpr double stripHeight = 24;
constexpr double axisSpace = 18; // of the distances below it
constexpr std::int64_t linearTo = 24;
constexpr double edgeSize = 14;
constexpr double smallTop = 14; // in a small picture: no title, and the handles
constexpr double smallShare = 0.4; // maximum height of its strip, as a fraction of its width
constexpr double edgeLift = 5; // of a handle's center above the strip, clear of its numbers

double shown(double ahead, bool isLogarithmic)
{
    return isLogarithmic ? std::copysign(std::log2(1 + std::abs(ahead)), ahead) : ahead;
}

QColor rowColor(const DistanceRowsFrame& frame, std::int64_t ahead, const Palette& palette)
{
    const double share = frame.last > 0
        ? std::log2(1.0 + static_cast<double>(std::min(std::abs(ahead), frame.last)))
            / std::log2(1.0 + static_cast<double>(frame.last))
        : 0;
    return rampColor(palette.pairs, share);
}

/// The ends of the rows for a single distance: Shaw's last one contains all beyond, too.
double ownEdge(const DistanceRowsFrame& frame)
{
    const bool isShaw = frame.encoding == RelativeEncoding::Shaw;
    const auto own = static_cast<double>(frame.own);
    return isShaw ? std::max(0.0, own - 0.5) : own + 0.5;
}

/// Beside the title; if two rows are outlined, which is which.
QStringList notesOn(const DistanceRowsFrame& frame)
{
    const QString own = RowWords::tr("one each up to %1").arg(wholeNumber(frame.own));
    if (!frame.isMirrored)
        return {own};
    return {RowWords::tr("%1; thick: row of K, thin: of Q").arg(own),
        RowWords::tr("thick: row of K, thin: of Q")};
}

} // namespace

DistanceRowsLayout::DistanceRowsLayout(
    const QRectF& area, const DistanceRowsFrame& frame, const Look& look)
    : farthest(frame.farthest)
    , isLogarithmic(frame.farthest > linearTo)
{
    const double side = look.px(edgeSize / 2 + 1); // for a handle at an end
    strip = QRectF(area.left() + side, area.top() + look.px(stripTop),
        std::max(1.0, area.width() - 2 * side), look.px(stripHeight));
    if (!look.hasWords) {
        strip.setTop(area.top() + look.px(smallTop));
        strip.setHeight(std::clamp(area.bottom() - withWords(look).px(axisSpace) - strip.top(), 1.0,
            std::max(1.0, smallShare * area.width())));
    }
    lift = look.px(edgeLift);
}

double DistanceRowsLayout::at(double ahead) const
{
    const double end = shown(static_cast<double>(farthest) + 0.5, isLogarithmic);
    return strip.center().x() + shown(ahead, isLogarithmic) / end * strip.width() / 2;
}

double DistanceRowsLayout::aheadAt(double x) const
{
    const double end = shown(static_cast<double>(farthest) + 0.5, isLogarithmic);
    const double value = (x - strip.center().x()) / (strip.width() / 2) * end;
    return isLogarithmic ? std::copysign(std::exp2(std::abs(value)) - 1, value) : value;
}

std::optional<std::int64_t> DistanceRowsLayout::distanceAt(QPointF point) const
{
    if (!strip.contains(point))
        return std::nullopt;
    return std::clamp<std::int64_t>(std::llround(aheadAt(point.x())), -farthest, farthest);
}

QPointF DistanceRowsLayout::handle(const DistanceRowsFrame& frame, RowEdge edge, double side) const
{
    const double distance = edge == RowEdge::Own ? ownEdge(frame) : double(frame.last);
    return {at(side * std::min(distance, static_cast<double>(farthest))), strip.top() - lift};
}

void paintDistanceRows(QPainter& painter, const QRectF& area, const DistanceRowsLayout& layout,
    const DistanceRowsFrame& frame, std::optional<RowEdge> hovered, const PointedLook& look)
{
    const Palette& palette = look.palette;
    const Look words = look.hasWords ? Look(look) : withWords(look);
    const bool isShaw = frame.encoding == RelativeEncoding::Shaw;
    paintPictureTitle(painter, area,
        isShaw ? RowWords::tr("Rows of the table") : RowWords::tr("Buckets of distance"),
        notesOn(frame), look);
    const std::int64_t pointed = look.focus.distance && look.focus.picture == Picture::RelativeRows
        ? -*look.focus.distance
        : frame.pointed;
    const std::int64_t pointedRow = frame.rowOf(pointed);
    const std::int64_t askedRow = frame.queryRowOf(pointed);
    std::optional<QRectF> outlined;
    std::optional<QRectF> asked;
    std::int64_t begin = -frame.farthest;
    while (begin <= frame.farthest) {
        std::int64_t end = begin;
        while (end < frame.farthest && frame.rowOf(end + 1) == frame.rowOf(begin))
            ++end;
        const double left = layout.at(static_cast<double>(begin) - 0.5);
        const double right = layout.at(static_cast<double>(end) + 0.5);
        const double gap = right - left > look.px(3) ? look.px(1) : 0;
        const QRectF segment(
            left + gap / 2, layout.strip.top(), right - left - gap, layout.strip.height());
        const bool isHidden = frame.visible == Visible::KeysUpToQuery && begin > 0;
        if (isHidden)
            paintHatching(painter, segment, look);
        else
            painter.fillRect(segment, rowColor(frame, begin, palette));
        const QString number = wholeNumber(frame.rowOf(begin));
        if (!isHidden
            && segment.width() >= textWidth(number, TextRole::Note, words) + words.px(4)) {
            const QColor ink = inkOn(rowColor(frame, begin, palette), palette);
            paintText(painter,
                {segment.center().x(),
                    segment.center().y() + digitHeight(TextRole::Note, words) / 2},
                number, TextRole::Note, ink, words, Alignment::Centre);
        }
        if (frame.rowOf(begin) == pointedRow)
            outlined = outlined ? outlined->united(segment) : segment;
        if (frame.rowOf(begin) == askedRow && askedRow != pointedRow)
            asked = asked ? asked->united(segment) : segment;
        begin = end + 1;
    }
    if (outlined)
        outlineCells(painter, *outlined, palette.text, 2, look);
    if (asked)
        outlineCells(painter, *asked, palette.text, 1, look);

    const double below = layout.strip.bottom() + words.px(16);
    double written = -1e9;
    for (const double ahead :
        {-double(frame.last), -double(frame.own), 0.0, double(frame.own), double(frame.last)}) {
        const QString text = wholeNumber(std::llround(std::abs(ahead)));
        const double half = textWidth(text, TextRole::Axis, words) / 2;
        const bool isEdge = isShaw && std::abs(ahead) > 0; // the only number of Shaw's rows
        const double x = layout.at(isEdge ? std::copysign(ownEdge(frame), ahead) : ahead);
        if (x - half < written + words.px(4))
            continue;
        paintText(
            painter, {x, below}, text, TextRole::Axis, palette.notes, words, Alignment::Centre);
        written = x + half;
    }
    if (look.hasWords && area.bottom() >= below + look.px(18)) {
        paintText(painter, {area.left(), below + look.px(18)}, RowWords::tr("key before the query"),
            TextRole::Note, palette.notes, look);
        paintText(painter, {area.right(), below + look.px(18)}, RowWords::tr("key after"),
            TextRole::Note, palette.notes, look, Alignment::Right);
    }
    for (const double side : {-1.0, 1.0}) {
        if (!isShaw)
            paintHandle(painter, layout.handle(frame, RowEdge::Last, side), HandleKind::Neutral,
                hovered == RowEdge::Last ? HandleState::Hovered : HandleState::Resting, edgeSize,
                look);
        paintHandle(painter, layout.handle(frame, RowEdge::Own, side), HandleKind::Neutral,
            hovered == RowEdge::Own ? HandleState::Hovered : HandleState::Resting, edgeSize, look);
    }
}

} // namespace lab::ui
