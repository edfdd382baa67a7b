#include "core/encodings/added/sinusoidal_grid.h"

#include <cassert>

namespace lab {

namespace {

bool isVideo(GridSinusoid convention)
{
    return convention == GridSinusoid::VJepaVideo || convention == GridSinusoid::VJepaVideoUniform;
}

[[maybe_unused]] bool isValid(const SinusoidalGrid& grid)
{
    const int unit = grid.convention == GridSinusoid::VJepaVideoUniform ? 1
        : grid.convention == GridSinusoid::VJepaVideo                   ? 8
                                                                        : 4;
    return grid.base > 1 && grid.width >= 4 && grid.width <= 8192 && grid.width % unit == 0
        && isGrid(grid.shape) && grid.scale > 0 && grid.scale < 0x1p30 && grid.epsilon > 0;
}

bool alternates(const SinusoidalGrid& grid)
{
    return grid.convention == GridSinusoid::Detr;
}

void appendAxis(
    std::vector<GridChannel>& channels, const SinusoidalGrid& grid, GridAxis axis, int count)
{
    const int pairs = count / 2;
    const std::vector<Turn> ladder = turnLadder(grid.base, 2, count, pairs);
    for (int channel = 0; channel < count; ++channel) {
        const int pair = alternates(grid) ? channel / 2 : channel % pairs;
        const bool sine = alternates(grid) ? channel % 2 == 0 : channel < pairs;
        channels.push_back({axis, ladder[static_cast<std::size_t>(pair)], sine});
    }
}

int cells(const GridShape& shape, GridAxis axis)
{
    return along({shape.frames, shape.rows, shape.columns}, axis);
}

/// The place of a cell that is the `count`-th of `total`.
double detrPlace(const SinusoidalGrid& grid, int count, int total)
{
    return grid.normalized ? count / (total + grid.epsilon) * grid.scale : count;
}

double value(const GridChannel& channel, double place)
{
    const SinCos angle = sinCos(turnOver(place, channel.perPosition));
    return channel.sine ? angle.sin : angle.cos;
}

} // namespace

GridShape usedShape(const SinusoidalGrid& grid)
{
    return isVideo(grid.convention) ? grid.shape : oneFrame(grid.shape);
}

std::int64_t tokenCount(const SinusoidalGrid& grid)
{
    return cellCount(usedShape(grid)) + (hasClassRow(grid) ? 1 : 0);
}

bool hasClassRow(const SinusoidalGrid& grid)
{
    return grid.classRow && grid.convention != GridSinusoid::Detr;
}

ChannelSplit channelSplit(const SinusoidalGrid& grid)
{
    assert(isValid(grid));
    if (grid.convention == GridSinusoid::VJepaVideo)
        return {grid.width / 2, grid.width / 4, grid.width / 4};
    if (grid.convention == GridSinusoid::VJepaVideoUniform) {
        const int each = 2 * ((grid.width + 5) / 6);
        return {each, each, each};
    }
    return {0, grid.width / 2, grid.width / 2};
}

std::vector<GridChannel> channels(const SinusoidalGrid& grid)
{
    const ChannelSplit split = channelSplit(grid);
    std::vector<GridChannel> channels;
    const int count = split.frame + split.row + split.column;
    channels.reserve(static_cast<std::size_t>(count));
    if (split.frame > 0)
        appendAxis(channels, grid, GridAxis::Frame, split.frame);
    const bool columnsFirst = grid.convention == GridSinusoid::Mae;
    if (columnsFirst)
        appendAxis(channels, grid, GridAxis::Column, split.column);
    appendAxis(channels, grid, GridAxis::Row, split.row);
    if (!columnsFirst)
        appendAxis(channels, grid, GridAxis::Column, split.column);
    channels.resize(static_cast<std::size_t>(grid.width));
    return channels;
}

double place(const SinusoidalGrid& grid, GridAxis axis, const GridCell& cell)
{
    const int index = along(cell, axis);
    if (grid.convention != GridSinusoid::Detr)
        return index;
    return detrPlace(grid, index + 1, cells(grid.shape, axis));
}

Eigen::ArrayXd row(const SinusoidalGrid& grid, const GridCell& cell)
{
    return row(grid, channels(grid), cell);
}

Eigen::ArrayXd row(
    const SinusoidalGrid& grid, const std::vector<GridChannel>& channels, const GridCell& cell)
{
    assert(static_cast<int>(channels.size()) == grid.width);
    assert(isInside(usedShape(grid), cell));
    Eigen::ArrayXd values(grid.width);
    for (int k = 0; k < grid.width; ++k) {
        const GridChannel& channel = channels[static_cast<std::size_t>(k)];
        values[k] = value(channel, place(grid, channel.axis, cell));
    }
    return values;
}

RowMajorMatrix table(const SinusoidalGrid& grid)
{
    const std::vector<GridChannel> meanings = channels(grid);
    const GridShape shape = usedShape(grid);
    RowMajorMatrix rows = RowMajorMatrix::Zero(tokenCount(grid), grid.width);
    const std::int64_t before = hasClassRow(grid) ? 1 : 0;
    for (std::int64_t index = 0; index < cellCount(shape); ++index)
        rows.row(before + index) = row(grid, meanings, rasterCell(shape, index)).transpose();
    return rows;
}

RowMajorMatrix paddedTable(const SinusoidalGrid& grid, const std::vector<GridCell>& padded)
{
    assert(isValid(grid) && grid.convention == GridSinusoid::Detr);
    const int height = grid.shape.rows;
    const int width = grid.shape.columns;
    Eigen::ArrayXXi rowCounts = Eigen::ArrayXXi::Ones(height, width);
    for (const GridCell& cell : padded) {
        assert(isInside(oneFrame(grid.shape), cell));
        rowCounts(cell.row, cell.column) = 0;
    }
    Eigen::ArrayXXi columnCounts = rowCounts;
    for (int row = 1; row < height; ++row)
        rowCounts.row(row) += rowCounts.row(row - 1);
    for (int column = 1; column < width; ++column)
        columnCounts.col(column) += columnCounts.col(column - 1);

    const std::vector<GridChannel> meanings = channels(grid);
    RowMajorMatrix rows(cellCount(oneFrame(grid.shape)), grid.width);
    for (Eigen::Index token = 0; token < rows.rows(); ++token) {
        const auto [frame, row, column] = rasterCell(oneFrame(grid.shape), token);
        const double y = detrPlace(grid, rowCounts(row, column), rowCounts(height - 1, column));
        const double x = detrPlace(grid, columnCounts(row, column), columnCounts(row, width - 1));
        for (int k = 0; k < grid.width; ++k) {
            const GridChannel& channel = meanings[static_cast<std::size_t>(k)];
            rows(token, k) = value(channel, channel.axis == GridAxis::Row ? y : x);
        }
    }
    return rows;
}

} // namespace lab
