#pragma once

#include "core/drawing/marks.h"
#include "core/figures/rotations/convention_grid.h"

#include <optional>

namespace lab::drawing {

/// The three scores below the columns, with the wrong one marked and the one under the pointer
/// tinted, and how their sums are related. All have the same number of decimals, so that equal ones
/// look equal.
void addConventionScores(
    Layer& layer, const ConventionGrid& grid, std::optional<int> pointed, const Style& style);

} // namespace lab::drawing
