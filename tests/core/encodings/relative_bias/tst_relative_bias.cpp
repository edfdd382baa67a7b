#include "core/encodings/relative_bias/formula.h"

#include "core/math/masked_softmax.h"
#include "tests/core/same_values.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::RelativeBias;
using lab::Visible;

namespace {

/// Column c of head h has 100h + c, so that a number identifies its source.
Eigen::MatrixXd labelledTable(const RelativeBias& relative)
{
    Eigen::MatrixXd table(relative.heads, lab::tableColumns(relative));
    for (int head = 0; head < relative.heads; ++head)
        for (int column = 0; column < table.cols(); ++column)
            table(head, column) = 100 * head + column;
    return table;
}

} // namespace

TEST_CASE("a head adds its number of the clipped distance, key minus query")
{
    const RelativeBias relative {2, 3, 1, Visible::AllKeys};
    const Eigen::MatrixXd table = labelledTable(relative);
    const auto at = [&](int head, std::int64_t query, std::int64_t key) {
        return lab::bias(relative, table, head, query, key);
    };
    CHECK(at(0, 5, 5) == 3);
    CHECK(at(0, 5, 6) == 4);
    CHECK(at(0, 5, 4) == 2);
    CHECK(at(1, 5, 8) == 106);
    CHECK(at(1, 5, 9) == 106);
    CHECK(at(1, 5, 2) == 100);
    CHECK(at(1, 10'000'000, 0) == 100);
    CHECK(at(1, 0, 10'000'000) == 106);
}

TEST_CASE("with clip 0 every distance has the same value")
{
    const RelativeBias relative {1, 0, 1, Visible::AllKeys};
    const Eigen::MatrixXd table = labelledTable(relative);
    REQUIRE(table.cols() == 1);
    for (const int key : {0, 4, 9})
        CHECK(lab::bias(relative, table, 0, 4, key) == 0);
}

TEST_CASE("the bias is constant along a diagonal")
{
    for (const int clip : {0, 1, 4, 50}) {
        const RelativeBias relative {3, clip, 1, Visible::AllKeys};
        const Eigen::MatrixXd table = lab::seededTable(relative, 1);
        for (int head = 0; head < 3; ++head)
            for (int query = 0; query < 8; ++query)
                for (int key = 0; key < 8; ++key)
                    CHECK(lab::bias(relative, table, head, query, key)
                        == lab::bias(relative, table, head, query + 1000, key + 1000));
    }
}

TEST_CASE("the causal mask hides the keys after the query and keeps the others' numbers")
{
    RelativeBias relative {2, 3, 1, Visible::KeysUpToQuery};
    const Eigen::MatrixXd table = labelledTable(relative);
    for (int query = 0; query < 6; ++query) {
        for (int key = 0; key < 6; ++key) {
            relative.visible = Visible::AllKeys;
            const double open = lab::bias(relative, table, 1, query, key);
            relative.visible = Visible::KeysUpToQuery;
            const double causal = lab::bias(relative, table, 1, query, key);
            CHECK((key > query ? std::isnan(causal) : std::equal_to<>()(causal, open)));
        }
    }
}

TEST_CASE("a seed gives one table, and a larger clip keeps its middle")
{
    const RelativeBias narrow {4, 2, 0.02, Visible::AllKeys};
    const Eigen::MatrixXd table = lab::seededTable(narrow, 3);
    CHECK(table.rows() == 4);
    CHECK(table.cols() == 5);
    CHECK(lab::sameValues(
        lab::seededTable({4, 7, 0.02, Visible::AllKeys}, 3).middleCols(5, 5), table));
    CHECK(lab::sameValues(lab::seededTable({4, 2, 0.04, Visible::AllKeys}, 3), 2 * table));
    CHECK_FALSE(lab::sameValues(lab::seededTable(narrow, 4), table));
    CHECK((table.array() != 0).all());
}
