#include "core/figures/pictures.h"

#include "core/figures/biases/biases_figures.h"
#include "core/figures/compare/compare_figures.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/derivation/derivation_figures.h"
#include "core/figures/experiment/experiment_figures.h"
#include "core/figures/grids/grids_figures.h"
#include "core/figures/order/order_figures.h"
#include "core/figures/precision/precision_figures.h"
#include "core/figures/relative/relative_figures.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/figures/waves/waves_figures.h"
#include "core/math/recent.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace lab::drawing {

namespace {

SeenDistancesFrame distancesOf(const LabState& state)
{
    return seenDistancesFrame(state);
}

/// Before any search.
BaseBoundFrame boundOf(const LabState& state)
{
    return baseBoundFrame(state, {});
}

MeanScoreFrame scoresOf(const LabState& state)
{
    return meanScoreFrame(state, {});
}

constexpr ErrorSpace fewErrors {.columns = 120, .probes = 1}; ///< quick enough for any state

ErrorsValues errorsOf(const LabState& state)
{
    return {std::make_shared<const PrecisionErrorsFrame>(precisionErrorsFrame(state, fewErrors)),
        errorsAt(state, state.position.query), state.position};
}

DriftValues driftOf(const LabState& state)
{
    return {std::make_shared<const PrecisionDriftFrame>(precisionDriftFrame(state, fewErrors)),
        driftAt(state, state.position.query), state.position};
}

/// The values of a state and of A: both are asked for again while the pointer moves.
template <auto valuesOf> auto recentValues(const LabState& state)
{
    thread_local Recent<LabState, decltype(valuesOf(state)), 2> recent;
    return recent.of(state, [&] { return valuesOf(state); });
}

LimitsFrame limitsOf(const LabState&)
{
    return {};
}

AccuracyFrame answersOf(const LabState& state)
{
    return accuracyFrame(state.experiment);
}

/// Of Experiment, before anything is trained.
template <auto frameOf> auto untrained(const LabState& state)
{
    return frameOf(state.experiment, {});
}

/// Asks the figure for what it shows of the values of a state.
template <const auto& figure, auto valuesOf> PictureOfState pictureIn(BenchId bench)
{
    constexpr auto shown = recentValues<valuesOf>;
    return {.picture = figure.picture,
        .bench = bench,
        .name = figure.name,
        .title = [](const LabState& state,
                     const Language& words) { return figure.title(shown(state), words); },
        .drawing =
            [](const LabState& state, const LabState* reference, const Box& place,
                const Style& style, const Pointing& pointing) {
                const auto values = shown(state);
                const auto others = reference ? std::optional(shown(*reference)) : std::nullopt;
                return figure.drawing(
                    {values, others ? &*others : nullptr}, place, style, pointing);
            },
        .table = [](const LabState& state) { return figure.table(shown(state)); }};
}

WeightsFrame weightsOf(const LabState& state)
{
    constexpr int cells = 320;
    return weightsFrame(state, cells);
}

BiasMatrixValues matrixOf(const LabState& state)
{
    constexpr int cells = 48;
    return {std::make_shared<const BiasMatrixFrame>(biasMatrixFrame(state, cells)), state.position};
}

HeadsFrame headsOf(const LabState& state)
{
    constexpr int cells = 48; // along a map
    return headsFrame(state, cells);
}

CurvesValues curvesOf(const LabState& state)
{
    const std::vector<int> pairs = shownPairs(sinusoid(state).width / 2, state.waves.pair);
    return wavesValues(wavesFrame(state, {}, pairs), state);
}

TableValues tableOf(const LabState& state)
{
    return wavesValues(tableFrame(state, {}), state);
}

LearnedValues learnedOf(const LabState& state)
{
    return wavesValues(learnedFrame(state, {}), state);
}

ProductsValues productsOf(const LabState& state)
{
    return wavesValues(productsFrame(state, {}), state);
}

/// With the table of an encoding, which has the selected pair.
LabState showing(LabState state, WavesEncoding encoding)
{
    state.waves.picture = WavesPictureShown::Table;
    state.waves.shown = encoding;
    return clamped(std::move(state));
}

SimilarityValues similarityOf(const LabState& state)
{
    return wavesValues(similarityFrame(state, {}), state);
}

TermsValues termsOf(const LabState& state)
{
    return wavesValues(addedTermsFrame(state), state);
}

PairsValues pairsOf(const LabState& state)
{
    constexpr int cells = 48; // along the map
    const LabState shown = showing(state, WavesEncoding::Functional);
    return wavesValues(distancePairsFrame(shown, cells), shown);
}

ShiftValues shiftOf(const LabState& state)
{
    const LabState shown = showing(state, WavesEncoding::Sinusoidal);
    return wavesValues(shiftFrame(shown), shown);
}

AdviceFrame adviceOf(const LabState& state)
{
    return adviceFrame(state);
}

template <Deck deck> CardsValues cardsOf(const LabState& state)
{
    return cardsValues(state, deck);
}

OdometerValues odometerOf(const LabState& state)
{
    return wavesValues(odometerFrame(state, {}), state);
}

} // namespace

