#include "core/encodings/transformer_xl/formula.h"

#include "core/encodings/seeded_matrices.h"
#include "tests/core/relatively.h"
#include "tests/core/same_values.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::TransformerXl;
using lab::TransformerXlMatrices;
using lab::TransformerXlTerms;
using lab::TransformerXlWeights;

namespace {

constexpr TransformerXl small {10000, 6, 2, 3, 0};

Eigen::MatrixXd tokens(const TransformerXl& encoding, Eigen::Index count, std::uint64_t seed)
{
    lab::Random random(seed);
    return lab::normalMatrix(random, count, encoding.width, 1);
}

double largestDifference(const Eigen::MatrixXd& left, const Eigen::MatrixXd& right)
{
    REQUIRE(left.rows() == right.rows());
    REQUIRE(left.cols() == right.cols());
    double largest = 0;
    for (Eigen::Index row = 0; row < left.rows(); ++row) {
        for (Eigen::Index column = 0; column < left.cols(); ++column) {
            CHECK(std::isnan(left(row, column)) == std::isnan(right(row, column)));
            if (!std::isnan(left(row, column)))
                largest = std::max(largest, std::abs(left(row, column) - right(row, column)));
        }
    }
    return largest;
}

} // namespace

TEST_CASE("the shift computed by hand: rows move left and leftovers enter on the right")
{
    // Zeros on the left, read as 4 rows of 3: (0 1 2)(3 0 4)(5 6 0)(7 8 9); the first row is
    // dropped.
    const Eigen::MatrixXd distances =
        (Eigen::MatrixXd(3, 3) << 1, 2, 3, 4, 5, 6, 7, 8, 9).finished();
    const lab::RelativeShift shift = lab::relativeShift(distances);
    const Eigen::MatrixXd expected =
        (Eigen::MatrixXd(3, 3) << 3, 0, 4, 5, 6, 0, 7, 8, 9).finished();
    CHECK(lab::sameValues(shift.values, expected));
    Eigen::Array<bool, 3, 3> leftovers;
    leftovers << false, true, true, false, false, true, false, false, false;
    CHECK((shift.isLeftover == leftovers).all());
}

TEST_CASE("the shift aligns every cell that is not a leftover, in matrices of any shape")
{
    for (Eigen::Index rows = 1; rows <= 6; ++rows) {
        for (Eigen::Index columns = 1; columns <= 7; ++columns) {
            Eigen::MatrixXd distances(rows, columns); // each cell encodes its row and its distance
            for (Eigen::Index row = 0; row < rows; ++row) {
                for (Eigen::Index column = 0; column < columns; ++column)
                    distances(row, column) =
                        static_cast<double>(100 * (row + 1) + columns - 1 - column);
            }
            const lab::RelativeShift shift = lab::relativeShift(distances);
            for (Eigen::Index row = 0; row < rows; ++row) {
                for (Eigen::Index column = 0; column < columns; ++column) {
                    CAPTURE(row);
                    CAPTURE(column);
                    const Eigen::Index distance = row + columns - rows - column;
                    CHECK(shift.isLeftover(row, column) == (distance < 0));
                    const double meant = static_cast<double>(100 * (row + 1) + distance);
                    CHECK((shift.values(row, column) == doctest::Approx(meant)) == (distance >= 0));
                }
            }
        }
    }
}

TEST_CASE("the shift of the scores against distance gives the terms b and d")
{
    for (const Eigen::Index memory : {0, 1, 4}) {
        const TransformerXlWeights weights = lab::seededWeights(small, 3);
        const Eigen::MatrixXd content = tokens(small, 3 + memory, 4);
        for (int head = 0; head < small.heads; ++head) {
            const TransformerXlMatrices direct =
                lab::matrices(small, weights, head, content, memory);
            const Eigen::Index keys = content.rows();
            Eigen::MatrixXd contentDistance(3, keys);
            Eigen::MatrixXd globalDistance(3, keys);
            for (Eigen::Index column = 0; column < keys; ++column) {
                const Eigen::VectorXd r = weights.position.middleRows(head * 3, 3)
                    * lab::distanceRow(small, keys - 1 - column);
                contentDistance.col(column) =
                    content.bottomRows(3) * weights.query.middleRows(head * 3, 3).transpose() * r;
                globalDistance.col(column).setConstant(weights.v.row(head).dot(r));
            }
            const lab::RelativeShift b = lab::relativeShift(contentDistance);
            const lab::RelativeShift d = lab::relativeShift(globalDistance);
            for (Eigen::Index row = 0; row < 3; ++row) {
                for (Eigen::Index key = 0; key < keys; ++key) {
                    CHECK(b.isLeftover(row, key) == std::isnan(direct.contentDistance(row, key)));
                    if (b.isLeftover(row, key))
                        continue;
                    CHECK(std::abs(b.values(row, key) - direct.contentDistance(row, key)) <= 1e-13);
                    CHECK(std::abs(d.values(row, key) - direct.globalDistance(row, key)) <= 1e-13);
                }
            }
        }
    }
}

