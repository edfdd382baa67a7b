#include "core/experiment/experiment_run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

using lab::ExperimentJob;
using lab::ExperimentSetup;
using lab::RopeStretch;
using lab::TrainedEncoding;

namespace {

/// Small enough for a test, long enough to learn something.
ExperimentSetup smallSetup()
{
    ExperimentSetup setup = lab::presetOf(lab::ExperimentTask::Back);
    setup.trainingLength = 16;
    setup.longest = 2;
    setup.width = 16;
    setup.steps = 60;
    setup.batch = 4;
    setup.learningRate = 1e-2;
    return setup;
}

bool always(double, double)
{
    return true;
}

} // namespace

TEST_CASE("a run is the same whenever and with whatever instructions it is made")
{
    const ExperimentSetup setup = smallSetup();
    for (const auto encoding : {TrainedEncoding::T5, TrainedEncoding::Rope}) {
        const ExperimentJob job {encoding, 2};
        const auto first = experimentRun(setup, job, always);
        REQUIRE(first);
        CHECK(first == experimentRun(setup, job, always));
        CHECK(first == experimentRun(setup, job, always, lab::InstructionSet::Baseline));
        CHECK(first != experimentRun(setup, {encoding, 3}, always));
    }
}

TEST_CASE("training lowers the loss, and what is learned is answered")
{
    ExperimentSetup setup = smallSetup();
    setup.width = 32;
    setup.steps = 260;
    const auto run = experimentRun(setup, {TrainedEncoding::TransformerXl, 0}, always);
    REQUIRE(run);
    CHECK(run->losses.size() == 11); // of 25 steps each, and the last 10
    CHECK(run->losses.front() > 2.4);
    CHECK(run->losses.back() < 1);
    REQUIRE(run->asked.size() == 1);
    REQUIRE(run->asked.front().size() == 3);
    const lab::AskedLength& trained = run->asked.front()[1];
    CHECK(trained.length == 16);
    CHECK(trained.questions == 64 * 13); // the first three of sixteen positions ask nothing
    CHECK(run->asked.front()[2].questions == 64 * 16);
    CHECK(trained.accuracy() > 8 * lab::chance(setup.task));
    CHECK(trained.crossEntropy < std::log(16.0));
    const auto sureness = [](const lab::WatchedMoment& moment) {
        double sum = 0;
        for (const lab::WatchedAnswer& answer : moment.trained)
            sum += answer.right;
        return sum / 13; // questions
    };
    CHECK(sureness(run->moments.front()) < 0.15);
    CHECK(sureness(run->moments.back()) > 0.4);
}

TEST_CASE("RoPE has a curve a stretch, alike up to the trained length, and those that are tuned")
{
    ExperimentSetup setup = smallSetup();
    setup.steps = 30;
    setup.fineTuning = 2;
    double last = 0;
    const auto run = experimentRun(setup, {TrainedEncoding::Rope, 0}, [&](double share, double) {
        CHECK(share >= last);
        CHECK(share <= 1);
        last = share;
        return true;
    });
    REQUIRE(run);
    CHECK(last == doctest::Approx(1));
    REQUIRE(run->asked.size() == 8);
    for (std::size_t curve = 1; curve < 4; ++curve) {
        CHECK(run->asked[curve][1] == run->asked[0][1]);
        CHECK(run->asked[curve][2] != run->asked[0][2]);
    }
    CHECK(run->asked[4] != run->asked[0]);
}

TEST_CASE("a watch ends a run, at any step")
{
    const ExperimentSetup setup = smallSetup();
    for (const int steps : {1, 30, 61}) {
        int told = 0;
        CHECK_FALSE(experimentRun(
            setup, {TrainedEncoding::Nope, 0}, [&](double, double) { return ++told < steps; }));
        CHECK(told == steps);
    }
}

TEST_CASE("all encodings are asked the same, and each length has its own questions")
{
    ExperimentSetup setup = smallSetup();
    setup.task = lab::ExperimentTask::Variables; // of which no two batches ask as often
    const auto one = experimentRun(setup, {TrainedEncoding::Alibi, 0}, always);
    const auto other = experimentRun(setup, {TrainedEncoding::Nope, 0}, always);
    REQUIRE((one && other));
    CHECK(one->asked != other->asked);
    const auto seeded = experimentRun(setup, {TrainedEncoding::Nope, 1}, always);
    REQUIRE(seeded);
    for (std::size_t at = 0; at < 3; ++at) {
        CHECK(one->asked[0][at].questions == other->asked[0][at].questions);
        CHECK(one->asked[0][at].questions != seeded->asked[0][at].questions);
    }
}

