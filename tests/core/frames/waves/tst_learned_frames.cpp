#include "core/analysis/position_similarity.h"
#include "core/encodings/learned/formula.h"
#include "core/frames/waves/learned_frames.h"
#include "core/frames/waves/learned_rows.h"
#include "core/state/edit.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>

using namespace lab;

namespace {

const WavesSpace space {.across = 40, .down = 256, .density = 1};

LabState learnedState(BeyondRule rule, std::int64_t shown, std::int64_t first = 0)
{
    LabState state;
    state.bench = BenchId::Waves;
    state.waves.shown = WavesEncoding::Learned;
    state.schemes.learned.encoding = {
        .trainingLength = 37, .width = 6, .deviation = 0.5, .beyond = rule, .targetLength = 150};
    state.position.first = first;
    state.position.shown = shown;
    state.position.query = 5;
    state.position.key = 9;
    return clamped(state);
}

Eigen::MatrixXd tableOf(const LabState& state)
{
    return seededTable(
        state.schemes.learned.encoding, static_cast<std::uint64_t>(state.schemes.learned.seed));
}

constexpr std::array everyRule {
    BeyondRule::Nothing, BeyondRule::Clamp, BeyondRule::Wrap, BeyondRule::Interpolate};

/// The mean of the rows for positions, one by one; NaN if none has one.
double meanOf(const LabState& state, const Eigen::MatrixXd& table, std::int64_t first,
    std::int64_t count, int column)
{
    double sum = 0;
    int rows = 0;
    for (std::int64_t position = first; position < first + count; ++position) {
        const double value = row(state.schemes.learned.encoding, table, position)[column];
        if (std::isnan(value))
            continue;
        sum += value;
        ++rows;
    }
    return rows > 0 ? sum / rows : std::nan("");
}

} // namespace

TEST_CASE("a cell of the learned table is the mean of the rows that its positions get")
{
    for (const BeyondRule rule : everyRule)
        for (const std::int64_t first : {0, 11, 300})
            for (const std::int64_t shown : {8, 40, 95, 400, 5000}) {
                CAPTURE(static_cast<int>(rule));
                CAPTURE(first);
                CAPTURE(shown);
                const LabState state = learnedState(rule, shown, first);
                const Eigen::MatrixXd table = tableOf(state);
                const LearnedFrame frame = learnedFrame(state, space);
                REQUIRE(frame.cells.rows == 6);
                for (int cell = 0; cell < frame.runs.count; ++cell)
                    for (const int column : {0, 5}) {
                        const double wanted = meanOf(
                            state, table, frame.runs.begin(cell), frame.runs.size(cell), column);
                        const double found = frame.cells.at(column, cell);
                        CHECK(std::isnan(found) == std::isnan(wanted));
                        if (!std::isnan(wanted))
                            CHECK(found == doctest::Approx(wanted).epsilon(1e-9).scale(0.01));
                    }
            }
}

TEST_CASE("a learned table without a rule ends where it was trained, a stretched one at its target")
{
    for (const BeyondRule rule : everyRule) {
        const Learned encoding = learnedState(rule, 64).schemes.learned.encoding;
        CHECK(hasRow(encoding, 36));
        CHECK(hasRow(encoding, 37) == (rule != BeyondRule::Nothing));
        CHECK(hasRow(encoding, 149) == (rule != BeyondRule::Nothing));
        CHECK(hasRow(encoding, 150) == (rule == BeyondRule::Clamp || rule == BeyondRule::Wrap));
    }
}

