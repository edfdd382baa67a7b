#include "core/frames/biases/biases_frames.h"

#include "core/encodings/biases/alibi.h"
#include "core/frames/biases/query_attention.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

namespace lab {

namespace {

constexpr double hidden = std::numeric_limits<double>::quiet_NaN();

// The slope is 1/denominator when it is a power of two; only down to 1/65536 is that short.
std::int64_t denominatorOf(double slope)
{
    int exponent = 0;
    const double mantissa = std::frexp(slope, &exponent);
    const bool isPower = mantissa <= 0.5 && exponent <= 0 && exponent >= -15;
    return isPower ? std::int64_t {1} << (1 - exponent) : 0;
}

SlopeRule otherRule(SlopeRule rule)
{
    return rule == SlopeRule::Published ? SlopeRule::Geometric : SlopeRule::Published;
}

std::int64_t endOf(const Positions& position)
{
    return position.first + position.shown;
}

// The mean distance of each diagonal of tiles, the lowest-left one first, and of the last row and
// column, whose runs may be shorter.
std::vector<double> meanDistances(const Alibi& alibi, const Runs& runs, std::int64_t end)
{
    const int count = runs.count;
    const auto distanceAt = [&](int row, int column) {
        return 0
            - meanBias(alibi, 1,
                {runs.begin(row), shownSize(runs, row, end), runs.begin(column),
                    shownSize(runs, column, end)});
    };
    const int last = count - 1;
    const auto side = static_cast<std::size_t>(count);
    std::vector<double> diagonals(2 * side);
    double* diagonal = diagonals.data() + last; // from −last to last
    for (int step = 1 - last; step < last; ++step) {
        const int row = std::max(step, 0);
        diagonal[step] = distanceAt(row, row - step);
    }
    std::vector<double> distances(side * side);
    double* cells = distances.data();
    for (int row = 0; row < count; ++row, cells += count) {
        for (int column = 0; column < last; ++column)
            cells[column] = row < last ? diagonal[row - column] : distanceAt(row, column);
        cells[last] = distanceAt(row, last);
    }
    return distances;
}

struct BiasScale {
    double lowest;
    double highest;
};

BiasScale biasScale(const std::vector<HeadSlope>& heads, std::int64_t shown)
{
    const auto [flattest, steepest] = std::ranges::minmax_element(heads, {}, &HeadSlope::slope);
    const auto range = static_cast<double>(shown - 1);
    return {-steepest->slope * range, -flattest->slope * std::max(1.0, range / 500)};
}

} // namespace

std::vector<HeadSlope> headSlopes(const Alibi& alibi)
{
    Alibi other = alibi;
    other.slopes = otherRule(alibi.slopes);
    const std::vector<double> own = slopes(alibi);
    const std::vector<double> others = slopes(other);
    std::vector<HeadSlope> heads;
    heads.reserve(own.size());
    for (std::size_t head = 0; head < own.size(); ++head) {
        const auto steeper = std::ranges::count_if(own, [&](double s) { return s > own[head]; });
        heads.push_back({own[head], others[head], denominatorOf(own[head]),
            denominatorOf(others[head]), static_cast<int>(steeper)});
    }
    return heads;
}

bool rulesDiffer(const Alibi& alibi)
{
    return !std::has_single_bit(static_cast<unsigned>(alibi.heads));
}

Runs wholeRuns(const Positions& position, int room)
{
    const std::int64_t size = (position.shown + room - 1) / room;
    return {position.first, static_cast<double>(size),
        static_cast<int>((position.shown + size - 1) / size)};
}

std::int64_t shownSize(const Runs& runs, int cell, std::int64_t end)
{
    return std::min(runs.size(cell), end - runs.begin(cell));
}

BiasMatrixFrame biasMatrixFrame(const LabState& state, int room)
{
    const Alibi& alibi = state.biases.encoding;
    const std::vector<HeadSlope> heads = headSlopes(alibi);
    const double slope = heads[static_cast<std::size_t>(state.biases.head - 1)].slope;
    const BiasScale scale = biasScale(heads, state.position.shown);
    BiasMatrixFrame frame;
    frame.head = state.biases.head;
    frame.runs = wholeRuns(state.position, room);
    frame.end = endOf(state.position);
    frame.mask = alibi.mask;
    frame.cells = {frame.runs.count, frame.runs.count, meanDistances(alibi, frame.runs, frame.end),
        HeatmapFrame::Scale::LogarithmicNegative, scale.lowest, scale.highest};
    for (double& value : frame.cells.values)
        value = 0 - slope * value;
    return frame;
}

HeadsFrame headsFrame(const LabState& state, int room)
{
    const Alibi& alibi = state.biases.encoding;
    HeadsFrame frame;
    frame.heads = headSlopes(alibi);
    frame.runs = wholeRuns(state.position, room);
    frame.meanDistances = meanDistances(alibi, frame.runs, endOf(state.position));
    const BiasScale scale = biasScale(frame.heads, state.position.shown);
    frame.lowest = scale.lowest;
    frame.highest = scale.highest;
    frame.rulesDiffer = rulesDiffer(alibi);
    frame.rule = alibi.slopes;
    return frame;
}

HeatmapFrame headMap(const HeadsFrame& frame, int head)
{
    if (!frame.differences.empty())
        return frame.differences[static_cast<std::size_t>(head - 1)];
    const double slope = frame.heads[static_cast<std::size_t>(head - 1)].slope;
    HeatmapFrame map {frame.runs.count, frame.runs.count, frame.meanDistances,
        HeatmapFrame::Scale::LogarithmicNegative, frame.lowest, frame.highest};
    for (double& value : map.values)
        value = 0 - slope * value;
    return map;
}

BiasCurveFrame biasCurveFrame(const LabState& state)
{
    const Alibi& alibi = state.biases.encoding;
    BiasCurveFrame frame;
    frame.heads = headSlopes(alibi);
    frame.head = state.biases.head;
    frame.mask = alibi.mask;
    frame.rule = alibi.slopes;
    frame.rulesDiffer = rulesDiffer(alibi);
    frame.farthest = state.position.shown;
    frame.distance = state.position.query - state.position.key;
    frame.isMasked = alibi.mask == Mask::Causal && frame.distance < 0;
    return frame;
}

WeightsFrame weightsFrame(const LabState& state, int room)
{
    const QueryAttention attention(state.biases, state.position);
    WeightsFrame frame;
    frame.query = state.position.query;
    frame.runs = wholeRuns(state.position, room);
    frame.end = endOf(state.position);
    const auto& scores = state.biases.scores;
    for (int cell = 0; cell < frame.runs.count; ++cell) {
        const std::int64_t first = frame.runs.begin(cell);
        const std::int64_t size = shownSize(frame.runs, cell, frame.end);
        const auto dragged =
            std::accumulate(scores.lower_bound(first), scores.lower_bound(first + size), 0.0,
                [](double sum, const auto& entry) { return sum + entry.second; });
        const bool isSeen = first < attention.keys();
        const QueryAttention::Pair mass =
            isSeen ? attention.mass(first, size) : QueryAttention::Pair {hidden, hidden};
        frame.scores.push_back(isSeen ? dragged / static_cast<double>(size) : hidden);
        frame.before.push_back(mass.before);
        frame.after.push_back(mass.after);
    }
    const std::int64_t end = std::min(frame.end, attention.keys());
    for (auto entry = scores.lower_bound(frame.runs.first);
         entry != scores.end() && entry->first < end; ++entry)
        frame.dragged.push_back({entry->first, entry->second});
    return frame;
}

} // namespace lab
