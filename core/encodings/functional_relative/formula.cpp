#include "core/encodings/functional_relative/formula.h"

#include <algorithm>
#include <cassert>

namespace lab {

std::int64_t distance(const FunctionalRelative& relative, std::int64_t query, std::int64_t key)
{
    return relative.sign == DistanceSign::QueryMinusKey ? query - key : key - query;
}

Eigen::ArrayXd row(const FunctionalRelative& relative, std::int64_t query, std::int64_t key)
{
    return row(relative.sinusoid, distance(relative, query, key));
}

Eigen::MatrixXd scores(
    const FunctionalRelative& relative, const Eigen::MatrixXd& projectedQueries, std::int64_t keys)
{
    assert(projectedQueries.cols() == relative.sinusoid.width && keys >= 0);
    const std::int64_t queries = projectedQueries.rows();
    Eigen::MatrixXd scores(queries, keys);
    // Each diagonal has one vector: key − query runs from 1 − queries to keys − 1.
    for (std::int64_t ahead = 1 - queries; ahead < keys; ++ahead) {
        const Eigen::VectorXd vector = row(relative, 0, ahead).matrix();
        for (std::int64_t query = std::max<std::int64_t>(0, -ahead);
             query < queries && query + ahead < keys; ++query)
            scores(query, query + ahead) = projectedQueries.row(query).dot(vector);
    }
    return scores;
}

} // namespace lab
