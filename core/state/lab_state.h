#pragma once

#include "core/encodings/rope/parameters.h"
#include "core/encodings/scaling/parameters.h"
#include "core/encodings/sinusoidal/parameters.h"
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

#include <array>
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
constexpr double largestScore = 20; ///< of a key before the bias, absolute value

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

/// The positions of the query and the key, and the range of positions that the pictures show. All
/// benches share them: m is the query's position, n the key's, both from 0.
struct Positions {
    std::int64_t query = 9;
    std::int64_t key = 4;
    bool distanceLocked = false; ///< moving one position moves the other
    std::int64_t first = 0; ///< the first position shown
    std::int64_t shown = 64; ///< how many positions are shown, 8 to 10,000,000
    std::int64_t trainingLength = 0; ///< a mark on the ruler; 0 is none
    std::int64_t targetLength = 0;
    bool wordsShown = false; ///< shows the tokens of Order's sentence below the ruler

    bool operator==(const Positions&) const = default;

    bool shows(std::int64_t position) const
    {
        return position >= first && position < first + shown;
    }
};

/// How two rows of the table in Waves are compared.
enum class RowMeasure {
    Similarity, ///< PE(p)·PE(p + k)
    Difference, ///< |PE(p) − PE(p + k)|
};

/// Which encoding Waves shows.
enum class WavesEncoding {
    Sinusoidal, ///< a sinusoid of the position, Waves::encoding
    Learned, ///< a learned table, Schemes::learned
    Functional, ///< a sinusoid of the distance, Schemes::functionalRelative
};
inline constexpr std::array wavesEncodings {
    WavesEncoding::Sinusoidal, WavesEncoding::Learned, WavesEncoding::Functional};

/// Which pictures Waves shows.
enum class WavesPictureShown {
    Table, ///< the encoding, with properties of its rows
    Odometer, ///< the position as an odometer, beside the dials of the pairs
    Terms, ///< the terms of a score if positions are added
};

struct Waves {
    Sinusoidal encoding;
    int pair = 4; ///< the selected pair
    RowMeasure measure = RowMeasure::Similarity;
    WavesEncoding shown = WavesEncoding::Sinusoidal;
    WavesPictureShown picture = WavesPictureShown::Table;
    int radix = 2; ///< of the odometer, 2 to 10
    double mix = 0; ///< WqᵀWk, from the identity at 0 to random values at 1
    std::int64_t seed = 1; ///< seed of these values and of the two words
    std::int64_t moved = 100; ///< positions by which both words are shifted

    bool operator==(const Waves&) const = default;
};

enum class VectorSource {
    Own, ///< the teaching example, with the values that the learner has dragged
    Random, ///< normally distributed, from the seed
    Equal, ///< query and key are all ones
    /// The key is all ones; the query is rotated back so that all pairs align at one large distance
    Adversarial,
};

/// Single columns that replace the values of the source because the learner has dragged them. Only
/// these are stored, so changing the width loses nothing.
using ColumnValues = std::map<int, double>;

struct Rotations {
    double base = 10000;
    int width = 16;
    double rotatedShare = 1; ///< fraction of the width, 0 to 1
    Pairing pairing = Pairing::Interleaved;
    RotaryScaling scaling;
    VectorSource source = VectorSource::Own;
    std::int64_t seed = 1;
    /// Distance at which the adversarial score is highest, from 1
    std::int64_t peakDistance = 1000;
    ColumnValues query;
    ColumnValues key;
    int pair = 2; ///< the selected pair

    bool operator==(const Rotations&) const = default;
};

/// The large picture of Rotations.
enum class RotationsPictureShown {
    Dials,
    Conventions, ///< interleaved and half-split layout of columns
};

/// The picture in the area that several pictures of Context share.
enum class ContextPictureShown {
    MeanScore, ///< as a function of the distance
    BaseBound, ///< the smallest base for a context length
    GrowingLength, ///< the effect of a method while the text grows
    Temperature, ///< the factor on the query, and the sharpness of its attention weights
    Distances, ///< the distances that the rotation uses, for all pairs
};

struct Context {
    ContextPictureShown picture = ContextPictureShown::MeanScore; ///< uses Rotations
    bool decayBoundShown = false; ///< RoFormer's bound beside the mean score
    double matchScore = 8; ///< score of the one matching key; all other keys have 0
    /// Drawn beside the chosen method. Each slows the pairs down by the parameters in the state.
    std::set<ScalingMethod> methods {ScalingMethod::None, ScalingMethod::PositionInterpolation,
        ScalingMethod::NtkAware, ScalingMethod::Yarn, ScalingMethod::Llama3};

    bool operator==(const Context&) const = default;
};

/// The error that the pictures of Precision show for a rotation with rounded intermediate results;
/// for errors per pair, the largest over all pairs.
enum class PrecisionError {
    Angle, ///< in radians
    Cosine,
    Score, ///< of the query and the key at their distance
};

struct Precision {
    PrecisionError error = PrecisionError::Cosine; ///< the formats are Schemes::rotationFormats
    FrequencyPower power = FrequencyPower::Float; ///< how released code computes the power

    bool operator==(const Precision&) const = default;
};

/// What the last model file or preset contains besides the parameters that it set.
struct ModelNote {
    std::string name = {}; ///< empty when no model is loaded
    std::vector<ReadingNote> readingNotes =
        {}; ///< values set by its class, guessed values, and omissions
    Scheme scheme = Scheme::Unknown;
    std::int64_t longest = 0; ///< max_position_embeddings as in its file; 0 if absent
    std::vector<LayerKind> kinds = {}; ///< of its layers
    int kind = 0; ///< the kind whose frequencies the parameters of RoPE were set to

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

    // Not inline: inlined copies in a hundred sources would cost more time and space than the
    // calls.
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

/// The sinusoid that Waves shows: of positions, or of distances if functional relative.
const Sinusoidal& sinusoid(const LabState& state);

/// The two lengths of context extension. Lengths that are not set follow from the scaling: its
/// original length, and this length times its factor.
struct ContextLengths {
    std::int64_t training = 4096;
    std::int64_t target = 32768;

    bool operator==(const ContextLengths&) const = default;
};
ContextLengths contextLengths(const LabState& state);

/// The scaling with these lengths: the length from which its method extends, and by which factor.
RotaryScaling extended(RotaryScaling scaling, const ContextLengths& lengths);

} // namespace lab
