#include "ui/paint/waves/encoding_table.h"

#include "core/encodings/added/sinusoidal.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/raster/pixel_grid.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double labelPitch = 40; ///< pixels from number to number, at least
constexpr double clearOfSelected = 15; ///< pixels that the selected number keeps free

/// Round columns, the first and the last among them, and far enough apart to be read.
std::vector<int> labelledColumns(const TableFrame& frame, double rowHeight, const Look& look)
{
    const int last = frame.encoding.width - 1;
    const double columnHeight = rowHeight * frame.cells.rows / frame.encoding.width;
    int step = 1;
    while (step * columnHeight < look.px(labelPitch))
        step *= 2;
    std::vector<int> columns;
    for (int column = 0; column < last; column += step) {
        if ((last - column) * columnHeight >= look.px(labelPitch) * 0.6)
            columns.push_back(column);
    }
    columns.push_back(last);
    return columns;
}

struct ColumnLabel {
    int column = 0;
    bool isSelected = false;
};

std::vector<ColumnLabel> columnLabels(
    const TableFrame& frame, int pair, const QRectF& plot, const Look& look)
{
    const std::array selected = {
        sineColumn(frame.encoding, pair), cosineColumn(frame.encoding, pair)};
    const double rowHeight = plot.height() / frame.cells.rows;
    std::vector<ColumnLabel> labels;
    for (const int column : labelledColumns(frame, rowHeight, look)) {
        const bool isClear = std::ranges::all_of(selected, [&](int other) {
            const int rows = std::abs(rowOf(frame, other) - rowOf(frame, column));
            return rows * rowHeight >= look.px(clearOfSelected);
        });
        if (isClear)
            labels.push_back({column, false});
    }
    const bool areApart =
        std::abs(rowOf(frame, selected[1]) - rowOf(frame, selected[0])) * rowHeight
        >= look.px(clearOfSelected);
    labels.push_back({selected[0], true});
    if (areApart)
        labels.push_back({selected[1], true});
    return labels;
}

/// From the longest wording to the shortest.
QStringList tableNotes(const TableFrame& frame)
{
    const bool isOfDistances = frame.shown == WavesEncoding::Functional;
    QStringList full;
    QStringList brief;
    if (frame.runs.width > 1) {
        const QString length = runLength(frame.runs.width);
        full.append((isOfDistances ? WavesWords::tr("a cell is the mean of %1 distances")
                                   : WavesWords::tr("a cell is the mean of %1 positions"))
                        .arg(length));
        brief.append(WavesWords::tr("mean of %1").arg(length));
    }
    if (frame.pairStep > 1) {
        const QString step = wholeNumber(frame.pairStep);
        full.append(WavesWords::tr("1 pair in %1 shown").arg(step));
        brief.append(WavesWords::tr("1 pair in %1").arg(step));
    }
    const QString axes = isOfDistances ? WavesWords::tr("column down, distance across")
                                       : WavesWords::tr("column down, position across");
    if (full.isEmpty()) {
        full.append(axes);
        if (isOfDistances)
            full.append(WavesWords::tr("distance across"));
        return full;
    }
    return {(QStringList {axes} + full).join(noteSeparator), full.join(noteSeparator),
        brief.join(noteSeparator)};
}

/// A thin frame around a row, outside of its cells where these are low.
void paintRowOutline(QPainter& painter, const QRectF& row, double width, const QColor& colour)
{
    const PixelGrid grid(painter);
    const double line = std::max(1.0, std::round(width * grid.ratio())) / grid.ratio();
    const double top = std::round(row.top() * grid.ratio()) / grid.ratio() - line;
    const double bottom = std::round(row.bottom() * grid.ratio()) / grid.ratio();
    painter.fillRect(QRectF(row.left(), top, row.width(), line), colour);
    painter.fillRect(QRectF(row.left(), bottom, row.width(), line), colour);
    painter.fillRect(QRectF(row.left() - line, top, line, bottom - top + line), colour);
    painter.fillRect(QRectF(row.right(), top, line, bottom - top + line), colour);
}

