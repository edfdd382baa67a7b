#pragma once

#include "core/encodings/cope/formula.h"

#include <limits>
#include <vector>

namespace lab {

/// All queries (rows) and keys (columns); NaN if the key is after the query.
struct CopeMatrices {
    Eigen::MatrixXd gates;
    Eigen::MatrixXd positions;
    Eigen::MatrixXd addedScores;
};

/// `queries` and `keys` have a row per token, `table` has `positions` rows, all of one width.
inline CopeMatrices matrices(const Cope& cope, const Eigen::MatrixXd& queries,
    const Eigen::MatrixXd& keys, const Eigen::MatrixXd& table)
{
    const Eigen::MatrixXd hidden = Eigen::MatrixXd::Constant(
        queries.rows(), queries.rows(), std::numeric_limits<double>::quiet_NaN());
    CopeMatrices result {hidden, hidden, hidden};
    for (Eigen::Index query = 0; query < queries.rows(); ++query) {
        const Eigen::VectorXd vector = queries.row(query);
        std::vector<double> gates;
        for (Eigen::Index key = 0; key <= query; ++key)
            gates.push_back(gate(gateLogit(cope, vector, keys.row(key))));
        const std::vector<double> positions = contextualPositions(cope, gates);
        for (Eigen::Index key = 0; key <= query; ++key) {
            const auto place = static_cast<std::size_t>(key);
            result.gates(query, key) = gates[place];
            result.positions(query, key) = positions[place];
            result.addedScores(query, key) = interpolated(table * vector, positions[place]);
        }
    }
    return result;
}

} // namespace lab
