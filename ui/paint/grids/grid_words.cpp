#include "ui/paint/grids/grid_words.h"

#include "core/figures/grids/grid_words.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

int indexNear(double offset, double length, int count)
{
    return std::clamp(static_cast<int>(std::floor(offset * count / length)), 0, count - 1);
}

} // namespace

QString encodingName(GridEncoding encoding)
{
    return qt(drawing::gridEncodingName(encoding, QtLanguage()).text);
}

QString axisName(GridAxis axis)
{
    return qt(drawing::axisName(axis, QtLanguage()).text);
}

QColor axisColor(GridAxis axis, const Palette& palette)
{
    return colorOf(drawing::axisTone(axis), palette);
}

QString timesText(int first, int second)
{
    return qt(drawing::timesText(first, second, QtLanguage()).text);
}

QRectF PatchField::cell(const GridCell& cell) const
{
    const auto edge = [](double from, double length, int index, int count) {
        return from + std::round(length * index / count);
    };
    const auto x = [&](int column) {
        return edge(area.left(), area.width(), column, shape.columns);
    };
    const auto y = [&](int row) { return edge(area.top(), area.height(), row, shape.rows); };
    return {QPointF(x(cell.column), y(cell.row)), QPointF(x(cell.column + 1), y(cell.row + 1))};
}

int PatchField::patchNear(QPointF point) const
{
    const int row = indexNear(point.y() - area.top(), area.height(), shape.rows);
    const int column = indexNear(point.x() - area.left(), area.width(), shape.columns);
    return row * shape.columns + column;
}

std::optional<int> PatchField::patchAt(QPointF point) const
{
    return area.contains(point) ? std::optional(patchNear(point)) : std::nullopt;
}

MarkedPatches markedPatches(const Focus& focus, const GridsFrame& frame)
{
    const auto cellOf = [&](const std::optional<std::int64_t>& patch, const GridCell& otherwise) {
        return patch ? rasterCell(frame.shape,
                   std::clamp<std::int64_t>(*patch, 0, std::int64_t {frame.patches()} - 1))
                     : otherwise;
    };
    return {cellOf(focus.query, frame.query), cellOf(focus.key, frame.key)};
}

} // namespace lab::ui
