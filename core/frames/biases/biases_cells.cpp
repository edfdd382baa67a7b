#include "core/frames/biases/biases_cells.h"

#include "core/encodings/biases/alibi.h"
#include "core/frames/biases/biases_frames.h"
#include "core/math/recent.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

/// Sums what is not hidden.
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

/// Of one head, at all distances between positions shown.
class Distances {
public:
    Distances(const BiasModel& model, int head, std::int64_t shown)
        : m_last(shown - 1)
    {
        m_biases.reserve(static_cast<std::size_t>(2 * shown - 1));
        for (std::int64_t distance = -m_last; distance <= m_last; ++distance)
            m_biases.push_back(model.at(
                head, std::max<std::int64_t>(distance, 0), std::max<std::int64_t>(-distance, 0)));
    }
    double at(std::int64_t distance) const
    {
        return m_biases[static_cast<std::size_t>(distance + m_last)];
    }

private:
    std::int64_t m_last;
    std::vector<double> m_biases;
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

std::vector<double> cellsOfDistances(
    const BiasModel& model, int head, const Runs& runs, std::int64_t end)
{
    const Distances distances(model, head, end - runs.first);
    const auto meanAt = [&](int row, int column) {
        return meanOverDistances(tileAt(runs, end, row, column),
            [&](std::int64_t distance) { return distances.at(distance); });
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
    for (int head = 1; head <= model.heads; ++head) {
        if (model.knowsDistanceAlone) {
            const Distances distances(model, head, shown.shown);
            for (std::int64_t distance = 1 - shown.shown; distance < shown.shown; ++distance)
                take(distances.at(distance));
            continue;
        }
        for (std::int64_t query = shown.first; query < end; ++query)
            for (std::int64_t key = shown.first; key < end; ++key)
                take(model.at(head, query, key));
    }
    return range;
}

/// What a scale is made of.
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
    if (model.knowsDistanceAlone)
        return cellsOfDistances(model, head, runs, end);
    std::vector<double> cells;
    cells.reserve(static_cast<std::size_t>(runs.count) * static_cast<std::size_t>(runs.count));
    for (int row = 0; row < runs.count; ++row)
        for (int column = 0; column < runs.count; ++column)
            cells.push_back(meanOverCells(model, head, tileAt(runs, end, row, column)));
    return cells;
}

// One range for all pictures of a state, over every distance shown.
BiasRange biasRange(const LabState& state)
{
    thread_local Recent<ScaleInputs, BiasRange, 3> recent;
    return recent.of({biasNumbers(state), state.position.first, state.position.shown}, [&] {
        const BiasModel model = biasModel(state);
        return rangeOf(model, positionsShown(model, state.position));
    });
}

} // namespace lab
