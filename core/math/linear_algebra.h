#pragma once

#include <Eigen/Core>

namespace lab {

// Eigen's decompositions of dense matrices of doubles, each compiled in one source: to instantiate
// them takes a compiler longer than all else of a source that asks for one.

/// A⁻¹ of a square A that has one, by LU with partial pivoting.
Eigen::MatrixXd inverse(const Eigen::MatrixXd& matrix);

/// det A of a square A, by the same.
double determinant(const Eigen::MatrixXd& matrix);

/// Q of A = QR, whose columns are an orthonormal basis: Householder reflections, the diagonal of R
/// of either sign.
Eigen::MatrixXd orthonormalBasis(const Eigen::MatrixXd& matrix);

/// A = U·T·Uᵀ with U orthogonal.
struct SchurForm {
    Eigen::MatrixXd basis; ///< U
    Eigen::MatrixXd
        form; ///< T: blocks of one (real eigenvalues) or two along the diagonal, 0 below
};

/// The real Schur form of a square matrix.
SchurForm schurForm(const Eigen::MatrixXd& matrix);

/// A = V·diag(λ)·Vᵀ with V orthogonal.
struct SymmetricSpectrum {
    Eigen::VectorXd values; ///< λ, rising
    Eigen::MatrixXd vectors; ///< V, a column for each
};

/// The eigenvalues and eigenvectors of a symmetric matrix, of which only what is on and below the
/// diagonal is read.
SymmetricSpectrum symmetricSpectrum(const Eigen::MatrixXd& matrix);

/// The X of least norm among those for which ‖A·X − B‖ is least, by a complete orthogonal
/// decomposition: columns of A that are alike to rounding count as one.
Eigen::MatrixXd leastSquares(const Eigen::MatrixXd& matrix, const Eigen::MatrixXd& target);

} // namespace lab
