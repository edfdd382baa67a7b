#pragma once

#include "core/encodings/scaling/formula.h"
#include "core/state/lab_state.h"

#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// Every pair of RoPE, including unrotated ones, as numbers: θᵢ, λᵢ = 2π/θᵢ, its L/λᵢ turns in the
/// training length L, and the effect of the chosen method: θᵢ/θ'ᵢ, θ'ᵢ, λ'ᵢ and its regime.
///
/// A pair that is not rotated has an infinite wavelength, and one that the method leaves unrotated
/// has an infinite factor. Law: the numbers are those of spectrumFrame() and of the chosen line of
/// factorsFrame(), and `position-lab table --quantity pairs` writes the same.
struct PairsTable {
    struct Row {
        double frequency = 0; ///< radians per position
        double wavelength = 0; ///< positions per turn
        double turns = 0; ///< in the training length
        double factor = 1; ///< factor by which it is slowed
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

/// The given pairs in order, as text: a header and a line per pair, numbers with 17 significant
/// digits that read back exactly, "inf" for infinity, the key of the regime.
std::string separatedText(const PairsTable& table, const std::vector<int>& pairs, char separator);

/// The same as JSON, an object per pair; infinity is null, because JSON cannot represent it.
std::string jsonText(const PairsTable& table, const std::vector<int>& pairs);

} // namespace lab
