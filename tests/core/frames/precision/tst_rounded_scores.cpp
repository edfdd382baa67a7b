#include "core/frames/precision/precision_frames.h"
#include "core/frames/precision/rounded_scores.h"
#include "core/math/constants.h"
#include "core/state/parameters.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

using namespace lab;

namespace {

LabState with(const Patch& patch)
{
    const auto state = patched(LabState {}, patch);
    REQUIRE(state.has_value());
    return clamped(state.value());
}

/// All formats and known bugs with several sets of frequencies.
std::vector<LabState> states()
{
    std::vector<LabState> all;
    const auto add = [&](const char* key, const char* value) {
        for (const std::int64_t width : {2, 16, 256})
            all.push_back(with({{key, std::string(value)}, {"rope.width", width},
                {"rope.base", 500000.0}, {"rope.pairing", std::string("halves")}}));
    };
    for (const char* format : {"double", "float", "tf32", "half", "bfloat16"})
        add("precision.all", format);
    for (const char* bug : {"bfloat16_positions", "bfloat16_inv_freq", "bfloat16_tables"})
        add("precision.case", bug);
    all.push_back(with({{"rope.rotated_share", 0.0}}));
    all.push_back(
        with({{"scaling.method", std::string("yarn")}, {"rope.width", std::int64_t {64}}}));
    return all;
}

constexpr std::array positions {std::int64_t {0}, std::int64_t {1}, std::int64_t {257},
    std::int64_t {15962}, std::int64_t {65519}, std::int64_t {65520}, std::int64_t {262'145},
    std::int64_t {9'999'999}};

/// The maximum of the errors of each pair; NaN if one is unknown.
double largestAlone(const RoundedScores& scores, std::int64_t position)
{
    double largest = 0;
    for (int pair = 0; pair < scores.rope.pairs(); ++pair) {
        const double error = scores.pairError(pair, position);
        if (!std::isfinite(error))
            return std::nan("");
        largest = std::max(largest, error);
    }
    return largest;
}

} // namespace

TEST_CASE("an exactly represented angle has no error, and a large error is precise")
{
    for (const char* format : {"double", "float", "half"}) {
        const RoundedRope rope(with({{"precision.all", std::string(format)},
            {"rope.width", std::int64_t {2}}, {"precision.error", std::string("angle")}}));
        for (const std::int64_t position : {0, 1, 9, 2048})
            CHECK(std::abs(rope.angleError(0, position)) <= 0); // by one radian per position
    }
    const RoundedRope rope(with({{"precision.all", std::string("half")}, {"rope.base", 100.0},
        {"rope.width", std::int64_t {16}}}));
    const std::int64_t position = 65'519; // rounded to 65504
    const double rounded = roundedAngleOnly(rope.formats, rope.frequencies[4], position);
    // 65504 times the FP16 number nearest 0.1, minus 6551.9, by hand.
    CHECK(std::abs(rope.angleError(4, position) - (rounded - 6551.9)) < 2e-12);
    CHECK(std::abs(rope.angleError(4, position)) > 3);
}

TEST_CASE("the error of all pairs is that of the worst one, to the last bit")
{
    for (const PrecisionError error : {PrecisionError::Angle, PrecisionError::Cosine}) {
        for (LabState state : states()) {
            state.precision.error = error;
            const RoundedScores scores(state);
            for (const std::int64_t position : positions) {
                CAPTURE(position);
                const double together = errorAt(scores, position, trueNumbers(scores, position));
                const double alone = largestAlone(scores, position);
                CHECK(std::isnan(together) == std::isnan(alone));
                if (!std::isnan(alone))
                    CHECK(together == alone);
            }
        }
    }
}

TEST_CASE("the same scores in other formats are those of a state that has them")
{
    for (LabState state : states()) {
        state.precision.error = PrecisionError::Score;
        const RoundedScores scores(state);
        for (const NumberFormat format : numberFormats) {
            state.schemes.rotationFormats = allIn(format);
            const RoundedScores fresh(state);
            const RoundedScores other = scores.in(allIn(format));
            for (const std::int64_t position : positions) {
                const double score = fresh.score(position);
                CHECK(std::isnan(other.score(position)) == std::isnan(score));
                if (!std::isnan(score))
                    CHECK(other.score(position) == score);
                CHECK(limitAt(other, position) == limitAt(fresh, position));
            }
        }
    }
}

TEST_CASE("no score exceeds its error bound, also if the columns of a pair have different angles")
{
    constexpr std::int64_t position = 135'679; // half way between two numbers of bfloat16
    for (const char* pairing : {"interleaved", "halves", "wrong_mix"}) {
        LabState state = with({{"precision.error", std::string("score")},
            {"precision.case", std::string("bfloat16_positions")},
            {"rope.pairing", std::string(pairing)}, {"rope.width", std::int64_t {4}},
            {"rope.base", 1.61}, {"scaling.method", std::string("position_interpolation")},
            {"scaling.factor", 157.0}, {"position.query", position},
            {"position.key", std::int64_t {879}}});
        state.rotations.source = VectorSource::Own;
        double most = 0;
        for (int query = 0; query < 36; ++query) {
            for (int key = 0; key < 36; ++key) {
                const double ofQuery = twoPi * query / 72;
                const double ofKey = twoPi * key / 72;
                state.rotations.query = {
                    {0, std::cos(ofQuery)}, {1, 0}, {2, std::sin(ofQuery)}, {3, 0}};
                state.rotations.key = {{0, std::cos(ofKey)}, {1, 0}, {2, std::sin(ofKey)}, {3, 0}};
                const RoundedScores scores(state);
                const double error = errorAt(scores, position, trueNumbers(scores, position));
                CHECK(error <= limitAt(scores, position));
                most = std::max(most, error);
            }
        }
        CHECK(most > 1);
    }
}
