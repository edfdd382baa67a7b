#include "core/frames/context/temperature_frame.h"

#include "core/encodings/rope/query_temperature.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

/// The positions of the curve: as many as it needs on a logarithmic axis, and both sides of the
/// first steps; later ones are too low to be visible.
std::vector<std::int64_t> positionsOf(const QueryTemperature& rule)
{
    constexpr double pointsPerOctave = 12;
    constexpr std::int64_t steps = 40;
    std::vector<std::int64_t> positions {0, lastPosition - 1};
    const auto add = [&](std::int64_t position) {
        if (position > 0 && position < lastPosition)
            positions.push_back(position);
    };
    const int points = static_cast<int>(pointsPerOctave * std::log2(double(lastPosition)));
    for (int point = 0; point <= points; ++point)
        add(std::llround(std::exp2(point / pointsPerOctave)));
    for (std::int64_t step = 1; step <= steps; ++step)
        for (const std::int64_t before : {2, 1, 0}) // Llama 4 steps one position earlier
            add(step * rule.length - before);
    std::ranges::sort(positions);
    positions.erase(std::ranges::unique(positions).begin(), positions.end());
    return positions;
}

} // namespace

bool hasScale(TemperatureRule rule)
{
    return rule != TemperatureRule::None && rule != TemperatureRule::LogN;
}

double logarithmAt(const QueryTemperature& rule, std::int64_t position)
{
    QueryTemperature whole = rule;
    whole.scale = 1;
    return temperature(whole, position) - 1;
}

TemperatureFrame temperatureFrame(const LabState& state)
{
    TemperatureFrame frame;
    frame.rule = state.schemes.temperature;
    frame.score = state.context.matchScore;
    if (state.schemes.sink.isThere)
        frame.sink = state.schemes.sink.logit;
    frame.query = state.position.query;
    frame.key = state.position.key;
    frame.factor = temperature(frame.rule, frame.query);
    const std::int64_t keys = frame.query + 1;
    frame.plain = matchedRow(keys, frame.score, 1);
    frame.scaled = matchedRow(keys, frame.score, frame.factor);
    frame.withSink =
        frame.sink ? matchedRow(keys, frame.score, frame.factor, *frame.sink) : frame.scaled;
    for (const std::int64_t position : positionsOf(frame.rule)) {
        const double factor = temperature(frame.rule, position);
        frame.curve.push_back({position, factor, matchedRow(position + 1, frame.score, 1).entropy,
            matchedRow(position + 1, frame.score, factor).entropy});
    }
    return frame;
}

NumberTable temperatureNumbers(const TemperatureFrame& frame)
{
    NumberTable table {{"position", "factor", "entropy_without", "entropy_with"}, {}};
    for (const TemperatureFrame::Point& point : frame.curve)
        table.rows.push_back(
            {static_cast<double>(point.position), point.factor, point.plainEntropy, point.entropy});
    return table;
}

} // namespace lab