TEST_CASE("a and c do not depend on the distance, c and d not on the query")
{
    const TransformerXlWeights weights = lab::seededWeights(small, 1);
    const Eigen::MatrixXd content = tokens(small, 3, 2);
    const Eigen::VectorXd query = content.row(0);
    const Eigen::VectorXd other = content.row(1);
    const Eigen::VectorXd key = content.row(2);
    const TransformerXlTerms near = lab::terms(small, weights, 1, query, key, 2);
    const TransformerXlTerms far = lab::terms(small, weights, 1, query, key, 900);
    const TransformerXlTerms swapped = lab::terms(small, weights, 1, other, key, 2);
    CHECK(near.contentContent == far.contentContent);
    CHECK(near.globalContent == far.globalContent);
    CHECK(std::abs(near.contentDistance - far.contentDistance) > 1e-3);
    CHECK(std::abs(near.globalDistance - far.globalDistance) > 1e-3);
    CHECK(near.globalContent == swapped.globalContent);
    CHECK(near.globalDistance == swapped.globalDistance);
    CHECK(std::abs(near.contentContent - swapped.contentContent) > 1e-3);
    CHECK(std::abs(near.contentDistance - swapped.contentDistance) > 1e-3);
    CHECK(lab::score(small, near)
        == lab::relatively(
            (near.contentContent + near.contentDistance + near.globalContent + near.globalDistance)
                / std::sqrt(3.0),
            1e-15));
}

TEST_CASE("a longer memory gives the old keys the same terms")
{
    const TransformerXlWeights weights = lab::seededWeights(small, 5);
    const Eigen::MatrixXd content = tokens(small, 9, 6);
    const TransformerXlMatrices all = lab::matrices(small, weights, 0, content, 6);
    const TransformerXlMatrices shorter =
        lab::matrices(small, weights, 0, content.bottomRows(5), 2);
    CHECK(largestDifference(all.scores.rightCols(5), shorter.scores) <= 1e-14);
    CHECK(largestDifference(all.contentDistance.rightCols(5), shorter.contentDistance) <= 1e-14);
}

TEST_CASE("one pair alone has the terms of its cell")
{
    const TransformerXlWeights weights = lab::seededWeights(small, 7);
    const Eigen::MatrixXd content = tokens(small, 5, 8);
    const TransformerXlMatrices all = lab::matrices(small, weights, 1, content, 2);
    const TransformerXlTerms pair =
        lab::terms(small, weights, 1, content.row(3), content.row(1), 2); // row 3 is query 1
    CHECK(std::abs(pair.contentContent - all.contentContent(1, 1)) <= 1e-14);
    CHECK(std::abs(pair.contentDistance - all.contentDistance(1, 1)) <= 1e-14);
    CHECK(std::abs(pair.globalContent - all.globalContent(1, 1)) <= 1e-14);
    CHECK(std::abs(pair.globalDistance - all.globalDistance(1, 1)) <= 1e-14);
    CHECK(std::isnan(all.scores(1, 4)));
    CHECK_FALSE(std::isnan(all.scores(2, 4)));
}

TEST_CASE("beyond the clamp every distance is the clamp")
{
    TransformerXl clamped = small;
    clamped.clampLength = 4;
    CHECK(lab::sameValues(lab::distanceRow(clamped, 4), lab::distanceRow(small, 4)));
    CHECK(lab::sameValues(lab::distanceRow(clamped, 1'000'000), lab::distanceRow(small, 4)));
    CHECK(lab::sameValues(lab::distanceRow(clamped, 3), lab::distanceRow(small, 3)));
    CHECK_FALSE(lab::sameValues(lab::distanceRow(small, 5), lab::distanceRow(small, 4)));
}

TEST_CASE("the row of a distance holds all sines, then all cosines")
{
    const Eigen::VectorXd row = lab::distanceRow(small, 10'000'000);
    for (int pair = 0; pair < 3; ++pair)
        CHECK(std::hypot(row[pair], row[pair + 3]) == lab::relatively(1, 1e-15));
    const Eigen::VectorXd zero = lab::distanceRow(small, 0);
    CHECK(zero.head(3).isZero(0));
    CHECK(zero.tail(3).isOnes(0));
    const Eigen::VectorXd one = lab::distanceRow(small, 1);
    CHECK(std::abs(one[0] - std::sin(1.0)) <= lab::tolerance::table);
    CHECK(std::abs(one[3] - std::cos(1.0)) <= lab::tolerance::table);
}

TEST_CASE("a seed gives the same weights again and another seed others")
{
    const TransformerXlWeights first = lab::seededWeights(small, 11);
    CHECK(lab::sameValues(first.position, lab::seededWeights(small, 11).position));
    CHECK_FALSE(lab::sameValues(first.position, lab::seededWeights(small, 12).position));
    CHECK_FALSE(lab::sameValues(first.query, first.key));
    CHECK_FALSE(lab::sameValues(first.u, first.v));
}

TEST_CASE("the second term is the product of cached projections, to the last bit")
{
    const TransformerXlWeights weights = lab::seededWeights(small, 4);
    const Eigen::MatrixXd vectors = tokens(small, 3, 9);
    for (int head = 0; head < small.heads; ++head) {
        for (std::int64_t distance = 0; distance < 5; ++distance) {
            const Eigen::VectorXd distances =
                lab::projectedDistance(small, weights, head, distance);
            for (Eigen::Index token = 0; token < vectors.rows(); ++token) {
                const Eigen::VectorXd vector = vectors.row(token);
                const double product =
                    lab::projectedQuery(small, weights, head, vector).dot(distances);
                CHECK(product
                    == lab::terms(small, weights, head, vector, vector, distance).contentDistance);
            }
        }
    }
}
