#include "core/frames/waves/waves_frames.h"

#include "core/analysis/position_similarity.h"
#include "core/encodings/functional_relative/formula.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/math/kernels/block_rotation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <numeric>
#include <utility>

namespace lab {

namespace {

constexpr double dotPitch = 5; ///< pixels from dot to dot below which they touch
constexpr double smallDotPitch = 2.5; ///< for the similarity, whose dots are small
constexpr std::int64_t checkedPositions = 4096;

int pairs(const Sinusoidal& encoding)
{
    return encoding.width / 2;
}

/// Column waves share the turns of their encoding instead of computing them again.
CosineSum waveOf(Turn perPosition, Wave wave)
{
    return {{{1, perPosition, wave == Wave::Sine ? -std::numbers::pi / 2 : 0}}, 0};
}

std::vector<int> shownColumns(const Sinusoidal& encoding, int pairStep)
{
    std::vector<int> columns;
    for (int column = 0; column < encoding.width; ++column) {
        if (columnMeaning(encoding, column).pair % pairStep == 0)
            columns.push_back(column);
    }
    return columns;
}

int pairStepFor(const Sinusoidal& encoding, int rows)
{
    int step = 1;
    while (step < pairs(encoding) && 2 * ((pairs(encoding) - 1) / step + 1) > rows)
        ++step;
    return step;
}

RotationTable rotationsOf(const Sinusoidal& encoding, const std::vector<int>& columns)
{
    RotationTable table {turns(encoding), {}};
    table.columns.reserve(columns.size());
    for (const int column : columns) {
        const ColumnMeaning meaning = columnMeaning(encoding, column);
        table.columns.push_back({meaning.pair, meaning.sine ? Wave::Sine : Wave::Cosine});
    }
    return table;
}

/// `source` has `rows` rows of `columns` values each.
std::vector<double> transposed(const std::vector<double>& source, int rows, int columns)
{
    constexpr int block = 16; // two cache lines per row
    std::vector<double> result(source.size());
    const auto stride = static_cast<std::size_t>(columns);
    const auto height = static_cast<std::size_t>(rows);
    for (int top = 0; top < rows; top += block) {
        for (std::size_t column = 0; column < stride; ++column) {
            const int bottom = std::min(top + block, rows);
            for (auto row = static_cast<std::size_t>(top); row < static_cast<std::size_t>(bottom);
                 ++row)
                result[column * height + row] = source[row * stride + column];
        }
    }
    return result;
}

std::vector<double> cellsOf(const RotationTable& table, const Runs& runs)
{
    const int rows = static_cast<int>(table.columns.size());
    std::vector<double> cells;
    if (runs.width <= 1) {
        cells.resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(runs.count));
        writeRotations(table, runs.first, runs.count, cells.data());
        return transposed(cells, runs.count, rows);
    }
    cells.reserve(static_cast<std::size_t>(rows) * static_cast<std::size_t>(runs.count));
    for (const auto& [pair, wave] : table.columns) {
        const CosineSum sum = waveOf(table.turns[static_cast<std::size_t>(pair)], wave);
        const std::vector<double> means = runMeans(sum, runs.first, runs.width, runs.count);
        cells.insert(cells.end(), means.begin(), means.end());
    }
    return cells;
}

/// Mean and standard deviation of each run from its positions one by one: equal to the closed form,
/// whose cost grows with the square of the number of terms, and faster for short runs.
RunMoments momentsOneByOne(const CosineSum& sum, const Runs& runs)
{
    const std::int64_t end = runStart(runs.first, runs.width, runs.count);
    const std::vector<double> each = values(sum, runs.first, end - runs.first);
    RunMoments moments;
    auto value = each.begin();
    for (int cell = 0; cell < runs.count; ++cell) {
        const auto count = static_cast<double>(runOf(runs, cell).count);
        const auto last = value + static_cast<std::ptrdiff_t>(count);
        const double mean = std::accumulate(value, last, 0.0) / count;
        const double squares = std::accumulate(value, last, 0.0,
            [mean](double sumSoFar, double v) { return sumSoFar + (v - mean) * (v - mean); });
        moments.mean.push_back(mean);
        moments.deviation.push_back(std::sqrt(squares / count));
        value = last;
    }
    return moments;
}

RunMoments momentsOf(const CosineSum& sum, const Runs& runs)
{
    if (2 * runs.width < static_cast<double>(sum.terms.size()))
        return momentsOneByOne(sum, runs);
    return runMoments(sum, runs.first, runs.width, runs.count);
}

/// The curve of `sum` over the positions of `runs`: if each has its own sample, a sample per pixel,
/// also between positions; else a sample per run.
CurveFrame curveOf(const CosineSum& sum, const Runs& runs, const WavesSpace& space, double pitch)
{
    CurveFrame curve;
    if (runs.width > 1) {
        RunMoments moments = momentsOf(sum, runs);
        curve.firstX = static_cast<double>(runs.first) + (runs.width - 1) / 2;
        curve.step = runs.width;
        curve.values = std::move(moments.mean);
        curve.deviation = std::move(moments.deviation);
        return curve;
    }
    const int gaps = runs.count - 1;
    const int samples = 1 + std::max(gaps, gaps * space.across / runs.count);
    curve.firstX = static_cast<double>(runs.first);
    curve.step = static_cast<double>(gaps) / (samples - 1);
    curve.values = values(sum, curve.firstX, curve.step, samples);
    if (space.across >= pitch * space.density * runs.count) {
        curve.firstDot = curve.firstX;
        curve.dots = values(sum, runs.first, runs.count);
    }
    return curve;
}

double lowestOf(const CurveFrame& curve)
{
    double lowest = curve.values.front();
    for (std::size_t k = 0; k < curve.values.size(); ++k)
        lowest =
            std::min(lowest, curve.values[k] - (curve.deviation.empty() ? 0 : curve.deviation[k]));
    return lowest;
}

/// |PE(p) − PE(p + t)| from the similarity at t.
double differenceFrom(const Sinusoidal& encoding, double similar)
{
    return std::sqrt(std::max(0.0, 2 * (pairs(encoding) - similar)));
}

void becomeDifference(SimilarityFrame& frame)
{
    CurveFrame& curve = frame.curve;
    for (std::vector<double>* const all : {&curve.values, &curve.dots})
        for (double& value : *all)
            value = differenceFrom(frame.encoding, value);
    curve.deviation.clear();
    frame.lowest = 0;
    frame.highest = *std::ranges::max_element(curve.values);
}

double residualOfFaulty(const Sinusoidal& encoding, int pair, std::int64_t shift)
{
    constexpr std::int64_t rows = 512;
    const auto frequency = [&](int exponent) {
        return std::pow(encoding.base, -static_cast<double>(exponent) / encoding.width);
    };
    const double ofSine = frequency(4 * pair);
    const double ofCosine = frequency(4 * pair + 2);
    Eigen::MatrixXd from(rows, 2);
    Eigen::MatrixXd to(rows, 2);
    const std::int64_t first = std::max<std::int64_t>(0, -shift); // both are positions
    for (std::int64_t row = 0; row < rows; ++row) {
        const auto at = static_cast<double>(first + row);
        const auto moved = static_cast<double>(first + row + shift);
        from.row(row) << std::sin(at * ofSine), std::cos(at * ofCosine);
        to.row(row) << std::sin(moved * ofSine), std::cos(moved * ofCosine);
    }
    return mapResidual(from, to);
}

double largestShiftError(const ShiftFrame& frame, Turn perPosition)
{
    const RotationTable pair {{perPosition}, {{0, Wave::Sine}, {0, Wave::Cosine}}};
    std::array<double, 2 * checkedPositions> before;
    std::array<double, 2 * checkedPositions> after;
    writeRotations(pair, frame.firstChecked, checkedPositions, before.data());
    writeRotations(pair, frame.firstChecked + frame.shift, checkedPositions, after.data());
    double largest = 0;
    for (std::size_t k = 0; k < before.size(); k += 2) {
        const double sine = before[k];
        const double cosine = before[k + 1];
        const double x = frame.matrix.cos * sine + frame.matrix.sin * cosine - after[k];
        const double y = frame.matrix.cos * cosine - frame.matrix.sin * sine - after[k + 1];
        largest = std::max(largest, x * x + y * y);
    }
    return std::sqrt(largest);
}

} // namespace

