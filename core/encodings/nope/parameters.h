#pragma once

#include "core/math/visible.h"

namespace lab {

/// No position encoding (NoPE): nothing is added and nothing is rotated. Only the causal mask
/// remains: through it, a layer sees which tokens came before a query, and from the second layer on
/// in which order.
///
/// Laws: without the mask the layer is permutation equivariant. With it, equal scores give each key
/// of query m the weight 1/(m + 1), so that a single layer can already determine the position.
/// Haviv et al. 2022, arXiv:2203.16634; Kazemnejad et al. 2023, arXiv:2305.19466, §5.
struct Nope {
    Visible visible = Visible::KeysUpToQuery;

    bool operator==(const Nope&) const = default;
};

} // namespace lab
