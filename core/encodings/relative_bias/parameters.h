#pragma once

#include "core/math/visible.h"

namespace lab {

/// Learned relative bias: every head has a learned number for each clipped distance and adds it to
/// the score. Equivalent to T5's bias with a bucket per distance, or to Shaw's keys reduced to a
/// scalar.
///
/// b_h[clip(n − m, −K, K) + K] for query m and key n: key minus query, column K is distance 0.
/// Laws: constant along diagonals; all distances beyond K have the same value. Swin
/// (arXiv:2103.14030, §3.2) has the same in two dimensions, not clipped. Raffel et al. 2020,
/// arXiv:1910.10683, §2.1.
struct RelativeBias {
    int heads = 8; ///< 1 to 128
    int clip = 16; ///< K, 0 to 65,536
    double deviation = 0.02; ///< > 0, of the initial values
    Visible visible = Visible::AllKeys;

    bool operator==(const RelativeBias&) const = default;
};

} // namespace lab
