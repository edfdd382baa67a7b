#include "ui/paint/waves/encoding_table.h"

#include "core/encodings/added/sinusoidal.h"
#include "ui/paint/comparison.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double labelPitch = 40; ///< minimum pixels from number to number
constexpr double clearOfSelected = 15; ///< pixels that the selected number keeps free

/// Round columns, including the first and the last, far enough apart to be legible.
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

/// From the longest to the shortest.
QStringList tableNotes(const TableFrame& frame)
{
    const bool isOfDistances = frame.shown == WavesEncoding::Functional;
    QStringList full;
    QStringList brief;
    if (frame.runs.width > 1) {
        const QString length = runLength(frame.runs.width);
        full.append((isOfDistances ? WavesWords::tr("each cell is the mean of %1 distances")
                                   : WavesWords::tr("each cell is the mean of %1 positions"))
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
        full.append(
            isOfDistances ? WavesWords::tr("distance across") : WavesWords::tr("position across"));
        return full;
    }
    return {(QStringList {axes} + full).join(noteSeparator), full.join(noteSeparator),
        brief.join(noteSeparator)};
}

/// The ends of the selected rows, beside the cells, which stay unchanged.
Layers rowEnds(const QRectF& row, const Look& look)
{
    const double height = std::max(row.height(), look.px(3));
    const double length = look.px(height < look.px(8) ? 6 : 3);
    const double top = row.center().y() - height / 2;
    const auto end = [&](double left) {
        return Region {QRectF(left, top, length, height), look.palette.text, Region::Edges::Sharp};
    };
    return {end(row.left() - length), end(row.right())};
}

} // namespace

Handle widthHandle(const QRectF& ground, std::string_view key, int width)
{
    constexpr int minWidth = 2;
    return {.key = key,
        .place = {ground.center().x(), ground.bottom()},
        .along = Along::Y,
        .shape = HandleShape::Tab,
        .scaled = ScaledDrag {.scale = dimensionScale(minWidth, largestWidth),
            .number = static_cast<double>(width),
            .rises = ScaledDrag::Rises::Down,
            .side = ScaledDrag::Side::Right}};
}

QString tableTitle(const TableFrame& frame)
{
    return frame.shown == WavesEncoding::Functional ? WavesWords::tr("Vectors of the distances")
                                                    : pictureTitle(Picture::WavesTable);
}

QRectF tableGround(const QRectF& area, const Look& look)
{
    return area.adjusted(look.px(40), look.px(40), -look.px(64), -look.px(axisSpace));
}

std::optional<int> tableRowAt(const HeatmapFrame& cells, QPointF point, const QRectF& ground)
{
    if (!ground.contains(point) || cells.rows == 0)
        return {};
    const int row = static_cast<int>((point.y() - ground.top()) / ground.height() * cells.rows);
    return std::clamp(row, 0, cells.rows - 1);
}

QRectF tableRowRect(const TableFrame& frame, int row, const QRectF& ground)
{
    const double height = ground.height() / frame.cells.rows;
    return {ground.left(), ground.top() + row * height, ground.width(), height};
}

Layers tableLayers(const QRectF& area, const QRectF& ground, const QString& title,
    const QStringList& notes, const HeatmapFrame& cells, const Look& look)
{
    const bool isDifference = cells.meaning == HeatmapFrame::Meaning::Difference;
    const QString name = isDifference
        ? WavesWords::tr("Difference of the tables, %1").arg(nameOfDifference(look))
        : title;
    const double baseline = area.top() + look.px(upperTitleBaseline);
    const double space =
        ground.right() - area.left() - textWidth(name, TextRole::PictureTitle, look) - look.px(16);
    const QRectF bar(ground.right() + look.px(8), ground.top(), look.px(12), ground.height());
    return {
        Label {{area.left(), baseline}, name, TextRole::PictureTitle, look.palette.text},
        Label {{ground.right(), baseline}, fittingWords(notes, space, TextRole::Note, look),
            TextRole::Note, look.palette.notes, Alignment::Right},
        Cells {ground, cells},
        ColorBar {bar, cells},
    };
}

Plot tablePlot(const QRectF& area, const TableFrame& frame, int pair, const Look& look)
{
    const QRectF ground = tableGround(area, look);
    if (frame.cells.rows == 0 || ground.isEmpty())
        return {};
    const bool isOfDistances = frame.shown == WavesEncoding::Functional;
    Plot plot = positionPlot(
        ground, frame.runs, isOfDistances ? Across::Distances : Across::Positions, look);
    plot.layers = std::move(plot.layers)
        + tableLayers(area, ground, tableTitle(frame), tableNotes(frame), frame.cells, look);
    for (const auto& [column, isSelected] : columnLabels(frame, pair, ground, look)) {
        const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Axis;
        const double middle = tableRowRect(frame, rowOf(frame, column), ground).center().y();
        plot.layers.emplace_back(Label {{ground.left() - look.px(8 + (isSelected ? 2 : 0)),
                                            middle + digitHeight(role, look) / 2},
            wholeNumber(column), role, isSelected ? look.palette.text : look.palette.notes,
            Alignment::Right});
    }
    plot.handles.push_back(widthHandle(ground,
        isOfDistances ? "functional_relative.width" : "sinusoidal.width", frame.encoding.width));
    return plot;
}

Layers tableOver(const Plot& plot, const TableFrame& frame, int pair, const PositionMarks& marks,
    const Focus& focus, const Look& look)
{
    if (plot.ground.isEmpty())
        return {};
    const auto rowRect = [&](int column) {
        return tableRowRect(frame, rowOf(frame, column), plot.ground);
    };
    Layers layers;
    for (const int column : {sineColumn(frame.encoding, pair), cosineColumn(frame.encoding, pair)})
        layers = std::move(layers) + rowEnds(rowRect(column), look);
    if (focus.pair && *focus.pair < frame.encoding.width / 2) {
        const int sine = sineColumn(frame.encoding, *focus.pair);
        const int cosine = cosineColumn(frame.encoding, *focus.pair);
        for (const int column : {sine, cosine})
            if (focus.column.value_or(column) == column)
                layers.emplace_back(Outline {rowRect(column), look.palette.text});
    }
    return std::move(layers) + lineEdges(plot, marks, look)
        + positionLines(plot, marks, {.below = lineReach}, focus, look)
        + knobNames(plot, marks, look);
}

} // namespace lab::ui
