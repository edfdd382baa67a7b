#pragma once

#include "core/encodings/shaw/parameters.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

std::int64_t tableRows(const Shaw& shaw); ///< 2K + 1

/// The row of aK and aV for this query and key, 0 to 2K.
std::int64_t tableRow(const Shaw& shaw, std::int64_t query, std::int64_t key);

/// aK and aV, tableRows × width.
struct ShawTables {
    Eigen::MatrixXd keys;
    Eigen::MatrixXd values;
};

/// Tables before training: normally distributed with this standard deviation > 0. Drawn from
/// distance 0 outwards (0, −1, 1, −2, …), the key's vector before the value's, so that a larger K
/// keeps the middle.
ShawTables seededTables(const Shaw& shaw, std::uint64_t seed, double deviation);

/// The part of e_ij that depends only on the position, q_i·aK_r/√d, for the distances key − query
/// from −K to K of one query: tableRows values.
Eigen::ArrayXd positionScores(
    const Shaw& shaw, const ShawTables& tables, const Eigen::ArrayXd& query);

} // namespace lab
