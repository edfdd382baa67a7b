#include "core/frames/tables/scheme_table.h"

#include "core/math/softmax.h"
#include "core/state/parameters.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace lab;

namespace {

LabState with(const Patch& patch)
{
    return patched(LabState {}, patch).value();
}

SchemeTable table(std::string_view quantity, const LabState& state, TableRange range,
    std::string_view of = "rope")
{
    const auto found = std::ranges::find_if(tableQuantities(),
        [&](const TableQuantity& one) { return one.encoding == of && one.quantity == quantity; });
    REQUIRE(found != tableQuantities().end());
    return found->table(state, range);
}

const Setting query40 {"position.query", std::int64_t {40}};

} // namespace

TEST_CASE("the temperature of each position is printed for RoPE and for NoPE")
{
    const LabState plain = clamped({});
    const LabState llama = with({{"temperature.rule", std::string("llama4")},
        {"temperature.scale", 0.5}, {"temperature.length", std::int64_t {16}}});
    for (const char* encoding : {"rope", "nope"}) {
        CHECK(table("temperature", plain, {0, 100}, encoding).row(99)[0] == 1.0);
        CHECK(table("temperature", llama, {0, 100}, encoding).row(14)[0] == 1.0);
        CHECK(table("temperature", llama, {0, 100}, encoding).row(15)[0] == 1 + 0.5 * std::log(2));
    }
}

TEST_CASE("the distances of the current query are those of the map")
{
    const LabState state = with({query40, {"position_map.method", std::string("rerope")},
        {"position_map.window", std::int64_t {10}}});
    const SchemeTable distances = table("distances", state, {0, 50});
    CHECK(distances.row(33) == std::vector<double> {7, 7});
    CHECK(distances.row(3) == std::vector<double> {37, 10});
    CHECK(std::isnan(distances.row(41)[1]));
}

TEST_CASE("the used distances count the pairs of a text of the target length")
{
    const LabState state = with({{"position_map.method", std::string("rerope")},
        {"position_map.window", std::int64_t {10}}, {"position.target_length", std::int64_t {12}}});
    const SchemeTable used = table("used_distances", state, {0, 20});
    CHECK(used.row(0)[0] == 12);
    CHECK(used.row(9)[0] == 3);
    CHECK(used.row(10)[0] == 3); // ten apart twice, eleven once
    CHECK(used.row(11)[0] == 0);
}

TEST_CASE("without any of them the row of attention is the plain softmax of the scores")
{
    const LabState state = with({query40});
    const SchemeTable scores = table("score", state, {0, 50});
    std::vector<double> expected;
    for (std::int64_t key = 0; key <= 40; ++key)
        expected.push_back(scores.row(40 - key)[0] / std::sqrt(16.0));
    const std::vector<double> weights = softmax(expected);
    const SchemeTable row = table("attention", state, {0, 50});
    for (std::int64_t key = 0; key <= 40; ++key) {
        const std::vector<double> cells = row.row(key);
        CHECK(cells[0] == static_cast<double>(40 - key));
        CHECK(std::abs(cells[1] - expected[static_cast<std::size_t>(key)]) < 1e-14);
        CHECK(std::abs(cells[2] - weights[static_cast<std::size_t>(key)]) < 1e-14);
        CHECK(cells[3] == 0.0);
    }
    CHECK(std::isnan(row.row(41)[2]));
}

TEST_CASE("temperature, map and sink combine in the row of attention")
{
    const LabState state = with({query40, {"temperature.rule", std::string("ministral3")},
        {"temperature.scale", 1.0}, {"temperature.length", std::int64_t {20}},
        {"position_map.method", std::string("sliding_window")},
        {"position_map.window", std::int64_t {4}}, {"sink.on", true}, {"sink.logit", 0.5}});
    const SchemeTable row = table("attention", state, {0, 50});
    const SchemeTable plain = table("attention", with({query40}), {0, 50});
    CHECK(std::isnan(row.row(36)[0]));
    CHECK(std::isnan(row.row(36)[2]));
    double whole = row.row(40)[3];
    for (std::int64_t key = 37; key <= 40; ++key) {
        CHECK(row.row(key)[1] == doctest::Approx(plain.row(key)[1] * (1 + std::log(3.0))));
        whole += row.row(key)[2];
    }
    CHECK(row.row(40)[3] > 0);
    CHECK(whole == doctest::Approx(1).epsilon(1e-14));
}
