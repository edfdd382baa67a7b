#pragma once

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// The terms of the score of two words after adding positions, (x + p)ᵀ·M·(y + q) = xᵀMy + xᵀMq +
/// pᵀMy + pᵀMq with M = WqᵀWk.
///
/// If the vectors are concatenated, [x; p] and [y; q], with a separate matrix for each part, only
/// the first and the last term remain, at twice the width. Ke et al. 2021, arXiv:2006.15595, eq. 4.
struct AddedTerms {
    double wordWord = 0; ///< xᵀMy
    double wordPosition = 0; ///< xᵀMq
    double positionWord = 0; ///< pᵀMy
    double positionPosition = 0; ///< pᵀMq

    double added() const { return wordWord + wordPosition + positionWord + positionPosition; }
    double concatenated() const { return wordWord + positionPosition; }
    bool operator==(const AddedTerms&) const = default;
};

/// The size of all vectors is the number of rows and columns of M.
AddedTerms addedTerms(const Eigen::MatrixXd& matrix, const Eigen::VectorXd& queryWord,
    const Eigen::VectorXd& queryPosition, const Eigen::VectorXd& keyWord,
    const Eigen::VectorXd& keyPosition);

/// (1 − share)·1 + share·G, where G has normally distributed entries of standard deviation 1/√width
/// from the seed, which preserve the norm of a vector on average. `width` ≥ 1, `share` 0 to 1.
Eigen::MatrixXd mixedMatrix(double share, std::uint64_t seed, int width);

} // namespace lab