std::int64_t rowShown(const LabState& state)
{
    const auto [query, key] = std::pair(state.position.query, state.position.key);
    return state.waves.shown == WavesEncoding::Functional
        ? distance(state.schemes.functionalRelative, query, key)
        : query;
}

std::int64_t farthestDistance(const LabState& state)
{
    return state.position.shown - 1;
}

Runs tableRuns(const LabState& state, int space)
{
    const std::int64_t reach = farthestDistance(state);
    return state.waves.shown == WavesEncoding::Functional
        ? runsOf(-reach, 2 * reach + 1, space)
        : runsOf(state.position.first, state.position.shown, space);
}

TableFrame tableFrame(const LabState& state, const WavesSpace& space)
{
    TableFrame frame;
    frame.encoding = sinusoid(state);
    frame.shown = state.waves.shown;
    frame.runs = tableRuns(state, space.across);
    frame.pairStep = pairStepFor(frame.encoding, space.down);
    frame.columns = shownColumns(frame.encoding, frame.pairStep);
    frame.cells.rows = static_cast<int>(frame.columns.size());
    frame.cells.columns = frame.runs.count;
    frame.cells.values = cellsOf(rotationsOf(frame.encoding, frame.columns), frame.runs);
    return frame;
}

Run runOf(const Runs& runs, int cell)
{
    const std::int64_t first = runStart(runs.first, runs.width, cell);
    return {first, runStart(runs.first, runs.width, cell + 1) - first};
}

