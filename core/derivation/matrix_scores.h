#pragma once

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// Scores ⟨R(m)q, R(n)k⟩ of eight columns, four pairs side by side, computed in ways that must
/// agree: with θⱼ = turn·10⁻ʲ as a dense matrix, as pairs, and in the layout of halves.
///
/// Law: all are equal except for rounding; with the key's columns not permuted the score differs.
/// Su et al. 2021, arXiv:2104.09864, §3.2.2 and §3.4.2.
double denseScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);
double sparseScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);
double halvesScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);
/// Mistakes in halves: only the query's columns permuted; neither permuted; the query rotated side
/// by side and the key in halves, neither permuted.
double forgottenScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);
double unpermutedScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);
double mixedScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);

/// With A = (1 + 0.1·e₀e₂ᵀ)·R(1): ⟨Aᵐq, A⁻ᵀⁿk⟩, which satisfies the requirement, and ⟨Aᵐq, Aⁿk⟩,
/// which does not.
double shearedScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);
double shearedBothScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);

/// The power of this A with any integer exponent, of its inverse if negative.
Eigen::MatrixXd shearedPower(double turn, std::int64_t exponent);

/// The matrix that rotates all pairs to a position; and the matrix of position 1 to the power of
/// the position, which is equal except for rounding.
Eigen::MatrixXd blockRotation(double turn, std::int64_t position);
Eigen::MatrixXd blockPower(double turn, std::int64_t position);

/// The random rotation G, and the same in the basis of its planes, with blocks along the diagonal.
Eigen::MatrixXd freeRotation();
Eigen::MatrixXd freeRotationInPlanes();
Eigen::MatrixXd freeSymmetric(); ///< for symmetricScore
Eigen::MatrixXd freeSymmetricInPlanes(); ///< in the basis of its eigenvectors: a diagonal matrix

/// ⟨Gᵐq, Gⁿk⟩ with a random rotation G in eight dimensions, as powers of G; and with the planes
/// from its real Schur form, the vectors in their basis.
///
/// Law: both agree, so blocks lose no generality: any G in SO(d) is block-diagonal in some basis.
/// With a symmetric matrix instead, the score depends on more than the distance.
double freeScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n);
double planesScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n);
double symmetricScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n);

/// With reflections instead of G: G with its first column negated, of determinant −1, and the
/// reflection along the query. Law: both depend only on the distance.
double flippedScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n);
double mirrorScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n);
Eigen::MatrixXd freeFlipped(); ///< for flippedScore

} // namespace lab
