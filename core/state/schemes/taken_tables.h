#pragma once

#include "core/state/schemes/schemes.h"

namespace lab {

/// Whether the table taken, where there is one, has the sizes of the encoding. In every state it
/// does: a size that is changed puts the untrained numbers back (clamped()).
bool fits(const LearnedScheme& scheme);
bool fits(const T5Scheme& scheme); ///< a causal one up to the distance L
bool fits(const ShawScheme& scheme); ///< a causal one: no key after its query was met in training
/// One head without buckets, whose last row is that of the last distance met in training.
bool fits(const DebertaScheme& scheme);

/// With a table, and the sizes that it has.
LearnedScheme withTable(LearnedScheme scheme, TakenTable table);
T5Scheme withTable(T5Scheme scheme, TakenTable table);
ShawScheme withTable(ShawScheme scheme, TakenTable table);
DebertaScheme withTable(DebertaScheme scheme, TakenTable table);

} // namespace lab
