#pragma once

#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
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
        /// How many training lengths it is made for: the factor; by how much LongRoPE's long list
        /// and an adjusted base slow the slowest pair at most, below 1 where they hurry it;
        /// infinite for dynamic NTK, which grows with the text; 1 where nothing is extended.
        double reach = 1;

        bool operator==(const Line&) const = default;
    };
    /// A base to adjust to: base·s^(r/(r−2)), s = wantedFactor, r the rotated columns, slows the
    /// last pair by s (NTK-aware, bloc97 2023). Whether it serves the target by B(m) ≥ 0 (Men et
    /// al. 2024, arXiv:2405.14591) is known where it is quick to find, at width 128 up to 10⁶
    /// positions.
    struct WideBase {
        double base = 0;
        std::int64_t searched = 0; ///< no distance below fails but the found one
        std::optional<std::int64_t> failing; ///< the first distance at which it fails

        bool operator==(const WideBase&) const = default;
    };
    std::vector<Line> lines;
    std::optional<WideBase> wideBase; ///< where the adjusted base does not reach the target
    ScalingMethod method = ScalingMethod::None; ///< the chosen one
    ContextLengths lengths;
    double wantedFactor = 1; ///< target / training, at least 1
    double base = 10000;
    int pairs = 0; ///< that are rotated
    int incomplete = 0; ///< those of plain RoPE with less than one turn in the training length

    /// Whether the line is not made for the target.
    bool fallsShort(const Line& line) const { return line.reach < wantedFactor * (1 - 1e-9); }
    bool operator==(const CalculatorFrame&) const = default;
};
CalculatorFrame calculatorFrame(const LabState& state);

} // namespace lab
