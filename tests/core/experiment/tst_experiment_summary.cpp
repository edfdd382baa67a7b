#include "core/experiment/experiment_cost.h"
#include "core/experiment/experiment_summary.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>

using lab::ExperimentError;
using lab::ExperimentSetup;
using lab::TrainedEncoding;

namespace {

lab::ExperimentRun runOf(
    const ExperimentSetup& setup, TrainedEncoding encoding, int seed, int right)
{
    lab::ExperimentRun run {{encoding, seed}, {1}, {}, {}, {}};
    for (std::size_t curve = 0; curve < curvesOf(setup, encoding).size(); ++curve) {
        std::vector<lab::EvaluatedLength> asked;
        for (const int length : lengthsOf(setup))
            asked.push_back({length, 100, right, 0.01 * right});
        run.asked.push_back(asked);
    }
    return run;
}

} // namespace

TEST_CASE("an interval is limited to the range of its measure")
{
    const auto share = lab::shareInterval(0.99, 0.02);
    CHECK(share.low == doctest::Approx(0.97));
    CHECK_FALSE(share.high < 1);
    CHECK_FALSE(share.high > 1);
    CHECK_FALSE(lab::shareInterval(0.01, 0.02).low < 0);
    const auto nats = lab::entropyInterval(0.1, 2);
    CHECK_FALSE(nats.low < 0);
    CHECK(nats.high == doctest::Approx(2.1));
    const double none = std::numeric_limits<double>::quiet_NaN();
    CHECK(std::isnan(lab::shareInterval(0.5, none).low));
    CHECK(std::isnan(lab::entropyInterval(0.5, none).low));
}

TEST_CASE("the interval of a mean is Student's")
{
    // 2.3 ± t(0.975; 3)·s/√4 with s² = Σ(x − 2.3)²/3
    const std::array values {1.0, 2.0, 2.5, 3.7};
    const auto mean = lab::seedMean(values);
    CHECK(mean.mean == doctest::Approx(2.3));
    CHECK(mean.half == doctest::Approx(3.182446 * std::sqrt((1.69 + 0.09 + 0.04 + 1.96) / 3) / 2));
    const std::array same {0.5, 0.5, 0.5};
    CHECK(lab::seedMean(same).half == doctest::Approx(0));
    CHECK(std::isnan(lab::seedMean(std::span(same).first(1)).half));
    // With 32 seeds, the maximum.
    std::array<double, 32> many {};
    many[0] = 32;
    CHECK(lab::seedMean(many).half == doctest::Approx(2.039513));
}

TEST_CASE("a summary does not depend on the order of its runs, and some of them suffice")
{
    const ExperimentSetup setup;
    std::vector<lab::ExperimentRun> runs {runOf(setup, TrainedEncoding::Rope, 0, 90),
        runOf(setup, TrainedEncoding::Nope, 1, 50), runOf(setup, TrainedEncoding::Nope, 0, 40)};
    const auto summary = summaryOf(setup, runs);
    REQUIRE(summary.size() == 5);
    CHECK(summary[0].curve.encoding == TrainedEncoding::Nope);
    CHECK(summary[0].points[0].accuracy.mean == doctest::Approx(0.45));
    CHECK(summary[0].points[0].questions == 200);
    CHECK(summary[4].curve.stretch == lab::RopeStretch::Yarn);
    CHECK(summary[4].points[5].length == 512);
    std::ranges::reverse(runs);
    const auto again = summaryOf(setup, runs);
    CHECK(std::equal_to<>()(again[0].points[3].accuracy.half, summary[0].points[3].accuracy.half));
    CHECK(summaryOf(setup, {}).empty());
}

