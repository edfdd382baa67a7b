#pragma once

#include "core/math/masked_softmax.h"

#include <cstdint>

namespace lab {

/// No position encoding (NoPE): nothing is added and nothing is turned. Only the causal mask is
/// left: it tells which tokens came before a query, and from the second layer on in which order.
///
/// Laws: without the mask the layer is permutation equivariant. With it, equal scores give query m
/// the weight 1/(m + 1) for each key, so that one layer can already read the position off.
/// Haviv et al. 2022, arXiv:2203.16634; Kazemnejad et al. 2023, arXiv:2305.19466, §5.
struct Nope {
    Visible visible = Visible::KeysUpToQuery;

    bool operator==(const Nope&) const = default;
};

/// What is added to a score: 0, or NaN where the mask hides the key.
double bias(const Nope& nope, std::int64_t query, std::int64_t key);

/// The weight of `key` among `keys` ≥ 1 keys of the same score; 0 where it is hidden. `query` and
/// `key` are from 0, both below `keys`.
double evenWeight(const Nope& nope, std::int64_t query, std::int64_t key, std::int64_t keys);

} // namespace lab
