#include "core/frames/bench_frames.h"

#include "core/frames/encoding.h"
#include "core/frames/grids/patch_encodings.h"
#include "core/state/choices.h"

#include <algorithm>
#include <array>
#include <span>

namespace lab {

namespace {

std::string orderTableKey(const LabState& state)
{
    return std::string(encodingOf(state.order.encoding).entry.key);
}

std::string sinusoidalKey(const LabState&)
{
    return "sinusoidal";
}

std::string wavesKey(const LabState& state)
{
    return keyOf(state.waves.shown);
}

std::string ropeKey(const LabState&)
{
    return "rope";
}

std::string biasKey(const LabState& state)
{
    return keyOf(state.biases.shown);
}

std::string relativeKey(const LabState& state)
{
    return keyOf(state.relative.encoding);
}

std::string gridsKey(const LabState& state)
{
    if (state.grids.picture == GridsPictureShown::Video)
        return "multimodal_rotary";
    return std::string(rowOf(state.grids.encoding).key);
}

std::string trainedKey(const LabState& state)
{
    return std::string(keyOf(state.experiment.encoding));
}

std::string compareKey(const LabState& state)
{
    return std::string(catalogueKey(state.compare.encoding));
}

constexpr std::array<std::string_view, 6> orderGroups {"order.sentence", "order.arrangement",
    "order.pairing", "order.layers", "order.causal", "order.seed"};
constexpr std::array<std::string_view, 1> sinusoidalGroups {"sinusoidal."};
constexpr std::array<std::string_view, 1> learnedGroups {"learned."};
constexpr std::array<std::string_view, 1> distanceVectorGroups {"functional_relative."};
constexpr std::array<std::string_view, 2> odometerGroups {"sinusoidal.", "waves.radix"};
constexpr std::array<std::string_view, 4> addedGroups {
    "sinusoidal.", "waves.mix", "waves.seed", "position."};
constexpr std::array<std::string_view, 3> scoreGroups {"rope.", "scaling.", "position.key"};
constexpr std::array<std::string_view, 5> relativeGroups {
    "relative.words", "position.query", "shaw.", "transformer_xl.", "deberta."};
constexpr std::array<std::string_view, 6> gridsGroups {"grids.", "position.query",
    "sinusoidal_grid.", "rotary_grid.", "learned.", "multimodal_rotary."};
constexpr std::array<std::string_view, 2> ropeGroups {"rope.", "scaling."};
constexpr std::array<std::string_view, 3> temperatureGroups {
    "temperature.", "sink.", "base.match_score"};
constexpr std::array<std::string_view, 2> distanceGroups {"position_map.", "position.query"};
constexpr std::array<std::string_view, 3> roundedGroups {"rope.", "scaling.", "precision."};

constexpr std::array<std::string_view, 2> experimentGroups {
    "experiment.task", "experiment.measure"};
constexpr std::array<std::string_view, 3> compareGroups {"compare.", "rope.", "scaling."};

constexpr std::array orderMistakes {
    CodeMistake::InvariantOutputs, CodeMistake::TravellingPositions, CodeMistake::BlindDecoder};
constexpr std::array sinusoidalMistakes {
    CodeMistake::DoubledExponent, CodeMistake::FrequencyOfEachColumn, CodeMistake::BaseOfThousand};
constexpr std::array ropeMistakes {CodeMistake::AnglesOfOtherLayout,
    CodeMistake::ForgottenPermutation, CodeMistake::RepeatedPermutation,
    CodeMistake::PermutationByQueryHeads, CodeMistake::PermutationBeyondRotated,
    CodeMistake::TableOverTokens, CodeMistake::ElementwiseProduct};
constexpr std::array scalingMistakes {
    CodeMistake::BaseTimesFactor, CodeMistake::SquaredAttentionFactor};
constexpr std::array roundedMistakes {
    CodeMistake::RoundedPositions, CodeMistake::RoundedFrequencies};

constexpr std::array framesOfBenches {
    BenchFrames {.id = BenchId::Order,
        .reading = orderReading,
        .encoding = orderTableKey,
        .quantity = "order_outputs",
        .rows = CodeRows::None,
        .groups = orderGroups,
        .mistakes = orderMistakes},
    BenchFrames {.id = BenchId::Waves,
        .reading = wavesReading,
        .encoding = sinusoidalKey,
        .quantity = "encoding",
        .groups = sinusoidalGroups,
        .mistakes = sinusoidalMistakes},
    BenchFrames {.id = BenchId::Waves,
        .isShown =
            [](const LabState& state) { return state.waves.shown == WavesEncoding::Learned; },
        .reading = wavesReading,
        .encoding = wavesKey,
        .quantity = "encoding",
        .groups = learnedGroups},
    BenchFrames {.id = BenchId::Waves,
        .isShown =
            [](const LabState& state) { return state.waves.shown == WavesEncoding::Functional; },
        .reading = wavesReading,
        .encoding = wavesKey,
        .quantity = "encoding",
        .rows = CodeRows::BothSigns,
        .groups = distanceVectorGroups},
    BenchFrames {.id = BenchId::Waves,
        .isShown =
            [](const LabState& state) {
                return state.waves.picture == WavesPictureShown::Odometer;
            },
        .reading = wavesReading,
        .encoding = sinusoidalKey,
        .quantity = "odometer",
        .groups = odometerGroups},
    BenchFrames {.id = BenchId::Waves,
        .isShown =
            [](const LabState& state) { return state.waves.picture == WavesPictureShown::Terms; },
        .reading = wavesReading,
        .encoding = sinusoidalKey,
        .quantity = "terms",
        .rows = CodeRows::Distances,
        .groups = addedGroups},
    BenchFrames {.id = BenchId::Rotations,
        .reading = rotationsReading,
        .encoding = ropeKey,
        .quantity = "score",
        .rows = CodeRows::Distances,
        .groups = scoreGroups,
        .mistakes = ropeMistakes,
        .tablesVectors = true},
    BenchFrames {.id = BenchId::Derivation,
        .reading = derivationReading,
        .encoding = ropeKey,
        .quantity = "score",
        .groups = scoreGroups,
        .mistakes = ropeMistakes},
    BenchFrames {.id = BenchId::Relative,
        .reading = relativeReading,
        .encoding = relativeKey,
        .quantity = "terms",
        .rows = CodeRows::VisibleWords,
        .groups = relativeGroups},
    BenchFrames {.id = BenchId::Grids,
        .reading = gridsReading,
        .encoding = gridsKey,
        .quantity = "patches",
        .rows = CodeRows::Patches,
        .groups = gridsGroups},
    BenchFrames {.id = BenchId::Context,
        .reading = baseReading,
        .encoding = ropeKey,
        .quantity = "scaling",
        .rows = CodeRows::None,
        .groups = ropeGroups,
        .mistakes = scalingMistakes},
    BenchFrames {.id = BenchId::Context,
        .isShown =
            [](const LabState& state) {
                return state.context.picture == ContextPictureShown::Temperature;
            },
        .reading = baseReading,
        .encoding = ropeKey,
        .quantity = "matched_row",
        .groups = temperatureGroups},
    BenchFrames {.id = BenchId::Context,
        .isShown =
            [](const LabState& state) {
                return state.context.picture == ContextPictureShown::Distances;
            },
        .reading = baseReading,
        .encoding = ropeKey,
        .quantity = "distances",
        .groups = distanceGroups},
    BenchFrames {.id = BenchId::Precision,
        .reading = precisionReading,
        .encoding = ropeKey,
        .quantity = "rounded",
        .groups = roundedGroups,
        .mistakes = roundedMistakes},
    BenchFrames {.id = BenchId::Experiment,
        .reading = experimentReading,
        .encoding = trainedKey,
        .quantity = "answers",
        .rows = CodeRows::None,
        .groups = experimentGroups},
    BenchFrames {.id = BenchId::Compare,
        .reading = compareReading,
        .encoding = compareKey,
        .quantity = "moved",
        .rows = CodeRows::Steps,
        .groups = compareGroups},
};

const BenchFrames& framesOfBias(BiasEncoding shown)
{
    static const std::vector<BenchFrames> all = [] {
        std::vector<BenchFrames> frames;
        for (const BiasEncoding encoding : biasEncodings) {
            const EncodingOnBiases& own = encodingOf(encoding).biases;
            frames.push_back({.id = BenchId::Biases,
                .reading = biasesReading,
                .encoding = biasKey,
                .quantity = own.quantity,
                .rows = own.codeRows,
                .groups = own.codeGroups,
                .mistakes = own.mistakes});
        }
        return frames;
    }();
    return all[static_cast<std::size_t>(shown)];
}

} // namespace

const BenchFrames& framesOf(BenchId id)
{
    if (id == BenchId::Biases)
        return framesOfBias(BiasEncoding::Alibi);
    return *std::ranges::find(framesOfBenches, id, &BenchFrames::id);
}

const BenchFrames& framesOf(const LabState& state)
{
    const auto isOf = [&](const BenchFrames& one) {
        return one.id == state.bench && (!one.isShown || one.isShown(state));
    };
    if (state.bench == BenchId::Biases)
        return framesOfBias(state.biases.shown);
    // The rows of a part of a bench come after the row of the whole bench.
    return *std::ranges::find_if(framesOfBenches.rbegin(), framesOfBenches.rend(), isOf);
}

bool hasOwnCode(const LabState& state)
{
    switch (state.bench) {
    case BenchId::Context:
        return state.context.picture == ContextPictureShown::Temperature
            || state.context.picture == ContextPictureShown::Distances;
    case BenchId::Compare:
        return state.compare.picture == ComparePicture::Properties
            && state.compare.property == ComparedProperty::ShiftedScore;
    case BenchId::Experiment:
        return state.experiment.picture == ExperimentPictureShown::Ranking;
    default:
        return true;
    }
}

Reading reading(const LabState& state, const Focus& focus)
{
    return framesOf(state.bench).reading(state, focus);
}

} // namespace lab
