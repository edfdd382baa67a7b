#include "core/encodings/rotary_grid/formula.h"

#include "core/math/exact/turns.h"
#include "core/math/random.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace lab {

namespace {

[[maybe_unused]] bool isValid(const RotaryGrid& grid)
{
    const int unit = grid.convention == GridRotation::Wan ? 2 : 4;
    return grid.base > 1 && grid.width >= 4 && grid.width <= 1024 && grid.width % unit == 0
        && isGrid(grid.shape) && grid.trainingGrid >= 1 && grid.mergeSize >= 1 && grid.head >= 1
        && grid.head <= 1024;
}

/// Powers base^(−numerator/denominator) along one axis, from step `first` on, every `stride`-th.
struct AxisLadder {
    GridAxis axis = GridAxis::Row;
    int numerator = 1;
    int denominator = 1;
    int pairs = 0;
    int first = 0;
    int stride = 1;
};

/// The pairs of an axial convention, axis by axis.
std::vector<AxisLadder> axisLadders(const RotaryGrid& grid)
{
    const int width = grid.width;
    const auto own = [](GridAxis axis, int channels) {
        return AxisLadder {axis, 2, std::max(channels, 1), channels / 2, 0, 1};
    };
    switch (grid.convention) {
    case GridRotation::Sam2:
        return {own(GridAxis::Column, width / 2), own(GridAxis::Row, width / 2)};
    case GridRotation::Pixtral:
    case GridRotation::PixtralHalves:
        return {{GridAxis::Row, 2, width, width / 4, 0, 2},
            {GridAxis::Column, 2, width, width / 4, 1, 2}};
    case GridRotation::Wan:
        return {own(GridAxis::Frame, width - 4 * (width / 6)), own(GridAxis::Row, 2 * (width / 6)),
            own(GridAxis::Column, 2 * (width / 6))};
    case GridRotation::Eva02:
    case GridRotation::QwenVision:
    case GridRotation::Mixed:
        break;
    }
    return {own(GridAxis::Row, width / 2), own(GridAxis::Column, width / 2)};
}

/// The frequencies of all pairs, each at the index of its axis.
std::vector<GridFrequency> axialPairs(const RotaryGrid& grid)
{
    std::vector<GridFrequency> pairs;
    pairs.reserve(static_cast<std::size_t>(grid.width / 2));
    for (const AxisLadder& part : axisLadders(grid)) {
        const int steps = part.pairs > 0 ? part.first + part.stride * (part.pairs - 1) + 1 : 0;
        const std::vector<double> ladder =
            frequencyLadder(grid.base, part.numerator, part.denominator, steps);
        for (int pair = 0; pair < part.pairs; ++pair) {
            const int index = part.first + part.stride * pair;
            const double step = ladder[static_cast<std::size_t>(index)];
            GridFrequency axial;
            (part.axis == GridAxis::Frame        ? axial.frame
                    : part.axis == GridAxis::Row ? axial.row
                                                 : axial.column) = step;
            pairs.push_back(axial);
        }
    }
    return pairs;
}

std::vector<GridFrequency> mixedStart(const RotaryGrid& grid)
{
    Random random(grid.seed);
    double draw = 0;
    for (int head = 0; head < grid.head; ++head)
        draw = random.uniform();
    const double angle = 2 * std::numbers::pi * draw;
    const std::vector<double> magnitudes =
        frequencyLadder(grid.base, 2, grid.width / 2, grid.width / 4);
    std::vector<GridFrequency> pairs;
    pairs.reserve(2 * magnitudes.size());
    for (const double magnitude : magnitudes)
        pairs.push_back({0, magnitude * std::sin(angle), magnitude * std::cos(angle)});
    for (const double magnitude : magnitudes)
        pairs.push_back({0, magnitude * std::cos(angle), magnitude * -std::sin(angle)});
    return pairs;
}

} // namespace

GridShape usedShape(const RotaryGrid& grid)
{
    return grid.convention == GridRotation::Wan ? grid.shape : oneFrame(grid.shape);
}

std::int64_t tokenCount(const RotaryGrid& grid)
{
    return cellCount(usedShape(grid));
}

GridCell cell(const RotaryGrid& grid, std::int64_t token)
{
    assert(isValid(grid) && token >= 0 && token < tokenCount(grid));
    if (grid.convention != GridRotation::QwenVision)
        return rasterCell(usedShape(grid), token);
    const std::int64_t merge = grid.mergeSize;
    const std::int64_t strip = token / (merge * grid.shape.columns);
    const std::int64_t blockRows = std::min(merge, grid.shape.rows - strip * merge);
    const std::int64_t inStrip = token - strip * merge * grid.shape.columns;
    const std::int64_t block = inStrip / (blockRows * merge);
    const std::int64_t blockColumns = std::min(merge, grid.shape.columns - block * merge);
    const std::int64_t inBlock = inStrip - block * blockRows * merge;
    return {0, static_cast<int>(strip * merge + inBlock / blockColumns),
        static_cast<int>(block * merge + inBlock % blockColumns)};
}

GridPlace place(const RotaryGrid& grid, const GridCell& cell)
{
    assert(isValid(grid));
    const auto stretched = [&grid](int index, int cells) {
        return grid.convention == GridRotation::Eva02
            ? static_cast<double>(std::int64_t {index} * grid.trainingGrid) / cells
            : index;
    };
    return {static_cast<double>(cell.frame), stretched(cell.row, grid.shape.rows),
        stretched(cell.column, grid.shape.columns)};
}

std::vector<GridFrequency> frequencies(const RotaryGrid& grid)
{
    assert(isValid(grid));
    if (grid.convention == GridRotation::Mixed)
        return mixedStart(grid);
    return axialPairs(grid);
}

Eigen::ArrayXd angles(const std::vector<GridFrequency>& frequencies, const GridPlace& place)
{
    Eigen::ArrayXd angles(static_cast<Eigen::Index>(frequencies.size()));
    for (Eigen::Index pair = 0; pair < angles.size(); ++pair) {
        const GridFrequency& theta = frequencies[static_cast<std::size_t>(pair)];
        angles[pair] =
            theta.frame * place.frame + theta.row * place.row + theta.column * place.column;
    }
    return angles;
}

PairColumns pairColumns(const RotaryGrid& grid, int pair)
{
    assert(isValid(grid) && pair >= 0 && pair < grid.width / 2);
    const bool halves = grid.convention == GridRotation::PixtralHalves
        || grid.convention == GridRotation::QwenVision;
    return halves ? PairColumns {pair, pair + grid.width / 2}
                  : PairColumns {2 * pair, 2 * pair + 1};
}

} // namespace lab
