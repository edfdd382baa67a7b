#include "core/math/masked_softmax.h"

#include "core/math/softmax.h"

#include <cmath>
#include <limits>
#include <vector>

namespace lab {

Eigen::MatrixXd masked(Eigen::MatrixXd scores, Visible visible)
{
    for (Eigen::Index key = 0; key < scores.cols(); ++key) {
        for (Eigen::Index query = 0; query < scores.rows(); ++query) {
            if (!isVisible(visible, query, key))
                scores(query, key) = std::numeric_limits<double>::quiet_NaN();
        }
    }
    return scores;
}

Eigen::MatrixXd attentionWeights(const Eigen::MatrixXd& scores)
{
    Eigen::MatrixXd weights(scores.rows(), scores.cols());
    std::vector<double> row(static_cast<std::size_t>(scores.cols()));
    for (Eigen::Index query = 0; query < scores.rows(); ++query) {
        for (std::size_t key = 0; key < row.size(); ++key) {
            const double score = scores(query, static_cast<Eigen::Index>(key));
            row[key] = std::isnan(score) ? -std::numeric_limits<double>::infinity() : score;
        }
        const std::vector<double> ofQuery = softmax(row);
        weights.row(query) =
            Eigen::RowVectorXd::Map(ofQuery.data(), static_cast<Eigen::Index>(ofQuery.size()));
    }
    return weights;
}

} // namespace lab
