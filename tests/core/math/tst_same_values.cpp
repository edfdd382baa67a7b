#include "tests/core/same_values.h"

#include <doctest/doctest.h>

#include <limits>

using lab::sameValues;

TEST_CASE("values of different shapes differ and do not assert")
{
    const Eigen::MatrixXd wide = Eigen::MatrixXd::Zero(2, 3);
    const Eigen::MatrixXd high = Eigen::MatrixXd::Zero(3, 2);
    CHECK_FALSE(sameValues(wide, high));
    CHECK_FALSE(sameValues(Eigen::MatrixXd::Zero(4, 1).eval(), Eigen::MatrixXd::Zero(1, 4).eval()));
    CHECK_FALSE(sameValues(wide, Eigen::MatrixXd()));
    CHECK(sameValues(Eigen::ArrayXd(), Eigen::ArrayXd()));
    CHECK(sameValues(wide, Eigen::MatrixXd::Zero(2, 3)));
}

TEST_CASE("one number that differs makes a difference")
{
    Eigen::ArrayXd left = Eigen::ArrayXd::LinSpaced(5, 0, 1);
    Eigen::ArrayXd right = left;
    CHECK(sameValues(left, right));
    right[4] += 1e-15;
    CHECK_FALSE(sameValues(left, right));
}

TEST_CASE("the order of storage does not matter")
{
    Eigen::Matrix<double, 2, 2, Eigen::RowMajor> rows;
    rows << 1, 2, 3, 4;
    Eigen::Matrix2d columns;
    columns << 1, 2, 3, 4;
    CHECK(sameValues(rows, columns));
    CHECK_FALSE(sameValues(rows, columns.transpose()));
}

TEST_CASE("a masked cell is the same as a masked cell")
{
    const double masked = std::numeric_limits<double>::quiet_NaN();
    const Eigen::Array2d left(1, masked);
    CHECK(sameValues(left, Eigen::Array2d(1, masked)));
    CHECK_FALSE(sameValues(left, Eigen::Array2d(1, 0)));
    CHECK_FALSE(sameValues(left, Eigen::Array2d(masked, 1)));
    CHECK(sameValues(Eigen::Array2d(0.0, 1), Eigen::Array2d(-0.0, 1)));
}

TEST_CASE("whole numbers compare too")
{
    CHECK(sameValues(Eigen::Array2i(1, 2), Eigen::Array2i(1, 2)));
    CHECK_FALSE(sameValues(Eigen::Array2i(1, 2), Eigen::Array2i(1, 3)));
}
