#pragma once

#include "core/encodings/relative_bias/parameters.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

std::int64_t tableColumns(const RelativeBias& relative); ///< 2K + 1

/// The column of the table for this query and key, 0 to 2K.
std::int64_t tableColumn(const RelativeBias& relative, std::int64_t query, std::int64_t key);

/// The table before training, heads × (2K + 1). Drawn from distance 0 outwards (0, −1, 1, −2, …),
/// all heads of a distance together, so that a larger K keeps the values in the middle.
Eigen::MatrixXd seededTable(const RelativeBias& relative, std::uint64_t seed);

/// The bias of head `head`, from 0; NaN if the mask hides the key.
double bias(const RelativeBias& relative, const Eigen::MatrixXd& table, int head,
    std::int64_t query, std::int64_t key);

} // namespace lab
