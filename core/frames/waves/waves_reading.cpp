#include "core/analysis/position_similarity.h"
#include "core/encodings/functional_relative/formula.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/reading_numbers.h"
#include "core/frames/waves/added_terms_frame.h"
#include "core/frames/waves/learned_frames.h"
#include "core/frames/waves/odometer_frame.h"
#include "core/frames/waves/waves_frames.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

constexpr int smallDigits = 4; ///< for numbers between −1 and 1, and for angles
constexpr int similarityDigits = 2;

/// "10000" as in the field, and 1.0001 with all digits that distinguish it from 1.
ReadingNumber baseNumber(double base)
{
    const bool isWhole = base < 1e7 && std::floor(base) >= base;
    return isWhole ? whole("b", static_cast<std::int64_t>(base)) : significant("b", base, 6);
}

double middleOf(std::int64_t first, std::int64_t count)
{
    return static_cast<double>(first) + static_cast<double>(count - 1) / 2;
}

Turn turnOf(const Sinusoidal& encoding, int pair)
{
    return turns(encoding)[static_cast<std::size_t>(pair)];
}

/// The group of formulas for a row: of a position, or of a distance.
std::string groupOf(const LabState& state)
{
    return state.waves.shown == WavesEncoding::Functional ? "reading.functional."
                                                          : "reading.sinusoidal.";
}

// The exponent of tensor2tensor has another denominator, which a single pair does not need.
std::string formulaOf(const LabState& state, const ColumnMeaning& meaning)
{
    const Sinusoidal& encoding = sinusoid(state);
    const bool isTensor2Tensor =
        encoding.layout == SinusoidalLayout::Tensor2Tensor && encoding.width > 2;
    return groupOf(state) + (isTensor2Tensor ? "tensor2tensor." : "")
        + (meaning.sine ? "sine" : "cosine");
}

/// The columns of a pair, from left to right.
std::vector<ReadingNumber> columnsOf(const Sinusoidal& encoding, int pair)
{
    if (pair < 0)
        return {};
    const int sine = sineColumn(encoding, pair);
    const int cosine = cosineColumn(encoding, pair);
    return {whole("column", std::min(sine, cosine)), whole("column", std::max(sine, cosine))};
}

Reading cellReading(const LabState& state, Focus focus, std::int64_t position, int column)
{
    const Sinusoidal& encoding = sinusoid(state);
    const ColumnMeaning meaning = columnMeaning(encoding, column);
    const SinCos angle = sinCos(position * turnOf(encoding, meaning.pair));
    const double radiansTurned =
        static_cast<double>(position) * frequencies(encoding)[meaning.pair];
    focus.position = position;
    focus.column = column;
    focus.pair = meaning.pair;
    return {formulaOf(state, meaning),
        {whole("p", position), whole("i", meaning.pair), baseNumber(encoding.base),
            whole("d", encoding.width), decimals("angle", radiansTurned, smallDigits),
            decimals("value", meaning.sine ? angle.sin : angle.cos, smallDigits)},
        state.waves.shown == WavesEncoding::Functional ? Reading::Subject::DistanceCell
                                                       : Reading::Subject::TableCell,
        focus, columnsOf(encoding, meaning.pair)};
}

Reading runReading(const LabState& state, Focus focus, std::int64_t first, int column)
{
    const Sinusoidal& encoding = sinusoid(state);
    const ColumnMeaning meaning = columnMeaning(encoding, column);
    const Turn turn = turnOf(encoding, meaning.pair);
    const double shrink = dirichlet(turn, focus.covered);
    // The middle of an even number of positions is a half-integer.
    const Turn middle = (2 * first + focus.covered - 1) * half(turn);
    const SinCos angle = sinCos(middle);
    focus.position = first;
    focus.column = column;
    focus.pair = meaning.pair;
    return {groupOf(state) + (meaning.sine ? "mean_sine" : "mean_cosine"),
        {decimals("shrink", shrink, smallDigits),
            decimals("middle", middleOf(first, focus.covered), focus.covered % 2 == 0 ? 1 : 0),
            significant("theta", frequencies(encoding)[meaning.pair]),
            decimals("value", shrink * (meaning.sine ? angle.sin : angle.cos), smallDigits),
            whole("N", focus.covered)},
        state.waves.shown == WavesEncoding::Functional ? Reading::Subject::DistanceCells
                                                       : Reading::Subject::TableRun,
        focus, columnsOf(encoding, meaning.pair)};
}

// Over many shifts the root mean square, as in the curve.
Reading differenceReading(const LabState& state, Focus focus, std::int64_t shift)
{
    const Sinusoidal& encoding = sinusoid(state);
    const std::int64_t count = std::max<std::int64_t>(1, focus.covered);
    const double similar =
        runMeans(similarity(encoding), shift, static_cast<double>(count), 1).front();
    const double one = similarityCurve(encoding, 1, 1, 1).distance.front();
    const bool isOne = count == 1;
    const double value = isOne ? similarityCurve(encoding, shift, 1, 1).distance.front()
                               : std::sqrt(std::max(0.0, encoding.width - 2 * similar));
    focus.distance = shift;
    Reading reading {isOne ? "reading.sinusoidal.difference" : "reading.sinusoidal.difference_mean",
        {whole("d", encoding.width / 2 * 2), decimals("similar", similar, similarityDigits),
            decimals("value", value, similarityDigits)},
        isOne ? Reading::Subject::Similarity : Reading::Subject::SimilarityRun, focus};
    if (isOne) {
        reading.numbers.push_back(whole("k", shift));
        reading.numbers.push_back(whole("size", std::abs(shift)));
        reading.numbers.push_back(decimals("one", one, similarityDigits));
        reading.numbers.push_back(
            decimals("line", one * static_cast<double>(std::abs(shift)), similarityDigits));
    } else {
        reading.numbers.push_back(whole("N", count));
    }
    return reading;
}

