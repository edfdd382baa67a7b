#pragma once

#include "core/encodings/shaw/formula.h"
#include "core/math/masked_softmax.h"

#include <cmath>

namespace lab {

/// e_ij for all queries (rows of `queries`) and keys; NaN if the mask hides the key.
inline Eigen::MatrixXd scores(const Shaw& shaw, const ShawTables& tables,
    const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys)
{
    Eigen::MatrixXd sums = queries * keys.transpose() / std::sqrt(shaw.width);
    for (Eigen::Index query = 0; query < sums.rows(); ++query) {
        const Eigen::ArrayXd part = positionScores(shaw, tables, queries.row(query).transpose());
        for (Eigen::Index key = 0; key < sums.cols(); ++key)
            sums(query, key) += part[tableRow(shaw, query, key)];
    }
    return masked(sums, shaw.visible);
}

/// z_i from the weights α of each query (a row each, 0 if masked) and the values of the keys.
inline Eigen::MatrixXd outputs(const Shaw& shaw, const ShawTables& tables,
    const Eigen::MatrixXd& weights, const Eigen::MatrixXd& values)
{
    Eigen::MatrixXd mixed = weights * values;
    for (Eigen::Index query = 0; query < weights.rows(); ++query)
        for (Eigen::Index key = 0; key < weights.cols(); ++key)
            mixed.row(query) += weights(query, key) * tables.values.row(tableRow(shaw, query, key));
    return mixed;
}

} // namespace lab