TEST_CASE("jobs go seed by seed")
{
    ExperimentSetup setup;
    setup.seeds = 2;
    const std::array encodings {TrainedEncoding::T5, TrainedEncoding::Nope};
    CHECK(jobsOf(setup, encodings)
        == std::vector<ExperimentJob> {{TrainedEncoding::T5, 0}, {TrainedEncoding::Nope, 0},
            {TrainedEncoding::T5, 1}, {TrainedEncoding::Nope, 1}});
}

TEST_CASE("stretches are those of the scaling methods, with a ramp from 1 to 4 turns")
{
    const ExperimentSetup setup; // L 32, pairs 8, base 10000
    const auto plain = stretched(setup, RopeStretch::None, 8);
    const auto divided = stretched(setup, RopeStretch::PositionInterpolation, 8);
    const auto ntk = stretched(setup, RopeStretch::NtkAware, 8);
    const auto yarn = stretched(setup, RopeStretch::Yarn, 8);
    for (Eigen::Index pair = 0; pair < 8; ++pair) {
        const double frequency = std::pow(1e4, -2.0 * double(pair) / 16);
        CHECK(plain.frequencies[pair] == doctest::Approx(frequency));
        CHECK(divided.frequencies[pair] == doctest::Approx(frequency / 8));
        CHECK(ntk.frequencies[pair]
            == doctest::Approx(frequency * std::pow(8.0, -2.0 * double(pair) / 14)));
        const double turns = 32 * frequency / (2 * std::numbers::pi);
        const double kept = std::clamp((turns - 1) / 3, 0.0, 1.0);
        CHECK(yarn.frequencies[pair]
            == doctest::Approx(kept * frequency + (1 - kept) * frequency / 8));
    }
    const double longer = 0.1 * std::log(8.0) + 1;
    CHECK(yarn.scoreFactor == doctest::Approx(longer * longer));
    CHECK(ntk.scoreFactor == doctest::Approx(1));
    CHECK(stretched(setup, RopeStretch::Yarn, 0.5).scoreFactor == doctest::Approx(1));
}

TEST_CASE("the learning rate warms up and falls along a cosine")
{
    CHECK(lab::rateShare(0, 800) == doctest::Approx(1.0 / 41));
    CHECK(lab::rateShare(40, 800) == doctest::Approx(1).epsilon(0.01));
    CHECK(lab::rateShare(400, 800) == doctest::Approx(0.525));
    CHECK(lab::rateShare(799, 800) == doctest::Approx(0.05).epsilon(0.01));
}

TEST_CASE("the first seed is looked into at moments, and trained as if it were not")
{
    const ExperimentSetup setup = smallSetup();
    std::vector<int> told;
    const auto watch = [&](const lab::WatchedMoment& moment) { told.push_back(moment.step); };
    const auto run =
        experimentRun(setup, {TrainedEncoding::Alibi, 0}, always, lab::bestInstructionSet(), watch);
    REQUIRE(run);
    CHECK(told == lab::watchedSteps(60));
    CHECK(told.front() == 0);
    CHECK(told.back() == 60);
    CHECK(lab::watchedSteps(10).size() == 11);
    CHECK(experimentRun(setup, {TrainedEncoding::Alibi, 1}, always)->moments.empty());

    lab::ToyModel<float> model(setup, TrainedEncoding::Alibi, 1);
    lab::Random random(lab::Random(1000).bits());
    CHECK(watchedMoment(model, 0) == run->moments.front());
    train(model, {setup.steps, setup.batch, setup.trainingLength, setup.learningRate}, random,
        [](int, double) { return true; });
    CHECK(watchedMoment(model, 60) == run->moments.back());
}

TEST_CASE("an example is the same whenever it is drawn, and its last position asks")
{
    for (const lab::ExperimentTask task : lab::experimentTasks()) {
        for (const int length : {16, 32, 128}) {
            const lab::TaskBatch example = lab::watchedExample(task, length);
            CHECK(example.symbols == lab::watchedExample(task, length).symbols);
            CHECK(example.symbols.size() == static_cast<std::size_t>(length));
            CHECK(example.answers.back() >= 0);
        }
    }
}
