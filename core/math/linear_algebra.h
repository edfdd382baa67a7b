#pragma once

#include <Eigen/Core>

namespace lab {

// Eigen's decompositions of dense matrices of doubles, each compiled in one source: instantiating
// one takes the compiler longer than the rest of a source that uses it.

/// A⁻¹ of an invertible square A, by LU with partial pivoting.
Eigen::MatrixXd inverse(const Eigen::MatrixXd& matrix);

/// det A of a square A, by the same method.
double determinant(const Eigen::MatrixXd& matrix);

/// Q of A = QR, whose columns are an orthonormal basis: Householder reflections; the diagonal of R
/// may have either sign.
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
    Eigen::VectorXd values; ///< λ, ascending
    Eigen::MatrixXd vectors; ///< V, one column each
};

/// The eigenvalues and eigenvectors of a symmetric matrix; only the elements on and below the
/// diagonal are read.
SymmetricSpectrum symmetricSpectrum(const Eigen::MatrixXd& matrix);

/// The X of least norm among those that minimize ‖A·X − B‖, by a complete orthogonal decomposition:
/// columns of A that are equal except for rounding count as one.
Eigen::MatrixXd leastSquares(const Eigen::MatrixXd& matrix, const Eigen::MatrixXd& target);

} // namespace lab
