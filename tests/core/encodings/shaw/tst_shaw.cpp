#include "core/encodings/shaw/formula.h"

#include "core/math/masked_softmax.h"
#include "core/math/random.h"
#include "tests/core/same_values.h"
#include "tests/core/shaw_attention.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::Shaw;
using lab::ShawTables;
using lab::Visible;

namespace {

Eigen::MatrixXd randomMatrix(int rows, int columns, std::uint64_t seed)
{
    lab::Random random(seed);
    Eigen::MatrixXd matrix(rows, columns);
    for (double& value : matrix.reshaped())
        value = random.normal();
    return matrix;
}

double largestDifference(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b)
{
    REQUIRE(a.rows() == b.rows());
    REQUIRE(a.cols() == b.cols());
    return a.size() == 0 ? 0 : (a - b).cwiseAbs().maxCoeff();
}

} // namespace

TEST_CASE("the table's row is the clipped distance, key minus query, counted from -K")
{
    const Shaw shaw {2, 4, Visible::AllKeys};
    CHECK(lab::tableRows(shaw) == 5);
    CHECK(lab::tableRow(shaw, 7, 7) == 2);
    CHECK(lab::tableRow(shaw, 7, 8) == 3);
    CHECK(lab::tableRow(shaw, 7, 9) == 4);
    CHECK(lab::tableRow(shaw, 7, 10) == 4);
    CHECK(lab::tableRow(shaw, 7, 6) == 1);
    CHECK(lab::tableRow(shaw, 7, 0) == 0);
    CHECK(lab::tableRow(shaw, 0, 10'000'000) == 4);
    CHECK(lab::tableRows({0, 4, Visible::AllKeys}) == 1);
    CHECK(lab::tableRow({0, 4, Visible::AllKeys}, 3, 9) == 0);
}

TEST_CASE("a score worked by hand")
{
    const Shaw shaw {1, 4, Visible::AllKeys};
    ShawTables tables {Eigen::MatrixXd::Zero(3, 4), Eigen::MatrixXd::Zero(3, 4)};
    tables.keys.row(2) << 10, 0, 0, 1; // one ahead
    Eigen::MatrixXd queries(1, 4);
    queries << 1, 2, 3, 4;
    Eigen::MatrixXd keys(2, 4);
    keys << 1, 1, 0, 0, 0, 0, 1, 1;
    const Eigen::MatrixXd scores = lab::scores(shaw, tables, queries, keys);
    CHECK(scores(0, 0) == 1.5); // 3 / √4
    CHECK(scores(0, 1) == 10.5); // (7 + 14) / √4: both terms are divided
}

TEST_CASE("an output worked by hand: the table's vectors are mixed with the values")
{
    const Shaw shaw {1, 1, Visible::AllKeys};
    ShawTables tables {Eigen::MatrixXd::Zero(3, 1), Eigen::MatrixXd(3, 1)};
    tables.values << 100, 10, 1;
    Eigen::MatrixXd weights(1, 3);
    weights << 0.5, 0.25, 0.25;
    Eigen::MatrixXd values(3, 1);
    values << 2, 4, 8;
    CHECK(lab::outputs(shaw, tables, weights, values)(0, 0) == 4 + 5 + 0.25 + 0.25);
}

TEST_CASE("tables of zeros leave plain attention")
{
    for (const int clip : {0, 1, 5}) {
        const Shaw shaw {clip, 3, Visible::AllKeys};
        const Eigen::Index rows = lab::tableRows(shaw);
        const ShawTables none {Eigen::MatrixXd::Zero(rows, 3), Eigen::MatrixXd::Zero(rows, 3)};
        const Eigen::MatrixXd q = randomMatrix(4, 3, 1);
        const Eigen::MatrixXd k = randomMatrix(6, 3, 2);
        const Eigen::MatrixXd v = randomMatrix(6, 3, 3);
        const Eigen::MatrixXd plain = q * k.transpose() / std::sqrt(3);
        CHECK(largestDifference(lab::scores(shaw, none, q, k), plain) <= 1e-14);
        const Eigen::MatrixXd weights = lab::attentionWeights(plain);
        CHECK(largestDifference(lab::outputs(shaw, none, weights, v), weights * v) <= 1e-14);
    }
}

