#pragma once

#include "core/frames/focus.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lab {

/// A number of the reading line: the slot of the formula that it fills, and its notation when not
/// all digits are shown.
struct ReadingNumber {
    std::string slot;
    double value = 0;
    enum class Form { Whole, Decimals, Significant } form = Form::Decimals;
    int digits = 3; ///< decimals, or significant digits

    bool operator==(const ReadingNumber&) const = default;
};

/// The reading line: the formula for the element under the pointer, the numbers in it, and the
/// result. The window only typesets it; the key names a typeset formula with these slots.
struct Reading {
    std::string formula; ///< "reading.rope.pair"
    std::vector<ReadingNumber> numbers;
    /// What the line is about, for the caption above it; the window has the texts.
    enum class Subject {
        Nothing,
        Pair,
        PlainPair, ///< as RoPE rotates it, if a chosen extension might rotate it differently
        TurnedPair,
        RestingPair,
        Score,
        ForgottenScore,
        Column,
        Distance,
        DistanceRun,
        TableCell,
        TableRun,
        Similarity,
        SimilarityRun,
        Shift,
        DistanceCell,
        DistanceCells,
        DistancePair,
        LearnedCell,
        LearnedRun,
        LearnedGap,
        LearnedProduct,
        LearnedProducts,
        OdometerStep,
        OdometerWheel,
        OdometerDial,
        AddedTerms,
        AddedTerm,
        BiasCell,
        BiasTile,
        MaskedCell,
        OtherWindow, ///< a key in another window than the query
        BeyondBiases, ///< farther than the biases or their weights are computed
        Weight,
        RoundedAngle,
        RoundedCosine,
        RoundedScore,
        Drift,
        GrownBase,
        PairAtLength,
        CachedKey,
        SeenPair,
        SeenDistances,
        QueryFactor,
        QueryRow,
        RampEnd,
        BaseSum,
        OwnVector,
        OwnTurn,
        TurnLeft,
        PairScore,
        StepAngle,
        OrderWeight,
        OrderHidden,
        OrderOutput,
        OrderToken,
        OrderSentence,
        OrderEncoding,
        RelativeCell,
        RelativeMasked,
        RelativeTerm,
        RelativeWeight,
        RelativeOutput,
        RelativeShift,
        RelativeLeftover,
        RelativeRow,
        GridPatches,
        GridAngle,
        VideoTokens,
        VideoAngle,
        TrainedAnswers,
        FrozenPair,
        ComparedCell,
        Claim,
        Mistake,
    } subject = Subject::Nothing;
    Focus focus; ///< with all fields filled that the subject names
    std::vector<ReadingNumber> captionNumbers {}; ///< other parts of the caption: "degrees"
    std::vector<std::string> words {}; ///< tokens that the caption names, or a choice

    bool operator==(const Reading&) const = default;
};

/// Without a focus, the reading of what is selected on the state's bench.
Reading reading(const LabState& state, const Focus& focus);

Reading orderReading(const LabState& state, const Focus& focus);
Reading wavesReading(const LabState& state, const Focus& focus);
Reading rotationsReading(const LabState& state, const Focus& focus);
Reading derivationReading(const LabState& state, const Focus& focus);
Reading biasesReading(const LabState& state, const Focus& focus);
Reading relativeReading(const LabState& state, const Focus& focus);
Reading gridsReading(const LabState& state, const Focus& focus);
Reading baseReading(const LabState& state, const Focus& focus);
Reading precisionReading(const LabState& state, const Focus& focus);
Reading experimentReading(const LabState& state, const Focus& focus);
Reading compareReading(const LabState& state, const Focus& focus);

} // namespace lab
