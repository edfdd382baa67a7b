#include "core/experiment/shipped_results.h"
#include "core/frames/experiment/example_frame.h"
#include "core/frames/experiment/ranking_frame.h"
#include "core/frames/experiment/training_frame.h"
#include "core/state/edit.h"
#include "tests/core/frames/experiment/answering_run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

using namespace lab;

namespace {

constexpr ExperimentCurve ropeCurve {TrainedEncoding::Rope, RopeStretch::None, false};

} // namespace

TEST_CASE("without own models the results are the bundled ones")
{
    Experiment experiment = unlocked();
    const AccuracyFrame frame = accuracyFrame(experiment);
    CHECK(frame.showsShippedAlone());
    CHECK(frame.lines().size() == 7); // six, and RoPE with YaRN
    CHECK(frame.pointAt(ropeCurve, 32)->mean == doctest::Approx(0.989).epsilon(0.001));
    CHECK(frame.pointAt(ropeCurve, 32)->seeds == 8);
    CHECK(frame.chance == doctest::Approx(1.0 / 8));
    const auto& shipped = shippedSummary(ExperimentTask::Variables);
    for (const AccuracyFrame::Line& line : frame.shipped) {
        const auto& of = *std::ranges::find(shipped, line.curve, &SummaryCurve::curve);
        for (std::size_t at = 0; at < line.points.size(); ++at)
            CHECK(line.points[at].mean == of.points[at].accuracy.mean);
    }
    experiment.measure = ExperimentMeasure::CrossEntropy;
    CHECK(accuracyFrame(experiment).chance == doctest::Approx(std::log(8)));
    experiment.showsShipped = false;
    CHECK(accuracyFrame(experiment).lines().empty());
}

TEST_CASE("bundled results are shown only for their own setup")
{
    for (const ExperimentTask task : experimentTasks()) {
        Experiment experiment = unlocked();
        experiment.setup = withTask(experiment.setup, task);
        const auto shipped = shippedTasks();
        const bool ships = std::ranges::find(shipped, task) != shipped.end();
        CHECK(accuracyFrame(experiment).lines().empty() == !ships);
        experiment.setup.trainingLength = 48;
        CHECK(accuracyFrame(experiment).lines().empty());
    }
}

TEST_CASE(
    "a line with low accuracy at the training length has not learned, with the number of steps")
{
    for (const ExperimentTask task : shippedTasks()) {
        Experiment experiment = unlocked();
        experiment.setup = withTask(experiment.setup, task);
        experiment.encodings = {trainedEncodings().begin(), trainedEncodings().end()};
        std::optional<int> most;
        for (const auto measure : {ExperimentMeasure::Accuracy, ExperimentMeasure::CrossEntropy}) {
            experiment.measure = measure;
            const AccuracyFrame frame = accuracyFrame(experiment);
            for (const AccuracyFrame::Line& line : frame.lines()) {
                const double trained = shippedAccuracy(task, line.curve, 1).mean;
                CHECK(line.unlearnedIn.has_value() == (trained < learnedShare));
                if (line.unlearnedIn)
                    CHECK(*line.unlearnedIn == maxTrainingSteps(experiment.setup));
            }
            most = frame.unlearnedIn();
        }
        CHECK(most.has_value() == (task != ExperimentTask::Constants));
    }
}

TEST_CASE("seeds are split if they differ by 0.25 in accuracy")
{
    Experiment experiment = unlocked();
    experiment.setup = withTask(experiment.setup, ExperimentTask::Back);
    const AccuracyFrame frame = accuracyFrame(experiment);
    CHECK(frame.isSplit(*frame.pointAt(ropeCurve, 64))); // 0.08 to 0.88
    CHECK(frame.pointAt(ropeCurve, 64)->values.size() == 8);
    CHECK_FALSE(frame.isSplit(*frame.pointAt(ropeCurve, 32)));
    AccuracyFrame::Point point {32, 2, 0.5, {}, {0.4, 0.6}};
    CHECK_FALSE(frame.isSplit(point));
    point.values = {0.35, 0.65};
    CHECK(frame.isSplit(point));
    point.values.clear();
    CHECK_FALSE(frame.isSplit(point));
}

