#pragma once

#include "core/frames/biases/bias_model.h"
#include "core/math/visible.h"

#include <Eigen/Core>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace lab {

/// Limits up to which a cell's mean is a sum over its distances, or over its cells.
constexpr std::int64_t maxBiasDistances = 65'536;
constexpr std::int64_t maxBiasCells = 512;

inline Mask maskOf(Visible visible)
{
    return visible == Visible::AllKeys ? Mask::Symmetric : Mask::Causal;
}

/// Copied often, but the table is not.
using SharedTable = std::shared_ptr<const Eigen::MatrixXd>;

inline SharedTable shared(Eigen::MatrixXd table)
{
    return std::make_shared<const Eigen::MatrixXd>(std::move(table));
}

inline std::function<std::vector<double>(int)> columnsOf(SharedTable table)
{
    return [table = std::move(table)](int head) {
        const auto column = table->col(head - 1);
        return std::vector<double>(column.begin(), column.end());
    };
}

} // namespace lab
