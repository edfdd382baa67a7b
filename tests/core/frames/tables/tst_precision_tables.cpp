#include "core/frames/tables/scheme_table.h"
#include "core/state/parameters.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace lab;

namespace {

SchemeTable tableOf(std::string_view quantity, const LabState& state, TableRange range)
{
    const auto found =
        std::ranges::find_if(tableQuantities(), [quantity](const TableQuantity& one) {
            return one.encoding == "rope" && one.quantity == quantity;
        });
    REQUIRE(found != tableQuantities().end());
    return found->table(state, range);
}

// Only what the patch sets is rounded.
LabState with(const Patch& patch)
{
    LabState exact;
    exact.schemes.rotationFormats = {};
    const auto state = patched(exact, patch);
    REQUIRE(state.has_value());
    return state.value();
}

double worst(const std::vector<double>& row)
{
    double largest = 0;
    for (const double number : row)
        largest = std::max(largest, std::abs(number));
    return largest;
}

} // namespace

TEST_CASE("with nothing rounded the cosines and sines are those of the rotation")
{
    const LabState state = with({{"rope.width", std::int64_t {8}}, {"rope.rotated_share", 0.75},
        {"scaling.method", std::string("yarn")}});
    const SchemeTable exact = tableOf("rotation", state, {500, 510});
    const SchemeTable ours = tableOf("rounded", state, {500, 510});
    CHECK(ours.columns.size() == 7); // three pairs are rotated
    CHECK(ours.columns[2] == "sin 0");
    for (const std::int64_t position : {500, 509})
        for (std::size_t i = 0; i < 6; ++i)
            CHECK(std::abs(ours.row(position)[i] - exact.row(position)[i]) <= 1e-12);
}

TEST_CASE("cosines kept as bfloat16 have eight significant bits")
{
    const SchemeTable table =
        tableOf("rounded", with({{"precision.wave", std::string("bfloat16")}}), {0, 100});
    for (std::int64_t position = 0; position < 100; ++position)
        for (const double wave : table.row(position))
            CHECK(wave == lab::rounded(NumberFormat::Bfloat16, wave));
    CHECK(table.row(1)[0] == 0.5390625); // of cos 1 = 0.5403
}

TEST_CASE("a position kept as bfloat16 turns by the angle of another")
{
    const LabState state = with({{"precision.position", std::string("bfloat16")}});
    const SchemeTable table = tableOf("rounded", state, {0, 20000});
    CHECK(table.row(15962) == table.row(15936));
    CHECK(table.row(256) == table.row(257));
    CHECK(table.row(255) != table.row(256));
    const SchemeTable errors = tableOf("angle_errors", state, {0, 20000});
    CHECK(worst(errors.row(256)) <= 1e-12);
    CHECK(errors.row(257)[0] == -1);
    CHECK(errors.row(15962)[0] == -26); // of the fastest pair, with one radian per position
}

TEST_CASE("the error of an angle in double is that of the double itself")
{
    const SchemeTable errors = tableOf("angle_errors", with({}), {9'999'990, 10'000'000});
    const double error = worst(errors.row(9'999'999));
    CHECK(error > 1e-12);
    CHECK(error < 2e-9);
}

TEST_CASE("the drift is the change of the score from where the query and the key stand")
{
    const LabState state = with({{"position.query", std::int64_t {30}},
        {"position.key", std::int64_t {20}}, {"precision.frequency", std::string("float")},
        {"precision.position", std::string("bfloat16")}});
    const SchemeTable table = tableOf("drift", state, {0, 2000});
    CHECK(table.columns == std::vector<std::string> {"shift", "score", "drift"});
    const std::vector<double> start = table.row(0);
    CHECK(start[1] == 0);
    for (const std::int64_t shift : {1, 226, 227, 1500}) {
        const std::vector<double> row = table.row(shift);
        CHECK(row[0] == relatively(start[0] + row[1], 1e-15));
        if (shift <= 226)
            CHECK(std::abs(row[1]) <= 1e-9); // both are rounded to 256
    }
    CHECK(std::abs(table.row(227)[1]) > 1e-3);

    const SchemeTable score = tableOf("score", state, {10, 11});
    CHECK(start[0] == relatively(score.row(10)[0], 1e-5));
}
