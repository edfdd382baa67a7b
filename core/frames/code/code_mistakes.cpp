#include "core/frames/code/code_mistakes.h"

#include "core/encodings/alibi/formula.h"
#include "core/encodings/rope/rounded.h"
#include "core/encodings/scaling/formula.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/code/conversion_mistakes.h"
#include "core/frames/code/order_mistakes.h"
#include "core/frames/rotations/convention_frame.h"
#include "core/math/exact/turns.h"
#include "core/state/rotation_vectors.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numbers>
#include <utility>

namespace lab {

namespace {

constexpr std::int64_t movedBy = 100;
constexpr std::int64_t coarsePosition = 15962; ///< 15936 in bfloat16
constexpr std::int64_t farPosition = 4095;

LabState withPinned(LabState wrong, const LabState& right)
{
    wrong.pinned = Pinned(right);
    return wrong;
}

/// At least four pairs, all rotated.
LabState turning(LabState state)
{
    Rotations& rotations = state.rotations;
    rotations.width = std::max(rotations.width, 8);
    rotations.rotatedShare = 1;
    return clamped(std::move(state));
}

/// Moved away from its key if both are at the same position, where no rotation has an effect.
LabState apart(LabState state)
{
    if (state.position.query == state.position.key)
        state.position.query = state.position.key + 5;
    return clamped(std::move(state));
}

double longestWavelength(const LabState& state)
{
    const Eigen::ArrayXd perPair = frequencies(state.waves.encoding);
    return 2 * std::numbers::pi / perPair[perPair.size() - 1];
}

MistakeNumbers ofBase(LabState state, double wrongBase)
{
    Waves& waves = state.waves;
    waves.encoding.width = std::max(waves.encoding.width, 8);
    state.bench = BenchId::Waves;
    state = clamped(std::move(state));
    LabState wrong = state;
    wrong.waves.encoding.base = wrongBase;
    return {longestWavelength(state), longestWavelength(wrong), state, withPinned(wrong, state)};
}

MistakeNumbers doubledExponent(LabState state)
{
    double& base = state.waves.encoding.base;
    if (base * base > highestBase)
        base = 10000;
    const double squared = base * base;
    return ofBase(std::move(state), squared);
}

MistakeNumbers baseOfThousand(LabState state)
{
    state.waves.encoding.base = 10000;
    return ofBase(std::move(state), 1000);
}

// Twice the width has one frequency per column: base^(−c/width) for column c.
MistakeNumbers frequencyOfEachColumn(LabState state)
{
    Sinusoidal columns = state.waves.encoding;
    columns.width = 2 * std::clamp(columns.width, 8, largestWidth / 2);
    columns.layout = SinusoidalLayout::Interleaved;
    const std::int64_t position = std::max<std::int64_t>(state.position.query, 1);
    const Eigen::ArrayXd values = row(columns, position);
    double farthest = 1;
    for (int column = 0; column < columns.width / 2; column += 2) {
        const double sine = values[sineColumn(columns, column)];
        const double cosine = values[cosineColumn(columns, column + 1)];
        const double sum = sine * sine + cosine * cosine;
        if (std::abs(sum - 1) > std::abs(farthest - 1))
            farthest = sum;
    }
    state.position.query = position;
    state.waves.encoding.width = columns.width / 2;
    return {1, farthest, clamped(std::move(state)), {}};
}

double scoreOf(const LabState& state, std::int64_t moved)
{
    const Rotations& rotations = state.rotations;
    const Rotary encoding = rotary(rotations);
    const Turning present = lab::turning(rotations);
    const Eigen::ArrayXd query =
        rotated(encoding, present, queryVector(rotations), state.position.query + moved);
    return (query * rotated(encoding, present, keyVector(rotations), state.position.key + moved))
        .sum();
}

MistakeNumbers anglesOfOtherLayout(const LabState& state)
{
    LabState right = turning(state);
    right.bench = BenchId::Rotations;
    right.rotations.pairing = Pairing::Halves;
    LabState wrong = right;
    wrong.rotations.pairing = Pairing::WrongMix;
    const auto change = [](const LabState& one) { return scoreOf(one, movedBy) - scoreOf(one, 0); };
    return {change(right), change(wrong), right, withPinned(wrong, right)};
}

MistakeNumbers forgottenPermutation(const LabState& state)
{
    LabState shown = apart(turning(state));
    shown.pinned = {}; // the picture itself contains right and wrong
    shown.bench = BenchId::Rotations;
    shown.rotationsPicture = RotationsPictureShown::Conventions;
    if (shown.rotations.pairing == Pairing::WrongMix)
        shown.rotations.pairing = Pairing::Halves;
    const ConventionScores scores =
        conventionScores(shown.rotations, shown.position.query, shown.position.key);
    return {scores[shown.rotations.pairing == Pairing::Halves ? 1 : 0].score,
        scores[forgottenIndex].score, shown, shown};
}

MistakeNumbers tableOverTokens(const LabState& state)
{
    const auto tokens = static_cast<double>(state.position.shown);
    const double right = tokens * state.rotations.width;
    return {right, tokens * right, state, {}};
}

MistakeNumbers elementwiseProduct(const LabState& state)
{
    const LabState subject = turning(state);
    const Rotations& rotations = subject.rotations;
    const Rotary encoding = rotary(rotations);
    const Turning present = lab::turning(rotations);
    const Eigen::ArrayXd query = queryVector(rotations);
    double squares = 0;
    for (int pair = 0; pair < pairCount(encoding); ++pair) {
        const PairColumns columns = pairColumns(encoding, pair);
        const SinCos turn =
            sinCos(subject.position.query * present.perPosition[static_cast<std::size_t>(pair)]);
        squares += std::pow(present.stretch * query[columns.first] * turn.cos, 2)
            + std::pow(present.stretch * query[columns.second] * turn.sin, 2);
    }
    LabState right = subject;
    if (right.rotations.pairing == Pairing::WrongMix)
        right.rotations.pairing = Pairing::Halves;
    const Eigen::ArrayXd turned =
        rotated(rotary(right.rotations), present, query, right.position.query);
    return {std::sqrt(turned.square().sum()), std::sqrt(squares), right, {}};
}

// With a number of heads for which the right line is correct, and the 8 that occurs in both lines.
MistakeNumbers flatSlopes(LabState state)
{
    Alibi& alibi = state.biases.encoding;
    const unsigned heads = std::bit_floor(static_cast<unsigned>(alibi.heads));
    alibi.heads = heads < 2 ? 8 : static_cast<int>(heads);
    alibi.biasMax = 8;
    const std::vector<double> right = slopes(alibi);
    const auto [flattest, steepest] = std::ranges::minmax(right);
    // 1/2^(8 − h/(H − 1)) for h = 0 … H − 1
    return {steepest / flattest, std::exp2(-7) / std::exp2(-8), clamped(std::move(state)), {}};
}

MistakeNumbers slopesWithoutException(LabState state)
{
    Alibi& alibi = state.biases.encoding;
    if (std::has_single_bit(static_cast<unsigned>(alibi.heads)))
        alibi.heads = 12;
    alibi.slopes = SlopeRule::Published;
    state.biases.head = 1;
    state.bench = BenchId::Biases;
    const LabState right = clamped(std::move(state));
    LabState wrong = right;
    wrong.biases.encoding.slopes = SlopeRule::Geometric;
    return {slopes(right.biases.encoding)[0], slopes(wrong.biases.encoding)[0], right,
        withPinned(wrong, right)};
}

MistakeNumbers maskOfZeros(LabState state)
{
    const Biases& biases = state.biases;
    const int head = std::min(biases.head, biases.encoding.heads); // it may belong to another
                                                                   // encoding
    const double slope = slopes(biases.encoding)[static_cast<std::size_t>(head - 1)];
    state.position.query = std::min<std::int64_t>(state.position.query, 4095);
    const std::int64_t upToQuery = state.position.query + 1;
    double earlier = 0;
    for (std::int64_t distance = 0; distance < upToQuery; ++distance)
        earlier += std::exp(-slope * static_cast<double>(distance));
    const auto later = static_cast<double>(upToQuery); // e⁰ each
    return {0, later / (earlier + later), clamped(std::move(state)), {}};
}

/// An extension with a noticeable factor and at least two rotated pairs, because the slowest of one
/// pair is also the fastest.
LabState extending(const LabState& state, ScalingMethod method)
{
    LabState right = rotary(state.rotations).rotatedWidth < 4 ? turning(state) : state;
    RotaryScaling& scaling = right.rotations.scaling;
    scaling.method = method;
    if (scaling.factor < 2)
        scaling.factor = 8;
    return clamped(std::move(right));
}

/// Of the rotated ones.
double slowingOfLastPair(const LabState& state)
{
    const Rotary turned = rotary(state.rotations);
    const auto last = static_cast<std::size_t>(turned.rotatedWidth / 2 - 1);
    return 1 / scaledPairs(turned, state.rotations.scaling)[last].multiplier;
}

MistakeNumbers baseTimesFactor(const LabState& state)
{
    LabState right = extending(state, ScalingMethod::NtkAware);
    right.bench = BenchId::Context;
    LabState wrong = right;
    wrong.rotations.scaling.method = ScalingMethod::AdjustedBase;
    wrong.rotations.scaling.adjustedBase = right.rotations.base * right.rotations.scaling.factor;
    wrong = clamped(std::move(wrong));
    return {slowingOfLastPair(right), slowingOfLastPair(wrong), right, withPinned(wrong, right)};
}

MistakeNumbers squaredAttentionFactor(const LabState& state)
{
    LabState right = extending(state, ScalingMethod::Yarn);
    right.bench = BenchId::Rotations;
    right.rotationsPicture = RotationsPictureShown::Dials;
    RotaryScaling& scaling = right.rotations.scaling;
    scaling.attentionFactor.reset();
    scaling.mscale = 1;
    scaling.mscaleAllDim = 0;
    LabState wrong = right;
    const double once = attentionFactor(scaling);
    wrong.rotations.scaling.attentionFactor = once * once;
    wrong = clamped(std::move(wrong));
    const double wrongly = attentionFactor(wrong.rotations.scaling);
    return {once * once, wrongly * wrongly, right, withPinned(wrong, right)};
}

struct Formats {
    LabState right;
    LabState wrong;
};
Formats formatsOf(LabState right, const RotationFormats& formats, std::int64_t position)
{
    right = turning(std::move(right));
    right.bench = BenchId::Precision;
    right.rotations.scaling.method = ScalingMethod::None;
    right.precision = {PrecisionError::Cosine, FrequencyPower::Exact};
    right.schemes.rotationFormats = {};
    right.position.query = position;
    right.position.key = position - 5;
    right = clamped(std::move(right));
    LabState wrong = right;
    wrong.schemes.rotationFormats = formats;
    return {right, wrong};
}

MistakeNumbers roundedPositions(const LabState& state)
{
    const RotationFormats formats {.position = NumberFormat::Bfloat16};
    const auto [right, wrong] = formatsOf(state, formats, coarsePosition);
    return {roundedAngle({}, 1, coarsePosition).cosine,
        roundedAngle(formats, 1, coarsePosition).cosine, right, withPinned(wrong, right)};
}

MistakeNumbers roundedFrequencies(const LabState& state)
{
    const RotationFormats formats {.frequency = NumberFormat::Bfloat16};
    const auto [right, wrong] = formatsOf(state, formats, farPosition);
    double largest = 0;
    for (const double frequency : frequencies(rotary(right.rotations)))
        largest = std::max(largest,
            std::abs(roundedAngle(formats, frequency, farPosition).cosine
                - roundedAngle({}, frequency, farPosition).cosine));
    return {0, largest, right, withPinned(wrong, right)};
}

} // namespace

MistakeNumbers mistakeNumbers(const LabState& state, CodeMistake mistake)
{
    switch (mistake) {
    case CodeMistake::InvariantOutputs:
        return invariantOutputs(state);
    case CodeMistake::TravellingPositions:
        return travellingPositions(state);
    case CodeMistake::BlindDecoder:
        return blindDecoder(state);
    case CodeMistake::DoubledExponent:
        return doubledExponent(state);
    case CodeMistake::FrequencyOfEachColumn:
        return frequencyOfEachColumn(state);
    case CodeMistake::BaseOfThousand:
        return baseOfThousand(state);
    case CodeMistake::AnglesOfOtherLayout:
        return anglesOfOtherLayout(state);
    case CodeMistake::ForgottenPermutation:
        return forgottenPermutation(state);
    case CodeMistake::RepeatedPermutation:
        return conversionMistake(state, Conversion::Twice);
    case CodeMistake::PermutationByQueryHeads:
        return conversionMistake(state, Conversion::ByQueryHeads);
    case CodeMistake::PermutationBeyondRotated:
        return conversionMistake(state, Conversion::BeyondRotated);
    case CodeMistake::TableOverTokens:
        return tableOverTokens(state);
    case CodeMistake::ElementwiseProduct:
        return elementwiseProduct(state);
    case CodeMistake::FlatSlopes:
        return flatSlopes(state);
    case CodeMistake::SlopesWithoutException:
        return slopesWithoutException(state);
    case CodeMistake::MaskOfZeros:
        return maskOfZeros(state);
    case CodeMistake::BaseTimesFactor:
        return baseTimesFactor(state);
    case CodeMistake::SquaredAttentionFactor:
        return squaredAttentionFactor(state);
    case CodeMistake::RoundedPositions:
        return roundedPositions(state);
    case CodeMistake::RoundedFrequencies:
        break;
    }
    return roundedFrequencies(state);
}

} // namespace lab
