#pragma once

#include <vector>

namespace lab {

/// A function of a position or distance, ready to draw: a value every `step` from `firstX`. If a
/// sample represents many positions, it is their exact mean and `deviation` their standard
/// deviation.
struct CurveFrame {
    double firstX = 0;
    double step = 1;
    std::vector<double> values;
    std::vector<double> deviation; ///< empty if every position has its own sample
    double firstDot = 0; ///< dots are at integers
    std::vector<double> dots; ///< empty if they would touch

    bool operator==(const CurveFrame&) const = default;
};

} // namespace lab
