#include "core/experiment/shipped_results.h"
#include "core/frames/experiment/pairs_used_frame.h"
#include "core/state/edit.h"
#include "tests/core/frames/experiment/answering_run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace lab;

TEST_CASE("the pairs are those of own models with RoPE, else of the bundled ones")
{
    Experiment experiment = unlocked();
    for (const ExperimentTask task : experimentTasks()) {
        experiment.setup = withTask(experiment.setup, task);
        const PairsUsedFrame frame = pairsUsedFrame(experiment);
        const bool isShipped = std::ranges::count(shippedPairTasks(), task) == 1;
        CHECK(frame.isEmpty() == !isShipped);
        CHECK(frame.isShipped == isShipped);
        CHECK(frame.count == 8);
    }
    experiment.setup = withTask(experiment.setup, ExperimentTask::Variables);
    experiment.setup.seeds = 2;
    std::vector<ExperimentRun> runs;
    for (const int seed : {0, 1, 2}) {
        ExperimentRun run = answering(experiment.setup, {TrainedEncoding::Rope, seed}, 90);
        for (int pair = 0; pair < 8; ++pair)
            run.pairs.push_back({10.0 * pair, 0.125, 0.1 + 0.01 * pair,
                std::vector<double>(6, 0.1 * pair + 0.05 * seed)});
        runs.push_back(run);
    }
    runs.push_back(answering(experiment.setup, {TrainedEncoding::Alibi, 0}, 20));
    const PairsUsedFrame frame = pairsUsedFrame(experiment, runs);
    CHECK_FALSE(frame.isShipped);
    REQUIRE(frame.pairs.size() == 8);
    CHECK(frame.pairs[3].after == doctest::Approx(0.13));
    CHECK(frame.frozenAt(3, 64)->mean == doctest::Approx(0.325)); // of seeds 0 and 1
    CHECK(frame.frozenAt(3, 64)->seeds == 2);
    CHECK(frame.turningAt(512)->mean == doctest::Approx(0.9));
    CHECK_FALSE(frame.frozenAt(8, 64));
    CHECK_FALSE(frame.turningAt(65));

    experiment.encodings.erase(TrainedEncoding::Rope);
    CHECK(pairsUsedFrame(experiment, runs).isEmpty());
    CHECK_FALSE(pairsUsedFrame(experiment, runs).isChosen);
    experiment.encodings.insert(TrainedEncoding::Rope);
    experiment.bet = ExperimentBet::Open;
    CHECK(pairsUsedFrame(experiment, runs).isEmpty());
    CHECK(pairsUsedReading(pairsUsedFrame(experiment, runs), {}).formula.empty());
}

TEST_CASE("the table of pairs has the numbers shown, also in the reading of a frozen one")
{
    Experiment experiment = unlocked();
    for (const ExperimentTask task : shippedPairTasks()) {
        experiment.setup = withTask(experiment.setup, task);
        for (int pair = 0; pair < 8; ++pair) {
            experiment.frozenPair = pair;
            const PairsUsedFrame frame = pairsUsedFrame(experiment);
            const NumberTable table = numbers(frame);
            REQUIRE(table.rows.size() == 9);
            REQUIRE(table.header.size() == 10);
            const std::vector<double>& row = table.rows[static_cast<std::size_t>(pair)];
            CHECK(table.header[5] == "frozen_32");
            CHECK(row[3] == frame.pairs[static_cast<std::size_t>(pair)].after);
            CHECK(row[5] == frame.frozenAt(pair, 32)->mean);
            CHECK(table.rows.back()[5] == frame.turningAt(32)->mean);
            const Reading reading = pairsUsedReading(frame, {});
            REQUIRE(reading.numbers.size() == 3);
            CHECK(reading.focus.pair == pair);
            CHECK(reading.numbers[0].value / reading.numbers[1].value
                == doctest::Approx(reading.numbers[2].value));
            CHECK(reading.numbers[2].value == frame.frozenAt(pair, frame.lookedAt())->mean);
            CHECK(reading.captionNumbers[1].value == frame.turningAt(frame.lookedAt())->mean);
        }
    }
    // The pair whose half turn is about L shows which of several writes came last.
    experiment.setup = withTask(experiment.setup, ExperimentTask::Variables);
    const PairsUsedFrame frame = pairsUsedFrame(experiment);
    for (int pair = 0; pair < 8; ++pair) {
        const bool isNeeded = frame.frozenAt(pair, 32)->mean < frame.turningAt(32)->mean - 0.1;
        const double halfTurns = 2 * 32 / frame.pairs[static_cast<std::size_t>(pair)].wavelength;
        CHECK(isNeeded == (std::abs(halfTurns - 1) < 0.1));
    }
}
