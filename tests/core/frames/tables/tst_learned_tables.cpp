#include "core/frames/tables/scheme_table.h"

#include "core/encodings/shaw/formula.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace lab;

namespace {

SchemeTable tableOf(
    std::string_view encoding, std::string_view quantity, const LabState& state, TableRange range)
{
    for (const TableQuantity& one : tableQuantities()) {
        if (one.encoding == encoding && one.quantity == quantity)
            return one.table(state, range);
    }
    FAIL("there is no such table");
    return {};
}

} // namespace

TEST_CASE("a learned table's rows end with the training length, unless a rule goes on")
{
    LabState state;
    state.schemes.learned.encoding.trainingLength = 5;
    const SchemeTable none = tableOf("learned", "encoding", state, {4, 9});
    CHECK(none.first == 4);
    CHECK(none.count == 5);
    CHECK(none.columns.front() == "position");
    CHECK_FALSE(std::isnan(none.row(4)[0]));
    CHECK(std::isnan(none.row(5)[0]));
    state.schemes.learned.encoding.beyond = BeyondRule::Wrap;
    const SchemeTable wrapped = tableOf("learned", "encoding", state, {4, 9});
    CHECK(wrapped.row(4) == none.row(4));
    CHECK(wrapped.row(9) == none.row(4));
    state.schemes.learned.seed = 2;
    CHECK(tableOf("learned", "encoding", state, {4, 9}).row(4) != none.row(4));
}

TEST_CASE("without an encoding the bias is 0, and the causal weight of key 0 tells the position")
{
    LabState state;
    CHECK(tableOf("nope", "bias", state, {0, 9}).row(7) == std::vector {0.0});
    CHECK(tableOf("nope", "weights", state, {0, 16}).row(7) == std::vector {0.125});
    state.schemes.nope.visible = Visible::AllKeys;
    CHECK(tableOf("nope", "weights", state, {0, 16}).row(7) == std::vector {0.0625});
}

TEST_CASE("the vector of a distance is printed with the sign of the convention")
{
    LabState state;
    const SchemeTable past = tableOf("functional_relative", "encoding", state, {0, 9});
    state.schemes.functionalRelative.sign = DistanceSign::KeyMinusQuery;
    const SchemeTable ahead = tableOf("functional_relative", "encoding", state, {0, 9});
    CHECK(past.row(1)[0] == doctest::Approx(std::sin(1)).epsilon(1e-15));
    CHECK(ahead.row(1)[0] == doctest::Approx(-std::sin(1)).epsilon(1e-15));
    CHECK(past.columns.front() == "distance");
    CHECK(ahead.columns.front() == "query minus key"); // its own distance is the other way round
    CHECK(tableOf("functional_relative", "frequencies", state, {}).count == 32);
}

TEST_CASE("Shaw's tables have a row for each distance from -K to K, whatever is asked for")
{
    LabState state;
    state.schemes.shaw.encoding.clip = 3;
    state.schemes.shaw.encoding.width = 4;
    state.schemes.shaw.deviation = 0.02;
    for (const std::string_view quantity : {"keys", "values"}) {
        const SchemeTable table = tableOf("shaw", quantity, state, {100, 200});
        CHECK(table.first == -3);
        CHECK(table.count == 7);
        CHECK(table.row(-3).size() == 4);
        CHECK(table.row(-3) != table.row(3));
    }
    CHECK(tableOf("shaw", "keys", state, {}).row(0) != tableOf("shaw", "values", state, {}).row(0));
    const ShawTables tables = seededTables(state.schemes.shaw.encoding, 1, 0.02);
    CHECK(tableOf("shaw", "keys", state, {}).row(-2)[1] == tables.keys(1, 1));
    CHECK(tableOf("shaw", "values", state, {}).row(2)[3] == tables.values(5, 3));
}

TEST_CASE("Shaw's clipped rows of the keys before and after the query")
{
    LabState state;
    state.schemes.shaw.encoding.clip = 3;
    const SchemeTable rows = tableOf("shaw", "rows", state, {0, 9});
    CHECK(rows.row(0) == std::vector {3.0, 3.0});
    CHECK(rows.row(2) == std::vector {1.0, 5.0});
    CHECK(rows.row(8) == std::vector {0.0, 6.0});
    state.schemes.shaw.encoding.visible = Visible::KeysUpToQuery;
    const std::vector<double> causal = tableOf("shaw", "rows", state, {0, 9}).row(2);
    CHECK(causal[0] == 1);
    CHECK(std::isnan(causal[1]));
}

TEST_CASE("the learned relative bias against the distance is the past half of its table")
{
    LabState state;
    state.schemes.relativeBias.encoding.clip = 3;
    const SchemeTable past = tableOf("relative_bias", "bias", state, {0, 9});
    SchemeTable whole = tableOf("relative_bias", "table", state, {0, 9});
    CHECK(past.columns[1] == "head 1");
    CHECK(whole.first == -3);
    CHECK(whole.count == 7);
    for (const int distance : {0, 1, 3})
        CHECK(past.row(distance) == whole.row(-distance));
    CHECK(past.row(8) == whole.row(-3));
    CHECK(past.row(1) != whole.row(1));
    state.schemes.relativeBias.encoding.visible = Visible::KeysUpToQuery;
    whole = tableOf("relative_bias", "table", state, {0, 9});
    CHECK(whole.row(-1) == past.row(1));
    CHECK(std::isnan(whole.row(1)[0]));
}
