#include "core/frames/waves/wave_crest.h"
#include "tests/core/frames/waves/waves_stage.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

using namespace lab;
using namespace waves_stage;

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
                            < waveTolerance);
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
                CHECK(std::abs(frame.cells.at(row, cell) - mean) < waveTolerance);
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
                < waveTolerance);
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
    CHECK(shownPairs(32, 2) == std::vector {0, 2, 8, 12}); // of two equally near ones the slower
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
        CHECK(std::abs(wave.atQuery - encodingAt(frame.encoding, 21, wave.column)) < waveTolerance);
        REQUIRE(wave.curve.dots.size() == 64);
        for (int p = 0; p < 64; ++p)
            CHECK(std::abs(wave.curve.dots[static_cast<std::size_t>(p)]
                      - encodingAt(frame.encoding, 100 + p, wave.column))
                < waveTolerance);
        const double theta = frequencies(frame.encoding)[wave.pair];
        CHECK(wave.curve.values.size() > 400);
        for (std::size_t k = 0; k < wave.curve.values.size(); ++k) {
            const double x = wave.curve.firstX + static_cast<double>(k) * wave.curve.step;
            CHECK(std::abs(wave.curve.values[k] - std::sin(theta * x)) < waveTolerance);
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
            CHECK(std::abs(wave.curve.values[k] - mean) < waveTolerance);
            CHECK(std::abs(wave.curve.deviation[k] - deviation) < 1e-9);
        }
    }
}

TEST_CASE("a crest is where the angle of its pair is a quarter turn")
{
    for (const SinusoidalLayout layout : allLayouts) {
        for (const int width : {4, 6, 64}) {
            for (const double base : {2.0, 10'000.0, 1e12}) {
                const Sinusoidal encoding {layout, base, width};
                const Eigen::ArrayXd angles = frequencies(encoding);
                for (int pair = 0; pair < width / 2; ++pair) {
                    const WaveCrest crest = crestOf(encoding, pair);
                    const double position = crest.positionAt(base);
                    CHECK(position * angles[pair] == doctest::Approx(std::numbers::pi / 2));
                    if (pair > 0)
                        CHECK(crest.baseAt(position) == doctest::Approx(base));
                }
            }
        }
    }
}

TEST_CASE("the dragged crest is that of the slowest wave shown that large bases keep in view")
{
    const auto pairOf = [](const LabState& state) {
        const WavesFrame frame = wavesFrame(state, {512, 256, 1});
        const auto index = waveToDrag(frame);
        return index ? frame.waves[*index].pair : -1;
    };
    LabState state = stateWith(64, 64); // waves of pairs 0, 4, 8 and 12
    CHECK(pairOf(state) == 8);
    state.waves.encoding.base = 1e9; // beyond the last position, and still this one
    CHECK(pairOf(state) == 8);
    state.waves.pair = 9; // instead of 8
    CHECK(pairOf(state) == 4);
    state.waves.encoding.base = 10'000;
    CHECK(pairOf(state) == 9);
    state.waves.pair = 4;
    state.position.first = 40; // the crest of pair 8 is at 15.7, that of 12 at 49.7
    CHECK(pairOf(state) == 12);
    state.position.first = 4000;
    CHECK(pairOf(state) == -1);
    CHECK(pairOf(stateWith(2, 64)) == -1);
    CHECK(pairOf(stateWith(4, 64)) == 1); // whose crest is at 157
    CHECK(pairOf(stateWith(SinusoidalLayout::Tensor2Tensor, 64, 0, 64)) == 8);
}

TEST_CASE("a value of the table has the same digits as a wave's")
{
    const NumberTable table = numbers(tableFrame(stateWith(16, 40), {512, 256, 1}));
    const NumberTable waves = numbers(wavesFrame(stateWith(16, 40), {512, 256, 1}));
    REQUIRE(table.rows.size() == waves.rows.size());
    for (std::size_t k = 1; k < waves.header.size(); ++k) {
        const auto same = std::ranges::find(table.header, waves.header[k]);
        REQUIRE(same != table.header.end());
        const auto column = static_cast<std::size_t>(same - table.header.begin());
        for (std::size_t row = 0; row < table.rows.size(); ++row)
            CHECK(std::abs(table.rows[row][column] - waves.rows[row][k]) <= 0);
    }
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
