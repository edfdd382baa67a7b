#include "core/frames/tables/scheme_table.h"
#include "core/state/parameters.h"

#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

using namespace lab;

namespace {

SchemeTable scalingTable(const Patch& patch)
{
    const auto quantity = std::ranges::find_if(tableQuantities(), [](const TableQuantity& one) {
        return one.encoding == "rope" && one.quantity == "scaling";
    });
    REQUIRE(quantity != tableQuantities().end());
    const auto state = patched(clamped({}), patch);
    REQUIRE(state.has_value());
    return quantity->table(state.value(), {0, 3});
}

Patch llama31()
{
    return {{"rope.base", 500000.0}, {"rope.width", std::int64_t {128}},
        {"scaling.method", std::string("llama3")}, {"scaling.factor", 8.0},
        {"scaling.original_length", std::int64_t {8192}}};
}

} // namespace

TEST_CASE("the table of Llama 3.1 has 29 kept, 6 blended and 29 divided pairs, whatever the range")
{
    const SchemeTable table = scalingTable(llama31());
    REQUIRE(table.columns
        == std::vector<std::string> {"pair", "plain frequency", "frequency", "factor", "regime",
            "attention factor", "softmax factor"});
    REQUIRE(table.count == 64);
    std::array<int, 4> pairs {};
    for (std::int64_t pair = 0; pair < table.count; ++pair) {
        const std::vector<double> row = table.row(pair);
        REQUIRE(row.size() == 6);
        ++pairs.at(static_cast<std::size_t>(row[3]));
        CHECK(row[1] == relatively(row[0] * row[2], 1e-15));
        CHECK(row[4] == 1);
        CHECK(row[5] == 1);
    }
    CHECK(pairs == std::array {29, 6, 29, 0});
    CHECK(table.row(63)[2] == 0.125);
}

TEST_CASE("only the turned pairs of a table have an attention factor")
{
    Patch patch {{"rope.rotated_share", 0.5}, {"scaling.method", std::string("yarn")},
        {"scaling.factor", 40.0}, {"scaling.attention_factor", 1.25},
        {"scaling.mscale_all_dim", 1.0}};
    const SchemeTable table = scalingTable(patch);
    CHECK(table.row(3)[4] == 1.25);
    CHECK(table.row(4) == std::vector<double> {0, 0, 1, 3, 1, 1.8738542070926266});
    patch[3].value = 0.0; // the method's own
    CHECK(scalingTable(patch).row(3)[4] == 1);
    CHECK(scalingTable(patch).row(3)[5] == 1.8738542070926266);
}

TEST_CASE("every method has a table at both ends of every number")
{
    for (const Choice& method : parameterNamed("scaling.method")->choices) {
        CAPTURE(std::string(method.key));
        const Setting set {"scaling.method", std::string(method.key)};
        for (const Parameter& parameter : parameters()) {
            if (!parameter.key.starts_with("scaling.") || !parameter.range)
                continue;
            CAPTURE(std::string(parameter.key));
            const Range range = parameter.range(clamped({}));
            for (const double end : {range.lowest, range.highest}) {
                const Value value = parameter.kind == ParameterKind::Integer
                    ? Value(static_cast<std::int64_t>(end))
                    : Value(end);
                const SchemeTable table = scalingTable({set, {std::string(parameter.key), value}});
                for (std::int64_t pair = 0; pair < table.count; ++pair) {
                    const std::vector<double> row = table.row(pair);
                    for (const double number : row)
                        CHECK(std::isfinite(number));
                    CHECK(row[1] >= 0);
                }
            }
        }
    }
}
