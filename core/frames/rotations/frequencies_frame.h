#pragma once

#include "core/encodings/scaling/parameters.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <vector>

namespace lab {

/// The frequencies of the rotated pairs in radians per position: θᵢ = b^(−2i/r) in plain RoPE, with
/// base b and rotated width r, and what the chosen method makes of them.
///
/// Law: the logarithms of the plain frequencies fall by equal steps from pair 0, whose frequency is
/// 1 for every base. One step after the last pair, at i = r/2, they reach 1/b.
struct FrequenciesFrame {
    struct Pair {
        double plain = 0; ///< θᵢ in plain RoPE
        double first = 0; ///< of the first column as it is rotated; 0 if the method stops the pair
        double second = 0; ///< of the second column: another only in a mismatched layout

        bool operator==(const Pair&) const = default;
    };
    std::vector<Pair> pairs; ///< those within the rotated width, fastest first
    int restingPairs = 0; ///< beyond it, or stopped by the method
    ScalingMethod method = ScalingMethod::None;
    int selectedPair = 0;
    double base = 10000;
    bool isRotation = true; ///< both columns of each pair have one frequency

    double frequencyAtEnd() const; ///< 1/b, which the pair after the last would have
    bool operator==(const FrequenciesFrame&) const = default;
};
FrequenciesFrame frequenciesFrame(const LabState& state);
NumberTable frequenciesTable(const FrequenciesFrame& frame);

} // namespace lab
