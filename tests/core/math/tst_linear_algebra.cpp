#include "core/math/linear_algebra.h"
#include "core/math/random.h"

#include <doctest/doctest.h>

#include <cmath>

namespace {

constexpr double rounding = 1e-12;

Eigen::MatrixXd normal(Eigen::Index rows, Eigen::Index columns)
{
    lab::Random random(5);
    Eigen::MatrixXd matrix(rows, columns);
    for (double& entry : matrix.reshaped())
        entry = random.normal();
    return matrix;
}

bool isIdentity(const Eigen::MatrixXd& matrix)
{
    return matrix.isIdentity(rounding);
}

} // namespace

TEST_CASE("a matrix times its inverse is the identity, and the determinants' product is 1")
{
    const Eigen::MatrixXd matrix = normal(7, 7);
    CHECK(isIdentity(matrix * lab::inverse(matrix)));
    CHECK(lab::determinant(matrix) * lab::determinant(lab::inverse(matrix))
        == doctest::Approx(1).epsilon(rounding));
    CHECK(lab::determinant(Eigen::Vector3d(2, -3, 5).asDiagonal()) == -30);
}

TEST_CASE("a basis is orthonormal, and the matrix in it is triangular")
{
    const Eigen::MatrixXd matrix = normal(6, 6);
    const Eigen::MatrixXd basis = lab::orthonormalBasis(matrix);
    CHECK(isIdentity(basis.transpose() * basis));
    CHECK((basis.transpose() * matrix).isUpperTriangular(rounding));
}

TEST_CASE("a Schur form gives its matrix again, with blocks of two at most along its diagonal")
{
    const Eigen::MatrixXd matrix = normal(8, 8);
    const lab::SchurForm schur = lab::schurForm(matrix);
    CHECK(isIdentity(schur.basis.transpose() * schur.basis));
    CHECK((schur.basis * schur.form * schur.basis.transpose()).isApprox(matrix, rounding));
    bool isInBlock = false;
    for (Eigen::Index row = 1; row < 8; ++row) {
        CHECK((schur.form.row(row).head(row - 1).array() == 0).all());
        const bool isBeside = std::abs(schur.form(row, row - 1)) > 0;
        CHECK_FALSE((isInBlock && isBeside));
        isInBlock = isBeside;
    }
}

TEST_CASE("a symmetric matrix is its rising eigenvalues in the basis of its eigenvectors")
{
    const Eigen::MatrixXd half = normal(8, 8);
    const Eigen::MatrixXd matrix = half + half.transpose();
    const lab::SymmetricSpectrum spectrum = lab::symmetricSpectrum(matrix);
    CHECK(isIdentity(spectrum.vectors.transpose() * spectrum.vectors));
    CHECK((spectrum.vectors * spectrum.values.asDiagonal() * spectrum.vectors.transpose())
              .isApprox(matrix, rounding));
    CHECK((spectrum.values.tail(7).array() >= spectrum.values.head(7).array()).all());
    Eigen::MatrixXd lower = matrix;
    lower.triangularView<Eigen::StrictlyUpper>().setZero();
    CHECK(lab::symmetricSpectrum(lower).values == spectrum.values);
}

TEST_CASE("the residual of least squares is orthogonal to all columns, and X is the shortest")
{
    Eigen::MatrixXd matrix = normal(9, 4);
    matrix.col(3) = matrix.col(0) - 2 * matrix.col(1);
    const Eigen::MatrixXd target = normal(9, 2);
    const Eigen::MatrixXd found = lab::leastSquares(matrix, target);
    CHECK((matrix.transpose() * (matrix * found - target)).norm() < rounding * 100);
    const Eigen::Vector4d idle(1, -2, 0, -1); // A·idle = 0
    CHECK((matrix * idle).norm() < rounding);
    CHECK((idle.transpose() * found).norm() < rounding * 100);
}