TEST_CASE("own models take precedence over bundled ones, with the requested seeds")
{
    Experiment experiment = unlocked();
    experiment.setup.seeds = 2;
    std::vector<ExperimentRun> runs;
    for (const int seed : {2, 0, 1})
        runs.push_back(answering(experiment.setup, {TrainedEncoding::Rope, seed}, 40 + 20 * seed));
    const AccuracyFrame frame = accuracyFrame(experiment, runs);
    REQUIRE(frame.own.size() == 2);
    CHECK(!frame.shipped.empty());
    const auto* point = frame.pointAt(ropeCurve, 64);
    CHECK(point->seeds == 2);
    CHECK(point->mean == doctest::Approx(0.5));
    CHECK(*point->half
        == doctest::Approx(12.706204736174705 * 0.1).epsilon(1e-14)); // t·s/√2 with s = 0.1·√2
    experiment.setup.seeds = 1;
    CHECK(!accuracyFrame(experiment, runs).pointAt(ropeCurve, 64)->half);
}

TEST_CASE("saved runs over the results are those of the task, at the lengths shown")
{
    Experiment experiment = unlocked();
    experiment.showsShipped = false;
    const auto kept = [](ExperimentTask task, int length, bool isOverlaid) {
        KeptRun run {"one", {}, presetOf(task), {}, isOverlaid, {}};
        run.setup.trainingLength = length;
        for (const TrainedEncoding encoding : {TrainedEncoding::Rope, TrainedEncoding::Shaw})
            run.runs.push_back(answering(run.setup, {encoding, 0}, 70));
        return run;
    };
    using enum ExperimentTask;
    const AccuracyFrame frame = accuracyFrame(experiment, {},
        {kept(Variables, 64, true), kept(Back, 32, true), kept(Variables, 32, false),
            kept(Variables, 48, true)});
    REQUIRE(frame.overlaid.size() == 2); // the other task's is not, nor is what is not chosen
    CHECK(frame.overlaid[0].trainingLength == 64);
    REQUIRE(frame.overlaid[0].lines.size() == 2); // RoPE and its YaRN: Shaw is not among the chosen
    CHECK(frame.overlaid[0].lines[0].points.front().length == 32);
    CHECK(frame.overlaid[0].lines[0].points.back().length == 512); // of 1024
    CHECK(frame.overlaid[0].pointAt(ropeCurve, 128)->mean == doctest::Approx(0.7));
    CHECK(!frame.overlaid[1].pointAt(ropeCurve, 128));
    CHECK(frame.overlaid[1].pointAt(ropeCurve, 96)->mean == doctest::Approx(0.7));
    CHECK(frame.lines().empty());
    const NumberTable table = numbers(frame);
    CHECK(table.header
        == std::vector<std::string> {
            "length", "kept_1_rope", "kept_1_rope+yarn", "kept_2_rope", "kept_2_rope+yarn"});
    CHECK(table.rows[3][1] == doctest::Approx(0.7)); // at 128
    CHECK(std::isnan(table.rows[3][3])); // 48 times a power of two it is not
    experiment.bet = ExperimentBet::Open;
    CHECK(accuracyFrame(experiment, {}, {kept(Variables, 64, true)}).overlaid.empty()); // covered
}

TEST_CASE("a column of an addition has both digits, whichever they are")
{
    Experiment experiment = unlocked();
    experiment.setup = withTask(experiment.setup, ExperimentTask::Addition);
    experiment.setup.trainingLength = 64;
    const ExampleFrame frame = exampleFrame(experiment, {});
    int nines = 0;
    for (const ExampleFrame::Token& token : frame.trained.tokens) {
        REQUIRE(token.value);
        CHECK(token.wanted.has_value());
        nines += *token.value == 9 ? 1 : 0;
    }
    CHECK(nines > 0);
}

TEST_CASE("the reading divides the sum over the seeds by their number")
{
    for (const auto measure : {ExperimentMeasure::Accuracy, ExperimentMeasure::CrossEntropy}) {
        Experiment experiment = unlocked();
        experiment.measure = measure;
        const AccuracyFrame frame = accuracyFrame(experiment);
        for (const AccuracyFrame::Line& line : frame.lines()) {
            for (const AccuracyFrame::Point& point : line.points) {
                Focus focus;
                focus.curve = line.curve;
                focus.position = point.length;
                const Reading reading = answersReading(frame, focus);
                REQUIRE(reading.numbers.size() == 3);
                CHECK(reading.numbers[0].value / reading.numbers[1].value
                    == doctest::Approx(reading.numbers[2].value));
                CHECK(reading.numbers[2].value == point.mean);
                CHECK(reading.captionNumbers[1].value < point.mean);
            }
        }
    }
}

