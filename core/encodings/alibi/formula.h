#pragma once

#include "core/encodings/alibi/parameters.h"
#include "core/encodings/score_tile.h"

#include <cstdint>
#include <vector>

namespace lab {

/// One slope per head, starting with head 1.
std::vector<double> slopes(const Alibi& alibi);

/// −slope·(query − key); NaN if the causal mask hides the key.
double bias(const Alibi& alibi, double slope, std::int64_t query, std::int64_t key);

/// The mean of the bias over the unmasked cells of a tile of queries and keys; NaN if all are
/// masked. Exact, in closed form, at any size.
double meanBias(const Alibi& alibi, double slope, const Tile& tile);

} // namespace lab
