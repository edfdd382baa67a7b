#pragma once

#include <vector>

namespace lab::drawing {

/// Round numbers in [lowest, highest], at most `most` of them: 1, 2 or 5 times a power of ten
/// apart.
std::vector<double> roundTicks(double lowest, double highest, int most);

/// The same for positions: a power of two apart while that is short.
std::vector<double> positionTicks(double lowest, double highest, int most);

/// The smallest range with round ends that contains [lowest, highest], with 2 to `most` ticks.
struct TickedRange {
    double lowest = 0;
    double highest = 1;
    std::vector<double> ticks {};
};
TickedRange roundRange(double lowest, double highest, int most);

/// A range for an axis under a changing picture: it contains [lowest, highest] with a margin and
/// ends at half steps between its ticks (`most` in [lowest, highest], at least two), so it stays
/// fixed under small changes and wastes less space than whole steps.
TickedRange steadyRange(double lowest, double highest, int most);

} // namespace lab::drawing
