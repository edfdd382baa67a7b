#include "core/attention/added_terms.h"

#include "core/encodings/seeded_matrices.h"

#include <cassert>
#include <cmath>

namespace lab {

AddedTerms addedTerms(const Eigen::MatrixXd& matrix, const Eigen::VectorXd& queryWord,
    const Eigen::VectorXd& queryPosition, const Eigen::VectorXd& keyWord,
    const Eigen::VectorXd& keyPosition)
{
    assert(matrix.rows() == queryWord.size() && matrix.cols() == keyWord.size());
    const Eigen::VectorXd ofWord = matrix * keyWord;
    const Eigen::VectorXd ofPosition = matrix * keyPosition;
    return {queryWord.dot(ofWord), queryWord.dot(ofPosition), queryPosition.dot(ofWord),
        queryPosition.dot(ofPosition)};
}

Eigen::MatrixXd mixedMatrix(double share, std::uint64_t seed, int width)
{
    assert(width >= 1 && share >= 0 && share <= 1);
    Random random(seed);
    const Eigen::MatrixXd drawn =
        normalMatrix(random, width, width, 1 / std::sqrt(static_cast<double>(width)));
    return (1 - share) * Eigen::MatrixXd::Identity(width, width) + share * drawn;
}

} // namespace lab
