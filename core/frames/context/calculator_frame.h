#pragma once

#include "core/encodings/scaling/parameters.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

/// What each method changes to extend the training length to the target length: the base in use,
/// the factor, how many of the rotated pairs it leaves unchanged, blends, divides and stops, and
/// its factors on cosines and on the softmax scale.
///
/// The chosen method has the values of the state. The others have them too, except for the lengths
/// and the factor, which is target / training, at least 1: the values that choosing them would set.
/// The order is that of ScalingMethod. Laws: the four counts add up to the number of rotated pairs;
/// the slowest pair is slowed by the line's factor if a method divides it completely; a line that
/// is used stays unchanged.
struct CalculatorFrame {
    struct Line {
        ScalingMethod method = ScalingMethod::None;
        RotaryScaling scaling; ///< input of the line
        double factor = 1; ///< s; for dynamic NTK its value at the current length
        double base = 10000; ///< with which the pairs are rotated
        int kept = 0; ///< pairs rotated as in plain RoPE
        int blended = 0; ///< changed, but not by the whole factor
        int divided = 0; ///< by the whole factor
        int resting = 0;
        double least = 1; ///< θᵢ/θ'ᵢ, minimum and maximum over the rotated pairs
        double most = 1;
        double attentionFactor = 1; ///< of cosines and sines; scores are multiplied by its square
        double softmaxFactor = 1; ///< of 1/√width before the softmax
        /// The number of training lengths that it supports: the factor; for LongRoPE's long list
        /// and an adjusted base, the largest factor by which they slow the slowest pair, below 1 if
        /// they speed it up; infinite for dynamic NTK, which grows with the text; 1 without
        /// extension.
        double reach = 1;

        bool operator==(const Line&) const = default;
    };
    /// A suggested base: base·s^(r/(r−2)), s = wantedFactor, r the rotated columns, slows the last
    /// pair by s (NTK-aware, bloc97 2023). Whether it satisfies B(m) ≥ 0 up to the target (Men et
    /// al. 2024, arXiv:2405.14591) is computed only if that is fast, at width 128 up to 10⁶
    /// positions.
    struct WideBase {
        double base = 0;
        std::int64_t searched = 0; ///< no smaller distance fails, except the one found
        std::optional<std::int64_t> failing; ///< the first distance at which it fails

        bool operator==(const WideBase&) const = default;
    };
    std::vector<Line> lines;
    std::optional<WideBase> wideBase; ///< if the adjusted base does not reach the target
    ScalingMethod method = ScalingMethod::None; ///< the chosen one
    ContextLengths lengths;
    double wantedFactor = 1; ///< target / training, at least 1
    double base = 10000;
    int pairs = 0; ///< that are rotated
    int incomplete = 0; ///< those of plain RoPE with less than one turn in the training length

    /// Whether the target is beyond the line's reach.
    bool fallsShort(const Line& line) const { return line.reach < wantedFactor * (1 - 1e-9); }
    bool operator==(const CalculatorFrame&) const = default;
};
CalculatorFrame calculatorFrame(const LabState& state);

} // namespace lab
