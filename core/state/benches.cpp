#include "core/state/benches.h"

#include "core/state/choices.h"
#include "core/state/first_words.h"
#include "core/state/model_numbers.h"
#include "core/state/pass_answers.h"
#include "core/state/rope_numbers.h"
#include "core/state/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lab {

namespace {

constexpr std::array<std::string_view, 1> orderReset {"order."};
constexpr std::array<std::string_view, 4> wavesReset {
    "sinusoidal.", "waves.", "learned.", "functional_relative."};
constexpr std::array<std::string_view, 3> rotationsReset {"rope.", "scaling.", "rotations."};
constexpr std::array<std::string_view, 1> derivationReset {"derivation."};
constexpr std::array<std::string_view, 1> biasesReset {"biases."};
constexpr std::array<std::string_view, 1> relativeReset {"relative."};
constexpr std::array<std::string_view, 5> gridsReset {
    "grids.", "sinusoidal_grid.", "rotary_grid.", "learned.", "multimodal_rotary."};
constexpr std::array<std::string_view, 6> baseReset {
    "base.", "rope.", "scaling.", "position_map.", "temperature.", "sink."};
constexpr std::array<std::string_view, 3> precisionReset {"precision.", "rope.", "scaling."};

constexpr std::array<std::string_view, 1> experimentReset {"experiment."};
// The panel of Compare changes these values of RoPE too.
constexpr std::array<std::string_view, 4> compareReset {"compare.", "needs.", "rope.", "scaling."};

constexpr std::array<std::string_view, 1> positionsRead {"position."};
constexpr std::array<std::string_view, 3> derivationReads {"position.", "rope.", "scaling."};
constexpr std::array<std::string_view, 2> baseReads {"position.", "context."};

constexpr std::array<std::string_view, 6> compareReads {"functional_relative.", "scaling.", "xpos.",
    "relative_bias.", "swin.", "position.training_length"};

constexpr std::array<std::string_view, 1> keptPairing {"rope.pairing"};

LabState withFactorsOf(LabState state, const LabState& start)
{
    state.rotations.scaling.shortFactors = start.rotations.scaling.shortFactors;
    state.rotations.scaling.longFactors = start.rotations.scaling.longFactors;
    return state;
}

LabState withVectorsOf(LabState state, const LabState& start)
{
    state.rotations.query = start.rotations.query;
    state.rotations.key = start.rotations.key;
    return withFactorsOf(std::move(state), start);
}

LabState withLearnerOf(LabState state, const LabState& start)
{
    state.derivation.bends = start.derivation.bends;
    state.derivation.breaks = start.derivation.breaks;
    state.derivation.savedNumbers = start.derivation.savedNumbers;
    state.derivation.card = start.derivation.card;
    state.derivation = withAnswersOf(std::move(state.derivation), start.derivation);
    return state;
}

LabState withScoresOf(LabState state, const LabState& start)
{
    state.biases.scores = start.biases.scores;
    state.biases.gates = start.biases.gates;
    return state;
}

bool hasOrderOf(const LabState& state, const LabState& first)
{
    Order order = state.order;
    if (isTeachingSentence(order.sentence))
        order.sentence = first.order.sentence;
    return order == first.order;
}

bool hasSinusoidOf(const LabState& state, const LabState& first)
{
    Waves waves = state.waves; // what is selected does not matter
    waves.pair = first.waves.pair;
    waves.measure = first.waves.measure;
    waves.shown = first.waves.shown;
    waves.picture = first.waves.picture;
    return waves == first.waves && state.schemes.learned == first.schemes.learned
        && state.schemes.functionalRelative == first.schemes.functionalRelative;
}

bool hasAlibiOf(const LabState& state, const LabState& first)
{
    return state.biases.shown == first.biases.shown
        && state.biases.encoding == first.biases.encoding;
}

LabState withValuesOf(LabState state, const LabState& start)
{
    state.relative.values = start.relative.values;
    return state;
}

bool hasRelativeOf(const LabState& state, const LabState& first)
{
    return state.schemes.shaw == first.schemes.shaw
        && state.schemes.transformerXl == first.schemes.transformerXl
        && state.schemes.deberta == first.schemes.deberta
        && areRelativeExample(state.relative.words);
}

bool hasGridsOf(const LabState& state, const LabState& first)
{
    Grids grids = state.grids; // the selected encoding does not matter
    grids.encoding = first.grids.encoding;
    grids.picture = first.grids.picture;
    return state.schemes.sinusoidalGrid == first.schemes.sinusoidalGrid
        && state.schemes.rotaryGrid == first.schemes.rotaryGrid
        && state.schemes.learned == first.schemes.learned
        && state.schemes.multimodal == first.schemes.multimodal && grids == first.grids;
}

bool hasRopeOf(const LabState& state, const LabState& first)
{
    return isSameEncoding(state.rotations, first.rotations);
}

bool hasExperimentOf(const LabState& state, const LabState& first)
{
    const Experiment& experiment = state.experiment; // what is selected does not matter
    return experiment.setup == first.experiment.setup
        && experiment.encodings == first.experiment.encodings;
}

bool hasCompareOf(const LabState& state, const LabState& first)
{
    Compare compare = state.compare; // the selected cell does not matter
    compare.picture = first.compare.picture;
    compare.needs = first.compare.needs;
    compare.claim = first.compare.claim;
    compare.votes = first.compare.votes;
    compare.mistake = first.compare.mistake;
    compare.lines = first.compare.lines;
    compare.encoding = first.compare.encoding;
    compare.property = first.compare.property;
    return compare == first.compare;
}

/// Whether the key is a parameter of the scaling that its method does not read.
bool leavesOutOfScaling(const LabState& state, std::string_view key)
{
    return key.starts_with("scaling.") && key != "scaling.method"
        && !reads(state.rotations.scaling.method, key);
}

// The methods drawn beside the chosen one read their parameters too.
bool leavesOutOfContext(const LabState& state, std::string_view key)
{
    return leavesOutOfScaling(state, key)
        && std::ranges::none_of(
            state.context.methods, [key](ScalingMethod method) { return reads(method, key); });
}

bool leavesOutOfWaves(const LabState& state, std::string_view key)
{
    const bool isTable = state.waves.picture == WavesPictureShown::Table;
    if (key.starts_with("learned."))
        return !isTable || state.waves.shown != WavesEncoding::Learned;
    if (key.starts_with("functional_relative."))
        return !isTable || state.waves.shown != WavesEncoding::Functional;
    return key.starts_with("sinusoidal.") && key != "sinusoidal.pair" && isTable
        && state.waves.shown != WavesEncoding::Sinusoidal;
}

/// Whether a key belongs to an encoding other than the chosen one, such as "t5.buckets" for
/// "alibi".
bool isOfOther(std::string_view key, std::string_view own, std::string_view chosen)
{
    return !key.starts_with("position.") && !key.starts_with(own)
        && key.substr(0, key.find('.')) != chosen;
}

bool leavesOutOfBiases(const LabState& state, std::string_view key)
{
    return isOfOther(key, "biases.", keyOf(state.biases.shown));
}

bool leavesOutOfRelative(const LabState& state, std::string_view key)
{
    return isOfOther(key, "relative.", keyOf(state.relative.encoding));
}

bool leavesOutOfGrids(const LabState& state, std::string_view key)
{
    if (key.starts_with("position.") || key.starts_with("grids."))
        return false;
    return key.starts_with("multimodal_rotary.")
        == (state.grids.picture == GridsPictureShown::Image);
}

/// The encodings of a still image that are not chosen and are only drawn small.
bool isSmallOnGrids(const LabState& state, std::string_view key)
{
    using enum GridEncoding;
    const GridEncoding shown = state.grids.encoding;
    if (key.starts_with("sinusoidal_grid."))
        return shown != Sinusoidal && shown != Flattened;
    if (key.starts_with("rotary_grid."))
        return shown != Axial && shown != Mixed;
    return key.starts_with("learned.") && shown != Learned;
}

constexpr std::string_view widthExample = LAB_WORDS("parameters", "Teaching example, d = %1");

constexpr std::array benchRows {
    BenchRow {.id = BenchId::Order,
        .group = BenchGroup::Why,
        .shortcut = '1',
        .reset = orderReset,
        .hasModelValues = hasOrderOf,
        .example = LAB_WORDS("parameters", "Teaching example, four tokens")},
    BenchRow {.id = BenchId::Waves,
        .group = BenchGroup::What,
        .shortcut = '2',
        .reset = wavesReset,
        .reads = positionsRead,
        .leavesOut = leavesOutOfWaves,
        .hasModelValues = hasSinusoidOf,
        .example = widthExample,
        .exampleRow = "sinusoidal.width"},
    BenchRow {.id = BenchId::Rotations,
        .group = BenchGroup::What,
        .shortcut = '3',
        .reset = rotationsReset,
        .reads = positionsRead,
        .leavesOut = leavesOutOfScaling,
        .withRestOf = withVectorsOf,
        .hasModelValues = hasRopeOf,
        .example = widthExample,
        .exampleRow = "rope.width",
        .showsRope = true},
    BenchRow {.id = BenchId::Biases,
        .group = BenchGroup::What,
        .shortcut = '4',
        .reset = biasesReset,
        .encodings = "biases.encoding",
        .reads = positionsRead,
        .leavesOut = leavesOutOfBiases,
        .withRestOf = withScoresOf,
        .hasModelValues = hasAlibiOf,
        .example = LAB_WORDS("parameters", "Teaching example, %1 heads"),
        .exampleRow = "alibi.heads"},
    BenchRow {.id = BenchId::Relative,
        .group = BenchGroup::What,
        .shortcut = '5',
        .reset = relativeReset,
        .encodings = "relative.encoding",
        .reads = positionsRead,
        .leavesOut = leavesOutOfRelative,
        .withRestOf = withValuesOf,
        .hasModelValues = hasRelativeOf,
        .example = LAB_WORDS("parameters", "Teaching example, ten words")},
    BenchRow {.id = BenchId::Grids,
        .group = BenchGroup::What,
        .shortcut = '6',
        .reset = gridsReset,
        .reads = positionsRead,
        .leavesOut = leavesOutOfGrids,
        .hasModelValues = hasGridsOf,
        .example = LAB_WORDS("parameters", "Teaching example, 14 × 14")},
    BenchRow {.id = BenchId::Derivation,
        .group = BenchGroup::HowFound,
        .shortcut = '7',
        .reset = derivationReset,
        .reads = derivationReads,
        .leavesOut = leavesOutOfScaling,
        .withRestOf = withLearnerOf,
        .hasModelValues = hasRopeOf,
        .example = LAB_WORDS("parameters", "Teaching example, one pair"),
        .showsRope = true},
    // The learner's own vectors and their pairing belong to Rotations.
    BenchRow {.id = BenchId::Context,
        .group = BenchGroup::HowFar,
        .shortcut = '8',
        .reset = baseReset,
        .kept = keptPairing,
        .reads = baseReads,
        .leavesOut = leavesOutOfContext,
        .withRestOf = withFactorsOf,
        .hasModelValues = hasRopeOf,
        .example = widthExample,
        .exampleRow = "rope.width",
        .showsRope = true},
    BenchRow {.id = BenchId::Precision,
        .group = BenchGroup::HowFar,
        .shortcut = '9',
        .reset = precisionReset,
        .reads = positionsRead,
        .leavesOut = leavesOutOfScaling,
        .withRestOf = withVectorsOf,
        .hasModelValues = hasRopeOf,
        .example = widthExample,
        .exampleRow = "rope.width",
        .showsRope = true},
    BenchRow {.id = BenchId::Experiment,
        .group = BenchGroup::HowFar,
        .shortcut = '0',
        .reset = experimentReset,
        .hasModelValues = hasExperimentOf,
        .example = LAB_WORDS("parameters", "Teaching example, trained at %1"),
        .exampleRow = "experiment.training_length",
        .takesModels = false},
    BenchRow {.id = BenchId::Compare,
        .group = BenchGroup::Which,
        .shortcut = 'C',
        .reset = compareReset,
        .encodings = "compare.encoding",
        .resetsEncodings = false,
        .reads = compareReads,
        .withRestOf = withVectorsOf,
        .hasModelValues = hasCompareOf,
        .example = LAB_WORDS("parameters", "Teaching example, %1 heads"),
        .exampleRow = "compare.heads"},
};

bool beginsWithOneOf(std::string_view key, std::span<const std::string_view> beginnings)
{
    return std::ranges::any_of(
        beginnings, [key](std::string_view beginning) { return key.starts_with(beginning); });
}

} // namespace