TEST_CASE("a reversed prediction is right where the original was wrong")
{
    for (const ExperimentTask task : shippedTasks()) {
        for (int doublings = 0; doublings <= 4; ++doublings) {
            Experiment experiment = unlocked();
            experiment.setup = withTask(experiment.setup, task);
            experiment.doublings = doublings;
            const RankingFrame frame = rankingFrame(experiment);
            std::ranges::reverse(experiment.ranking);
            const RankingFrame other = rankingFrame(experiment);
            CHECK(frame.right + frame.wrong + frame.open == 15); // pairs of six
            CHECK(other.right == frame.wrong);
            CHECK(other.wrong == frame.right);
            CHECK(other.open == frame.open);
            std::ranges::sort(experiment.ranking, {}, [&](TrainedEncoding encoding) {
                const auto row =
                    std::ranges::find(frame.rows, encoding, &RankingFrame::Row::encoding);
                return row == frame.rows.end() ? 0 : *row->measured;
            });
            CHECK(rankingFrame(experiment).wrong == 0);
        }
    }
}

TEST_CASE("results of one seed distinguish no two encodings")
{
    Experiment experiment = unlocked();
    experiment.setup.seeds = 1;
    std::vector<ExperimentRun> runs;
    for (const TrainedEncoding encoding : experiment.encodings)
        runs.push_back(answering(experiment.setup, {encoding, 0}, 10 * static_cast<int>(encoding)));
    const RankingFrame frame = rankingFrame(experiment, runs);
    CHECK(frame.open == 15);
    CHECK(frame.right + frame.wrong == 0);
    CHECK(!frame.isShipped);
}

TEST_CASE("a rank in the prediction moves one encoding and keeps the order of the others")
{
    Experiment experiment = unlocked();
    const Ranking before = chosenRanking(experiment);
    for (const TrainedEncoding moved : before) {
        for (int place = -2; place < 9; ++place) {
            Experiment other = experiment;
            other.ranking = withPlace(experiment, moved, place);
            Ranking after = chosenRanking(other);
            CHECK(after[static_cast<std::size_t>(std::clamp(place, 0, 5))] == moved);
            Ranking rest = before;
            std::erase(rest, moved);
            std::erase(after, moved);
            CHECK(after == rest);
            CHECK(rankingOf(textOf(other.ranking)) == other.ranking);
        }
    }
    CHECK(withPlace(experiment, TrainedEncoding::Shaw, 0) == experiment.ranking); // not chosen
    for (const char* wrong : {"", "rope", "rope rope alibi t5 deberta shaw learned sinusoidal nope",
             "rope alibi t5 deberta transformer_xl shaw learned sinusoidal none"})
        CHECK(rankingOf(wrong).empty());
}

TEST_CASE("the training counts the models of the chosen encodings and seeds")
{
    Experiment experiment = unlocked();
    experiment.setup.seeds = 2;
    experiment.encodings = {TrainedEncoding::Rope, TrainedEncoding::Alibi};
    TrainedRuns trained;
    const auto frame = [&] { return trainingFrame(experiment, trained); };
    CHECK(frame().models == 4);
    CHECK(frame().offer() == TrainingFrame::Offer::Train);
    const double whole = frame().cost;
    trained.runs.push_back(answering(experiment.setup, {TrainedEncoding::Rope, 1}, 50));
    trained.runs.push_back(answering(experiment.setup, {TrainedEncoding::Rope, 7}, 50));
    trained.runs.push_back(answering(experiment.setup, {TrainedEncoding::Shaw, 0}, 50));
    CHECK(frame().done == 1);
    CHECK(frame().offer() == TrainingFrame::Offer::Continue);
    CHECK(frame().cost < whole);
    trained.isTraining = true;
    trained.working = {{{TrainedEncoding::Alibi, 0}, 0.25, {2.5}, {}}};
    CHECK(frame().offer() == TrainingFrame::Offer::Stop);
    CHECK(frame().rows.front().shares == std::vector {0.25, 0.0});
    CHECK(frame().rows.front().losses == std::vector {2.5});
    CHECK(frame().rows.back().shares == std::vector {0.0, 1.0});
    trained.working.front().share = 1; // it is evaluated now
    CHECK(frame().done == 1);
    trained = {};
    for (const ExperimentJob& job :
        jobsOf(experiment.setup, std::vector {TrainedEncoding::Rope, TrainedEncoding::Alibi}))
        trained.runs.push_back(answering(experiment.setup, job, 50));
    CHECK(frame().offer() == TrainingFrame::Offer::Nothing);
    CHECK(frame().cost == 0);
}

