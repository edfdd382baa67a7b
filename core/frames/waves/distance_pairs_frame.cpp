#include "core/frames/waves/distance_pairs_frame.h"

#include "core/encodings/functional_relative/formula.h"
#include "core/math/exact/cosine_sum.h"

#include <numbers>
#include <string>
#include <utility>
#include <vector>

namespace lab {

namespace {

/// Splits the mean of sin((m − n)·θ), over m of one run and n of another, into factors of each run.
struct RunWaves {
    std::vector<double> sines;
    std::vector<double> cosines;
};

RunWaves wavesOf(Turn perPosition, const Runs& runs)
{
    const auto means = [&](double phase) {
        return runMeans(
            {{{1, perPosition, phase}}, 0}, runs.first, std::max(1.0, runs.width), runs.count);
    };
    return {means(-std::numbers::pi / 2), means(0)};
}

} // namespace

DistancePairsFrame distancePairsFrame(const LabState& state, int space)
{
    const FunctionalRelative& relative = state.schemes.functionalRelative;
    DistancePairsFrame frame;
    frame.encoding = relative.sinusoid;
    frame.column = sineColumn(frame.encoding, state.waves.pair);
    frame.runs = runsOf(state.position.first, state.position.shown, space);
    frame.positions = state.position.shown;
    frame.vectors = 2 * frame.positions - 1;
    frame.query = state.position.query;
    frame.key = state.position.key;
    frame.distance = distance(relative, frame.query, frame.key);
    const Turn perPosition = turns(frame.encoding)[static_cast<std::size_t>(state.waves.pair)];
    frame.value = sinCos(frame.distance * perPosition).sin;
    frame.cells.rows = frame.cells.columns = frame.runs.count;
    const RunWaves waves = wavesOf(perPosition, frame.runs);
    const double sign = relative.sign == DistanceSign::QueryMinusKey ? 1 : -1;
    for (std::size_t query = 0; query < waves.sines.size(); ++query)
        for (std::size_t key = 0; key < waves.sines.size(); ++key)
            frame.cells.values.push_back(sign
                * (waves.sines[query] * waves.cosines[key]
                    - waves.cosines[query] * waves.sines[key]));
    return frame;
}

NumberTable numbers(const DistancePairsFrame& frame)
{
    NumberTable table {{"first_query", "queries"}, {}, 2};
    for (int cell = 0; cell < frame.runs.count; ++cell) {
        table.header.push_back("key_" + std::to_string(frame.runs.begin(cell)));
        std::vector<double>& row = table.rows.emplace_back();
        row = {static_cast<double>(frame.runs.begin(cell)),
            static_cast<double>(frame.runs.size(cell))};
        for (int key = 0; key < frame.runs.count; ++key)
            row.push_back(frame.cells.at(cell, key));
    }
    return table;
}

std::optional<DistancePairsFrame> difference(
    const DistancePairsFrame& a, const DistancePairsFrame& b)
{
    auto cells = a.runs == b.runs ? difference(a.cells, b.cells) : std::nullopt;
    if (!cells)
        return std::nullopt;
    DistancePairsFrame frame = b;
    frame.cells = std::move(*cells);
    return frame;
}

} // namespace lab
