#include "ui/paint/biases/bias_matrix.h"

#include "ui/paint/axes.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double titleSpace = 32;
constexpr double labelGap = 24; // from the numbers to the cells, with the handle between them
constexpr double footSpace = 30;
constexpr double barGap = 12;
constexpr double barWidth = 12;
constexpr double barNumberGap = 8;

QRectF squareIn(const QRectF& area, const BiasMatrixFrame& frame, const Look& look)
{
    const double left = matrixSpaceLeft(frame.end, look);
    const double side = std::max(look.px(16),
        std::min(area.width() - left - matrixSpaceRight(frame.cells, look),
            area.height() - matrixSpaceAcross(look)));
    return {area.left() + left, area.top() + look.px(titleSpace), side, side};
}

// Cells of a pixel or two are outlined by a visible rectangle.
QRectF atLeast(QRectF cells, double size)
{
    const double wider = std::max(0.0, size - cells.width()) / 2;
    const double higher = std::max(0.0, size - cells.height()) / 2;
    return cells.adjusted(-wider, -higher, wider, higher);
}

// Dark on light and light on dark: two lines, one inside the other.
void paintCasedLine(QPainter& painter, QPointF from, QPointF to, const Look& look)
{
    painter.setPen(QPen(look.palette.ground, look.px(3.5), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(from, to);
    painter.setPen(QPen(look.palette.text, look.px(1.25), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(from, to);
}

void paintDiagonal(
    QPainter& painter, const BiasMatrixLayout& layout, std::int64_t distance, const Look& look)
{
    const drawing::CellAxis& axis = layout.keys;
    const std::int64_t shown = axis.end - axis.runs.first;
    if (distance >= shown || distance <= -shown)
        return;
    const std::int64_t firstQuery = axis.runs.first + std::max<std::int64_t>(distance, 0);
    const std::int64_t firstKey = axis.runs.first + std::max<std::int64_t>(-distance, 0);
    const std::int64_t lastQuery = axis.end - 1 + std::min<std::int64_t>(distance, 0);
    const std::int64_t lastKey = axis.end - 1 - std::max<std::int64_t>(distance, 0);
    const QPointF half(layout.keys.cellSize() / 2, layout.keys.cellSize() / 2);
    paintCasedLine(painter, QPointF(axis.pixel(firstKey), layout.queries.pixel(firstQuery)) - half,
        QPointF(axis.pixel(lastKey), layout.queries.pixel(lastQuery)) + half, look);
}

// For T5, both edges of the band of distances that share the bucket.
void paintBand(QPainter& painter, const BiasMatrixLayout& layout, const BiasMatrixFrame& frame,
    std::int64_t distance, const Look& look)
{
    const std::int64_t size = std::abs(distance);
    const auto next = std::ranges::upper_bound(frame.edges, size);
    if (next == frame.edges.begin())
        return paintDiagonal(painter, layout, distance, look);
    const std::int64_t side = distance < 0 ? -1 : 1;
    const std::int64_t first = *std::prev(next);
    paintDiagonal(painter, layout, side * first, look);
    if (next != frame.edges.end() && *next - 1 > first)
        paintDiagonal(painter, layout, side * (*next - 1), look);
}

void paintFocus(QPainter& painter, const BiasMatrixLayout& layout, const BiasMatrixFrame& frame,
    const MatrixMarks& marks, const PointedLook& look)
{
    const Focus& focus = look.focus;
    if (focus.distance && (frame.mask == Mask::Symmetric || *focus.distance >= 0))
        paintBand(painter, layout, frame, *focus.distance, look);
    if (!focus.key)
        return;
    const std::int64_t query = focus.query.value_or(marks.query);
    if (layout.queries.shows(query) && layout.keys.shows(*focus.key))
        outlineCells(painter,
            atLeast(layout.cell(layout.queries.cellOf(query), layout.keys.cellOf(*focus.key)),
                look.px(6)),
            look.palette.text, 1.25, look);
}

void paintRow(QPainter& painter, const BiasMatrixLayout& layout, const BiasMatrixFrame& frame,
    std::int64_t query, const Look& look)
{
    const int row = layout.queries.cellOf(query);
    const auto isSeen = [&](int column) { return !std::isnan(frame.cells.at(row, column)); };
    int first = 0;
    while (first < frame.runs.count && !isSeen(first))
        ++first;
    if (first == frame.runs.count)
        return;
    int last = frame.runs.count - 1;
    while (!isSeen(last))
        --last;
    const QRectF cells = layout.cell(row, first).united(layout.cell(row, last));
    if (cells.height() >= look.px(5))
        return outlineCells(painter, cells, look.palette.text, 2, look);
    paintCasedLine(painter, {cells.left(), cells.center().y()},
        {std::max(cells.right(), cells.left() + look.px(2)), cells.center().y()}, look);
}

} // namespace

double matrixSpaceLeft(std::int64_t end, const Look& look)
{
    return drawing::matrixSpaceLeft(end, QtStyle(look).style);
}

// In steps, like the space on the left, so that the picture does not move.
double matrixSpaceRight(const HeatmapFrame& cells, const Look& look)
{
    const bool isSmall = cells.highest > -1.0 / 1000;
    const double smallest = cells.meaning == HeatmapFrame::Meaning::Difference
        ? 0
        : textWidth(isSmall ? u"\u22121/65536"_s : u"\u22121/256"_s, TextRole::Axis, look);
    const double largest = textWidth(significant(cells.lowest, 3), TextRole::Axis, look);
    const double step = look.px(16);
    return look.px(barGap + barWidth + barNumberGap)
        + std::ceil(std::max(smallest, largest) / step) * step;
}

double matrixSpaceAcross(const Look& look)
{
    return look.px(titleSpace + footSpace);
}

BiasMatrixLayout::BiasMatrixLayout(
    const QRectF& area, const BiasMatrixFrame& frame, const Look& look)
    : plot(squareIn(area, frame, look))
    , bar(plot.right() + look.px(barGap), plot.top(), look.px(barWidth), plot.height())
    , queries(frame.runs, frame.end, plot.top(), plot.bottom())
    , keys(frame.runs, frame.end, plot.left(), plot.right())
    , handleDistance(look.px(8))
{
}

QRectF BiasMatrixLayout::cell(int row, int column) const
{
    return {QPointF(keys.cellBegin(column), queries.cellBegin(row)),
        QPointF(keys.cellBegin(column + 1), queries.cellBegin(row + 1))};
}

QPointF BiasMatrixLayout::queryHandle(std::int64_t query) const
{
    return {plot.left() - handleDistance, queries.pixel(query)};
}

QPointF BiasMatrixLayout::keyHandle(std::int64_t key) const
{
    return {keys.pixel(key), plot.bottom() + handleDistance};
}

void paintBiasMatrix(QPainter& painter, const BiasMatrixLayout& layout,
    const BiasMatrixFrame& frame, const Look& look)
{
    paintHeatmap(painter, layout.plot, frame.cells, look);
    paintColorBar(painter, layout.bar, frame.cells, Qt::Vertical, look);
    const double drop = digitHeight(TextRole::Axis, look) / 2;
    for (const double tick : layout.queries.ticks(look.px(40)))
        paintText(painter,
            {layout.plot.left() - look.px(labelGap), layout.queries.scale.pixel(tick) + drop},
            wholeNumber(static_cast<std::int64_t>(tick)), TextRole::Axis, look.palette.notes, look,
            Alignment::Right);
    const double space = std::max(
        drawing::positionLabelSpace(frame.end, QtStyle(look).style) + look.px(16), look.px(44));
    for (const double tick : layout.keys.ticks(space))
        paintText(painter,
            {layout.keys.scale.pixel(tick), layout.plot.bottom() + look.px(footSpace - 2)},
            wholeNumber(static_cast<std::int64_t>(tick)), TextRole::Axis, look.palette.notes, look,
            Alignment::Centre);
}

void paintMatrixMarks(QPainter& painter, const BiasMatrixLayout& layout,
    const BiasMatrixFrame& frame, const MatrixMarks& marks, const PointedLook& look)
{
    const bool hasQuery = layout.queries.shows(marks.query);
    const bool hasKey = layout.keys.shows(marks.key);
    paintFocus(painter, layout, frame, marks, look);
    if (hasQuery)
        paintRow(painter, layout, frame, marks.query, look);
    if (hasQuery && hasKey)
        outlineCells(painter,
            atLeast(layout.cell(layout.queries.cellOf(marks.query), layout.keys.cellOf(marks.key)),
                look.px(7)),
            look.palette.text, 3, look);
    if (hasKey)
        paintHandle(
            painter, layout.keyHandle(marks.key), HandleKind::Key, marks.keyHandle, 12, look);
    if (hasQuery)
        paintHandle(painter, layout.queryHandle(marks.query), HandleKind::Query, marks.queryHandle,
            14, look);
}

} // namespace lab::ui
