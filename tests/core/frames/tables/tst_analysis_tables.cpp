#include "core/frames/tables/scheme_table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace lab;

namespace {

SchemeTable tableOf(
    std::string_view encoding, std::string_view quantity, const LabState& state, TableRange range)
{
    const auto found = std::ranges::find_if(tableQuantities(), [&](const TableQuantity& one) {
        return one.encoding == encoding && one.quantity == quantity;
    });
    REQUIRE(found != tableQuantities().end());
    return found->table(state, range);
}

LabState llama()
{
    LabState state;
    state.rotations.width = 128;
    state.position.trainingLength = 4096;
    state.position.targetLength = 8192;
    return state;
}

} // namespace

TEST_CASE("coverage counts the pairs without a full rotation")
{
    const SchemeTable table = tableOf("rope", "coverage", llama(), {});
    REQUIRE(table.count == 64);
    int unfinished = 0;
    for (std::int64_t pair = 0; pair < table.count; ++pair) {
        const std::vector<double> row = table.row(pair);
        unfinished += row[0] < 1 ? 1 : 0;
        CHECK(row[1] == doctest::Approx(std::min(row[0], 1.0)).epsilon(1e-15));
        CHECK(row[2] == doctest::Approx(std::clamp(2 * row[0], 0.0, 1.0) - row[1]).epsilon(1e-14));
    }
    CHECK(unfinished == 18);
}

TEST_CASE("coverage equals that of the rings, for any method")
{
    for (const auto method : {ScalingMethod::None, ScalingMethod::Yarn, ScalingMethod::NtkAware,
             ScalingMethod::ProportionalRope}) {
        for (const std::int64_t target : {0, 8192, 100'000}) { // 0: training times the factor
            LabState state = llama();
            state.rotations.scaling.method = method;
            state.rotations.rotatedShare = 0.75;
            state.position.targetLength = target;
            const SchemeTable rings = tableOf("rope", "rings", state, {});
            const SchemeTable table = tableOf("rope", "coverage", state, {});
            REQUIRE(table.count == 64);
            for (std::int64_t pair = 0; pair < 48; ++pair) {
                CHECK(table.row(pair)[0] == rings.row(pair)[0]);
                CHECK(std::abs(360 * table.row(pair)[2] - rings.row(pair)[2]) < 1e-9);
            }
            CHECK(table.row(60) == std::vector {0.0, 1.0, 0.0}); // it is unrotated
        }
    }
}

TEST_CASE(
    "YaRN's pair 40 saw nine tenths of its circle in training, and sees no more at four times")
{
    LabState state;
    state.rotations.width = 128;
    state.rotations.base = 1e6;
    state.rotations.scaling.method = ScalingMethod::Yarn;
    state.rotations.scaling.factor = 4;
    state.rotations.scaling.originalLength = 32768;
    state.position.trainingLength = 32768;
    state.position.targetLength = 131072;
    const std::vector<double> row = tableOf("rope", "coverage", clamped(state), {}).row(40);
    CHECK(row[0] == doctest::Approx(0.927414).epsilon(1e-5)); // 32768·10⁶^(−40/64)/2π
    CHECK(row[2] == doctest::Approx(0).epsilon(1e-9));
}

TEST_CASE("the mean of the decay is the base sum over the pairs")
{
    LabState state = llama();
    for (const double share : {1.0, 0.5}) {
        state.rotations.rotatedShare = share;
        const SchemeTable decay = tableOf("rope", "decay", state, {1700, 1710});
        const SchemeTable sum = tableOf("rope", "base_sum", state, {1700, 1710});
        REQUIRE(decay.count == 10);
        CHECK(decay.first == 1700);
        for (std::int64_t distance = 1700; distance < 1710; ++distance)
            CHECK(std::abs(64 * decay.row(distance)[1] - sum.row(distance)[0]) < 1e-12);
    }
    state.rotations.rotatedShare = 1;
    const SchemeTable sum = tableOf("rope", "base_sum", state, {0, 2000});
    CHECK(sum.row(1706)[0] > 0);
    CHECK(sum.row(1707)[0] < 0);
}

TEST_CASE("scaled frequencies have their own sum, and the coverage of training")
{
    LabState state = llama();
    const double plain = tableOf("rope", "base_sum", state, {}).row(1707)[0];
    state.rotations.scaling.method = ScalingMethod::PositionInterpolation;
    state.rotations.scaling.factor = 2;
    CHECK(tableOf("rope", "coverage", state, {}).row(0)[0] // trained before it was scaled
        == doctest::Approx(4096 / 6.283185307179586).epsilon(1e-12));
    CHECK(std::abs(tableOf("rope", "base_sum", state, {}).row(2 * 1707)[0] - plain) < 1e-9);
}

TEST_CASE("similarity and squared difference of sinusoidal rows add up to the width")
{
    LabState state;
    state.waves.encoding.width = 512;
    const SchemeTable table = tableOf("sinusoidal", "similarity", state, {0, 1001});
    CHECK(table.row(0) == std::vector {256.0, 0.0});
    CHECK(std::abs(table.row(100)[1] - 16.97) < 0.005);
    for (const std::int64_t distance : {1, 44, 1000}) {
        const std::vector<double> row = table.row(distance);
        CHECK(row[1] * row[1] + 2 * row[0] == doctest::Approx(512).epsilon(1e-14));
    }
}
