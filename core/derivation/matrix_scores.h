#pragma once

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// Scores ⟨R(m)q, R(n)k⟩ of eight columns, four pairs side by side, by ways that must agree: with
/// θⱼ = turn·10⁻ʲ as a dense matrix, as pairs, and in the layout of halves.
///
/// Law: all are the same number but for rounding; with the key's columns left unpermuted it is
/// another one.   Su et al. 2021, arXiv:2104.09864, §3.2.2 and §3.4.2.
double denseScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);
double sparseScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);
double halvesScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);
/// In halves, the query's columns alone permuted; neither; the query turned side by side and the
/// key in halves, neither permuted.
double forgottenScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);
double unpermutedScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);
double mixedScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);

/// With A = (1 + 0.1·e₀e₂ᵀ)·R(1): ⟨Aᵐq, A⁻ᵀⁿk⟩, which keeps the wish, and ⟨Aᵐq, Aⁿk⟩, which does
/// not.
double shearedScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);
double shearedBothScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n);

/// The power of that A to any whole exponent, of its inverse below 0.
Eigen::MatrixXd shearedPower(double turn, std::int64_t exponent);

/// The matrix that turns all pairs to a position; and the position's power of that of position 1,
/// which is the same but for rounding.
Eigen::MatrixXd blockRotation(double turn, std::int64_t position);
Eigen::MatrixXd blockPower(double turn, std::int64_t position);

/// The random rotation G, and the same in the basis of its planes, blocks along the diagonal.
Eigen::MatrixXd freeRotation();
Eigen::MatrixXd freeRotationInPlanes();
Eigen::MatrixXd freeSymmetric(); ///< of symmetricScore
Eigen::MatrixXd freeSymmetricInPlanes(); ///< in the basis of its own vectors: a diagonal

/// ⟨Gᵐq, Gⁿk⟩ with a random rotation G of eight dimensions, as powers of G; and as the planes that
/// its real Schur form finds, the vectors written in their basis.
///
/// Law: both agree, so blocks lose no generality: any G in SO(d) is block-diagonal in some basis.
/// With a symmetric matrix in its place the score depends on more than the distance.
double freeScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n);
double planesScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n);
double symmetricScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n);

/// With mirrors in the place of G: G with its first column turned round, of determinant −1, and the
/// mirror along the query. Law: both are functions of the distance alone.
double flippedScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n);
double mirrorScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n);
Eigen::MatrixXd freeFlipped(); ///< of flippedScore

} // namespace lab