TEST_CASE("without content the scores are constant along a diagonal, and flat past the clip")
{
    const Shaw shaw {3, 8, Visible::AllKeys};
    const ShawTables tables = lab::seededTables(shaw, 4, 1);
    const Eigen::MatrixXd q = Eigen::VectorXd::Ones(12) * randomMatrix(1, 8, 5);
    const Eigen::MatrixXd scores = lab::scores(shaw, tables, q, Eigen::MatrixXd::Zero(12, 8));
    for (int query = 1; query < 12; ++query)
        for (int key = 1; key < 12; ++key)
            CHECK(std::abs(scores(query, key) - scores(query - 1, key - 1)) <= 1e-14);
    CHECK(std::abs(scores(0, 3) - scores(0, 11)) <= 1e-14);
    CHECK(std::abs(scores(0, 2) - scores(0, 3)) > 1e-3);
    CHECK(std::abs(scores(3, 0) - scores(11, 0)) <= 1e-14);
}

TEST_CASE("the position term is the query's product with each row of the table")
{
    const Shaw shaw {2, 6, Visible::AllKeys};
    const ShawTables tables = lab::seededTables(shaw, 4, 1);
    const Eigen::MatrixXd q = randomMatrix(7, 6, 1);
    for (int query = 0; query < 7; ++query) {
        const Eigen::ArrayXd part = lab::positionScores(shaw, tables, q.row(query).transpose());
        REQUIRE(part.size() == 5);
        for (int row = 0; row < 5; ++row)
            CHECK(std::abs(part[row] - q.row(query).dot(tables.keys.row(row)) / std::sqrt(6))
                <= 1e-14);
    }
}

TEST_CASE("the causal mask hides the keys after the query, and their values too")
{
    const Shaw shaw {2, 4, Visible::KeysUpToQuery};
    const ShawTables tables = lab::seededTables(shaw, 1, 1);
    const Eigen::MatrixXd q = randomMatrix(5, 4, 1);
    const Eigen::MatrixXd k = randomMatrix(5, 4, 2);
    Eigen::MatrixXd v = randomMatrix(5, 4, 3);
    const Eigen::MatrixXd weights = lab::attentionWeights(lab::scores(shaw, tables, q, k));
    for (int query = 0; query < 5; ++query)
        for (int key = query + 1; key < 5; ++key)
            CHECK(weights(query, key) == 0);
    const Eigen::MatrixXd before = lab::outputs(shaw, tables, weights, v);
    v.row(4).setConstant(1e6);
    const Eigen::MatrixXd after = lab::outputs(shaw, tables, weights, v);
    CHECK(lab::sameValues(before.topRows(4), after.topRows(4)));
    CHECK_FALSE(lab::sameValues(before.row(4), after.row(4)));
}

TEST_CASE("a seed gives one pair of tables, and a larger clip keeps their middle")
{
    const ShawTables narrow = lab::seededTables({3, 5, Visible::AllKeys}, 7, 0.02);
    const ShawTables wide = lab::seededTables({9, 5, Visible::AllKeys}, 7, 0.02);
    CHECK(lab::sameValues(wide.keys.middleRows(6, 7), narrow.keys));
    CHECK(lab::sameValues(wide.values.middleRows(6, 7), narrow.values));
    CHECK_FALSE(lab::sameValues(narrow.keys, narrow.values));
    CHECK_FALSE(
        lab::sameValues(lab::seededTables({3, 5, Visible::AllKeys}, 8, 0.02).keys, narrow.keys));
    const ShawTables doubled = lab::seededTables({3, 5, Visible::AllKeys}, 7, 0.04);
    CHECK(lab::sameValues(doubled.keys, 2 * narrow.keys));
}
