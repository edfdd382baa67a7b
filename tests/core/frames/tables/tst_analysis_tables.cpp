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

TEST_CASE("coverage counts the pairs that never finish a turn")
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

TEST_CASE("without a training length there is no coverage to tell")
{
    LabState state = llama();
    state.position.targetLength = 0;
    CHECK(std::isnan(tableOf("rope", "coverage", state, {}).row(5)[2]));
    CHECK_FALSE(std::isnan(tableOf("rope", "coverage", state, {}).row(5)[1]));
    state.position.trainingLength = 0;
    for (const double cell : tableOf("rope", "coverage", state, {}).row(5))
        CHECK(std::isnan(cell));
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

TEST_CASE("a scaled ladder has its own coverage and sum")
{
    LabState state = llama();
    const double plain = tableOf("rope", "base_sum", state, {}).row(1707)[0];
    state.rotations.scaling.method = ScalingMethod::PositionInterpolation;
    state.rotations.scaling.factor = 2;
    CHECK(tableOf("rope", "coverage", state, {}).row(0)[0]
        == doctest::Approx(4096 / 2 / 6.283185307179586).epsilon(1e-12));
    CHECK(std::abs(tableOf("rope", "base_sum", state, {}).row(2 * 1707)[0] - plain) < 1e-9);
}

TEST_CASE("similarity and difference of sinusoidal rows make the width together")
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