int rowOf(const TableFrame& frame, int column)
{
    const ColumnMeaning meaning = columnMeaning(frame.encoding, column);
    const int rows = frame.cells.rows / 2;
    const int place = std::min((meaning.pair + frame.pairStep / 2) / frame.pairStep, rows - 1);
    if (frame.encoding.layout == SinusoidalLayout::Interleaved)
        return 2 * place + (meaning.sine ? 0 : 1);
    return meaning.sine ? place : rows + place;
}

std::vector<int> shownPairs(int pairs, int selected)
{
    std::vector<int> shown;
    for (int k = 0; k < std::min(4, pairs); ++k)
        shown.push_back(std::max(k, k * pairs / 8));
    const auto nearest = std::ranges::min_element(shown, [&](int left, int right) {
        const int toLeft = std::abs(left - selected);
        const int toRight = std::abs(right - selected);
        return toLeft < toRight || (toLeft == toRight && left > right);
    });
    *nearest = selected;
    return shown;
}

WavesFrame wavesFrame(
    const LabState& state, const WavesSpace& space, const std::vector<int>& wanted)
{
    WavesFrame frame;
    frame.encoding = sinusoid(state);
    frame.shown = state.waves.shown;
    frame.runs = tableRuns(state, space.across);
    frame.selected = state.waves.pair;
    const std::vector<Turn> perPosition = turns(frame.encoding);
    for (const int pair : wanted) {
        if (pair >= pairs(frame.encoding))
            continue;
        const Turn turn = perPosition[static_cast<std::size_t>(pair)];
        frame.waves.push_back({pair, sineColumn(frame.encoding, pair),
            curveOf(waveOf(turn, Wave::Sine), frame.runs, space, dotPitch),
            sinCos(rowShown(state) * turn).sin});
    }
    return frame;
}

SimilarityFrame similarityFrame(
    const LabState& state, const WavesSpace& space, const SimilarityFrame& earlier)
{
    const Sinusoidal& encoding = state.waves.encoding;
    const std::int64_t reach = state.position.shown / 2;
    const bool holds = !earlier.curve.values.empty() && earlier.encoding == encoding
        && earlier.measure == state.waves.measure && earlier.reach == reach
        && earlier.space == space;
    SimilarityFrame frame = holds ? earlier : SimilarityFrame {};
    const CosineSum sum = similarity(encoding);
    if (!holds) {
        frame.encoding = encoding;
        frame.reach = reach;
        frame.space = space;
        frame.runs = runsOf(-reach, 2 * reach + 1, space.across);
        frame.curve = curveOf(sum, frame.runs, space, smallDotPitch);
        frame.highest = pairs(encoding);
        frame.lowest = lowestOf(frame.curve);
        frame.measure = state.waves.measure;
        frame.ofOneStep = similarityCurve(encoding, 1, 1, 1).distance.front();
        if (frame.measure == RowMeasure::Difference)
            becomeDifference(frame);
    }
    frame.shift = state.position.key - state.position.query;
    frame.atShift = frame.measure == RowMeasure::Similarity
        ? values(sum, frame.shift, 1).front()
        : similarityCurve(encoding, frame.shift, 1, 1).distance.front();
    return frame;
}

ShiftFrame shiftFrameOfPair(const ShiftFrame& frame, int pair)
{
    ShiftFrame shifted = frame;
    const Turn perPosition = turns(frame.encoding)[static_cast<std::size_t>(pair)];
    shifted.pair = pair;
    shifted.matrix = sinCos(frame.shift * perPosition);
    shifted.before = sinCos(frame.position * perPosition);
    shifted.after = sinCos((frame.position + frame.shift) * perPosition);
    shifted.firstChecked = std::max<std::int64_t>(0, -frame.shift);
    shifted.lastChecked = shifted.firstChecked + checkedPositions - 1;
    shifted.largestError = largestShiftError(shifted, perPosition);
    shifted.faultyResidual = residualOfFaulty(frame.encoding, pair, frame.shift);
    return shifted;
}

ShiftFrame shiftFrame(const LabState& state)
{
    ShiftFrame frame;
    frame.encoding = state.waves.encoding;
    frame.position = state.position.query;
    frame.shift = state.position.key - state.position.query;
    return shiftFrameOfPair(frame, state.waves.pair);
}

} // namespace lab
