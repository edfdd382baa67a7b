#pragma once

#include "core/math/visible.h"

namespace lab {

/// Relative position representations: a learned vector per clipped distance, one table for the keys
/// and one for the values, both shared by the heads.
///
/// e_ij = q_i·(k_j + aK_r)/√d and z_i = Σⱼ α_ij·(v_j + aV_r) with row r = clip(j − i, −K, K) + K of
/// the table: key minus query, row K is distance 0, 2K + 1 rows. Laws: without content the scores
/// are constant along diagonals; beyond K nothing changes; tables of zeros give plain attention.
/// Shaw et al. 2018, arXiv:1803.02155, §3.
struct Shaw {
    int clip = 16; ///< K, 0 to 65,536
    int width = 64; ///< d of a head, 1 to 8192
    Visible visible = Visible::AllKeys;

    bool operator==(const Shaw&) const = default;
};

} // namespace lab
