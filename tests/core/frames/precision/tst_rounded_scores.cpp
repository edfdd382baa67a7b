#include "core/frames/precision/precision_frames.h"
#include "core/frames/precision/rounded_scores.h"
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

/// All formats and known bugs with several ladders.
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

/// The largest of what each pair errs alone; NaN where one cannot be told.
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

TEST_CASE("all pairs together err as much as the worst of them alone, to the last bit")
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
