#include "ui/paint/grids/pair_strip.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/text/picture_title.h"

#include "ui/paint/axes.h"
#include "ui/paint/comparison.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/grids/grid_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

namespace lab::ui {

namespace {

struct StripWords {
    Q_DECLARE_TR_FUNCTIONS(StripWords)
};

using Kind = GridPairsFrame::Kind;
using Part = GridPairsFrame::Part;

constexpr double headSpace = 34;
constexpr double numberSpace = 20; // below the strip
constexpr double minShare = 0.2; // of the height: the slowest
constexpr double hatchPitch = 4.5; // along the edges
constexpr double hatchWidth = 2;
constexpr double flatTone = 0.8; // of bars without an axis

double angleOf(const GridPairsFrame& frame, const Part& part)
{
    return frame.kind == Kind::Flat ? part.column : part.largest();
}

/// As a fraction of the height: from the slowest to the fastest.
double shareOf(const GridPairsFrame& scale, double angle)
{
    const double decades = std::log(scale.fastest / scale.slowest);
    const double share = decades > 0 ? std::log(angle / scale.slowest) / decades : 1;
    return minShare + (1 - minShare) * std::clamp(share, 0.0, 1.0);
}

/// Stripes at 45°, clipped to the bar.
void hatch(QPainter& painter, const QRectF& bar, const QColor& colour, const Look& look)
{
    // Where x + y is `sum`, from the left edge or the foot to the top or the right edge.
    const auto lower = [&](double sum) {
        return QPointF(bar.left() + std::max(0.0, sum - bar.height()),
            bar.top() + std::min(sum, bar.height()));
    };
    const auto upper = [&](double sum) {
        return QPointF(
            bar.left() + std::min(sum, bar.width()), bar.top() + std::max(0.0, sum - bar.width()));
    };
    const double end = bar.width() + bar.height();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (double sum = look.px(hatchPitch); sum < end; sum += look.px(hatchPitch)) {
        const double next = std::min(sum + look.px(hatchWidth), end);
        QPolygonF stripe {lower(sum)};
        if (sum < bar.height() && bar.height() < next)
            stripe += bar.bottomLeft();
        stripe += lower(next);
        stripe += upper(next);
        if (sum < bar.width() && bar.width() < next)
            stripe += bar.topRight();
        stripe += upper(sum);
        painter.drawPolygon(stripe);
    }
}

void paintBar(QPainter& painter, const QRectF& bar, const GridPairsFrame& frame, const Part& part,
    const Look& look)
{
    if (frame.kind == Kind::Flat) {
        painter.fillRect(bar, blended(look.palette.notes, look.palette.ground, flatTone));
        return;
    }
    const QColor colour = axisColor(part.axis, look.palette);
    if (part.axis != GridAxis::Row) {
        painter.fillRect(bar, colour);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    hatch(painter, bar, colour, look);
    painter.restore();
    outlineCells(painter, bar, colour, 1, look);
}

QPointF halfArrow(const QRectF& place, const Part& part, double share)
{
    const double length = 0.5 * share * std::min(place.width(), place.height());
    return length / std::hypot(part.column, part.row) * QPointF(part.column, part.row);
}

/// Right is a step along the row, down one along the column; as long as the height of its bar.
void paintArrow(
    QPainter& painter, const QRectF& place, const Part& part, double share, const Look& look)
{
    const QPointF shaft = halfArrow(place, part, share);
    const double half = std::hypot(shaft.x(), shaft.y());
    if (!(half > 0)) // no space for one
        return;
    const QPointF way = shaft / half;
    const QPointF across(-way.y(), way.x());
    const QPointF tip = place.center() + shaft;
    const double head = std::min(look.px(5), half);
    painter.setPen(QPen(look.palette.text, look.px(1.5)));
    painter.drawLine(place.center() - shaft, tip);
    painter.drawLine(tip, tip - head * way + 0.6 * head * across);
    painter.drawLine(tip, tip - head * way - 0.6 * head * across);
}

/// The legend of an axis that rotates some pairs, longest first.
QStringList legendOf(const GridPairsFrame& frame, GridAxis axis)
{
    const QString name = axisName(axis);
    const QString count = wholeNumber(std::ranges::count(frame.parts, axis, &Part::axis));
    const int cells = frame.isOfTokens ? 2
        : axis == GridAxis::Row        ? frame.shape.rows
        : axis == GridAxis::Column     ? frame.shape.columns
                                       : 1;
    if (cells > 1)
        return {StripWords::tr("%1, %2").arg(name, count)};
    return {StripWords::tr("%1, %2, no rotation here").arg(name, count),
        StripWords::tr("%1, %2, constant", "an axis of one cell turns nothing").arg(name, count)};
}

/// The items on the right of the title line, shorter if the title needs the space; returns their
/// left end.
double paintLegend(QPainter& painter, const QRectF& area, const GridPairsFrame& frame, double title,
    const Look& look)
{
    double right = area.right();
    if (!look.hasWords || (frame.kind != Kind::Pairs && frame.kind != Kind::Columns))
        return right;
    const double baseline = area.top() + look.px(16);
    std::vector<GridAxis> axes;
    for (const GridAxis axis : {GridAxis::Column, GridAxis::Row, GridAxis::Frame})
        if (std::ranges::count(frame.parts, axis, &Part::axis) > 0)
            axes.push_back(axis);
    const double whole =
        std::accumulate(axes.begin(), axes.end(), 0.0, [&](double sum, GridAxis axis) {
            return sum + look.px(18 + 16)
                + textWidth(legendOf(frame, axis).front(), TextRole::NoteStrong, look);
        });
    const bool isWhole = title + whole <= area.width();
    for (const GridAxis axis : axes) {
        const QStringList wordings = legendOf(frame, axis);
        const QString& text = isWhole ? wordings.front() : wordings.back();
        right -= textWidth(text, TextRole::NoteStrong, look);
        paintText(painter, {right, baseline}, text, TextRole::NoteStrong, look.palette.text, look);
        const QRectF swatch(right - look.px(18), baseline - look.px(10), look.px(12), look.px(11));
        Part part;
        part.axis = axis;
        paintBar(painter, swatch, frame, part, look);
        right = swatch.left() - look.px(16);
    }
    return right;
}

QStringList notesOf(const GridPairsFrame& frame)
{
    switch (frame.kind) {
    case Kind::None:
        return {};
    case Kind::Directions:
        return {StripWords::tr("arrow: the image direction that rotates the pair most; length: how "
                               "much, logarithmic")};
    case Kind::Flat:
        return {(frame.shape.columns == 1
                ? StripWords::tr("all rotate with the patch number; one row down adds %1")
                : StripWords::tr("all rotate with the patch number; one row down adds %1"))
                    .arg(wholeNumber(frame.shape.columns))};
    case Kind::Pairs:
    case Kind::Columns:
        break;
    }
    if (frame.isOfTokens)
        return {StripWords::tr("bar: angle per position number, %1 to %2 rad, logarithmic")
                    .arg(significant(frame.fastest, 2), significant(frame.slowest, 2)),
            StripWords::tr("%1 to %2 rad per number")
                .arg(significant(frame.fastest, 2), significant(frame.slowest, 2))};
    return {StripWords::tr("bar: angle from one patch to the next, %1 to %2 rad, logarithmic")
                .arg(significant(frame.slowest, 2), significant(frame.fastest, 2)),
        StripWords::tr("%1 to %2 rad per patch")
            .arg(significant(frame.slowest, 2), significant(frame.fastest, 2))};
}

} // namespace

PairStripLayout::PairStripLayout(const QRectF& area, const GridPairsFrame& frame, const Look& look)
    : strip(area.left(), area.top() + look.px(headSpace), area.width(),
        std::max(1.0, area.height() - look.px(headSpace + numberSpace)))
    , count(static_cast<int>(frame.parts.size()))
{
}

QRectF PairStripLayout::place(int index) const
{
    const auto edge = [&](int at) {
        return std::round(strip.left() + strip.width() * at / std::max(1, count));
    };
    return {edge(index), strip.top(), edge(index + 1) - edge(index), strip.height()};
}

std::optional<int> PairStripLayout::indexAt(QPointF point) const
{
    if (count == 0 || !strip.contains(point))
        return std::nullopt;
    return std::clamp(
        static_cast<int>((point.x() - strip.left()) / strip.width() * count), 0, count - 1);
}

double PairStripLayout::edgeAt(double x) const
{
    return (x - strip.left()) / strip.width() * count;
}

std::vector<SectionEnd> PairStripLayout::ends(const GridPairsFrame& frame) const
{
    if (!frame.isOfTokens || count == 0)
        return {};
    const auto [time, height, width] = frame.sections.sections;
    const bool isByTurns = frame.sections.layout == SectionLayout::Interleaved;
    const int upper = isByTurns ? std::clamp(3 * height - 1, 0, count) : time;
    const int lower = isByTurns ? std::clamp(3 * width, 0, count) : time + height;
    const auto at = [this](double edge, double y) {
        return QPointF(strip.left() + strip.width() * edge / count, y);
    };
    return {{isByTurns ? GridAxis::Row : GridAxis::Frame, static_cast<double>(upper),
                at(upper, strip.top())},
        {isByTurns ? GridAxis::Column : GridAxis::Row, static_cast<double>(lower),
            at(lower, strip.bottom())}};
}

void paintPairStrip(QPainter& painter, const QRectF& area, const PairStripLayout& layout,
    const GridPairsFrame& frame, const std::optional<GridPairsFrame>& ghost,
    std::optional<std::size_t> hovered, const PointedLook& look)
{
    const Palette& palette = look.palette;
    const QString title = frame.kind == Kind::Columns
        ? StripWords::tr("Columns of each axis")
        : StripWords::tr("Pairs rotated by each axis");
    const double legend =
        paintLegend(painter, area, frame, textWidth(title, TextRole::PictureTitle, look), look);
    QRectF head = area;
    head.setRight(legend);
    paintPictureTitle(painter, head, title, notesOf(frame), look);
    if (frame.kind == Kind::None) {
        paintText(painter, {area.left(), layout.strip.top() + look.px(16)},
            fitted(StripWords::tr("No pairs: each patch has its own row. Beyond the trained grid "
                                  "the rows are interpolated."),
                area.width(), TextRole::Body, look),
            TextRole::Body, palette.notes, look);
        return;
    }
    const bool hasGhost =
        ghost && ghost->kind == frame.kind && ghost->parts.size() == frame.parts.size();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, frame.kind == Kind::Directions);
    for (int index = 0; index < layout.count; ++index) {
        const Part& part = frame.parts[static_cast<std::size_t>(index)];
        const QRectF place = layout.place(index);
        const double gap = place.width() >= look.px(6) ? look.px(1.5) : 0;
        const double share = shareOf(frame, angleOf(frame, part));
        QRectF bar = place.adjusted(0, 0, -gap, 0);
        bar.setTop(std::round(bar.bottom() - share * bar.height()));
        if (frame.kind == Kind::Directions)
            paintArrow(painter, place, part, share, look);
        else
            paintBar(painter, bar, frame, part, look);
        if (hasGhost) {
            const Part& before = ghost->parts[static_cast<std::size_t>(index)];
            const double shareBefore = shareOf(frame, angleOf(*ghost, before));
            painter.setPen(ghostPen(palette.text, look));
            if (frame.kind == Kind::Directions) {
                const QPointF half = halfArrow(place, before, shareBefore);
                painter.drawLine(place.center() - half, place.center() + half);
            } else {
                const double y = place.bottom() - shareBefore * place.height();
                painter.drawLine(QPointF(bar.left(), y), QPointF(bar.right(), y));
            }
        }
        if (look.focus.pair == index)
            outlineCells(painter, place.adjusted(0, 0, -gap, 0), palette.text, 2, look);
    }
    painter.restore();
    paintLine(painter, QLineF(layout.strip.bottomLeft(), layout.strip.bottomRight()), palette.axis,
        1, look);
    int step = 1;
    while (step < layout.count && step * layout.strip.width() / layout.count < look.px(64))
        step *= 2;
    for (int index = 0; index < layout.count; ++index)
        if (index == layout.count - 1 || (index % step == 0 && index + step / 2 < layout.count))
            paintText(painter,
                {std::min(layout.place(index).center().x(),
                     layout.strip.right()
                         - textWidth(wholeNumber(index), TextRole::Axis, look) / 2),
                    layout.strip.bottom() + look.px(16)},
                wholeNumber(index), TextRole::Axis, palette.notes, look, Alignment::Centre);
    const std::vector<SectionEnd> ends = layout.ends(frame);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const double x = ends[i].place.x();
        paintLine(painter, QLineF(x, layout.strip.top(), x, layout.strip.bottom()), palette.text,
            1.5, look);
        paintHandle(painter, ends[i].place, HandleKind::Neutral,
            hovered == i ? HandleState::Hovered : HandleState::Resting, 12, look);
    }
}

} // namespace lab::ui
