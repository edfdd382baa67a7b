#pragma once

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// The parts of the score of two words to which positions were added,
/// (x + p)ᵀ·M·(y + q) = xᵀMy + xᵀMq + pᵀMy + pᵀMq with M = WqᵀWk.
///
/// Concatenated, [x; p] and [y; q] with a matrix of their own each, only the first and the last are
/// left, at twice the width.   Ke et al. 2021, arXiv:2006.15595, eq. 4.
struct AddedTerms {
    double wordWord = 0; ///< xᵀMy
    double wordPosition = 0; ///< xᵀMq
    double positionWord = 0; ///< pᵀMy
    double positionPosition = 0; ///< pᵀMq

    double added() const { return wordWord + wordPosition + positionWord + positionPosition; }
    double concatenated() const { return wordWord + positionPosition; }
    bool operator==(const AddedTerms&) const = default;
};

/// All vectors have as many numbers as M has rows and columns.
AddedTerms addedTerms(const Eigen::MatrixXd& matrix, const Eigen::VectorXd& queryWord,
    const Eigen::VectorXd& queryPosition, const Eigen::VectorXd& keyWord,
    const Eigen::VectorXd& keyPosition);

/// (1 − share)·1 + share·G, G being normal numbers of deviation 1/√width from the seed, which keep
/// the length of a vector on average. `width` ≥ 1, `share` 0 to 1.
Eigen::MatrixXd mixedMatrix(double share, std::uint64_t seed, int width);

} // namespace lab
