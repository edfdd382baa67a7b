#pragma once

#include "core/frames/tables/scheme_table.h"

namespace lab {

/// What small models of an encoding answer at lengths up to 16 times the trained one, and what
/// those of RoPE make of its pairs: results that come with the program (shipped_results.h).
std::span<const TableQuantity> trainedTables();

} // namespace lab
