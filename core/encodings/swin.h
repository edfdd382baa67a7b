#pragma once

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// Swin's relative bias inside a window of height × width patches, numbered row by row: query m
/// and key n look up row (dy + height − 1)·(2·width − 1) + (dx + width − 1) of a learned table,
/// (dy, dx) = place of the query − place of the key.
///
/// Law: the row depends on (dy, dx) only, each of the (2·height − 1)·(2·width − 1) rows is used,
/// and the rows of (m, n) and (n, m) add up to the last row's number.
/// Liu et al. 2021, arXiv:2103.14030, §3.2.
struct Swin {
    int height = 7; ///< > 0, with the width at most 64
    int width = 7; ///< > 0
    int heads = 4; ///< 1 to 128
    double deviation = 0.02; ///< > 0, of the first values

    bool operator==(const Swin&) const = default;
};

int patches(const Swin& swin);
int tableRows(const Swin& swin);

/// The row of query m and key n, both in 0 … patches − 1.
int tableRow(const Swin& swin, int query, int key);

/// All of them, queries down and keys across.
Eigen::MatrixXi indexTable(const Swin& swin);

/// The table before training, tableRows × heads, drawn row by row.
Eigen::MatrixXd seededTable(const Swin& swin, std::uint64_t seed);

/// The bias of one head, queries down and keys across.
Eigen::MatrixXd biasMatrix(const Swin& swin, const Eigen::MatrixXd& table, int head);

/// Swin-V2's input to the network that replaces the table: for each row of it (dy, dx), every
/// component x as sign(x)·log₂(1 + 8·|x|/(size − 1)) / log₂ 8, with the size of the window, or
/// that of the window trained with once the model is moved to a larger one.
///
/// Law: the far corners are at log₂ 9 / 3, the components are odd in x. An axis of size 1 has only
/// × = 0 and gives 0 (released code divides 0 by 0). Liu et al. 2022, arXiv:2111.09883, §3.3.
struct SwinV2 {
    Swin window;
    int trainedHeight = 0; ///< below 2: the window's own
    int trainedWidth = 0; ///< below 2: the window's own

    bool operator==(const SwinV2&) const = default;
};

/// tableRows × 2: dy, dx.
Eigen::MatrixXd logCoordinates(const SwinV2& swin);

/// The network of Swin-V2: bias = 16·sigmoid(W₂·relu(W₁·(dy, dx) + b)) for each head.
struct SwinNetwork {
    Eigen::MatrixXd inner; ///< hidden × 2
    Eigen::VectorXd offset; ///< hidden
    Eigen::MatrixXd outer; ///< heads × hidden
};

/// The network before training for the window's heads: weights normal with its deviation, offsets
/// 0. With published sizes (512 hidden numbers, 0.02) all biases start near 8.
SwinNetwork seededNetwork(const SwinV2& swin, int hidden, std::uint64_t seed);

/// The table that the network gives for these coordinates: rows × heads, each in (0, 16).
Eigen::MatrixXd continuousTable(const SwinNetwork& network, const Eigen::MatrixXd& coordinates);

} // namespace lab
