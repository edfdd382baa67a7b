#include "core/encodings/sinusoidal_grid/formula.h"

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

/// The coordinate of cell `count` of `total`.
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

} // namespace lab
