#include "core/experiment/experiment_run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstdint>
#include <numbers>
#include <set>
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
    setup.rounds = 1;
    return setup;
}

bool always(double, double)
{
    return true;
}

} // namespace

TEST_CASE("a run is the same at any time and with any instruction set")
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

TEST_CASE("training lowers the loss, and the model learns the answers")
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
    const lab::EvaluatedLength& trained = run->asked.front()[1];
    CHECK(trained.length == 16);
    CHECK(trained.questions == 64 * 13); // the first three of sixteen positions have no question
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

TEST_CASE("RoPE has a curve per stretch, equal up to the training length, and tuned ones")
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
        int reported = 0;
        CHECK_FALSE(experimentRun(
            setup, {TrainedEncoding::Nope, 0}, [&](double, double) { return ++reported < steps; }));
        CHECK(reported == steps);
    }
}

TEST_CASE("a model that has not learned its task is trained further, others stay unchanged")
{
    ExperimentSetup one = smallSetup();
    one.width = 32;
    one.steps = 240;
    ExperimentSetup more = one;
    more.rounds = 3;
    int learned = 0;
    for (const auto encoding : {TrainedEncoding::TransformerXl, TrainedEncoding::Alibi}) {
        for (const int seed : {0, 1}) {
            const auto first = experimentRun(one, {encoding, seed}, always);
            const auto last = experimentRun(more, {encoding, seed}, always);
            REQUIRE((first && last));
            CHECK(first->steps == 240);
            CHECK((last->steps == 240 || last->steps == 480 || last->steps == 960));
            CHECK(last->losses.size() == static_cast<std::size_t>((last->steps + 24) / 25));
            if (last->steps == 240)
                CHECK(last == first);
            if (last->steps < 960) { // as its own questions say; these are others
                ++learned;
                CHECK(last->asked[0][lab::trainedLengthAt].accuracy() > lab::learnedShare - 0.05);
            }
            if (seed > 0)
                continue;
            std::vector<int> steps;
            for (const lab::WatchedMoment& moment : last->moments)
                steps.push_back(moment.step);
            CHECK(steps == lab::watchedSteps(last->steps));
        }
    }
    CHECK(learned == 2); // ALiBi cannot distinguish three positions back from two
}

TEST_CASE("no two generators of sequences start with the same state")
{
    std::set<std::uint64_t> streams;
    std::size_t count = 0;
    for (std::uint64_t seed = 0; seed < 32; ++seed) {
        for (const auto stream :
            {lab::trainingStream(seed), lab::tuningStream(seed), lab::learnedStream(seed)}) {
            streams.insert(stream);
            ++count;
        }
        for (int length = 8; length <= 64 * 256; ++length) {
            streams.insert(lab::askedStream(seed, length));
            ++count;
        }
    }
    CHECK(streams.size() == count);
}

