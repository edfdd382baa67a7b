#pragma once

#include <cstdint>
#include <optional>

namespace lab {

enum class Picture {
    None,
    WavesTable,
    WavesCurves,
    WavesSimilarity,
    WavesShift,
    RotationsDials,
    RotationsScores,
    RotationsCurve,
    BiasesMatrix,
    BiasesHeads,
    BiasesCurve,
    BiasesWeights,
    BaseSpectrum,
    BaseFactors,
    BaseRings,
    BaseGrowingLength,
    BaseMeanScore,
    PrecisionErrors,
    PrecisionDrift,
};

/// What is under the pointer. All pictures light up the parts they know of it, and the reading
/// line writes out the formula of it. It is no part of the state: it is neither undone nor saved.
struct Focus {
    Picture picture = Picture::None; ///< where the pointer is
    std::optional<int> pair;
    std::optional<int> column; ///< of the sinusoidal table
    std::optional<int> head; ///< from 1
    std::optional<std::int64_t> position;
    std::optional<std::int64_t> query;
    std::optional<std::int64_t> key;
    std::optional<std::int64_t> distance; ///< query − key, or the shift k on Waves
    std::int64_t covered = 1; ///< positions (or distances) under the pointer's pixel

    bool operator==(const Focus&) const = default;
};

} // namespace lab
