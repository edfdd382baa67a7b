#include "core/frames/context/seen_distances_frame.h"

#include "core/encodings/rope/position_map.h"
#include "core/encodings/rope/position_map_block.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

constexpr int maxCells = 128; ///< per side

HeatmapFrame cellsOf(const SeenDistancesFrame& frame)
{
    const Runs& runs = frame.runs;
    HeatmapFrame cells;
    cells.rows = runs.count;
    cells.columns = runs.count;
    cells.scale = HeatmapFrame::Scale::LogarithmicNegative;
    cells.lowest = -std::max(2.0, frame.farthest);
    cells.highest = -1;
    cells.values.reserve(
        static_cast<std::size_t>(runs.count) * static_cast<std::size_t>(runs.count));
    for (int row = 0; row < runs.count; ++row) {
        for (int column = 0; column < runs.count; ++column) {
            const SeenPairs seen = seenIn(frame.map,
                {runs.begin(row), std::min(runs.begin(row + 1), frame.length), runs.begin(column),
                    std::min(runs.begin(column + 1), frame.length)});
            cells.values.push_back(seen.pairs > 0 ? -std::abs(seen.distances / seen.pairs)
                                                  : std::numeric_limits<double>::quiet_NaN());
        }
    }
    return cells;
}

/// 0, 1, 2 and so on, then a fixed number per octave, so that columns stay narrow on a logarithmic
/// axis; the training length and the end are included.
std::vector<std::int64_t> edgesOf(const SeenDistancesFrame& frame)
{
    constexpr double binsPerOctave = 8;
    const auto end = static_cast<std::int64_t>(std::ceil(frame.farthest)) + 1;
    std::vector<std::int64_t> edges {0};
    for (int bin = 0;; ++bin) {
        const auto edge = static_cast<std::int64_t>(std::llround(std::exp2(bin / binsPerOctave)));
        if (edge >= end)
            break;
        if (edges.back() < frame.trained && frame.trained < edge)
            edges.push_back(frame.trained);
        if (edge > edges.back())
            edges.push_back(edge);
    }
    if (edges.back() < frame.trained && frame.trained < end)
        edges.push_back(frame.trained);
    edges.push_back(end);
    return edges;
}

std::int64_t pairsSeen(const SeenDistancesFrame& frame, std::int64_t first, std::int64_t end)
{
    const std::int64_t after = pairsAtDistances(frame.map, frame.length, first, end);
    // Keys after the query have negative distances.
    return after
        + pairsAtDistances(frame.map, frame.length, 1 - end, std::min<std::int64_t>(0, 1 - first));
}

} // namespace

SeenDistancesFrame seenDistancesFrame(const LabState& state, const SeenDistancesFrame& earlier)
{
    const ContextLengths lengths = contextLengths(state);
    const PositionMap& map = state.schemes.positionMap;
    const std::int64_t length = std::max<std::int64_t>(1, lengths.target);
    const bool hasCells = earlier.cells.rows > 0 && earlier.map == map && earlier.length == length;
    const bool isSame = hasCells && earlier.trained == lengths.training;
    SeenDistancesFrame frame = isSame ? earlier : SeenDistancesFrame {};
    frame.query = state.position.query;
    frame.key = state.position.key;
    if (isSame)
        return frame;
    frame.map = map;
    frame.length = length;
    frame.trained = lengths.training;
    frame.limit = limitAfter(frame.map, frame.trained - 1);
    frame.runs = runsOf(0, frame.length, maxCells);
    frame.farthest = farthestDistance(frame.map, frame.length);
    frame.cells = hasCells ? earlier.cells : cellsOf(frame);
    const std::vector<std::int64_t> edges = edgesOf(frame);
    for (std::size_t i = 0; i + 1 < edges.size(); ++i) {
        const SeenDistancesFrame::Bin bin {
            edges[i], edges[i + 1], pairsSeen(frame, edges[i], edges[i + 1])};
        frame.bins.push_back(bin);
        frame.visible += bin.pairs;
        if (bin.first >= frame.trained)
            frame.untrained += bin.pairs;
    }
    return frame;
}

NumberTable seenDistancesTable(const SeenDistancesFrame& frame)
{
    NumberTable table {{"first_distance", "last_distance", "pairs"}, {}};
    for (const SeenDistancesFrame::Bin& bin : frame.bins)
        table.rows.push_back({static_cast<double>(bin.first), static_cast<double>(bin.end - 1),
            static_cast<double>(bin.pairs)});
    return table;
}

} // namespace lab
