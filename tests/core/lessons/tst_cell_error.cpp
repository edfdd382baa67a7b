#include "core/lessons/cell_error.h"

#include "core/state/parameters.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace lab;

TEST_CASE("a missing cell is reported by the first missing part of table, column and row")
{
    const LabState state =
        patched(clamped({}), {{"rope.width", std::int64_t {64}}, {"rope.rotated_share", 1.0}})
            .value();
    using Kind = CellError::Kind;
    CHECK(!cellError(state, "rope.frequencies", 31, "frequency"));
    const auto table = cellError(state, "rope.frequency", 31, "frequency");
    REQUIRE(table);
    CHECK(table->kind == Kind::Table);
    CHECK(std::ranges::find(table->known, "rope.frequencies") != table->known.end());
    const auto column = cellError(state, "rope.frequencies", 310, "wavelength");
    REQUIRE(column);
    CHECK(column->kind == Kind::Column);
    CHECK(column->known == std::vector<std::string> {"frequency"});
    CHECK(cellError(state, "rope.frequencies", 310, "pair")->kind == Kind::Column); // the row's own
    CHECK(cellError(state, "rope.frequencies", 310, "frequency")
        == CellError {.kind = Kind::Row, .first = 0, .count = 32});
}