std::span<const PictureOfState> picturesOfState()
{
    static const PictureOfState all[] {
        pictureIn<orderSentences, orderFrame>(BenchId::Order),
        pictureIn<orderWeights, orderFrame>(BenchId::Order),
        pictureIn<orderOutputs, orderFrame>(BenchId::Order),
        pictureIn<orderEncodings, orderEncodingsFrame>(BenchId::Order),
        pictureIn<wavesTable, tableOf>(BenchId::Waves),
        pictureIn<wavesCurves, curvesOf>(BenchId::Waves),
        pictureIn<wavesSimilarity, similarityOf>(BenchId::Waves),
        pictureIn<wavesLearned, learnedOf>(BenchId::Waves),
        pictureIn<wavesProducts, productsOf>(BenchId::Waves),
        pictureIn<wavesOdometer, odometerOf>(BenchId::Waves),
        pictureIn<wavesShift, shiftOf>(BenchId::Waves),
        pictureIn<wavesPairs, pairsOf>(BenchId::Waves),
        pictureIn<wavesTerms, termsOf>(BenchId::Waves),
        pictureIn<rotationsDials, dialsFrame>(BenchId::Rotations),
        pictureIn<rotationsFrequencies, frequenciesFrame>(BenchId::Rotations),
        pictureIn<rotationsScores, staircaseValues>(BenchId::Rotations),
        pictureIn<rotationsConventions, conventionFrame>(BenchId::Rotations),
        pictureIn<rotationsCurve, scoreCurveValues>(BenchId::Rotations),
        pictureIn<relativeTermMaps, relativeFrame>(BenchId::Relative),
        pictureIn<relativeScoreMap, relativeFrame>(BenchId::Relative),
        pictureIn<relativeShift, shiftedFrame>(BenchId::Relative),
        pictureIn<relativeRows, distanceRowsFrame>(BenchId::Relative),
        pictureIn<gridsMap, gridsFrame>(BenchId::Grids),
        pictureIn<gridsEncodings, gridsFrame>(BenchId::Grids),
        pictureIn<gridsPairs, gridPairsFrame>(BenchId::Grids),
        pictureIn<contextSpectrum, spectrumFrame>(BenchId::Context),
        pictureIn<contextRings, ringsFrame>(BenchId::Context),
        pictureIn<contextGrowingLength, growingLengthFrame>(BenchId::Context),
        pictureIn<contextTemperature, temperatureFrame>(BenchId::Context),
        pictureIn<contextDistances, distancesOf>(BenchId::Context),
        pictureIn<contextBound, boundOf>(BenchId::Context),
        pictureIn<contextFactors, factorsFrame>(BenchId::Context),
        pictureIn<contextMeanScore, scoresOf>(BenchId::Context),
        pictureIn<precisionErrors, errorsOf>(BenchId::Precision),
        pictureIn<precisionDrift, driftOf>(BenchId::Precision),
        pictureIn<biasesMatrix, matrixOf>(BenchId::Biases),
        pictureIn<biasesForms, formsFrame>(BenchId::Biases),
        pictureIn<biasesWeights, weightsOf>(BenchId::Biases),
        pictureIn<biasesHeads, headsOf>(BenchId::Biases),
        pictureIn<biasesCurve, biasCurveFrame>(BenchId::Biases),
        pictureIn<gridsImage, gridsFrame>(BenchId::Grids),
        pictureIn<gridsStills, videoFrame>(BenchId::Grids),
        pictureIn<gridsSequence, videoFrame>(BenchId::Grids),
        pictureIn<gridsBox, videoFrame>(BenchId::Grids),
        pictureIn<derivationPage, pageValues>(BenchId::Derivation),
        pictureIn<experimentAccuracy, answersOf>(BenchId::Experiment),
        pictureIn<experimentTraining, untrained<trainingFrame>>(BenchId::Experiment),
        pictureIn<experimentRanking, untrained<rankingFrame>>(BenchId::Experiment),
        pictureIn<experimentExample, untrained<exampleFrame>>(BenchId::Experiment),
        pictureIn<experimentPairs, untrained<pairsUsedFrame>>(BenchId::Experiment),
        pictureIn<experimentLimits, limitsOf>(BenchId::Experiment),
        pictureIn<compareProperties, compareFrame>(BenchId::Compare),
        pictureIn<compareAdviser, adviceOf>(BenchId::Compare),
        pictureIn<compareClaims, cardsOf<Deck::Claims>>(BenchId::Compare),
        pictureIn<compareMistakes, cardsOf<Deck::Mistakes>>(BenchId::Compare),
    };
    return all;
}

} // namespace lab::drawing
