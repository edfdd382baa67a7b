#include "core/frames/biases/biases_cells.h"

#include "core/encodings/alibi/formula.h"
#include "core/frames/biases/biases_frames.h"
#include "core/frames/biases/distance_rows.h"
#include "core/math/recent.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace lab {

namespace {

/// Sums the visible values.
struct Mean {
    double sum = 0;
    double count = 0;

    void add(double bias, std::int64_t times = 1)
    {
        if (std::isnan(bias))
            return;
        sum += bias * static_cast<double>(times);
        count += static_cast<double>(times);
    }
    double value() const
    {
        return count > 0 ? sum / count : std::numeric_limits<double>::quiet_NaN();
    }
};

template <class BiasAt> double meanOverDistances(const Tile& tile, BiasAt biasAt)
{
    const std::int64_t lastQuery = tile.firstQuery + tile.queries - 1;
    const std::int64_t lastKey = tile.firstKey + tile.keys - 1;
    Mean mean;
    for (std::int64_t distance = tile.firstQuery - lastKey; distance <= lastQuery - tile.firstKey;
         ++distance) {
        const std::int64_t cells = std::min(lastQuery, lastKey + distance)
            - std::max(tile.firstQuery, tile.firstKey + distance) + 1;
        mean.add(biasAt(distance), cells);
    }
    return mean.value();
}

double meanOverCells(const BiasModel& model, int head, const Tile& tile)
{
    Mean mean;
    for (std::int64_t query = tile.firstQuery; query < tile.firstQuery + tile.queries; ++query)
        for (std::int64_t key = tile.firstKey; key < tile.firstKey + tile.keys; ++key)
            mean.add(model.at(head, query, key));
    return mean.value();
}

Tile tileAt(const Runs& runs, std::int64_t end, int row, int column)
{
    return {runs.begin(row), shownSize(runs, row, end), runs.begin(column),
        shownSize(runs, column, end)};
}

/// For a head with these biases per row.
std::vector<double> cellsOfDistances(
    const DistanceRows& rows, const std::vector<double>& biases, const Runs& runs, std::int64_t end)
{
    const auto meanAt = [&](int row, int column) {
        return meanOverDistances(tileAt(runs, end, row, column),
            [&](std::int64_t distance) { return biases[rows.of(distance)]; });
    };
    const int last = runs.count - 1;
    std::vector<double> diagonals; // column − row, from −last to last
    for (int step = -last; step <= last; ++step)
        diagonals.push_back(meanAt(std::max(-step, 0), std::max(step, 0)));
    std::vector<double> cells;
    cells.reserve(static_cast<std::size_t>(runs.count) * static_cast<std::size_t>(runs.count));
    for (int row = 0; row <= last; ++row) {
        for (int column = 0; column <= last; ++column)
            cells.push_back(row < last && column < last
                    ? diagonals[static_cast<std::size_t>(column - row + last)]
                    : meanAt(row, column));
    }
    return cells;
}

std::vector<double> cellsOneByOne(
    const BiasModel& model, int head, const Runs& runs, std::int64_t end)
{
    std::vector<double> cells;
    cells.reserve(static_cast<std::size_t>(runs.count) * static_cast<std::size_t>(runs.count));
    for (int row = 0; row < runs.count; ++row)
        for (int column = 0; column < runs.count; ++column)
            cells.push_back(meanOverCells(model, head, tileAt(runs, end, row, column)));
    return cells;
}

BiasRange rangeOf(const BiasModel& model, const Positions& shown)
{
    const std::int64_t end = shown.first + shown.shown;
    BiasRange range;
    const auto take = [&range](double bias) {
        if (std::isnan(bias))
            return;
        range.lowest = std::min(range.lowest, bias);
        range.highest = std::max(range.highest, bias);
    };
    if (model.knowsDistanceAlone) {
        const DistanceRows rows(model, shown.shown);
        for (int head = 1; head <= model.heads; ++head)
            std::ranges::for_each(rows.biases(model, head), take);
        return range;
    }
    for (int head = 1; head <= model.heads; ++head)
        for (std::int64_t query = shown.first; query < end; ++query)
            for (std::int64_t key = shown.first; key < end; ++key)
                take(model.at(head, query, key));
    return range;
}

/// The inputs of a scale.
struct ScaleInputs {
    BiasNumbers numbers;
    std::int64_t first = 0;
    std::int64_t shown = 0;

    bool operator==(const ScaleInputs&) const = default;
};

} // namespace

double meanBias(const BiasModel& model, int head, const Tile& tile)
{
    if (!model.knowsDistanceAlone)
        return meanOverCells(model, head, tile);
    return meanOverDistances(tile, [&](std::int64_t distance) {
        return model.at(
            head, std::max<std::int64_t>(distance, 0), std::max<std::int64_t>(-distance, 0));
    });
}

std::vector<double> biasCells(const BiasModel& model, int head, const Runs& runs, std::int64_t end)
{
    if (model.knowsDistanceAlone) {
        const DistanceRows rows(model, end - runs.first);
        return cellsOfDistances(rows, rows.biases(model, head), runs, end);
    }
    return cellsOneByOne(model, head, runs, end);
}

std::vector<std::vector<double>> biasCellsOfHeads(
    const BiasModel& model, const Runs& runs, std::int64_t end)
{
    std::vector<std::vector<double>> all;
    std::optional<DistanceRows> rows;
    if (model.knowsDistanceAlone)
        rows.emplace(model, end - runs.first);
    for (int head = 1; head <= model.heads; ++head)
        all.push_back(rows ? cellsOfDistances(*rows, rows->biases(model, head), runs, end)
                           : cellsOneByOne(model, head, runs, end));
    return all;
}

// One range for all pictures of a state, over all distances shown.
BiasRange biasRange(const LabState& state)
{
    thread_local Recent<ScaleInputs, BiasRange, 3> recent;
    return recent.of({biasNumbers(state), state.position.first, state.position.shown}, [&] {
        const BiasModel model = biasModel(state);
        return rangeOf(model, positionsShown(model, state.position));
    });
}

} // namespace lab