/// The ends of the selected rows, beside the cells so that these stay as they are.
void paintRowEnds(QPainter& painter, const QRectF& row, const Look& look)
{
    const double height = std::max(row.height(), look.px(3));
    const double length = look.px(height < look.px(8) ? 6 : 3);
    const double top = row.center().y() - height / 2;
    painter.fillRect(QRectF(row.left() - length, top, length, height), look.palette.text);
    painter.fillRect(QRectF(row.right(), top, length, height), look.palette.text);
}

} // namespace

QString tableTitle(const TableFrame& frame)
{
    return frame.shown == WavesEncoding::Functional ? WavesWords::tr("Vectors of the distances")
                                                    : pictureTitle(Picture::WavesTable);
}

QRectF tablePlot(const QRectF& area, const Look& look)
{
    return area.adjusted(look.px(40), look.px(40), -look.px(64), -look.px(16));
}

std::optional<int> tableRowAt(const TableFrame& frame, QPointF point, const QRectF& plot)
{
    if (!plot.contains(point) || frame.cells.rows == 0)
        return {};
    const int row = static_cast<int>((point.y() - plot.top()) / plot.height() * frame.cells.rows);
    return std::clamp(row, 0, frame.cells.rows - 1);
}

QRectF tableRowRect(const TableFrame& frame, int row, const QRectF& plot)
{
    const double height = plot.height() / frame.cells.rows;
    return {plot.left(), plot.top() + row * height, plot.width(), height};
}

void paintTableGround(QPainter& painter, const QRectF& area, const TableFrame& frame,
    const PositionMarks& marks, const Look& look)
{
    const QRectF plot = tablePlot(area, look);
    const QPointF title(area.left(), area.top() + look.px(upperTitleBaseline));
    const bool isDifference = frame.cells.meaning == HeatmapFrame::Meaning::Difference;
    const double titleWidth = paintText(painter, title,
        isDifference ? WavesWords::tr("Difference of the tables, B − A") : tableTitle(frame),
        TextRole::PictureTitle, look.palette.text, look);
    const double space = plot.right() - area.left() - titleWidth - look.px(16);
    paintText(painter, {plot.right(), title.y()},
        fittingWords(tableNotes(frame), space, TextRole::Note, look), TextRole::Note,
        look.palette.notes, look, Alignment::Right);

    paintHeatmap(painter, plot, frame.cells, look);
    for (const auto& [column, isSelected] : columnLabels(frame, marks.pair, plot, look)) {
        const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Axis;
        const double middle = tableRowRect(frame, rowOf(frame, column), plot).center().y();
        paintText(painter,
            {plot.left() - look.px(8 + (isSelected ? 2 : 0)), middle + digitHeight(role, look) / 2},
            wholeNumber(column), role, isSelected ? look.palette.text : look.palette.notes, look,
            Alignment::Right);
    }
    const QRectF bar(plot.right() + look.px(12), plot.top(), look.px(12), plot.height());
    paintColorBar(painter, bar, frame.cells, Qt::Vertical, look);
}

void paintTableMarks(QPainter& painter, const QRectF& area, const TableFrame& frame,
    const PositionMarks& marks, const PointedLook& look)
{
    const QRectF plot = tablePlot(area, look);
    for (const int column :
        {sineColumn(frame.encoding, marks.pair), cosineColumn(frame.encoding, marks.pair)})
        paintRowEnds(painter, tableRowRect(frame, rowOf(frame, column), plot), look);

    const std::optional<int> pair = look.focus.pair;
    if (pair && *pair < frame.encoding.width / 2) {
        const int sine = sineColumn(frame.encoding, *pair);
        const int cosine = cosineColumn(frame.encoding, *pair);
        for (const int column : {sine, cosine}) {
            if (look.focus.column.value_or(column) == column)
                paintRowOutline(painter, tableRowRect(frame, rowOf(frame, column), plot),
                    look.px(1), look.palette.text);
        }
    }
    paintLineEdges(painter, plot, marks, look);
    paintPositionLines(painter, plot, plot.top(), plot.bottom() + look.px(lineReach), marks, look);
    paintPositionHandles(painter, plot, marks, look);
}

} // namespace lab::ui