TEST_CASE("the retained accuracy is a mean of ratios, one per seed")
{
    const ExperimentSetup setup;
    std::vector<lab::ExperimentRun> runs;
    const std::array atEnd {40, 90, 60};
    for (int seed = 0; seed < 3; ++seed) {
        runs.push_back(runOf(setup, TrainedEncoding::T5, seed, 82 + 9 * seed));
        runs.back().asked[0].back().right = atEnd[static_cast<std::size_t>(seed)];
        runs.back().steps = 100 * (seed + 1);
    }
    const auto summary = summaryOf(setup, runs);
    const std::array ratios {40.0 / 82, 90.0 / 91, 60.0 / 100};
    const lab::SeedMean relative = summary[0].points.back().relative;
    CHECK(relative.mean == doctest::Approx(lab::seedMean(ratios).mean));
    CHECK(relative.half == doctest::Approx(lab::seedMean(ratios).half));
    CHECK(summary[0].points[lab::trainedLengthAt].relative.half == doctest::Approx(0));
    CHECK(summary[0].points.back().accuracies == std::vector {0.4, 0.9, 0.6});
    CHECK(summary[0].steps == 300);
    CHECK(summary[0].hasLearned());
    runs[0].asked[0][lab::trainedLengthAt].right = 78;
    CHECK_FALSE(summaryOf(setup, runs)[0].hasLearned());
}

TEST_CASE("the presets can be run, all encodings at once")
{
    for (const lab::ExperimentTask task : lab::experimentTasks()) {
        ExperimentSetup setup = lab::presetOf(task);
        setup.seeds = 10;
        CHECK(checkedSetup(setup, lab::trainedEncodings()));
    }
}

TEST_CASE("a number out of its range is named, at either end")
{
    const std::array one {TrainedEncoding::Rope};
    for (const lab::ExperimentNumber& number : lab::experimentNumbers()) {
        for (const double value : {number.least - 1, number.most + 1}) {
            ExperimentSetup setup;
            number.write(setup, value);
            const auto checked = checkedSetup(setup, one);
            REQUIRE_FALSE(checked);
            CHECK(checked.error().kind == ExperimentError::Kind::OutOfRange);
            CHECK(checked.error().number->key == number.key);
        }
        ExperimentSetup setup;
        number.write(setup, number.least);
        CHECK(number.read(setup) == doctest::Approx(number.least));
    }
    ExperimentSetup setup;
    setup.learningRate = std::numeric_limits<double>::quiet_NaN();
    CHECK_FALSE(checkedSetup(setup, one));
}

TEST_CASE("heads must divide the width into pairs, and lengths double")
{
    const std::array one {TrainedEncoding::Rope};
    ExperimentSetup setup;
    setup.width = 36;
    setup.heads = 4;
    CHECK(checkedSetup(setup, one).error().kind == ExperimentError::Kind::NotDivisible);
    setup = {};
    setup.longest = 12;
    CHECK(checkedSetup(setup, one).error().kind == ExperimentError::Kind::NotPowerOfTwo);
}

TEST_CASE("setups that are too large are refused, and the suggested ones fit")
{
    using Kind = ExperimentError::Kind;
    ExperimentSetup longRun;
    longRun.steps = 20000;
    longRun.width = 256;
    longRun.trainingLength = 256;
    ExperimentSetup large;
    large.layers = 4;
    large.trainingLength = 256;
    large.longest = 64;
    large.steps = 10;
    for (auto [setup, kind] : {std::pair {longRun, Kind::TooLong}, {large, Kind::TooLarge}}) {
        const std::array one {TrainedEncoding::Alibi};
        const auto checked = checkedSetup(setup, one);
        REQUIRE_FALSE(checked);
        CHECK(checked.error().kind == kind);
        CHECK((checked.error().cost.bytes > lab::maxExperimentBytes) == (kind == Kind::TooLarge));
        REQUIRE(checked.error().fitting);
        const lab::ExperimentNumber& number = *checked.error().number;
        number.write(setup, *checked.error().fitting);
        CHECK(checkedSetup(setup, one));
        number.write(setup,
            *checked.error().fitting * (number.key == "longest" ? 2 : 1)
                + (number.key == "longest" ? 0 : 1));
        CHECK_FALSE(checkedSetup(setup, one));
    }
}
