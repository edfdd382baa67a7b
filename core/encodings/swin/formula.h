#pragma once

#include "core/encodings/swin/parameters.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

int patches(const Swin& swin);
int tableRows(const Swin& swin);

/// The row for query m and key n, both in 0 … patches − 1.
int tableRow(const Swin& swin, int query, int key);

/// The table before training, tableRows × heads, drawn row by row.
Eigen::MatrixXd seededTable(const Swin& swin, std::uint64_t seed);

/// tableRows × 2: dy, dx.
Eigen::MatrixXd logCoordinates(const SwinV2& swin);

/// The network of Swin-V2: bias = 16·sigmoid(W₂·relu(W₁·(dy, dx) + b)) per head.
struct SwinNetwork {
    Eigen::MatrixXd inner; ///< hidden × 2
    Eigen::VectorXd offset; ///< hidden
    Eigen::MatrixXd outer; ///< heads × hidden
};

/// The network before training for the window's heads: normally distributed weights with its
/// standard deviation, offsets 0. With published sizes (512 hidden units, 0.02), all biases start
/// near 8.
SwinNetwork seededNetwork(const SwinV2& swin, int hidden, std::uint64_t seed);

/// The table that the network computes for these coordinates: rows × heads, each value in (0, 16).
Eigen::MatrixXd continuousTable(const SwinNetwork& network, const Eigen::MatrixXd& coordinates);

} // namespace lab
