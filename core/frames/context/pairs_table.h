#pragma once

#include "core/encodings/turning/rotary_scaling.h"
#include "core/state/lab_state.h"

#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// Every pair of RoPE, the resting ones included, in numbers: θᵢ, λᵢ = 2π/θᵢ, its L/λᵢ turns in the
/// training length L, and what the chosen method makes of it: θᵢ/θ'ᵢ, θ'ᵢ, λ'ᵢ and its regime.
///
/// A pair that does not turn has an infinite wavelength, and one that the method stops is slowed
/// without end. Law: the numbers are those of spectrumFrame() and of the chosen line of
/// factorsFrame(), and `position-lab table --quantity pairs` writes the same.
struct PairsTable {
    struct Row {
        double frequency = 0; ///< radians a position
        double wavelength = 0; ///< positions a turn
        double turns = 0; ///< in the training length
        double factor = 1; ///< by which it is slowed
        double newFrequency = 0;
        double newWavelength = 0;
        Regime regime = Regime::Kept;

        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rows; ///< by pair
    int selectedPair = 0;

    bool operator==(const PairsTable&) const = default;
};
PairsTable pairsTable(const LabState& state);

/// "pair", "frequency", …, "regime": technical names, the pair's number first.
std::vector<std::string> pairsColumns();

std::string_view keyOf(Regime regime); ///< "kept"

/// The rows of these pairs, in their order, as text: a header and a line a pair, numbers with 17
/// significant digits that read back as the same ones, "inf" for the infinite, the regime's key.
std::string separatedText(const PairsTable& table, const std::vector<int>& pairs, char separator);

/// The same as JSON, an object a pair; an infinite number, which JSON has no word for, is null.
std::string jsonText(const PairsTable& table, const std::vector<int>& pairs);

} // namespace lab
