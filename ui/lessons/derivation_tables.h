#pragma once

#include "core/frames/tables/scheme_table.h"

#include <span>

namespace lab::ui {

/// Every number of the derivation's checks, for `position-lab table --encoding rope`: a row a page
/// with both sides, difference, tolerance and the worst of all cases tried, the question's answer
/// and what was said to it; and the numbers of the worst case.
///
/// Pages are counted from 0 and broken as the state has them. What was hidden until an answer is
/// told here.
std::span<const TableQuantity> derivationTables();

} // namespace lab::ui
