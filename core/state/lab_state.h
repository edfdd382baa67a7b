#pragma once

#include "core/encodings/added/sinusoidal_parameters.h"
#include "core/encodings/turning/rotary_parameters.h"
#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/models/layer_kind.h"
#include "core/models/reading_note.h"
#include "core/models/scheme.h"
#include "core/state/biases.h"
#include "core/state/compare.h"
#include "core/state/derivation.h"
#include "core/state/experiment.h"
#include "core/state/grids.h"
#include "core/state/order.h"
#include "core/state/pinned.h"
#include "core/state/relative.h"
#include "core/state/schemes/schemes.h"
#include "core/state/series.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace lab {

constexpr std::int64_t lastPosition = 10'000'000;
constexpr int largestWidth = 1024;
constexpr double lowestBase = 1.0001;
constexpr double highestBase = 1e12;
constexpr double lowestPairFactor = 1e-6; ///< of LongRoPE's divisors
constexpr double highestPairFactor = 1e6;
constexpr double largestScore = 20; ///< of a key before the bias, either sign

enum class BenchId {
    Order,
    Waves,
    Rotations,
    Derivation,
    Biases,
    Relative,
    Grids,
    Context,
    Precision,
    Experiment,
    Compare
};

/// Where the query and the key stand, and which positions the pictures show. Shared by all
/// benches: m is the query's position, n the key's, both from 0.
struct Positions {
    std::int64_t query = 9;
    std::int64_t key = 4;
    bool distanceLocked = false; ///< moving one moves the other
    std::int64_t first = 0; ///< the first position shown
    std::int64_t shown = 64; ///< how many, 8 to 10,000,000
    std::int64_t trainingLength = 0; ///< a mark on the ruler; 0 is none
    std::int64_t targetLength = 0;
    bool wordsShown = false; ///< the tokens of Order's sentence stand under the ruler

    bool operator==(const Positions&) const = default;

    bool shows(std::int64_t position) const
    {
        return position >= first && position < first + shown;
    }
};

/// How two rows of the table of Waves are compared.
enum class RowMeasure {
    Similarity, ///< PE(p)·PE(p + k)
    Difference, ///< |PE(p) − PE(p + k)|
};

/// Which encoding Waves shows.
enum class WavesEncoding {
    Sinusoidal, ///< of the position, Waves::encoding
    Learned, ///< a table without a formula, Schemes::learned
    Functional, ///< the sinusoid of a distance, Schemes::functionalRelative
};

/// Which pictures Waves shows.
enum class WavesPictureShown {
    Table, ///< of the encoding, with what its rows are good for
    Odometer, ///< the wheels of the position beside the dials of the pairs
    Terms, ///< what a score makes of positions that are added
};

struct Waves {
    Sinusoidal encoding;
    int pair = 4; ///< the selected one
    RowMeasure measure = RowMeasure::Similarity;
    WavesEncoding shown = WavesEncoding::Sinusoidal;
    WavesPictureShown picture = WavesPictureShown::Table;
    int radix = 2; ///< of the odometer, 2 to 10
    double mix = 0; ///< of WqᵀWk, from the identity at 0 to random numbers at 1
    std::int64_t seed = 1; ///< of those numbers and of the two words
    std::int64_t moved = 100; ///< positions by which both words are moved on

    bool operator==(const Waves&) const = default;
};

enum class VectorSource {
    Own, ///< the teaching example, with whatever the learner has dragged
    Random, ///< normal numbers from the seed
    Equal, ///< query and key are both all ones
    Adversarial, ///< the key all ones, the query turned back so that all pairs meet far away
};

/// Values of single columns that replace those of the source: what the learner has dragged.
/// Only these are kept, so a change of width loses nothing.
using ColumnValues = std::map<int, double>;

struct Rotations {
    double base = 10000;
    int width = 16;
    double rotatedShare = 1; ///< 0 to 1 of the width
    Pairing pairing = Pairing::Interleaved;
    RotaryScaling scaling;
    VectorSource source = VectorSource::Own;
    std::int64_t seed = 1;
    std::int64_t peakDistance = 1000; ///< where the adversarial score is highest, from 1
    ColumnValues query;
    ColumnValues key;
    int pair = 2; ///< the selected one

    bool operator==(const Rotations&) const = default;
};

