#include "core/frames/context/mean_score_frame.h"

#include "core/analysis/long_term_decay.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>

using namespace lab;

namespace {

LabState stateOf(VectorSource source, int width = 128, ScalingMethod method = ScalingMethod::None)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = width;
    state.rotations.source = source;
    state.rotations.scaling.method = method;
    return clamped(state);
}

double scoreAt(const LabState& state, std::int64_t distance)
{
    return values(relativeScore(state), distance, 1).front();
}

double meanOf(const LabState& state, std::int64_t first, std::int64_t end)
{
    return spanMeans(relativeScore(state), std::array {first, end}).front();
}

/// Root mean square over a thousand distances.
double usual(const LabState& state, std::int64_t first)
{
    double squares = 0;
    for (const double score : values(relativeScore(state), first, std::int64_t {1000}))
        squares += score * score;
    return std::sqrt(squares / 1000);
}

constexpr std::array sources {
    VectorSource::Own, VectorSource::Random, VectorSource::Equal, VectorSource::Adversarial};

} // namespace

TEST_CASE("equal vectors decrease from 1 on average, not score by score")
{
    const LabState state = stateOf(VectorSource::Equal);
    CHECK(scoreAt(state, 0) == doctest::Approx(1).epsilon(1e-14));
    // Computed with Python's cos() over the 64 pairs.
    const std::map<std::int64_t, double> known {{1, 0.9702138094651194}, {10, 0.6690628577890172},
        {100, 0.4772414797107913}, {200, 0.30568767982794587}, {500, 0.29847963462390076},
        {1000, 0.15902700206578974}};
    for (const auto& [distance, score] : known)
        CHECK(std::abs(scoreAt(state, distance) - score) < 1e-13);
    CHECK(scoreAt(state, 1706) > 0);
    CHECK(scoreAt(state, 1707) < 0);
    double before = 1;
    for (const std::int64_t decade : {1, 10, 100, 1000}) {
        const double mean = meanOf(state, decade, 10 * decade);
        CHECK(mean < before);
        before = mean;
    }
    int rises = 0;
    for (std::int64_t distance = 1; distance <= 1000; ++distance)
        rises += scoreAt(state, distance) > scoreAt(state, distance - 1) ? 1 : 0;
    CHECK(rises == 479);
}

TEST_CASE("random vectors do not decrease")
{
    for (const std::int64_t seed : {1, 2, 3, 4}) {
        LabState state = stateOf(VectorSource::Random);
        state.rotations.seed = seed;
        double squares = 0; // of the amplitudes: the mean square over all distances
        for (const CosineSum::Term& term : relativeScore(state).terms)
            squares += term.amplitude * term.amplitude / 2;
        for (const std::int64_t first : {1'000, 100'000, 9'000'000}) {
            const double size = usual(state, first) / std::sqrt(squares);
            CHECK(size > 0.6);
            CHECK(size < 1.6);
        }
    }
}

