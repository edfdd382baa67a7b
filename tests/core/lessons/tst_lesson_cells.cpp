#include "core/frames/tables/scheme_table.h"
#include "core/lessons/lesson_scope.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <optional>
#include <string>

using namespace lab;

namespace {

constexpr std::array<std::int64_t, 14> rows {5, 0, 1, 2, 17, 3, 64, 7, 1000, -1, -3, 4095, 5, 12};

/// Searching takes much of a second per row; the searches compute nothing that rows share.
bool isExpensive(const TableQuantity& one)
{
    return one.quantity == "mean_score" || one.quantity == "base_bound";
}

std::string nameOf(const TableQuantity& one)
{
    return std::string(one.encoding) + "." + std::string(one.quantity);
}

/// A row of a table that is made for it alone; empty if it does not exist.
std::optional<std::vector<double>> rowAlone(
    const TableQuantity& one, const LabState& state, std::int64_t row)
{
    const SchemeTable table = one.table(state, {row, row + 1});
    if (row < table.first || row >= table.first + table.count)
        return {};
    return table.row(row);
}

bool isSame(double a, double b)
{
    return (std::isnan(a) && std::isnan(b)) || !(a < b || a > b || std::isnan(a) || std::isnan(b));
}

} // namespace

TEST_CASE("a cell of a lesson is that of a table made for its row alone, whatever was asked before")
{
    const LabState state;
    for (const TableQuantity& one : tableQuantities()) {
        if (isExpensive(one))
            continue;
        CAPTURE(nameOf(one));
        const LessonScope scope(state, state);
        for (const std::int64_t row : rows) {
            CAPTURE(row);
            const std::vector<std::string> columns = one.table(state, {row, row + 1}).columns;
            const auto alone = rowAlone(one, state, row);
            const std::size_t last = columns.size() - 1;
            for (const std::size_t column : {std::size_t {1}, 1 + last / 2, last}) {
                if (column > last)
                    continue;
                const auto number = lessonNumber("cell(\"" + nameOf(one) + "\", "
                        + std::to_string(row) + ", \"" + columns[column] + "\")",
                    scope);
                if (alone && std::isfinite((*alone)[column - 1])) {
                    REQUIRE(number);
                    CHECK(isSame(*number, (*alone)[column - 1]));
                } else if (!alone) {
                    CHECK_FALSE(number);
                }
            }
        }
    }
}

TEST_CASE("a table that serves every row has the rows of one that was made for each")
{
    LabState state;
    state.position.query = 33;
    for (const TableQuantity& one : tableQuantities()) {
        if (isExpensive(one))
            continue;
        CAPTURE(nameOf(one));
        const SchemeTable whole = one.table(state, {-lastPosition, lastPosition + 1});
        bool isAlike = true;
        for (const std::int64_t row : rows) {
            const auto alone = rowAlone(one, state, row);
            const bool isIn = row >= whole.first && row < whole.first + whole.count;
            isAlike = isAlike && isIn == alone.has_value();
            if (!isIn || !alone)
                continue;
            const std::vector<double> cells = whole.row(row);
            isAlike = isAlike && cells.size() == alone->size();
            for (std::size_t k = 0; k < std::min(cells.size(), alone->size()); ++k)
                isAlike = isAlike && isSame(cells[k], (*alone)[k]);
        }
        if (!one.isOfRange)
            CHECK(isAlike);
    }
}