/// Which picture is the large one of Rotations.
enum class RotationsPictureShown {
    Dials,
    Conventions, ///< the columns interleaved and half-split
};

/// Which picture stands in the place that several of Base share.
enum class ContextPictureShown {
    MeanScore, ///< against the distance
    BaseBound, ///< the smallest base for a context
    GrowingLength, ///< what a method does while the text grows
    Temperature, ///< what a query is multiplied by, and how sharp its row of weights is
    Distances, ///< that the rotation sees of all pairs
};

struct Context {
    ContextPictureShown picture = ContextPictureShown::MeanScore; ///< the numbers are Rotations
    bool decayBoundShown = false; ///< RoFormer's bound beside the mean score
    double matchScore = 8; ///< of the one key that fits a query, those of all others being 0
    /// Drawn beside the chosen one, each slowing the pairs as the state's numbers say.
    std::set<ScalingMethod> methods {ScalingMethod::None, ScalingMethod::PositionInterpolation,
        ScalingMethod::NtkAware, ScalingMethod::Yarn, ScalingMethod::Llama3};

    bool operator==(const Context&) const = default;
};

/// What the pictures of Precision tell of a rotation that is rounded at its steps, the largest of
/// all pairs where there is one for each pair.
enum class PrecisionError {
    Angle, ///< in radians
    Cosine,
    Score, ///< of the query and the key at their distance
};

struct Precision {
    PrecisionError error = PrecisionError::Cosine; ///< the formats are Schemes::rotationFormats
    FrequencyPower power = FrequencyPower::Float; ///< of released code

    bool operator==(const Precision&) const = default;
};

/// What the last model file or preset said beside the numbers that it set.
struct ModelNote {
    std::string name = {}; ///< empty when no model is loaded
    std::vector<ReadingNote> readingNotes =
        {}; ///< what its class sets, what is guessed, what is left out
    Scheme scheme = Scheme::Unknown;
    std::int64_t longest = 0; ///< max_position_embeddings as its file has it; 0 for none
    std::vector<LayerKind> kinds = {}; ///< of its layers
    int kind = 0; ///< whose ladder the numbers of RoPE were set to

    bool operator==(const ModelNote&) const = default;
};

/// Whether benches share one value (links.h): all bases of sinusoids and rotations, and all
/// dimensions.
struct Links {
    bool base = false;
    bool width = false;

    bool any() const { return base || width; }
    bool operator==(const Links&) const = default;
};

/// All that a learner can undo, save or share. Plain values; every reachable one is valid,
/// because each goes through clamped().
struct LabState {
    BenchId bench = BenchId::Rotations;
    Positions position;
    Order order;
    Waves waves;
    Rotations rotations;
    RotationsPictureShown rotationsPicture = RotationsPictureShown::Dials;
    Derivation derivation;
    Biases biases;
    Relative relative;
    Grids grids;
    Context context;
    Precision precision;
    Experiment experiment;
    Compare compare;
    Schemes schemes;
    ModelNote model;
    Links links;
    Pinned pinned; ///< A, which the pictures hold beside all the above
    Series series; ///< prepared to be shown one after the other

    // Out of line, as in a hundred units a copy would take more time and room than what they do.
    LabState();
    LabState(const LabState&);
    LabState(LabState&&) noexcept;
    LabState& operator=(const LabState&);
    LabState& operator=(LabState&&) noexcept;
    ~LabState();
    bool operator==(const LabState&) const;
};

/// The nearest valid state: every number in its range, widths even, the selected pair and head
/// among those that exist, and no link of values that differ.
LabState clamped(LabState state);

Rotary rotary(const Rotations& rotations);

/// The sinusoid that Waves shows: of the positions or, functional relative, of the distances.
const Sinusoidal& sinusoid(const LabState& state);

/// The two lengths that context extension is about. What is not set follows from the scaling: its
/// original length, and that times its factor.
struct ContextLengths {
    std::int64_t training = 4096;
    std::int64_t target = 32768;

    bool operator==(const ContextLengths&) const = default;
};
ContextLengths contextLengths(const LabState& state);

/// The scaling, told of the lengths: what its method extends from, and how far.
RotaryScaling extended(RotaryScaling scaling, const ContextLengths& lengths);

} // namespace lab
