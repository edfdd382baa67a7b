#include "core/math/linear_algebra.h"

#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <Eigen/QR>

namespace lab {

Eigen::MatrixXd inverse(const Eigen::MatrixXd& matrix)
{
    return matrix.inverse();
}

double determinant(const Eigen::MatrixXd& matrix)
{
    return matrix.determinant();
}

Eigen::MatrixXd orthonormalBasis(const Eigen::MatrixXd& matrix)
{
    return Eigen::HouseholderQR<Eigen::MatrixXd>(matrix).householderQ();
}

SchurForm schurForm(const Eigen::MatrixXd& matrix)
{
    const Eigen::RealSchur<Eigen::MatrixXd> schur(matrix);
    return {schur.matrixU(), schur.matrixT()};
}

SymmetricSpectrum symmetricSpectrum(const Eigen::MatrixXd& matrix)
{
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(matrix);
    return {solver.eigenvalues(), solver.eigenvectors()};
}

Eigen::MatrixXd leastSquares(const Eigen::MatrixXd& matrix, const Eigen::MatrixXd& target)
{
    return Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd>(matrix).solve(target);
}

} // namespace lab
