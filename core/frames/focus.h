#pragma once

#include "core/experiment/experiment_setup.h"
#include "core/state/compare.h"
#include "core/state/grids.h"
#include "core/state/order.h"
#include "core/state/relative.h"

#include <cstdint>
#include <optional>
#include <string>

namespace lab {

enum class Picture {
    None,
    OrderChips,
    OrderWeights,
    OrderOutputs,
    OrderEncodings,
    WavesTable,
    WavesCurves,
    WavesSimilarity,
    WavesShift,
    WavesLearned,
    WavesProducts,
    WavesPairs,
    WavesOdometer,
    WavesTerms,
    RotationsDials,
    RotationsScores,
    RotationsFrequencies,
    RotationsCurve,
    RotationsConventions,
    DerivationFormula,
    DerivationPicture,
    DerivationCheck,
    BiasesMatrix,
    BiasesHeads,
    BiasesCurve,
    BiasesWeights,
    RelativeTerms,
    RelativeScore,
    RelativeShift,
    RelativeRows,
    GridsImage,
    GridsMap,
    GridsEncodings,
    GridsPairs,
    GridsStills,
    GridsBox,
    GridsSequence,
    ContextSpectrum,
    ContextFactors,
    ContextRings,
    ContextGrowingLength,
    ContextTemperature,
    ContextDistances,
    ContextMeanScore,
    BaseBound,
    PrecisionErrors,
    PrecisionDrift,
    ExperimentAccuracy,
    ExperimentTraining,
    ExperimentRanking,
    ExperimentExample,
    ExperimentPairs,
    ExperimentLimits,
    CompareTable,
    CompareAdviser,
    CompareClaims,
    CompareMistakes,
};

/// A handle on a method's line: an end of a ramp of length extension, or p-RoPE's share.
enum class RampEnd {
    YarnFast, ///< betaFast
    YarnSlow, ///< betaSlow
    Llama3High, ///< the high-frequency factor
    Llama3Low,
    PlainBegin, ///< NTK-by-parts, gamma0: where the ramp from plain RoPE begins
    PlainEnd, ///< gamma1
    LinearBegin, ///< beta0: where the ramp from NTK-aware to full division begins
    LinearEnd, ///< beta1
    TurningShare,
};

/// The two sentences of Order.
enum class OrderSide { Typed, Reordered };

/// The element under the pointer. All pictures highlight their parts of it, and the reading line
/// shows its formula. It is not part of the state: it is neither undone nor saved.
struct Focus {
    Picture picture = Picture::None; ///< under the pointer
    std::optional<int> pair;
    std::optional<int> column; ///< of the sinusoidal table, or of a query in interleaved order
    std::optional<int> convention; ///< index of a score in ConventionScores
    std::optional<int> head; ///< from 1
    std::optional<std::int64_t> position;
    std::optional<std::int64_t> query;
    std::optional<std::int64_t> key;
    std::optional<std::int64_t> distance; ///< query − key, or the shift k on Waves
    std::optional<RampEnd> rampEnd; ///< of the chosen method
    std::optional<OrderSide>
        side; ///< on Order, where query and key are tokens by their typed place
    std::optional<OrderEncoding> encoding; ///< on Order, under the pointer
    std::optional<RelativeTerm> term; ///< on Relative
    std::optional<GridEncoding> gridEncoding; ///< on Grids, where query and key are patches
    std::optional<ComparedEncoding> compared; ///< on Compare; with the next one the cell under the
                                              ///< pointer
    std::optional<ComparedProperty> property;
    std::optional<ExperimentCurve> curve; ///< on Experiment, under the pointer; the position is its
                                          ///< length
    std::optional<int> cell; ///< of the shifted matrix, row by row
    std::string symbol; ///< of a formula, and of its element in the picture: "theta"
    std::int64_t covered = 1; ///< positions (or distances) under the pointer's pixel
    bool isHeld = false; ///< by the keyboard, instead of the pointer

    bool operator==(const Focus&) const = default;
};

} // namespace lab
