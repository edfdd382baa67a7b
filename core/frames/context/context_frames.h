#pragma once

#include "core/encodings/scaling/parameters.h"
#include "core/frames/context/ramp_handles.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <optional>
#include <vector>

namespace lab {

/// The wavelength λᵢ = 2π/θᵢ = 2π·base^(2i/r) of every rotated pair of plain RoPE, in positions,
/// and λ'ᵢ of the same pair with the chosen method, together with the two lengths for comparison.
///
/// A pair makes L/λᵢ turns in a training length of L. Pairs with less than one turn do not cover
/// the whole circle, and a longer text rotates them to new angles. Law: the pairs with λᵢ > L are
/// those for which coverage() is incomplete.
struct SpectrumFrame {
    struct Pair {
        double frequency = 0; ///< θᵢ in radians per position
        double wavelength = 0; ///< λᵢ
        double scaledWavelength = 0; ///< λ'ᵢ; infinite if the method leaves the pair unrotated
        double turns = 0; ///< L/λᵢ, 0 if it is not rotated

        bool operator==(const Pair&) const = default;
    };
    std::vector<Pair> pairs; ///< the rotated ones, fastest first
    int restingPairs = 0; ///< beyond the rotated width, and pairs that p-RoPE leaves unrotated
    int turningPairs = 0; ///< the others
    int incomplete = 0; ///< of them, those with less than one turn in the training length
    ContextLengths lengths;
    ScalingMethod method = ScalingMethod::None;
    int selectedPair = 0;
    double base = 10000;
    int width = 16; ///< the dimension d, rotated or not

    /// 2π·base: the wavelength of the pair after the last one of plain RoPE
    double wavelengthAtEnd() const;
    bool operator==(const SpectrumFrame&) const = default;
};
SpectrumFrame spectrumFrame(const LabState& state);
NumberTable spectrumTable(const SpectrumFrame& frame);

/// The factor by which each method shown slows each rotated pair: θᵢ/θ'ᵢ, 1 if it is kept, s if it
/// is divided by the whole factor, infinite if it is not rotated.
///
/// All methods use the same values from the state; the order is that of ScalingMethod. Law:
/// position interpolation slows each pair by s, NTK-aware by s^(2i/(r−2)), none by 1.
struct FactorsFrame {
    struct Line {
        ScalingMethod method = ScalingMethod::None;
        std::vector<double> factors; ///< of each rotated pair

        bool operator==(const Line&) const = default;
    };
    std::vector<Line> lines;
    ScalingMethod method = ScalingMethod::None; ///< the chosen one
    double lowest = 1; ///< of all finite factors
    double highest = 1;
    int selectedPair = 0;
    int pairs = 0; ///< rotated or not
    RampHandles handles; ///< on the line of the chosen one
    bool lacksLists = false; ///< LongRoPE is switched on, but no file has provided its lists

    bool operator==(const FactorsFrame&) const = default;
};
FactorsFrame factorsFrame(const LabState& state);
NumberTable factorsTable(const FactorsFrame& frame);

} // namespace lab
