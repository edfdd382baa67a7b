#include "core/encodings/cope/formula.h"

#include "core/encodings/seeded_matrices.h"
#include "tests/core/cope_matrices.h"
#include "tests/core/relatively.h"
#include "tests/core/same_values.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::Cope;
using lab::CopeGateLogit;
using lab::CopeMatrices;

TEST_CASE("open gates count tokens, closed gates count 0")
{
    const Cope cope {10, CopeGateLogit::Plain};
    CHECK(lab::contextualPositions(cope, {1, 1, 1, 1}) == std::vector<double> {4, 3, 2, 1});
    CHECK(lab::contextualPositions(cope, {0, 0, 0}) == std::vector<double> {0, 0, 0});
    CHECK(lab::contextualPositions(cope, {1, 0, 1, 0, 0.5})
        == std::vector<double> {2.5, 1.5, 1.5, 0.5, 0.5});
    CHECK(lab::contextualPositions(cope, {}).empty());
}

TEST_CASE("a position is clamped to the last row of the table")
{
    CHECK(lab::contextualPositions({3, {}}, {1, 1, 1, 1}) == std::vector<double> {2, 2, 2, 1});
    CHECK(lab::contextualPositions({1, {}}, {0.5, 1}) == std::vector<double> {0, 0});
}

TEST_CASE("the term is interpolated between integer positions")
{
    const Eigen::VectorXd atWhole = Eigen::Vector4d(1, -3, 5, 2);
    CHECK(lab::interpolated(atWhole, 0) == 1);
    CHECK(lab::interpolated(atWhole, 1) == -3);
    CHECK(lab::interpolated(atWhole, 3) == 2);
    CHECK(lab::interpolated(atWhole, 0.25) == 0);
    CHECK(lab::interpolated(atWhole, 2.5) == 3.5);
}

TEST_CASE("a gate is half open at 0 and its two ends add up to 1")
{
    CHECK(lab::gate(0) == 0.5);
    for (const double logit : {1e-9, 0.3, 4.0, 40.0, 700.0}) {
        CHECK(lab::gate(logit) + lab::gate(-logit) == lab::relatively(1, 1e-15));
        CHECK(lab::gate(logit) > 0.5);
    }
    CHECK(lab::gate(-700) > 0);
    CHECK(lab::gate(-700) == lab::relatively(std::exp(-700.0), 1e-14));
    CHECK(lab::gate(1e9) == 1);
    CHECK(lab::gate(-1e9) == 0);
}

TEST_CASE("the gate's logit is the product or the attention score")
{
    const Eigen::VectorXd query = Eigen::Vector4d(1, 2, 0, -1);
    const Eigen::VectorXd key = Eigen::Vector4d(3, 1, 9, 1);
    CHECK(lab::gateLogit({8, CopeGateLogit::Plain}, query, key) == 4);
    CHECK(lab::gateLogit({8, CopeGateLogit::DividedByRootWidth}, query, key) == 2);
}

TEST_CASE("positions decrease towards the query and do not depend on earlier keys")
{
    lab::Random random(4);
    const Cope cope {6, CopeGateLogit::DividedByRootWidth};
    const Eigen::MatrixXd queries = lab::normalMatrix(random, 12, 5, 1);
    Eigen::MatrixXd keys = lab::normalMatrix(random, 12, 5, 1);
    const Eigen::MatrixXd table = lab::seededTable(cope, 5, 1);
    const CopeMatrices before = lab::matrices(cope, queries, keys, table);
    for (Eigen::Index query = 0; query < 12; ++query) {
        CHECK(before.positions(query, query) == before.gates(query, query));
        for (Eigen::Index key = 0; key < 12; ++key) {
            CHECK(std::isnan(before.positions(query, key)) == (key > query));
            CHECK(std::isnan(before.addedScores(query, key)) == (key > query));
            if (key < query)
                CHECK(before.positions(query, key) >= before.positions(query, key + 1));
        }
    }
    keys.topRows(4) *= -2;
    const CopeMatrices after = lab::matrices(cope, queries, keys, table);
    CHECK(lab::sameValues(after.positions.rightCols(8), before.positions.rightCols(8)));
    CHECK_FALSE(lab::sameValues(after.positions.leftCols(4), before.positions.leftCols(4)));
    // The table's rows enter through the query: twice the table, twice the term.
    const CopeMatrices doubled = lab::matrices(cope, queries, keys, 2 * table);
    CHECK(lab::sameValues(doubled.addedScores, 2 * after.addedScores));
}

TEST_CASE("a seed gives the same table again and another seed another")
{
    const Cope cope;
    CHECK(lab::sameValues(lab::seededTable(cope, 4, 1), lab::seededTable(cope, 4, 1)));
    CHECK_FALSE(lab::sameValues(lab::seededTable(cope, 4, 1), lab::seededTable(cope, 4, 2)));
    CHECK(lab::seededTable(cope, 4, 1).rows() == cope.positions);
}

TEST_CASE("a sum of gates increases beyond the last position")
{
    const std::vector<double> gates {1, 0.5, 0, 1};
    CHECK(lab::countedGates(gates) == std::vector<double> {2.5, 1.5, 1, 1});
    CHECK(lab::contextualPositions({2, {}}, gates) == std::vector<double> {1, 1, 1, 1});
    CHECK(lab::countedGates({}).empty());
}