std::span<const BenchRow> benches()
{
    return benchRows;
}

const BenchRow& benchOf(BenchId id)
{
    return *std::ranges::find(benchRows, id, &BenchRow::id);
}

bool isOfEncodings(const BenchRow& bench, std::string_view key)
{
    const Parameter* const choice = parameterNamed(bench.encodings);
    return choice && std::ranges::any_of(choice->choices, [key](const Choice& one) {
        return key.starts_with(one.key) && key.substr(one.key.size()).starts_with('.');
    });
}

bool isOwn(const BenchRow& bench, std::string_view key)
{
    return beginsWithOneOf(key, bench.reset)
        || (bench.resetsEncodings && isOfEncodings(bench, key));
}

bool isRead(const BenchRow& bench, std::string_view key)
{
    return isOwn(bench, key) || isOfEncodings(bench, key) || beginsWithOneOf(key, bench.reads);
}

bool isRead(const LabState& state, std::string_view key)
{
    const BenchRow& bench = benchOf(state.bench);
    return isRead(bench, key) && !(bench.leavesOut && bench.leavesOut(state, key));
}

std::vector<const Parameter*> nearestFirst(const LabState& state)
{
    const BenchRow& bench = benchOf(state.bench);
    const auto farness = [&](const Parameter* row) {
        const bool isOwnRow = isOwn(bench, row->key);
        const bool isSmall = state.bench == BenchId::Grids && isSmallOnGrids(state, row->key);
        if (isRead(state, row->key))
            return isOwnRow && !isSmall ? 0 : 1;
        return isRead(bench, row->key) ? 2 : 3;
    };
    std::vector<const Parameter*> rows;
    for (const Parameter& row : parameters())
        rows.push_back(&row);
    std::ranges::stable_sort(rows, {}, farness);
    return rows;
}

LabState withBenchOf(LabState state, const LabState& start)
{
    const BenchRow& bench = benchOf(state.bench);
    for (const Parameter& row : parameters()) {
        if (!row.derived && isOwn(bench, row.key) && !beginsWithOneOf(row.key, bench.kept))
            state = row.with(std::move(state), row.read(start));
    }
    return bench.withRestOf ? bench.withRestOf(std::move(state), start) : state;
}

} // namespace lab
