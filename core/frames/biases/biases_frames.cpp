#include "core/frames/biases/biases_frames.h"

#include "core/encodings/alibi/formula.h"
#include "core/encodings/t5/formula.h"
#include "core/frames/biases/biases_cells.h"
#include "core/frames/biases/distance_rows.h"
#include "core/frames/biases/query_attention.h"
#include "core/frames/encoding.h"
#include "core/math/recent.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <optional>
#include <utility>

namespace lab {

namespace {

constexpr double hidden = std::numeric_limits<double>::quiet_NaN();

// The slope is 1/denominator if it is a power of two; below 1/65536 this is not shorter than the
// number.
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

// Symmetric around 0, or on one side of it if no bias has the other sign. The color of a number is
// the same in each case.
HeatmapFrame signedMap(const Runs& runs, std::vector<double> values, const BiasRange& range)
{
    const double end = range.largest() > 0 ? roundEnd(range.largest()) : 1;
    const bool isAbove = range.highest > 0 && !(range.lowest < 0);
    const bool isBelow = range.lowest < 0 && !(range.highest > 0);
    return {runs.count, runs.count, std::move(values), HeatmapFrame::Scale::Diverging,
        isAbove ? 0 : -end, isBelow ? 0 : end};
}

BiasMatrixFrame alibiMatrix(const LabState& state, int space)
{
    const Alibi& alibi = state.biases.encoding;
    const std::vector<HeadSlope> heads = headSlopes(alibi);
    const double slope = heads[static_cast<std::size_t>(state.biases.head - 1)].slope;
    const BiasScale scale = biasScale(heads, state.position.shown);
    BiasMatrixFrame frame;
    frame.head = state.biases.head;
    frame.runs = wholeRuns(state.position, space);
    frame.end = endOf(state.position);
    frame.mask = alibi.mask;
    frame.cells = {frame.runs.count, frame.runs.count, meanDistances(alibi, frame.runs, frame.end),
        HeatmapFrame::Scale::LogarithmicNegative, scale.lowest, scale.highest};
    for (double& value : frame.cells.values)
        value = 0 - slope * value;
    return frame;
}

HeadsFrame alibiHeads(const LabState& state, int space)
{
    const Alibi& alibi = state.biases.encoding;
    HeadsFrame frame;
    frame.heads = headSlopes(alibi);
    frame.count = alibi.heads;
    frame.runs = wholeRuns(state.position, space);
    const BiasScale scale = biasScale(frame.heads, state.position.shown);
    const HeatmapFrame distances {frame.runs.count, frame.runs.count,
        meanDistances(alibi, frame.runs, endOf(state.position)),
        HeatmapFrame::Scale::LogarithmicNegative, scale.lowest, scale.highest};
    for (const HeadSlope& head : frame.heads) {
        HeatmapFrame map = distances;
        for (double& value : map.values)
            value = 0 - head.slope * value;
        frame.maps.push_back(std::make_shared<const HeatmapFrame>(std::move(map)));
    }
    frame.rulesDiffer = rulesDiffer(alibi);
    frame.rule = alibi.slopes;
    return frame;
}

constexpr std::int64_t maxPoints = 512; // of a line in the curve

// Straight lines need only their ends and a bend.
void addStraightLines(BiasCurveFrame& frame)
{
    const auto far = static_cast<double>(frame.farthest);
    frame.distances = {-far, 0, far};
    if (frame.mask == Mask::Causal)
        frame.distances.erase(frame.distances.begin());
    for (const HeadSlope& head : frame.heads) {
        std::vector<double>& line = frame.lines.emplace_back();
        for (const double distance : frame.distances)
            line.push_back(0 - head.slope * std::abs(distance));
    }
}

double parameterOfLines(const LabState& state)
{
    const EncodingOnBiases& own = encodingOf(state.biases.shown).biases;
    return own.dragged ? own.dragged(state) : 0;
}

/// A bias per distance and head.
struct Lines {
    std::vector<double> distances;
    std::vector<std::vector<double>> biases;
};

/// Their inputs, with only the part of the positions that matters.
struct LinesInputs {
    BiasNumbers numbers;
    std::int64_t farthest = 0;
    std::int64_t query = 0; ///< if it matters

