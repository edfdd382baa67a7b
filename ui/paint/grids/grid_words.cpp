#include "ui/paint/grids/grid_words.h"

#include "core/state/choices.h"
#include "ui/paint/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

struct GridWords {
    Q_DECLARE_TR_FUNCTIONS(GridWords)
};

int indexNear(double offset, double length, int count)
{
    return std::clamp(static_cast<int>(std::floor(offset * count / length)), 0, count - 1);
}

} // namespace

QString encodingName(GridEncoding encoding)
{
    return QCoreApplication::translate("parameters", choiceOf(encoding).label.data());
}

QString axisName(GridAxis axis)
{
    switch (axis) {
    case GridAxis::Row:
        return GridWords::tr("row y");
    case GridAxis::Column:
        return GridWords::tr("column x");
    case GridAxis::Frame:
        break;
    }
    return GridWords::tr("time t");
}

QColor axisColor(GridAxis axis, const Palette& palette)
{
    switch (axis) {
    case GridAxis::Row:
        return palette.series[4];
    case GridAxis::Column:
        return palette.series[3];
    case GridAxis::Frame:
        break;
    }
    return palette.series[0];
}

QString timesText(int first, int second)
{
    return GridWords::tr("%1 × %2").arg(wholeNumber(first), wholeNumber(second));
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
