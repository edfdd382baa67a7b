#pragma once

#include "core/encodings/rotary_scaling.h"
#include "core/state/lab_state.h"

#include <vector>

namespace lab {

/// What each method changes to get from the training length to the target length: the base that it
/// turns with, the factor, how many of the rotated pairs it keeps, blends, divides and stops, and
/// by what it multiplies cosines and the softmax scale.
///
/// All methods are given the same numbers of the state, as in FactorsFrame; the order is that of
/// ScalingMethod. Laws: the four counts add up to the rotated pairs; the slowest pair is slowed by
/// the line's factor where a method divides it whole.
struct CalculatorFrame {
    struct Line {
        ScalingMethod method = ScalingMethod::None;
        double factor = 1; ///< s; of dynamic NTK what it has grown to at the current length
        double base = 10000; ///< that the pairs turn with
        int kept = 0; ///< pairs that turn as in plain RoPE
        int blended = 0; ///< changed, but not by the whole factor
        int divided = 0; ///< by the whole factor
        int resting = 0;
        double least = 1; ///< θᵢ/θ'ᵢ, the least and the largest of the pairs that turn
        double most = 1;
        double attentionFactor = 1; ///< of cosines and sines, so its square of the scores
        double softmaxFactor = 1; ///< of 1/√width before the softmax

        bool operator==(const Line&) const = default;
    };
    std::vector<Line> lines;
    ScalingMethod method = ScalingMethod::None; ///< the chosen one
    RotaryScaling scaling; ///< the numbers that all are given
    ContextLengths lengths;
    double wantedFactor = 1; ///< target / training, at least 1
    double base = 10000;
    int pairs = 0; ///< that are rotated
    int incomplete = 0; ///< those of plain RoPE with less than one turn in the training length

    bool operator==(const CalculatorFrame&) const = default;
};
CalculatorFrame calculatorFrame(const LabState& state);

} // namespace lab
