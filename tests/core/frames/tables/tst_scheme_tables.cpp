#include "core/frames/tables/scheme_table.h"

#include "core/encodings/catalogue.h"
#include "core/lessons/lesson_scope.h"
#include "core/state/parameters.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace lab;

namespace {

void checkRows(const TableQuantity& quantity, const LabState& state)
{
    CAPTURE(std::string(quantity.encoding));
    CAPTURE(std::string(quantity.quantity));
    const SchemeTable table = quantity.table(state, {3, 6});
    REQUIRE(table.count > 0);
    for (const std::int64_t index : {table.first, table.first + table.count - 1}) {
        const std::vector<double> row = table.row(index);
        CHECK(row.size() + 1 == table.columns.size());
    }
    const std::set<std::string> names(table.columns.begin(), table.columns.end());
    CHECK(names.size() == table.columns.size());
}

} // namespace

TEST_CASE("every encoding has tables, and every table's encoding is in the catalogue")
{
    std::set<std::string_view> known;
    for (const CatalogueEntry& entry : catalogue())
        known.insert(entry.key);
    std::set<std::string_view> printed;
    std::set<std::pair<std::string_view, std::string_view>> names;
    for (const TableQuantity& one : tableQuantities()) {
        printed.insert(one.encoding);
        names.insert({one.encoding, one.quantity});
    }
    CHECK(printed == known);
    CHECK(names.size() == tableQuantities().size());
}

TEST_CASE("no position is below 0, and every row that a table has can be read")
{
    for (const TableQuantity& quantity : tableQuantities()) {
        CAPTURE(std::string(quantity.encoding));
        CAPTURE(std::string(quantity.quantity));
        for (const std::int64_t asked : {-1, -6, -4096}) {
            const SchemeTable table = quantity.table(clamped({}), {asked, asked + 1});
            CHECK(table.count >= 0);
            const std::string& counted = table.columns.front();
            if (counted == "position" || counted == "query" || counted == "key")
                CHECK(table.first >= 0);
            if (asked >= table.first && asked < table.first + table.count)
                CHECK(table.row(asked).size() + 1 == table.columns.size());
        }
    }
}

TEST_CASE("a key that comes after the query has a score, the same in both tables, and a lesson its "
          "number")
{
    LabState state = clamped({});
    state.position.query = 4;
    state.position.key = 9;
    const auto rowOf = [&state](std::string_view encoding, std::string_view name) {
        const auto found = std::ranges::find_if(tableQuantities(),
            [&](const auto& one) { return one.encoding == encoding && one.quantity == name; });
        const SchemeTable table = found->table(state, {-5, -4});
        REQUIRE(table.first == -5);
        REQUIRE(table.count == 1);
        return table.row(-5);
    };
    CHECK(rowOf("rope", "score")[0] == doctest::Approx(rowOf("rope", "conventions")[0]));
    const LessonScope scope(state, state, LessonScope::newEffort());
    for (const char* name : {"rope.score", "sinusoidal.similarity"}) {
        const std::string column = std::string(name) == "rope.score" ? "score" : "similarity";
        CHECK(lessonNumber("cell(\"" + std::string(name) + "\", position.query - position.key, \""
                + column + "\")",
            scope));
    }
}

TEST_CASE("a row has a number for each column, at both ends of every parameter")
{
    for (const TableQuantity& quantity : tableQuantities())
        checkRows(quantity, clamped({}));
    for (const Parameter& parameter : parameters()) {
        const std::string_view encoding = parameter.key.substr(0, parameter.key.find('.'));
        for (const TableQuantity& quantity : tableQuantities()) {
            if (quantity.encoding != encoding)
                continue;
            CAPTURE(std::string(parameter.key));
            for (const Choice& choice : parameter.choices)
                checkRows(quantity, clamped(parameter.with(clamped({}), std::string(choice.key))));
            if (parameter.range) {
                const Range range = parameter.range(clamped({}));
                for (const double end : {range.lowest, range.highest}) {
                    const Value value = parameter.kind == ParameterKind::Integer
                        ? Value(static_cast<std::int64_t>(end))
                        : Value(end);
                    checkRows(quantity, clamped(parameter.with(clamped({}), value)));
                }
            }
        }
    }
}

TEST_CASE("columns are numbered from where they start")
{
    CHECK(numberedColumns("distance", "head ", 2, 1)
        == std::vector<std::string> {"distance", "head 1", "head 2"});
}