TEST_CASE("the products are those of the rows, and their means over runs")
{
    for (const BeyondRule rule : everyRule)
        for (const std::int64_t shown : {40, 95, 400}) {
            CAPTURE(static_cast<int>(rule));
            const LabState state = learnedState(rule, shown);
            const Eigen::MatrixXd table = tableOf(state);
            const Learned& encoding = state.schemes.learned.encoding;
            const Eigen::ArrayXd own = row(encoding, table, state.position.query);
            const ProductsFrame frame = productsFrame(state, space);
            CHECK(frame.withItself == doctest::Approx((own * own).sum()));
            CHECK(frame.withKey
                == doctest::Approx((own * row(encoding, table, state.position.key)).sum()));
            for (int cell = 0; cell < frame.runs.count; ++cell) {
                double wanted = 0;
                for (int column = 0; column < encoding.width; ++column)
                    wanted += own[column]
                        * meanOf(
                            state, table, frame.runs.begin(cell), frame.runs.size(cell), column);
                const double found = frame.products[static_cast<std::size_t>(cell)];
                CHECK(std::isnan(found) == std::isnan(wanted));
                if (!std::isnan(wanted))
                    CHECK(found == doctest::Approx(wanted).epsilon(1e-9).scale(0.01));
            }
        }
}

TEST_CASE("a row repeats under wrap, and the last one under clamp")
{
    const ProductsFrame again = productsFrame(learnedState(BeyondRule::Wrap, 120), {.across = 200});
    for (int position = 0; position + 37 < 120; ++position)
        CHECK(again.products[static_cast<std::size_t>(position)]
            == again.products[static_cast<std::size_t>(position + 37)]);
    const ProductsFrame last = productsFrame(learnedState(BeyondRule::Clamp, 120), {.across = 200});
    for (int position = 37; position < 120; ++position)
        CHECK(last.products[static_cast<std::size_t>(position)] == last.products[36]);
}

TEST_CASE("no matrix shifts the rows of a learned table, and few rows are no evidence")
{
    LabState state;
    state.waves.shown = WavesEncoding::Learned;
    for (const std::int64_t key : {1, 5, 90}) {
        state.position.query = 0;
        state.position.key = key;
        const ProductsFrame frame = productsFrame(clamped(state), space);
        // Of n random rows a fit with d columns leaves √(1 − d/n) on average.
        const double expected = std::sqrt(1 - 64.0 / static_cast<double>(512 - key));
        REQUIRE(frame.shiftResidual);
        CHECK(std::abs(*frame.shiftResidual - expected) < 0.02);
        CHECK(frame.fittedRows == 512 - key);
    }
    state.position.key = 450;
    CHECK(!productsFrame(clamped(state), space).shiftResidual);
    state.position.key = 9000;
    CHECK(productsFrame(clamped(state), space).fittedRows == 0);
}

TEST_CASE("the reading of a position past the table says what the rule makes of it")
{
    const auto formula = [](BeyondRule rule, std::int64_t position) {
        LabState state = learnedState(rule, 200);
        state.position.query = position;
        const Reading found = reading(clamped(state), {});
        CHECK(found.focus.position == position);
        return found.formula;
    };
    for (const BeyondRule rule : everyRule)
        if (rule != BeyondRule::Interpolate)
            CHECK(formula(rule, 36) == "reading.learned.cell");
    CHECK(formula(BeyondRule::Nothing, 37) == "reading.learned.gap");
    CHECK(formula(BeyondRule::Clamp, 37) == "reading.learned.last");
    CHECK(formula(BeyondRule::Wrap, 37) == "reading.learned.again");
    CHECK(formula(BeyondRule::Interpolate, 3) == "reading.learned.stretched");
    CHECK(formula(BeyondRule::Interpolate, 149) == "reading.learned.stretched");
    CHECK(formula(BeyondRule::Interpolate, 150) == "reading.learned.gap.stretched"); // p ≥ L′
}

TEST_CASE("a product with a position that has no row names that position")
{
    LabState state = learnedState(BeyondRule::Nothing, 200);
    Focus focus;
    focus.picture = Picture::WavesProducts;
    focus.position = 80;
    CHECK(reading(state, focus).subject == Reading::Subject::LearnedGap);
    CHECK(reading(state, focus).focus.position == 80);
    state.position.query = 60;
    focus.position = 2;
    CHECK(reading(state, focus).focus.position == 60);
    state.position.query = 3;
    CHECK(reading(state, focus).subject == Reading::Subject::LearnedProduct);
}

