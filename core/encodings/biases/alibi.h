#pragma once

#include "core/encodings/biases/alibi_parameters.h"
#include "core/encodings/biases/score_tile.h"

#include <cstdint>
#include <vector>

namespace lab {

/// One slope a head, head 1 first.
std::vector<double> slopes(const Alibi& alibi);

/// −slope·(query − key); NaN where the causal mask hides the key.
double bias(const Alibi& alibi, double slope, std::int64_t query, std::int64_t key);

/// The mean of the bias over a tile of queries and keys, over the cells that are not masked;
/// NaN where all of them are. Exact, in closed form, at any size.
double meanBias(const Alibi& alibi, double slope, const Tile& tile);

} // namespace lab