TEST_CASE("there are no results before the prediction, and a prediction is for one task")
{
    LabState state = clamped({});
    const auto set = [&](const char* key, const Value& value) {
        state = applied(state, SetParameter {key, value});
        return state.experiment.bet;
    };
    std::vector<ExperimentRun> runs;
    for (const TrainedEncoding encoding : state.experiment.encodings)
        runs.push_back(answering(state.experiment.setup, {encoding, 0}, 50));
    const auto isReported = [&] {
        const RankingFrame ranking = rankingFrame(state.experiment, runs);
        const AccuracyFrame answers = accuracyFrame(state.experiment, runs);
        const bool isPlaced = std::ranges::any_of(
            ranking.rows, [](const auto& row) { return row.measured.has_value(); });
        CHECK(isPlaced == !answers.lines().empty());
        CHECK(isPlaced == !answers.shipped.empty());
        CHECK(isPlaced == !answersReading(answers, {}).formula.empty());
        CHECK(answers.isCovered == !isPlaced);
        return isPlaced;
    };
    CHECK_FALSE(isReported());
    CHECK(set("experiment.task", std::string("back")) == ExperimentBet::Open);
    CHECK_FALSE(isReported());
    set("experiment.bet", std::string("made"));
    CHECK(isReported());
    CHECK(set("experiment.task", std::string("back")) == ExperimentBet::Made); // the same
    CHECK(set("experiment.seeds", std::int64_t {3}) == ExperimentBet::Made);
    CHECK(set("experiment.task", std::string("token")) == ExperimentBet::Open);
    CHECK_FALSE(isReported());
    set("experiment.bet", std::string("waived"));
    CHECK(set("experiment.task", std::string("back")) == ExperimentBet::Waived);
    CHECK(isReported());
}

TEST_CASE("a task sets its recipe, and keeps length and seeds")
{
    LabState state = clamped({});
    const auto set = [&](const char* key, const Value& value) {
        state = applied(state, SetParameter {key, value});
    };
    set("experiment.training_length", std::int64_t {24});
    set("experiment.seeds", std::int64_t {3});
    set("experiment.doublings", std::int64_t {4});
    set("experiment.task", std::string("induction"));
    const ExperimentSetup& setup = state.experiment.setup;
    CHECK(setup.trainingLength == 24);
    CHECK(setup.seeds == 3);
    CHECK(setup.layers == presetOf(ExperimentTask::Induction).layers);
    CHECK(setup.steps == presetOf(ExperimentTask::Induction).steps);
    CHECK(state.experiment.doublings == 2); // it is evaluated up to 4 L
    for (const TrainedEncoding encoding : trainedEncodings())
        set(("experiment." + std::string(keyOf(encoding))).c_str(), false);
    CHECK(state.experiment.encodings.size() == 1);
}

TEST_CASE("an example shows the selected model at the latest moment")
{
    Experiment experiment = unlocked();
    ExperimentSetup& setup = experiment.setup;
    setup = presetOf(ExperimentTask::Back);
    setup.trainingLength = 16;
    setup.width = 8;
    setup.steps = 40;
    setup.longest = 4;
    experiment.encodings = {TrainedEncoding::T5};
    experiment.encoding = TrainedEncoding::T5;
    experiment.query = 11;
    TrainedRuns trained;
    const auto frame = [&] { return exampleFrame(experiment, trained); };
    CHECK(!frame().shown);
    CHECK(frame().moments == 33);
    CHECK(frame().trained.asked() == 13); // from the fourth on
    CHECK(frame().longer.asked() == 16);
    CHECK(frame().longer.length == 64);
    CHECK(frame().trained.right() == 0);

    const auto run =
        experimentRun(setup, {TrainedEncoding::T5, 0}, [](double, double) { return true; });
    REQUIRE(run);
    REQUIRE(run->moments.size() == 33);
    trained.working = {{run->job, 0.3, {}, {run->moments.begin(), run->moments.begin() + 8}}};
    CHECK(frame().shown == 7); // the end is not there yet
    CHECK(frame().step == run->moments[7].step);
    CHECK(frame().attention.size() == 8);
    experiment.moment = 3;
    CHECK(frame().shown == 3);
    trained = {.runs = {*run}, .working = {}, .isTraining = false, .secondsLeft = {}};
    experiment.moment = lastMoment;
    CHECK(frame().step == 160); // three rounds, for that is too little to learn
    CHECK(frame().steps == 160);
    const ExampleFrame last = frame();
    for (const std::vector<double>& row : last.attention) {
        REQUIRE(row.size() == 12);
        CHECK(std::accumulate(row.begin(), row.end(), 0.0) == doctest::Approx(1).epsilon(0.025));
    }
    for (std::size_t at = 0; at < 16; ++at) {
        const ExampleFrame::Token& token = last.trained.tokens[at];
        CHECK(token.answer.has_value() == (at >= 3));
        if (token.answer)
            CHECK(token.wanted == last.trained.tokens[at - 3].symbol);
    }
    experiment.bet = ExperimentBet::Open;
    CHECK(!frame().shown);
    CHECK(frame().attention.empty());
}