Reading similarityReading(const LabState& state, Focus focus, std::int64_t shift)
{
    const CosineSum sum = similarity(sinusoid(state));
    focus.distance = shift;
    if (focus.covered <= 1)
        return {"reading.sinusoidal.similarity",
            {whole("k", shift), decimals("value", values(sum, shift, 1).front(), similarityDigits)},
            Reading::Subject::Similarity, focus};

    const RunMoments run = runMoments(sum, shift, static_cast<double>(focus.covered), 1);
    return {"reading.sinusoidal.similarity_mean",
        {decimals("value", run.mean.front(), similarityDigits),
            decimals("sigma", run.deviation.front(), similarityDigits), whole("N", focus.covered),
            decimals("middle", middleOf(shift, focus.covered), focus.covered % 2 == 0 ? 1 : 0)},
        Reading::Subject::SimilarityRun, focus};
}

/// One row of M·PE(p) if the pointer is on one, else the equation of both.
Reading shiftReading(const LabState& state, Focus focus)
{
    const Sinusoidal& encoding = sinusoid(state);
    const int pair = focus.pair.value_or(state.waves.pair);
    const std::int64_t shift = state.position.key - state.position.query;
    const Turn turn = turnOf(encoding, pair);
    const SinCos moved = sinCos(shift * turn);
    const SinCos before = sinCos(state.position.query * turn);
    focus.pair = pair;
    focus.position = state.position.query;
    focus.distance = shift;
    if (!focus.column)
        return {"reading.sinusoidal.shift", {}, Reading::Subject::Shift, focus};

    const bool isSine = columnMeaning(encoding, *focus.column).sine;
    const SinCos after = sinCos((state.position.query + shift) * turn);
    const ReadingNumber cosine = decimals("cosine", moved.cos, 3);
    const ReadingNumber sine =
        isSine ? decimals("sine", moved.sin, 3) : decimals("minus_sine", -moved.sin, 3);
    return {isSine ? "reading.sinusoidal.shift.sine" : "reading.sinusoidal.shift.cosine",
        {cosine, sine, decimals("sine_p", before.sin, 3), decimals("cosine_p", before.cos, 3),
            decimals("value", isSine ? after.sin : after.cos, 3)},
        Reading::Subject::Shift, focus};
}

/// The pointer may be on an element that no longer exists if the width becomes smaller.
Focus withinTable(const Sinusoidal& encoding, Focus focus)
{
    if (focus.pair && *focus.pair >= encoding.width / 2)
        focus.pair.reset();
    if (focus.column && *focus.column >= encoding.width)
        focus.column.reset();
    return focus;
}

/// The vector of a query and a key, by their distance.
Reading pairReading(const LabState& state, Focus focus)
{
    const std::int64_t query = focus.query.value_or(state.position.query);
    const std::int64_t key = focus.key.value_or(state.position.key);
    const int pair = focus.pair.value_or(state.waves.pair);
    const int column = focus.column.value_or(sineColumn(sinusoid(state), pair));
    focus.query = query;
    focus.key = key;
    Reading reading =
        cellReading(state, focus, distance(state.schemes.functionalRelative, query, key), column);
    reading.subject = Reading::Subject::DistancePair;
    return reading;
}

} // namespace

Reading wavesReading(const LabState& state, const Focus& pointed)
{
    if (state.waves.picture == WavesPictureShown::Odometer)
        return odometerReading(state, pointed);
    if (state.waves.picture == WavesPictureShown::Terms)
        return addedTermsReading(state, pointed);
    if (state.waves.shown == WavesEncoding::Learned)
        return learnedReading(state, pointed);
    const Focus focus = withinTable(sinusoid(state), pointed);
    if (focus.picture == Picture::WavesPairs)
        return pairReading(state, focus);
    if (focus.picture == Picture::WavesShift)
        return shiftReading(state, focus);
    if (focus.picture == Picture::WavesSimilarity && focus.distance)
        return state.waves.measure == RowMeasure::Similarity
            ? similarityReading(state, focus, *focus.distance)
            : differenceReading(state, focus, *focus.distance);

    const int pair = focus.pair.value_or(state.waves.pair);
    const int column = focus.column.value_or(sineColumn(sinusoid(state), pair));
    const std::int64_t position = focus.position.value_or(rowShown(state));
    if (focus.position && focus.covered > 1)
        return runReading(state, focus, position, column);
    Focus one = focus;
    one.covered = 1;
    return cellReading(state, one, position, column);
}

} // namespace lab
