#include "core/frames/grids/patch_encodings.h"

#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/reading_numbers.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace lab {

namespace {

using Kind = GridPairsFrame::Kind;
using Keys = std::vector<std::string_view>;

GridPairsFrame::Part partOf(GridAxis axis, double angle)
{
    GridPairsFrame::Part part;
    part.axis = axis;
    (axis == GridAxis::Row ? part.row : axis == GridAxis::Column ? part.column : part.time) = angle;
    return part;
}

/// The difference of adjacent places along an axis: 1, or a fraction if places are scaled.
double placeStep(const SinusoidalGrid& grid, GridAxis axis)
{
    const int count = axis == GridAxis::Row ? grid.shape.rows : grid.shape.columns;
    if (axis == GridAxis::Frame || count < 2)
        return 1;
    return place(grid, axis, {0, 1, 1}) - place(grid, axis, {0, 0, 0});
}

void addColumns(GridPairsFrame& frame, const LabState& state)
{
    const SinusoidalGrid grid = patchSinusoid(state);
    for (const GridChannel& channel : channels(grid)) {
        frame.parts.push_back(
            partOf(channel.axis, radians(channel.perPosition) * placeStep(grid, channel.axis)));
        frame.parts.back().isSine = channel.sine;
    }
}

void addFlat(GridPairsFrame& frame, const LabState& state)
{
    for (const double theta : frequencies(flatSinusoid(state))) {
        frame.parts.push_back(partOf(GridAxis::Column, theta));
        frame.parts.back().row = theta * frame.shape.columns;
    }
}

void addPairs(GridPairsFrame& frame, const RotaryGrid& grid)
{
    const GridPlace first = place(grid, {0, 0, 0});
    const GridPlace next = place(grid, {1, 1, 1});
    for (const GridFrequency& theta : frequencies(grid)) {
        GridPairsFrame::Part part;
        part.row = theta.row * (next.row - first.row);
        part.column = theta.column * (next.column - first.column);
        part.time = theta.frame;
        part.axis = std::abs(theta.frame) > 0 ? GridAxis::Frame
            : std::abs(theta.column) > 0      ? GridAxis::Column
                                              : GridAxis::Row;
        frame.parts.push_back(part);
    }
}

void addAxialPairs(GridPairsFrame& frame, const LabState& state)
{
    addPairs(frame, patchRotation(state, GridEncoding::Axial));
}

void addMixedPairs(GridPairsFrame& frame, const LabState& state)
{
    addPairs(frame, patchRotation(state, GridEncoding::Mixed));
}

const char* addAxes(
    std::vector<ReadingNumber>& numbers, const PatchProduct& product, const GridCell&, std::int64_t)
{
    const bool hasTime = std::abs(product.time) > 0;
    if (hasTime)
        numbers.push_back(decimals("t", product.time, 3));
    numbers.push_back(decimals("x", product.column, 3));
    numbers.push_back(decimals("y", product.row, 3));
    return hasTime ? "reading.grids.axes.time" : "reading.grids.axes";
}

const char* addIndices(std::vector<ReadingNumber>& numbers, const PatchProduct& product,
    const GridCell&, std::int64_t indices)
{
    numbers.push_back(whole("k", indices));
    numbers.push_back(decimals("sum", product.whole, 3));
    return "reading.grids.flattened";
}

const char* addSum(
    std::vector<ReadingNumber>& numbers, const PatchProduct& product, const GridCell&, std::int64_t)
{
    numbers.push_back(significant("sum", product.whole));
    return "reading.grids.learned";
}

const char* addDirections(std::vector<ReadingNumber>& numbers, const PatchProduct& product,
    const GridCell& apart, std::int64_t)
{
    numbers.push_back(whole("x", apart.column));
    numbers.push_back(whole("y", apart.row));
    numbers.push_back(decimals("sum", product.whole, 3));
    return "reading.grids.mixed";
}

Keys sinusoidalPanel(const LabState& state)
{
    const SinusoidalGrid& grid = state.schemes.sinusoidalGrid;
    Keys keys {"sinusoidal_grid.base", "sinusoidal_grid.convention"};
    if (grid.convention != GridSinusoid::Detr)
        return keys;
    keys.push_back("sinusoidal_grid.normalized");
    if (grid.normalized)
        keys.insert(keys.end(), {"sinusoidal_grid.scale", "sinusoidal_grid.epsilon"});
    return keys;
}

Keys flattenedPanel(const LabState&)
{
    return {"sinusoidal_grid.base"};
}

Keys learnedPanel(const LabState&)
{
    return {"grids.trained", "learned.resampling", "learned.deviation", "learned.seed"};
}

Keys axialPanel(const LabState& state)
{
    Keys keys {"rotary_grid.base", "grids.order"};
    if (state.grids.order == GridRotation::Eva02)
        keys.push_back("grids.trained");
    return keys;
}

Keys mixedPanel(const LabState&)
{
    return {"rotary_grid.base", "rotary_grid.head", "rotary_grid.seed"};
}

constexpr std::array patchEncodings {
    PatchEncoding {
        "sinusoidal_grid", sinusoidalProducts, Kind::Columns, addColumns, addAxes, sinusoidalPanel},
    PatchEncoding {
        "sinusoidal", flattenedProducts, Kind::Flat, addFlat, addIndices, flattenedPanel},
    PatchEncoding {"learned", learnedProducts, Kind::None, nullptr, addSum, learnedPanel},
    PatchEncoding {"rotary_grid", axialProducts, Kind::Pairs, addAxialPairs, addAxes, axialPanel},
    PatchEncoding {
        "rotary_grid", mixedProducts, Kind::Directions, addMixedPairs, addDirections, mixedPanel},
};
static_assert(patchEncodings.size() == gridEncodings.size());

} // namespace

const PatchEncoding& rowOf(GridEncoding encoding)
{
    return patchEncodings[static_cast<std::size_t>(encoding)];
}

} // namespace lab