TEST_CASE("adversarial vectors reach 1 at the chosen distance and nowhere else")
{
    for (const ScalingMethod method :
        {ScalingMethod::None, ScalingMethod::Yarn, ScalingMethod::PositionInterpolation}) {
        for (const std::int64_t peak : {1, 1000, 32'768, 10'000'000}) {
            LabState state = stateOf(VectorSource::Adversarial, 128, method);
            state.rotations.peakDistance = peak;
            CHECK(scoreAt(state, peak) == doctest::Approx(1).epsilon(1e-13));
            for (const std::int64_t away : {1, 7, 500}) {
                CHECK(scoreAt(state, peak - away) < 1 - 1e-6);
                // At equal distances on either side of the peak the score is the same.
                CHECK(scoreAt(state, peak - away)
                    == doctest::Approx(scoreAt(state, peak + away)).epsilon(1e-12));
            }
        }
    }
    LabState state = stateOf(VectorSource::Adversarial);
    CHECK(scoreAt(state, 0) == doctest::Approx(0.159).epsilon(3e-3)); // of equal ones at 1000
}

TEST_CASE("a score increases with suitable vectors")
{
    LabState state = stateOf(VectorSource::Adversarial);
    state.rotations.peakDistance = 4096;
    double before = -1;
    for (const std::int64_t from : {4, 256, 1024, 3072, 4032}) {
        const double mean = meanOf(state, from, 4097);
        CHECK(mean > before);
        before = mean;
    }
}

TEST_CASE("no score exceeds RoFormer's bound or the norms of its vectors")
{
    for (const VectorSource source : sources) {
        for (const double share : {1.0, 0.25}) {
            LabState state = stateOf(source, 128, ScalingMethod::Yarn);
            state.rotations.rotatedShare = share;
            const CosineSum score = relativeScore(state);
            for (std::int64_t distance = 1; distance < lastPosition; distance += 1 + distance / 9) {
                const double size = std::abs(values(score, distance, 1).front());
                CHECK(size <= scoreBound(score, distance));
                CHECK(size <= 1 + tolerance::score(128));
            }
        }
    }
}

TEST_CASE("the bound of equal vectors is the one that RoFormer plots")
{
    LabState state = stateOf(VectorSource::Equal);
    CHECK(meanScoreFrame(state, {}).bounds.empty());
    state.context.decayBoundShown = true;
    const MeanScoreFrame frame = meanScoreFrame(state, {2000, 1'000'000});
    const std::map<std::int64_t, double> known {{1, 31.54}, {5, 20.85}, {10, 17.95}};
    for (const auto& [distance, bound] : known) {
        const auto found =
            std::ranges::find(frame.bounds, distance, &MeanScoreFrame::Bound::distance);
        REQUIRE(found != frame.bounds.end());
        CHECK(std::abs(found->bound - bound) < 5e-3);
    }
    for (const auto& [distance, bound] : frame.bounds)
        CHECK(bound == doctest::Approx(scoreBound(frame.chosen.score, distance)).epsilon(1e-15));
    CHECK(frame.highest == doctest::Approx(frame.bounds.front().bound));
    auto bound = frame.bounds.begin();
    for (const std::vector<double>& row : meanScoreTable(frame).rows) {
        if (std::isnan(row.back()))
            continue;
        REQUIRE(bound != frame.bounds.end());
        CHECK(std::llround(row.front()) == bound->distance);
        CHECK(row.back() == doctest::Approx((bound++)->bound).epsilon(1e-15));
    }
    CHECK(bound == frame.bounds.end());
}

TEST_CASE("the columns have the exact mean and extremes of all their distances")
{
    for (const VectorSource source : sources) {
        const LabState state = stateOf(source, 16, ScalingMethod::Llama3);
        const MeanScoreFrame frame = meanScoreFrame(state, {90, 4'000'000});
        CHECK(frame.runs.front().first == 1);
        REQUIRE(frame.chosen.mean.size() == frame.runs.size());
        REQUIRE(frame.plain);
        const std::size_t known = frame.chosen.extremes.size();
        REQUIRE(known > 40);
        REQUIRE(known < frame.runs.size());
        for (std::size_t k = 0; k < known; ++k) {
            const std::vector<double> all =
                values(frame.chosen.score, frame.runs[k].first, frame.runs[k].count);
            const double mean =
                std::accumulate(all.begin(), all.end(), 0.0) / static_cast<double>(all.size());
            const Extremes& extremes = frame.chosen.extremes[k];
            CHECK(frame.chosen.mean[k] == doctest::Approx(mean).epsilon(1e-11));
            CHECK(extremes.lowest == doctest::Approx(std::ranges::min(all)).epsilon(1e-12));
            CHECK(extremes.highest == doctest::Approx(std::ranges::max(all)).epsilon(1e-12));
            CHECK(extremes.lowest <= frame.chosen.mean[k] + 1e-14);
            CHECK(frame.chosen.mean[k] <= extremes.highest + 1e-14);
        }
    }
}

TEST_CASE("extremes are found step by step, the same in any steps")
{
    LabState state = stateOf(VectorSource::Own, 4, ScalingMethod::Yarn);
    const MeanScoreFrame start = meanScoreFrame(state, {40, 10'000});
    CHECK_FALSE(isExplored(start));
    MeanScoreFrame steps = start;
    int taken = 0;
    while (!isExplored(steps)) {
        const std::size_t before = steps.chosen.extremes.size() + steps.plain->extremes.size();
        steps = explored(std::move(steps), 1'500'000); // less than the last runs need
        CHECK(steps.chosen.extremes.size() + steps.plain->extremes.size() > before);
        ++taken;
    }
    CHECK(taken > 3);
    const MeanScoreFrame whole = whollyExplored(start);
    REQUIRE(isExplored(whole));
    for (std::size_t k = 0; k < whole.runs.size(); ++k) {
        const Extremes& extremes = whole.plain->extremes[k];
        CHECK(steps.plain->extremes[k].lowest == doctest::Approx(extremes.lowest).epsilon(1e-12));
        CHECK(steps.plain->extremes[k].highest == doctest::Approx(extremes.highest).epsilon(1e-12));
    }
    CHECK(steps.chosen.mean == start.chosen.mean);
    CHECK(steps.lowest <= start.lowest);
    // Valid results are not searched again.
    state.rotations.pair = 1;
    state.position.trainingLength = 2048;
    const MeanScoreFrame again = meanScoreFrame(state, {40, 10'000}, steps);
    CHECK(isExplored(again));
    CHECK(again.selectedPair == 1);
    state.rotations.scaling.method = ScalingMethod::None;
    CHECK(isExplored(meanScoreFrame(state, {40, 10'000}, steps)));
    CHECK_FALSE(isExplored(meanScoreFrame(state, {41, 10'000}, steps)));
    state.rotations.base = 20000;
    CHECK_FALSE(isExplored(meanScoreFrame(state, {40, 10'000}, steps)));
}

TEST_CASE("a frame is the same with an earlier one and without")
{
    const LabState first = stateOf(VectorSource::Equal, 32, ScalingMethod::Yarn);
    LabState next = first;
    next.context.decayBoundShown = true;
    next.rotations.scaling.method = ScalingMethod::NtkAware;
    const MeanScoreFrame earlier = meanScoreFrame(first, {});
    CHECK(meanScoreFrame(next, {}, earlier) == meanScoreFrame(next, {}));
}

TEST_CASE("a zero vector and an unrotated width have a score too")
{
    LabState state = stateOf(VectorSource::Own, 4);
    for (int column = 0; column < 4; ++column)
        state.rotations.query[column] = 0;
    CHECK(meanScoreFrame(state, {40, 1000}).chosen.mean.back() == doctest::Approx(0));
    state = stateOf(VectorSource::Equal, 4);
    state.rotations.rotatedShare = 0;
    const MeanScoreFrame still = meanScoreFrame(state, {40, 1000});
    CHECK(still.chosen.mean.back() == doctest::Approx(1));
    CHECK(still.wavelengths.empty());
}

TEST_CASE("the reading of a column has its numbers")
{
    const LabState state = stateOf(VectorSource::Equal, 128, ScalingMethod::Yarn);
    const MeanScoreFrame frame = meanScoreFrame(state, {200, 20'000'000});
    const std::size_t k = runAt(frame, 1234);
    Focus focus;
    focus.picture = Picture::ContextMeanScore;
    focus.distance = frame.runs[k].first;
    focus.covered = frame.runs[k].count;
    const Reading run = reading(state, focus);
    CHECK(run.formula == "reading.base.mean_score");
    CHECK(run.subject == Reading::Subject::DistanceRun);
    CHECK(run.numbers[0].value == doctest::Approx(frame.chosen.mean[k]).epsilon(1e-12));
    CHECK(run.numbers[1].value == doctest::Approx(frame.chosen.extremes[k].lowest).epsilon(1e-12));
    CHECK(run.numbers[2].value == doctest::Approx(frame.chosen.extremes[k].highest).epsilon(1e-12));
    focus.distance = 1000;
    focus.covered = 1;
    const Reading single = reading(state, focus);
    CHECK(single.formula == "reading.base.relative_score");
    CHECK(single.numbers[1].value == doctest::Approx(scoreAt(state, 1000)).epsilon(1e-13));
}
