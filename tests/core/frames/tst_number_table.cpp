#include "core/frames/number_table.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace lab;

TEST_CASE("each column becomes three, and the difference is b − a")
{
    const NumberTable a {{"pair", "score"}, {{0, 1.5}, {1, -2}}};
    const NumberTable b {{"pair", "score"}, {{0, 4}, {1, -2.5}}};
    const NumberTable joined = compared(a, b);
    CHECK(joined.header
        == std::vector<std::string> {"pair", "score_a", "score_b", "score_difference"});
    CHECK(joined.rows == std::vector<std::vector<double>> {{0, 1.5, 4, 2.5}, {1, -2, -2.5, -0.5}});
}

TEST_CASE("words of a column are those of a key, and of A's and B's column, not of a difference")
{
    NumberTable a {{"encoding", "task"}, {{0, 1}, {1, 0}}};
    a.words = {{0, {"rope", "alibi"}}, {1, {"back", "token"}}};
    const NumberTable joined = compared(a, a);
    REQUIRE(joined.header.size() == 4);
    CHECK(joined.words
        == std::vector<WordColumn> {
            {0, {"rope", "alibi"}}, {1, {"back", "token"}}, {2, {"back", "token"}}});
}

TEST_CASE("two empty fields are the same")
{
    const double none = std::nan("");
    const NumberTable table {{"a"}, {{0}, {none}}};
    CHECK(haveSameNumbers(table, table));
    CHECK(!haveSameNumbers(table, {{"a"}, {{0}, {1}}}));
    CHECK(!haveSameNumbers(table, {{"b"}, {{0}, {none}}}));
    CHECK(!haveSameNumbers(table, {{"a"}, {{0}}}));
}

TEST_CASE("rows are joined by their keys, and missing values are empty")
{
    const NumberTable a {{"first", "count", "mean"}, {{0, 8, 1}, {8, 8, 2}, {16, 4, 3}}, 2};
    const NumberTable b {{"first", "count", "mean"}, {{8, 8, 5}, {24, 8, 6}}, 2};
    const NumberTable joined = compared(a, b);
    REQUIRE(joined.rows.size() == 4);
    CHECK(joined.rows[0] == std::vector<double> {8, 8, 2, 5, 3});
    CHECK(joined.rows[1][0] == doctest::Approx(24));
    CHECK(std::isnan(joined.rows[1][2]));
    CHECK(std::isnan(joined.rows[1][4]));
    CHECK(joined.rows[2][0] == doctest::Approx(0));
    CHECK(std::isnan(joined.rows[2][3]));
    CHECK(joined.rows[3][2] == doctest::Approx(3));
}

TEST_CASE("columns are joined by their names")
{
    const NumberTable a {{"position", "column_0", "column_9"}, {{0, 1, 2}}};
    const NumberTable b {{"position", "column_0", "column_3"}, {{0, 5, 6}}};
    const NumberTable joined = compared(a, b);
    CHECK(joined.header
        == std::vector<std::string> {"position", "column_0_a", "column_0_b", "column_0_difference",
            "column_3_a", "column_3_b", "column_3_difference", "column_9_a", "column_9_b",
            "column_9_difference"});
    CHECK(joined.rows[0][3] == doctest::Approx(4));
    CHECK(std::isnan(joined.rows[0][4]));
    CHECK(joined.rows[0][5] == doctest::Approx(6));
    CHECK(std::isnan(joined.rows[0][9]));
}

TEST_CASE("tables whose rows have other names are not joined")
{
    const NumberTable a {{"distance", "score"}, {{0, 1}}};
    const NumberTable b {{"first_distance", "distances", "mean"}, {{0, 8, 1}}, 2};
    CHECK(compared(a, b) == b);
}