TEST_CASE("all encodings get the same questions, and each length has its own")
{
    ExperimentSetup setup = smallSetup();
    setup.task = lab::ExperimentTask::Variables; // of which no two batches have as many questions
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

TEST_CASE("jobs are ordered by seed")
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

TEST_CASE("the learning rate warms up and decreases along a cosine")
{
    CHECK(lab::rateShare(0, 800) == doctest::Approx(1.0 / 41));
    CHECK(lab::rateShare(40, 800) == doctest::Approx(1).epsilon(0.01));
    CHECK(lab::rateShare(400, 800) == doctest::Approx(0.525));
    CHECK(lab::rateShare(799, 800) == doctest::Approx(0.05).epsilon(0.01));
}

TEST_CASE("moments of the first seed are recorded without changing its training")
{
    const ExperimentSetup setup = smallSetup();
    std::vector<int> reported;
    const auto watch = [&](const lab::WatchedMoment& moment) { reported.push_back(moment.step); };
    const auto run =
        experimentRun(setup, {TrainedEncoding::Alibi, 0}, always, lab::bestInstructionSet(), watch);
    REQUIRE(run);
    CHECK(reported == lab::watchedSteps(60));
    CHECK(reported.front() == 0);
    CHECK(reported.back() == 60);
    CHECK(lab::watchedSteps(10).size() == 11);
    CHECK(experimentRun(setup, {TrainedEncoding::Alibi, 1}, always)->moments.empty());

    lab::ToyModel<float> model(setup, TrainedEncoding::Alibi, 1);
    lab::Random random(lab::Random(1000).bits());
    CHECK(watchedMoment(model, 0) == run->moments.front());
    train(model, {setup.steps, setup.batch, setup.trainingLength, setup.learningRate}, random,
        [](int, double) { return true; });
    CHECK(watchedMoment(model, 60) == run->moments.back());
}

TEST_CASE("an example is always the same, and its last position has a question")
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

// A pair of no frequency, read off the weights in double: plain attention of one layer, its
// rotations as complex numbers, without what the model does for speed.
TEST_CASE("freezing a pair gives the answers of the weights with its angle at 0")
{
    ExperimentSetup setup = smallSetup();
    setup.steps = 150;
    const auto run = experimentRun(setup, {TrainedEncoding::Rope, 1}, always);
    REQUIRE(run);
    REQUIRE(run->pairs.size() == 4);
    lab::ToyModel<float> model(setup, TrainedEncoding::Rope, 2);
    lab::Random random(lab::Random(1001).bits());
    train(model, {setup.steps, setup.batch, setup.trainingLength, setup.learningRate}, random,
        [](int, double) { return true; });

    Eigen::ArrayXd all = model.parameters().cast<double>();
    const lab::ToySlots slots(setup, TrainedEncoding::Rope);
    const auto matrix = [&](const lab::ToySlot& slot) {
        return Eigen::MatrixXd(lab::slotIn(all, slot));
    };
    const lab::ToyLayerSlots& layer = slots.layers.front();
    const Eigen::MatrixXd symbols = matrix(slots.symbols);
    const auto normed = [](Eigen::MatrixXd rows) {
        for (Eigen::Index i = 0; i < rows.rows(); ++i)
            rows.row(i) /= std::sqrt(rows.row(i).squaredNorm() / double(rows.cols()) + 1e-5);
        return rows;
    };
    const int width = setup.width / setup.heads;
    const auto rightOf = [&](int frozen, int length) {
        lab::Random asked(lab::Random(100'000 + static_cast<std::uint64_t>(length)).bits());
        int questions = 0;
        int right = 0;
        for (int sequence = 0; sequence < 64; ++sequence) {
            const lab::TaskBatch batch = lab::drawnBatch(setup.task, 1, length, asked);
            Eigen::MatrixXd stream(length, setup.width);
            for (int at = 0; at < length; ++at)
                stream.row(at) = symbols.row(batch.symbols[static_cast<std::size_t>(at)]);
            const Eigen::MatrixXd rows = normed(stream);
            const Eigen::MatrixXd q = rows * matrix(layer.query);
            const Eigen::MatrixXd k = rows * matrix(layer.key);
            const Eigen::MatrixXd v = rows * matrix(layer.value);
            Eigen::MatrixXd mixed = Eigen::MatrixXd::Zero(length, setup.width);
            for (int m = 0; m < length; ++m) {
                for (int head = 0; head < setup.heads; ++head) {
                    Eigen::ArrayXd score = Eigen::ArrayXd::Zero(m + 1);
                    for (int n = 0; n <= m; ++n) {
                        for (int pair = 0; pair < width / 2; ++pair) {
                            const int column = head * width + 2 * pair;
                            const double angle = pair == frozen
                                ? 0
                                : (m - n) * std::pow(setup.base, -2.0 * pair / width);
                            score[n] += (std::complex(q(m, column), q(m, column + 1))
                                * std::conj(std::complex(k(n, column), k(n, column + 1)))
                                * std::polar(1.0, angle))
                                            .real();
                        }
                    }
                    Eigen::ArrayXd weight = (score / std::sqrt(double(width))).exp();
                    weight /= weight.sum();
                    mixed.row(m).segment(head * width, width) =
                        weight.matrix().transpose() * v.block(0, head * width, m + 1, width);
                }
            }
            const Eigen::MatrixXd logits =
                (normed(stream + mixed * matrix(layer.output)) * matrix(slots.readout)).rowwise()
                + matrix(slots.readoutBias).row(0);
            for (int at = std::max(0, length - 16); at < length; ++at) {
                const int answer = batch.answers[static_cast<std::size_t>(at)];
                Eigen::Index largest = 0;
                logits.row(at).maxCoeff(&largest);
                questions += answer >= 0 ? 1 : 0;
                right += answer >= 0 && largest == answer ? 1 : 0;
            }
        }
        return static_cast<double>(right) / questions;
    };
    double least = 1;
    for (std::size_t pair = 0; pair < 4; ++pair) {
        const lab::PairUse& use = run->pairs[pair];
        REQUIRE(use.frozen.size() == 3);
        for (std::size_t at = 1; at < 3; ++at) // where a rounding error changes one answer
            CHECK(use.frozen[at]
                == doctest::Approx(rightOf(static_cast<int>(pair), lengthsOf(setup)[at]))
                       .epsilon(0.01));
        least = std::min(least, use.frozen[1]);
    }
    CHECK(rightOf(-1, 16) == doctest::Approx(run->asked[0][1].accuracy()).epsilon(0.01));
    CHECK(least < run->asked[0][1].accuracy() - 0.05); // one of them is needed
}

TEST_CASE("sums are learned with ones first, and not with ones last: the carry is not read yet")
{
    std::vector<int> right;
    for (const auto task : {lab::ExperimentTask::Addition, lab::ExperimentTask::AdditionLast}) {
        lab::ExperimentSetup setup = lab::presetOf(task);
        setup.trainingLength = 16;
        setup.longest = 1;
        setup.layers = 1;
        setup.width = 32;
        setup.heads = 2;
        setup.hidden = 64;
        setup.steps = 300;
        setup.learningRate = 0.01;
        const auto run = lab::experimentRun(
            setup, {lab::TrainedEncoding::T5, 0}, [](double, double) { return true; });
        right.push_back(run->asked.front().back().right);
        CHECK(run->asked.front().back().questions == 1024); // every position, of 64 sequences
    }
    CHECK(right[0] > 0.65 * 1024);
    CHECK(right[1] < 0.6 * 1024);
}
