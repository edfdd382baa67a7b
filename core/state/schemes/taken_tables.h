#pragma once

#include "core/state/schemes/schemes.h"

namespace lab {

/// Whether the taken table, if any, has the sizes of the encoding. Every valid state satisfies
/// this: if a size changes, clamped() restores the untrained values.
bool fits(const LearnedScheme& scheme);
bool fits(const T5Scheme& scheme); ///< for a causal model, up to the distance L
/// For a causal model: training contained no key after its query
bool fits(const ShawScheme& scheme);
/// One head without buckets; the last row belongs to the largest distance in training.
bool fits(const DebertaScheme& scheme);

/// The scheme with a table, and with the sizes of the table.
LearnedScheme withTable(LearnedScheme scheme, TableChoice table);
T5Scheme withTable(T5Scheme scheme, TableChoice table);
ShawScheme withTable(ShawScheme scheme, TableChoice table);
DebertaScheme withTable(DebertaScheme scheme, TableChoice table);

} // namespace lab
