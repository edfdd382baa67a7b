#pragma once

#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/state/lab_state.h"

#include <vector>

namespace lab {

/// What each method changes to get from the training length to the target length: the base that it
/// turns with, the factor, how many of the rotated pairs it keeps, blends, divides and stops, and
/// by what it multiplies cosines and the softmax scale.
///
/// The chosen method has the state's numbers. The others have them too but for the lengths, of
/// which they are told, and the factor, which then is target / training, at least 1: what choosing
/// them sets. The order is that of ScalingMethod. Laws: the four counts add up to the rotated
/// pairs; the slowest pair is slowed by the line's factor where a method divides it whole; a line
/// that is used stays as it is.
struct CalculatorFrame {
    struct Line {
        ScalingMethod method = ScalingMethod::None;
        RotaryScaling scaling; ///< what the line is computed with
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
    ContextLengths lengths;
    double wantedFactor = 1; ///< target / training, at least 1
    double base = 10000;
    int pairs = 0; ///< that are rotated
    int incomplete = 0; ///< those of plain RoPE with less than one turn in the training length

    bool operator==(const CalculatorFrame&) const = default;
};
CalculatorFrame calculatorFrame(const LabState& state);

} // namespace lab
