#pragma once

#include "core/math/visible.h"

namespace lab {

/// Relative position representations: a learned vector for every clipped distance, one table for
/// the keys and one for the values, both shared by the heads.
///
/// e_ij = q_i·(k_j + aK_r)/√d and z_i = Σⱼ α_ij·(v_j + aV_r) with the table's row
/// r = clip(j − i, −K, K) + K: key minus query, row K is the distance 0, 2K + 1 rows.
/// Laws: without content the scores are constant along a diagonal; past K nothing changes any more;
/// tables of zeros leave plain attention.   Shaw et al. 2018, arXiv:1803.02155, §3.
struct Shaw {
    int clip = 16; ///< K, 0 to 65,536
    int width = 64; ///< d of a head, 1 to 8192
    Visible visible = Visible::AllKeys;

    bool operator==(const Shaw&) const = default;
};

} // namespace lab
