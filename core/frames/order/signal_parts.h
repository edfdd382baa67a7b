#pragma once

#include "core/attention/layer.h"
#include "core/frames/order/order_layer.h"

#include <Eigen/Core>

#include <cstdint>
#include <utility>

namespace lab {

inline PositionSignal addedToTokens(Eigen::MatrixXd rows)
{
    PositionSignal signal;
    signal.input = std::move(rows);
    return signal;
}

inline PositionSignal addedToScore(PositionSignal::Bias bias)
{
    PositionSignal signal;
    signal.bias = std::move(bias);
    return signal;
}

/// A head's bias that is not defined for keys after the query: the later of the two counts as the
/// query.
template <class Bias> PositionSignal addedBothWays(const Order& order, Bias bias)
{
    const auto tokens = static_cast<Eigen::Index>(order.arrangement.size());
    Eigen::MatrixXd table(tokens, tokens);
    for (Eigen::Index query = 0; query < tokens; ++query)
        for (Eigen::Index key = 0; key <= query; ++key)
            table(query, key) = table(key, query) = bias(query, key);
    return addedToScore([table = std::move(table)](int, std::int64_t query, std::int64_t key) {
        return table(query, key);
    });
}

} // namespace lab
