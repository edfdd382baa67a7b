#include "core/frames/waves/waves_frames.h"

#include "core/encodings/added/sinusoidal.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace lab;

namespace {

constexpr double tolerance = 1e-12;

LabState stateWith(SinusoidalLayout layout, int width, std::int64_t first, std::int64_t shown)
{
    LabState state;
    state.bench = BenchId::Waves;
    state.waves.encoding = {layout, 10000, width};
    state.position.query = 21;
    state.position.key = 29;
    state.position.first = first;
    state.position.shown = shown;
    return clamped(state);
}

LabState stateWith(int width, std::int64_t shown)
{
    return stateWith(SinusoidalLayout::Halves, width, 0, shown);
}

constexpr SinusoidalLayout allLayouts[] = {
    SinusoidalLayout::Interleaved, SinusoidalLayout::Halves, SinusoidalLayout::Tensor2Tensor};

/// Mean and deviation of a function over positions, one after the other.
template <class Function> std::pair<double, double> bruteMoments(Run run, Function value)
{
    double sum = 0;
    for (std::int64_t p = run.first; p < run.first + run.count; ++p)
        sum += value(p);
    const double mean = sum / static_cast<double>(run.count);
    double squares = 0;
    for (std::int64_t p = run.first; p < run.first + run.count; ++p)
        squares += (value(p) - mean) * (value(p) - mean);
    return {mean, std::sqrt(squares / static_cast<double>(run.count))};
}

double encodingAt(const Sinusoidal& encoding, std::int64_t position, int column)
{
    const ColumnMeaning meaning = columnMeaning(encoding, column);
    const SinCos angle = sinCos(position * turns(encoding)[static_cast<std::size_t>(meaning.pair)]);
    return meaning.sine ? angle.sin : angle.cos;
}

double similarityBetween(const Sinusoidal& encoding, std::int64_t one, std::int64_t other)
{
    return (row(encoding, one) * row(encoding, other)).sum();
}

} // namespace

TEST_CASE("a cell of the table is the encoding's value")
{
    for (const SinusoidalLayout layout : allLayouts) {
        for (const int width : {2, 6, 64}) {
            for (const std::int64_t first : {0, 9'999'900}) {
                const LabState state = stateWith(layout, width, first, 50);
                const TableFrame frame = tableFrame(state, {512, 256, 1});
                REQUIRE(frame.cells.rows == width);
                REQUIRE(frame.cells.columns == 50);
                for (int column = 0; column < width; ++column) {
                    CHECK(frame.columns[static_cast<std::size_t>(column)] == column);
                    for (int cell = 0; cell < 50; ++cell)
                        CHECK(std::abs(frame.cells.at(column, cell)
                                  - row(frame.encoding, first + cell)[column])
                            < tolerance);
                }
            }
        }
    }
}