TEST_CASE("a mean counts the positions that have a row")
{
    LabState state = learnedState(BeyondRule::Nothing, 200);
    Focus focus;
    focus.picture = Picture::WavesLearned;
    focus.position = 30;
    focus.column = 1;
    const auto counted = [&](std::int64_t covered) {
        focus.covered = covered;
        const Reading found = reading(clamped(state), focus);
        const auto number = std::ranges::find(found.numbers, "N", &ReadingNumber::slot);
        return number == found.numbers.end() ? 0 : std::lround(number->value);
    };
    CHECK(counted(5) == 5);
    CHECK(counted(20) == 7); // the table ends at 37
}

TEST_CASE("the difference of two learned tables needs the same columns and positions")
{
    const LearnedFrame a = learnedFrame(learnedState(BeyondRule::Clamp, 64), space);
    LabState other = learnedState(BeyondRule::Clamp, 64);
    other.schemes.learned.seed = 7;
    const auto found = difference(a, learnedFrame(other, space));
    REQUIRE(found);
    CHECK(found->cells.meaning == HeatmapFrame::Meaning::Difference);
    other.schemes.learned.encoding.width = 8;
    CHECK(!difference(a, learnedFrame(other, space)));
}

TEST_CASE("colors and chance level of a learned table follow from its own values")
{
    LabState state = learnedState(BeyondRule::Nothing, 64);
    CHECK_FALSE(learnedFrame(state, space).isTrained);
    state = applied(state, UseTable {TrainedEncoding::Learned, "variables"});
    const LearnedFrame frame = learnedFrame(state, space);
    CHECK(frame.isTrained);
    const auto table = learnedTable(state.schemes.learned);
    const double meanSquare = table->array().square().mean();
    CHECK(frame.cells.highest >= 2.5 * std::sqrt(meanSquare));
    CHECK(frame.cells.highest < 5.5 * std::sqrt(meanSquare));
    CHECK(productsFrame(state, space).chance == doctest::Approx(8 * meanSquare)); // √64
    ToyTable zeros = *state.schemes.learned.table.table();
    std::ranges::fill(zeros.numbers, 0);
    state = applied(state, UseTable {TrainedEncoding::Learned, textOf(zeros)});
    CHECK(learnedFrame(state, space).cells.highest > 0);
    CHECK(productsFrame(state, space).chance > 0);
}

TEST_CASE("Compare opens the learned encoding on Waves, where its end is visible")
{
    LabState state;
    state.bench = BenchId::Compare;
    state.waves.picture = WavesPictureShown::Odometer;
    state.compare.encoding = ComparedEncoding::Learned;
    const LabState learned = withCellOpened(state);
    CHECK(learned.bench == BenchId::Waves);
    CHECK(learned.waves.shown == WavesEncoding::Learned);
    CHECK(learned.waves.picture == WavesPictureShown::Table);
    state.waves.shown = WavesEncoding::Learned;
    state.compare.encoding = ComparedEncoding::Sinusoidal;
    CHECK(withCellOpened(state).waves.shown == WavesEncoding::Sinusoidal);
}

TEST_CASE("a table is that of its seed, whichever was drawn before")
{
    LabState state = learnedState(BeyondRule::Nothing, 64);
    LearnedScheme& scheme = state.schemes.learned;
    const auto check = [&] {
        const Eigen::MatrixXd plain = tableOf(state);
        const auto table = learnedTable(scheme);
        REQUIRE((table->rows() == plain.rows() && table->cols() == plain.cols()));
        CHECK((*table - plain).cwiseAbs().maxCoeff() <= 0);
    };
    for (const std::int64_t seed : {1, 4, 1})
        for (const int width : {6, 7, 5})
            for (const int length : {37, 12, 53, 1}) { // an odd number of numbers too
                scheme.seed = seed;
                scheme.encoding.width = width;
                scheme.encoding.trainingLength = length;
                scheme.encoding.deviation = length < 20 ? 0.3 : 0.02;
                check();
            }
}