    bool operator==(const LinesInputs&) const = default;
};

Lines linesOf(const BiasModel& model, std::int64_t farthest, std::int64_t query)
{
    const std::int64_t step = (farthest + maxPoints - 1) / maxPoints;
    const std::int64_t steps = farthest / step;
    const std::int64_t first = model.mask == Mask::Symmetric ? -steps : 0;
    Lines lines;
    for (std::int64_t point = first; point <= steps; ++point)
        lines.distances.push_back(static_cast<double>(point * step));
    std::optional<DistanceRows> rows;
    if (model.knowsDistanceAlone)
        rows.emplace(model, farthest + step);
    for (int head = 1; head <= model.heads; ++head) {
        const std::vector<double> ofRows = rows ? rows->biases(model, head) : std::vector<double>();
        std::vector<double>& line = lines.biases.emplace_back();
        for (std::int64_t point = first; point <= steps; ++point) {
            const std::int64_t begin = point * step - (step - 1) / 2;
            double sum = 0;
            int seen = 0;
            for (std::int64_t distance = begin; distance < begin + step; ++distance) {
                const double bias =
                    rows ? ofRows[rows->of(distance)] : model.at(head, query, query - distance);
                if (std::isnan(bias))
                    continue;
                sum += bias;
                ++seen;
            }
            line.push_back(seen > 0 ? sum / seen : hidden);
        }
    }
    return lines;
}

// They stay valid while only the distance changes.
void addLines(BiasCurveFrame& frame, const BiasModel& model, const LabState& state)
{
    thread_local Recent<LinesInputs, Lines, 2> recent;
    const std::int64_t query = model.knowsDistanceAlone ? 0 : frame.query;
    const Lines lines = recent.of({biasNumbers(state), frame.farthest, query},
        [&] { return linesOf(model, frame.farthest, query); });
    frame.distances = lines.distances;
    frame.lines = lines.biases;
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

Runs wholeRuns(const Positions& position, int space)
{
    const std::int64_t size = (position.shown + space - 1) / space;
    return {position.first, static_cast<double>(size),
        static_cast<int>((position.shown + size - 1) / size)};
}

std::int64_t shownSize(const Runs& runs, int cell, std::int64_t end)
{
    return std::min(runs.size(cell), end - runs.begin(cell));
}

BiasMatrixFrame biasMatrixFrame(const LabState& state, int space)
{
    if (state.biases.shown == BiasEncoding::Alibi)
        return alibiMatrix(state, space);
    const BiasModel model = biasModel(state);
    const Positions position = positionsShown(model, state.position);
    BiasMatrixFrame frame;
    frame.encoding = model.encoding;
    frame.head = state.biases.head;
    frame.runs = wholeRuns(position, space);
    frame.end = endOf(position);
    frame.mask = model.mask;
    if (model.encoding == BiasEncoding::T5)
        frame.edges = bucketEdges(state.schemes.t5.encoding);
    frame.cells = signedMap(
        frame.runs, biasCells(model, state.biases.head, frame.runs, frame.end), biasRange(state));
    return frame;
}

HeadsFrame headMaps(const LabState& state, int space)
{
    if (state.biases.shown == BiasEncoding::Alibi)
        return alibiHeads(state, space);
    const BiasModel model = biasModel(state);
    const Positions position = positionsShown(model, state.position);
    HeadsFrame frame;
    frame.encoding = model.encoding;
    frame.count = model.heads;
    frame.runs = wholeRuns(position, space);
    const BiasRange range = biasRange(state);
    for (std::vector<double>& cells : biasCellsOfHeads(model, frame.runs, endOf(position)))
        frame.maps.push_back(
            std::make_shared<const HeatmapFrame>(signedMap(frame.runs, std::move(cells), range)));
    return frame;
}

HeadsFrame headsFrame(HeadsFrame maps, const LabState& state)
{
    maps.selected = std::clamp(state.biases.head, 1, std::max(1, maps.count));
    maps.present = presentBiases(state);
    maps.positions = state.position;
    return maps;
}

HeadsFrame headsFrame(const LabState& state, int space)
{
    return headsFrame(headMaps(state, space), state);
}

std::vector<double> presentBiases(const LabState& state)
{
    const BiasModel model = biasModel(state);
    std::vector<double> all;
    for (int head = 1; head <= model.heads; ++head)
        all.push_back(model.at(head, state.position.query, state.position.key));
    return all;
}

BiasCurveFrame biasCurveFrame(const LabState& state)
{
    const BiasModel model = biasModel(state);
    const Positions& position = state.position;
    BiasCurveFrame frame;
    frame.encoding = model.encoding;
    frame.count = model.heads;
    frame.head = state.biases.head;
    frame.mask = model.mask;
    frame.farthest = positionsShown(model, position).shown;
    frame.distance = position.query - position.key;
    frame.isMasked = model.isHidden(position.query, position.key);
    frame.present = presentBiases(state);
    frame.knowsDistanceAlone = model.knowsDistanceAlone;
    frame.query = position.query;
    frame.positions = position;
    frame.kerple = state.schemes.kerple;
    frame.parameter = parameterOfLines(state);
    frame.stretch = state.schemes.fire.encoding.c;
    frame.cost = biasCost(state);
    frame.detail = biasDetail(state);
    if (model.encoding != BiasEncoding::Alibi) {
        addLines(frame, model, state);
        return frame;
    }
    const Alibi& alibi = state.biases.encoding;
    frame.heads = headSlopes(alibi);
    frame.rule = alibi.slopes;
    frame.rulesDiffer = rulesDiffer(alibi);
    addStraightLines(frame);
    return frame;
}

double slopeShare(const BiasCurveFrame& frame)
{
    return -std::log2(frame.heads[static_cast<std::size_t>(frame.head - 1)].slope)
        / frame.parameter;
}

DragWay slopeWay(double share, double steepest)
{
    constexpr double minPixels = 8; // of an exponent
    const double rate = share * std::numbers::ln2;
    const double edge = std::log2(steepest * rate / minPixels) / share; // flatter above it
    const double edgePixel = -minPixels / rate;
    return {[=](double exponent) {
                return exponent < edge ? -steepest * std::exp2(-share * exponent)
                                       : edgePixel + minPixels * (exponent - edge);
            },
        [=](double pixel) {
            return pixel < edgePixel ? -std::log2(-pixel / steepest) / share
                                     : edge + (pixel - edgePixel) / minPixels;
        }};
}

double WeightsFrame::scoreOf(std::int64_t key) const
{
    const auto found = std::ranges::find(dragged, key, &DraggedScore::key);
    return found == dragged.end() ? 0 : found->score;
}

WeightsFrame weightsFrame(const LabState& state, int space)
{
    const QueryAttention attention(state);
    const Positions position = positionsShown(biasModel(state), state.position);
    const KeySpan seen = attention.seen();
    WeightsFrame frame;
    frame.query = state.position.query;
    frame.positions = state.position;
    frame.maxKeys = attention.maxKeys();
    frame.runs = wholeRuns(position, space);
    frame.end = endOf(position);
    const auto& scores = state.biases.scores;
    for (int cell = 0; cell < frame.runs.count; ++cell) {
        const std::int64_t first = frame.runs.begin(cell);
        const std::int64_t size = shownSize(frame.runs, cell, frame.end);
        const auto dragged =
            std::accumulate(scores.lower_bound(first), scores.lower_bound(first + size), 0.0,
                [](double sum, const auto& entry) { return sum + entry.second; });
        const bool isSeen = frame.maxKeys == 0 && first < seen.end && first + size > seen.first;
        const QueryAttention::Pair mass =
            isSeen ? attention.mass(first, size) : QueryAttention::Pair {hidden, hidden};
        frame.scores.push_back(isSeen ? dragged / static_cast<double>(size) : hidden);
        frame.before.push_back(mass.before);
        frame.after.push_back(mass.after);
    }
    const std::int64_t key = state.position.key;
    frame.marked = {key, hidden, hidden};
    if (frame.maxKeys > 0)
        return frame;
    if (key >= seen.first && key < seen.end) {
        const QueryAttention::Pair own = attention.mass(key, 1);
        frame.marked = {key, own.before, own.after};
    }
    const std::int64_t end = std::min(frame.end, seen.end);
    for (auto entry = scores.lower_bound(std::max(frame.runs.first, seen.first));
         entry != scores.end() && entry->first < end; ++entry)
        frame.dragged.push_back({entry->first, entry->second});
    return frame;
}

} // namespace lab
