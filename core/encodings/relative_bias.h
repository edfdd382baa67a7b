#pragma once

#include "core/math/masked_softmax.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// Learned relative bias: every head has one learned number for each clipped distance and adds it
/// to the score. T5's bias with a bucket for each distance, or Shaw's keys shrunk to a scalar.
///
/// b_h[clip(n − m, −K, K) + K] for query m and key n: key minus query, column K is the distance 0.
/// Laws: constant along a diagonal; past K a distance has no meaning but "far".
/// Swin (arXiv:2103.14030, §3.2) has the same in two dimensions, unclipped.
/// Raffel et al. 2020, arXiv:1910.10683, §2.1.
struct RelativeBias {
    int heads = 8; ///< 1 to 128
    int clip = 16; ///< K, 0 to 65,536
    double deviation = 0.02; ///< > 0, of the first values
    Visible visible = Visible::AllKeys;

    bool operator==(const RelativeBias&) const = default;
};

std::int64_t tableColumns(const RelativeBias& relative); ///< 2K + 1

/// The column of the table that this query and key use, 0 to 2K.
std::int64_t tableColumn(const RelativeBias& relative, std::int64_t query, std::int64_t key);

/// The table before training, heads × (2K + 1). Drawn from the distance 0 outwards (0, −1, 1, −2,
/// …), all heads of a distance together, so that a larger K keeps the numbers in the middle.
Eigen::MatrixXd seededTable(const RelativeBias& relative, std::uint64_t seed);

/// What head `head`, from 0, adds to the score; NaN where the mask hides the key.
double bias(const RelativeBias& relative, const Eigen::MatrixXd& table, int head,
    std::int64_t query, std::int64_t key);

} // namespace lab