TEST_CASE("zoomed out a cell is the exact mean of its positions")
{
    for (const SinusoidalLayout layout : allLayouts) {
        const LabState state = stateWith(layout, 8, 123'456, 1000);
        const TableFrame frame = tableFrame(state, {64, 256, 1});
        REQUIRE(frame.cells.columns == 64);
        for (int row = 0; row < frame.cells.rows; ++row) {
            for (int cell = 0; cell < 64; ++cell) {
                const auto [mean, deviation] = bruteMoments(runOf(frame.runs, cell),
                    [&](std::int64_t p) { return encodingAt(frame.encoding, p, row); });
                CHECK(std::abs(frame.cells.at(row, cell) - mean) < tolerance);
            }
        }
    }
}

TEST_CASE("the runs of cells follow each other from the first position to the last")
{
    for (const int space : {64, 166, 300, 700, 1023}) {
        for (const std::int64_t shown : {1000, 1024, 2999, 9'999'999, 10'000'000}) {
            const LabState state = stateWith(2, shown);
            const TableFrame frame = tableFrame(state, {space, 256, 1});
            if (shown <= space)
                continue;
            REQUIRE(frame.runs.count == space);
            std::int64_t next = 0;
            for (int cell = 0; cell < space; ++cell) {
                const Run run = runOf(frame.runs, cell);
                CHECK(run.first == next);
                CHECK((run.count == shown / space || run.count == shown / space + 1));
                next += run.count;
            }
            CHECK(next == shown);
        }
    }
}

TEST_CASE("where rows are few whole pairs are left out and no columns are mixed")
{
    for (const SinusoidalLayout layout : allLayouts) {
        const LabState state = stateWith(layout, 512, 0, 40);
        const TableFrame frame = tableFrame(state, {512, 100, 1});
        REQUIRE(frame.cells.rows <= 100);
        CHECK(frame.pairStep == 6);
        REQUIRE(frame.columns.size() == static_cast<std::size_t>(frame.cells.rows));
        CHECK(std::ranges::is_sorted(frame.columns));
        for (std::size_t row = 0; row < frame.columns.size(); ++row) {
            const int column = frame.columns[row];
            CHECK(columnMeaning(frame.encoding, column).pair % 6 == 0);
            CHECK(rowOf(frame, column) == static_cast<int>(row));
            CHECK(std::abs(frame.cells.at(static_cast<int>(row), 33)
                      - encodingAt(frame.encoding, 33, column))
                < tolerance);
        }
        for (int column = 0; column < 512; ++column) {
            const ColumnMeaning meant = columnMeaning(frame.encoding, column);
            const auto row = static_cast<std::size_t>(rowOf(frame, column));
            const ColumnMeaning found = columnMeaning(frame.encoding, frame.columns[row]);
            CHECK(found.sine == meant.sine);
            CHECK(std::abs(found.pair - meant.pair) <= 3);
        }
    }
}

TEST_CASE("the waves shown are spread over the faster half, the selected one among them")
{
    CHECK(shownPairs(32, 4) == std::vector {0, 4, 8, 12});
    CHECK(shownPairs(32, 31) == std::vector {0, 4, 8, 31});
    CHECK(shownPairs(32, 1) == std::vector {1, 4, 8, 12});
    CHECK(shownPairs(32, 2) == std::vector {0, 2, 8, 12}); // of two equally near the slower goes
    CHECK(shownPairs(1, 0) == std::vector {0});
    CHECK(shownPairs(3, 1) == std::vector {0, 1, 2});
    for (int pairs = 1; pairs <= 512; pairs += pairs < 40 ? 1 : 59) {
        for (int selected = 0; selected < pairs; ++selected) {
            const std::vector<int> shown = shownPairs(pairs, selected);
            CHECK(shown.size() == static_cast<std::size_t>(std::min(4, pairs)));
            CHECK(std::ranges::is_sorted(shown));
            CHECK(std::set(shown.begin(), shown.end()).size() == shown.size());
            CHECK(std::ranges::find(shown, selected) != shown.end());
            CHECK(shown.back() < pairs);
        }
    }
}

TEST_CASE("a wave is smooth between its dots, which are the sine column")
{
    const LabState state = stateWith(SinusoidalLayout::Interleaved, 64, 100, 64);
    const WavesFrame frame = wavesFrame(state, {512, 170, 1});
    REQUIRE(frame.waves.size() == 4);
    for (const WavesFrame::Wave& wave : frame.waves) {
        CHECK(wave.column == 2 * wave.pair);
        CHECK(std::abs(wave.atQuery - encodingAt(frame.encoding, 21, wave.column)) < tolerance);
        REQUIRE(wave.curve.dots.size() == 64);
        for (int p = 0; p < 64; ++p)
            CHECK(std::abs(wave.curve.dots[static_cast<std::size_t>(p)]
                      - encodingAt(frame.encoding, 100 + p, wave.column))
                < tolerance);
        const double theta = frequencies(frame.encoding)[wave.pair];
        CHECK(wave.curve.values.size() > 400);
        for (std::size_t k = 0; k < wave.curve.values.size(); ++k) {
            const double x = wave.curve.firstX + static_cast<double>(k) * wave.curve.step;
            CHECK(std::abs(wave.curve.values[k] - std::sin(theta * x)) < tolerance);
        }
        const double lastX =
            wave.curve.firstX + static_cast<double>(wave.curve.values.size() - 1) * wave.curve.step;
        CHECK(lastX == doctest::Approx(163));
    }
}

TEST_CASE("dots are left out where they would touch")
{
    CHECK(wavesFrame(stateWith(8, 64), {512, 170, 1}).waves.front().curve.dots.size() == 64);
    CHECK(wavesFrame(stateWith(8, 128), {512, 170, 1}).waves.front().curve.dots.empty());
    // Twice the pixels have space for twice the dots, unless dots are twice as large too.
    CHECK(wavesFrame(stateWith(8, 128), {1024, 170, 1}).waves.front().curve.dots.size() == 128);
    CHECK(wavesFrame(stateWith(8, 128), {1024, 340, 2}).waves.front().curve.dots.empty());
}

TEST_CASE("zoomed out a wave is the mean and the spread of each pixel")
{
    const LabState state = stateWith(SinusoidalLayout::Halves, 64, 5000, 10'000);
    const WavesFrame frame = wavesFrame(state, {300, 170, 1});
    for (const WavesFrame::Wave& wave : frame.waves) {
        CHECK(wave.curve.dots.empty());
        REQUIRE(wave.curve.values.size() == 300);
        REQUIRE(wave.curve.deviation.size() == 300);
        for (int cell = 0; cell < 300; cell += 7) {
            const auto [mean, deviation] = bruteMoments(runOf(frame.runs, cell),
                [&](std::int64_t p) { return encodingAt(frame.encoding, p, wave.column); });
            const auto k = static_cast<std::size_t>(cell);
            CHECK(std::abs(wave.curve.values[k] - mean) < tolerance);
            CHECK(std::abs(wave.curve.deviation[k] - deviation) < 1e-9);
        }
    }
}

TEST_CASE("the similarity depends on the shift alone, and is half the width at 0")
{
    for (const SinusoidalLayout layout : allLayouts) {
        LabState state = stateWith(layout, 64, 0, 64);
        const SimilarityFrame frame = similarityFrame(state, {176, 0, 1});
        REQUIRE(frame.reach == 32);
        REQUIRE(frame.curve.dots.size() == 65);
        CHECK(frame.highest == doctest::Approx(32));
        CHECK(frame.curve.dots[32] == doctest::Approx(32));
        for (int k = -32; k <= 32; ++k) {
            for (const std::int64_t p : {32, 1000, 9'000'000})
                CHECK(std::abs(frame.curve.dots[static_cast<std::size_t>(k + 32)]
                          - similarityBetween(frame.encoding, p, p + k))
                    < 1e-11);
        }
        CHECK(frame.shift == 8);
        CHECK(frame.atShift == doctest::Approx(similarityBetween(frame.encoding, 21, 29)));
        CHECK(frame.lowest == doctest::Approx(*std::ranges::min_element(frame.curve.values)));

        state.position.query = 50;
        state.position.key = 58;
        CHECK(similarityFrame(state, {176, 0, 1}) == frame);
        state.position.key = 50;
        CHECK(similarityFrame(state, {176, 0, 1}).atShift == doctest::Approx(32));
    }
}

TEST_CASE("the similarity is the same whatever frame came before")
{
    const LabState start = stateWith(SinusoidalLayout::Interleaved, 64, 0, 64);
    const WavesSpace space {176, 0, 1};
    const SimilarityFrame earlier = similarityFrame(start, space);
    LabState moved = start;
    moved.position.key += 11;
    LabState wide = moved;
    wide.waves.encoding.width = 32;
    LabState far = moved;
    far.position.shown = 900;
    for (const LabState& state : {start, moved, wide, far})
        for (const WavesSpace& other : {space, WavesSpace {300, 0, 1}, WavesSpace {176, 0, 3}})
            CHECK(similarityFrame(state, other, earlier) == similarityFrame(state, other));
}

TEST_CASE("the difference of two rows is their distance, and is not proportional to the shift")
{
    LabState state = stateWith(512, 64);
    state.waves.measure = RowMeasure::Difference;
    // |PE(0) − PE(k)| at width 512: measured on rows in double precision.
    for (const auto& [shift, wanted] :
        {std::pair(1, 3.714), {2, 6.967}, {3, 9.408}, {4, 10.891}, {5, 11.524}, {10, 12.823},
            {20, 14.030}, {50, 15.806}, {100, 16.974}, {1000, 20.544}, {20000, 23.300}}) {
        state.position.key = state.position.query + shift;
        const SimilarityFrame frame = similarityFrame(state, {176, 0, 1});
        CHECK(std::abs(frame.atShift - wanted) < 6e-4);
        const Eigen::ArrayXd apart = row(frame.encoding, 7) - row(frame.encoding, 7 + shift);
        CHECK(std::abs(frame.atShift - std::sqrt(apart.square().sum())) < 1e-11);
        CHECK(std::abs(frame.ofOneStep - 3.714) < 6e-4);
    }
    for (const std::int64_t shown : {64, 100'000}) {
        state.position.shown = shown;
        const SimilarityFrame frame = similarityFrame(state, {150, 0, 1});
        CHECK(frame.lowest == 0);
        CHECK(frame.curve.deviation.empty());
        for (const int cell : {0, 20, 40}) {
            const Run run = runOf(frame.runs, cell);
            double squares = 0;
            for (std::int64_t k = run.first; k < run.first + run.count; ++k)
                squares += 2 * (256 - similarityBetween(frame.encoding, 0, k));
            const double wanted = std::sqrt(squares / static_cast<double>(run.count));
            const NumberTable table = numbers(frame);
            CHECK(table.header.back() == "proportional");
            const auto& written = table.rows[static_cast<std::size_t>(cell)];
            CHECK(std::abs(written[written.size() - 2] - wanted) < 1e-6);
        }
        const LabState other = stateWith(512, shown);
        CHECK(similarityFrame(other, {150, 0, 1}, frame) == similarityFrame(other, {150, 0, 1}));
    }
}

TEST_CASE("no matrix shifts a pair whose exponents are doubled, and one shifts the right pair")
{
    LabState state = stateWith(16, 64);
    for (const int pair : {0, 1}) {
        state.waves.pair = pair;
        for (const std::int64_t key : {22, 29, 60}) {
            state.position.key = key;
            const ShiftFrame frame = shiftFrame(state);
            CHECK(frame.largestError < 4e-15);
            CHECK(frame.faultyResidual > 0.02);
            CHECK(frame.faultyResidual <= 1);
        }
    }
    state.position.key = state.position.query; // nothing is shifted
    CHECK(shiftFrame(state).faultyResidual < 1e-12);
    // By NumPy's least squares.
    state.position.key = state.position.query + 8;
    state.waves.pair = 1;
    CHECK(std::abs(shiftFrame(state).faultyResidual - 0.535032282711762) < 1e-9);
    state.position.key = state.position.query + 1;
    state.waves.pair = 0;
    CHECK(std::abs(shiftFrame(state).faultyResidual - 0.6346677699728179) < 1e-9);
}

TEST_CASE("zoomed out the similarity is the mean and the spread of each pixel")
{
    // Short runs of many pairs are added up one by one, long runs of few pairs are not.
    for (const auto& [width, shown] : {std::pair {256, 1000}, std::pair {16, 20'000}}) {
        const SimilarityFrame frame = similarityFrame(stateWith(width, shown), {150, 0, 1});
        REQUIRE(frame.curve.values.size() == 150);
        for (int cell = 0; cell < 150; cell += 11) {
            const auto [mean, deviation] = bruteMoments(runOf(frame.runs, cell),
                [&](std::int64_t k) { return similarityBetween(frame.encoding, 0, k); });
            const auto index = static_cast<std::size_t>(cell);
            CHECK(std::abs(frame.curve.values[index] - mean) < 1e-10);
            CHECK(std::abs(frame.curve.deviation[index] - deviation) < 1e-8);
            CHECK(frame.lowest <= frame.curve.values[index] - frame.curve.deviation[index]);
        }
    }
}

TEST_CASE("one matrix shifts a pair from every position")
{
    for (const SinusoidalLayout layout : allLayouts) {
        for (const std::int64_t key : {0, 21, 29, 10'000'000}) {
            LabState state = stateWith(layout, 64, 0, 64);
            state.waves.pair = 5;
            state.position.key = key;
            const ShiftFrame frame = shiftFrame(state);
            CHECK(frame.position == 21);
            CHECK(frame.shift == key - 21);
            const int sine = sineColumn(frame.encoding, 5);
            const int cosine = cosineColumn(frame.encoding, 5);
            CHECK(frame.before.sin == doctest::Approx(encodingAt(frame.encoding, 21, sine)));
            CHECK(frame.after.cos == doctest::Approx(encodingAt(frame.encoding, key, cosine)));
            for (const std::int64_t p : {std::int64_t {0}, std::int64_t {77}, frame.lastChecked}) {
                const double s = encodingAt(frame.encoding, p, sine);
                const double c = encodingAt(frame.encoding, p, cosine);
                CHECK(std::abs(frame.matrix.cos * s + frame.matrix.sin * c
                          - encodingAt(frame.encoding, p + frame.shift, sine))
                    < tolerance);
                CHECK(std::abs(frame.matrix.cos * c - frame.matrix.sin * s
                          - encodingAt(frame.encoding, p + frame.shift, cosine))
                    < tolerance);
            }
            CHECK(frame.largestError < 4e-15);
            CHECK(frame.firstChecked + frame.shift >= 0);
            CHECK(frame.lastChecked - frame.firstChecked == 4095);
            state.waves.pair = 30;
            CHECK(shiftFrameOfPair(frame, 30) == shiftFrame(state));
        }
    }
}

TEST_CASE("the largest error is measured, not claimed")
{
    LabState state = stateWith(64, 64);
    state.position.key = 10'000'000; // far positions round
    CHECK(shiftFrame(state).largestError > 0);
    state.position.key = state.position.query;
    CHECK(shiftFrame(state).largestError == doctest::Approx(0));
}

TEST_CASE("the numbers behind a picture have a row for each cell")
{
    const NumberTable apart = numbers(tableFrame(stateWith(4, 16), {512, 256, 1}));
    CHECK(apart.header
        == std::vector<std::string> {"position", "column_0", "column_1", "column_2", "column_3"});
    REQUIRE(apart.rows.size() == 16);
    CHECK(apart.rows[7][0] == doctest::Approx(7));
    CHECK(apart.rows[7][1] == doctest::Approx(std::sin(7.0)));
    CHECK(apart.rows[7][4] == doctest::Approx(std::cos(0.07)));

    const NumberTable runs = numbers(wavesFrame(stateWith(4, 1000), {100, 100, 1}));
    CHECK(runs.header
        == std::vector<std::string> {"first_position", "positions", "column_0_mean",
            "column_0_deviation", "column_1_mean", "column_1_deviation"});
    REQUIRE(runs.rows.size() == 100);
    CHECK(runs.rows[3][0] == doctest::Approx(30));
    CHECK(runs.rows[3][1] == doctest::Approx(10));

    const NumberTable shifts = numbers(similarityFrame(stateWith(4, 8), {176, 0, 1}));
    CHECK(shifts.header == std::vector<std::string> {"shift", "similarity"});
    REQUIRE(shifts.rows.size() == 9);
    CHECK(shifts.rows[0][0] == doctest::Approx(-4));
    CHECK(shifts.rows[4][1] == doctest::Approx(2));

    const NumberTable matrix = numbers(shiftFrame(stateWith(4, 8)));
    REQUIRE(matrix.rows.size() == 1);
    CHECK(matrix.rows[0].size() == matrix.header.size());
}
