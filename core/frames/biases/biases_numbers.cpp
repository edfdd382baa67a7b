#include "core/frames/biases/biases_frames.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace lab {

namespace {

/// One row per cell of the maps, one column per head.
NumberTable cellsOfHeads(const HeadsFrame& frame)
{
    NumberTable table {{"query", "key"}, {}, 2};
    for (int head = 1; head <= frame.count; ++head)
        table.header.push_back("head_" + std::to_string(head));
    for (int row = 0; row < frame.runs.count; ++row) {
        for (int column = 0; column < frame.runs.count; ++column) {
            std::vector<double> cells {static_cast<double>(frame.runs.begin(row)),
                static_cast<double>(frame.runs.begin(column))};
            for (const auto& map : frame.maps)
                cells.push_back(map->at(row, column));
            table.rows.push_back(std::move(cells));
        }
    }
    return table;
}

} // namespace

NumberTable numbers(const BiasMatrixFrame& frame)
{
    NumberTable table {{"query", "positions"}, {}, 2};
    const int count = frame.runs.count;
    for (int column = 0; column < count; ++column)
        table.header.push_back("key_" + std::to_string(frame.runs.begin(column)));
    for (int row = 0; row < count; ++row) {
        std::vector<double> cells {static_cast<double>(frame.runs.begin(row)),
            static_cast<double>(shownSize(frame.runs, row, frame.end))};
        for (int column = 0; column < count; ++column)
            cells.push_back(frame.cells.at(row, column));
        table.rows.push_back(std::move(cells));
    }
    return table;
}

NumberTable numbers(const HeadsFrame& frame)
{
    if (frame.encoding != BiasEncoding::Alibi)
        return cellsOfHeads(frame);
    const bool isPublished = frame.rule == SlopeRule::Published;
    NumberTable table {{"head", "slope_published", "slope_geometric"}, {}};
    for (std::size_t head = 0; head < frame.heads.size(); ++head) {
        const HeadSlope& one = frame.heads[head];
        table.rows.push_back({static_cast<double>(head + 1),
            isPublished ? one.slope : one.otherSlope, isPublished ? one.otherSlope : one.slope});
    }
    return table;
}

NumberTable numbers(const BiasCurveFrame& frame)
{
    NumberTable table {{"distance"}, {}};
    for (std::size_t head = 1; head <= frame.lines.size(); ++head)
        table.header.push_back("head_" + std::to_string(head));
    if (frame.encoding != BiasEncoding::Alibi) {
        for (std::size_t point = 0; point < frame.distances.size(); ++point) {
            std::vector<double> row {frame.distances[point]};
            for (const std::vector<double>& line : frame.lines)
                row.push_back(line[point]);
            table.rows.push_back(std::move(row));
        }
        return table;
    }
    const std::int64_t step = (frame.farthest + 255) / 256;
    const std::int64_t steps = frame.farthest / step;
    const std::int64_t first = frame.mask == Mask::Symmetric ? -steps * step : 0;
    for (std::int64_t distance = first; distance <= frame.farthest; distance += step) {
        const auto d = static_cast<double>(distance);
        std::vector<double> row {d};
        for (const HeadSlope& head : frame.heads)
            row.push_back(0 - head.slope * std::abs(d));
        table.rows.push_back(std::move(row));
    }
    return table;
}

NumberTable numbers(const WeightsFrame& frame)
{
    NumberTable table {{"key", "positions", "mean_score", "weight_before", "weight_after"}, {}, 2};
    for (int cell = 0; cell < frame.runs.count; ++cell) {
        const auto index = static_cast<std::size_t>(cell);
        table.rows.push_back({static_cast<double>(frame.runs.begin(cell)),
            static_cast<double>(shownSize(frame.runs, cell, frame.end)), frame.scores[index],
            frame.before[index], frame.after[index]});
    }
    return table;
}

} // namespace lab
