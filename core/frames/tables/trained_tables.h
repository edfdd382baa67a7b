#pragma once

#include "core/frames/tables/scheme_table.h"

namespace lab {

/// The results of small models of an encoding at lengths up to 16 times the training length, and
/// the use of RoPE's pairs: bundled results (shipped_results.h).
std::span<const TableQuantity> trainedTables();

} // namespace lab
