#pragma once

#include "core/frames/tables/scheme_table.h"

#include <span>

namespace lab::ui {

/// Every number of the derivation, for `position-lab table --encoding rope`: a row a step with both
/// sides, differences, tolerance and the worst of all cases tried; the numbers of that case; the
/// vectors before and after the turn; the angles φ(p) at positions; the pairs, the columns in two
/// layouts, and the matrices.
///
/// Steps are counted from 1 and broken as the state has them. What was hidden until an answer is
/// told here.
std::span<const TableQuantity> derivationTables();

} // namespace lab::ui
