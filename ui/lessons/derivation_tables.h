#pragma once

#include "core/frames/tables/scheme_table.h"

#include <span>

namespace lab::ui {

/// Every number of the derivation's checks, for `position-lab table --encoding rope`: a row per
/// page with both sides, difference, tolerance and the worst of all tested cases, the question's
/// answer and the learner's; and the numbers of the worst case.
///
/// Pages are counted from 0 and broken as in the state. Values hidden until an answer are included.
std::span<const TableQuantity> derivationTables();

} // namespace lab::ui
