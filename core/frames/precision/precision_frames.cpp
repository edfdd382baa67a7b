#include "core/frames/precision/precision_frames.h"

#include "core/frames/rotations/rounded_rope.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double doubleUnit = 0x1p-53;

/// A rotation to be rounded, and what its score is made of. The positions are the query's.
struct RoundedScores {
    explicit RoundedScores(const LabState& state)
        : rope(state)
        , plainQuery(queryVector(state.rotations))
        , plainKey(keyVector(state.rotations))
        , query(stretched(plainQuery))
        , key(stretched(plainKey))
        , distance(state.position.query - state.position.key)
        , error(state.precision.error)
    {
    }

    Eigen::ArrayXd stretched(Eigen::ArrayXd vector) const
    {
        vector.head(rope.rotary.rotatedWidth) *= rope.turning.stretch;
        return vector;
    }
    bool isBeforeStart(std::int64_t position) const { return position < std::max(distance, {}); }
    double score(std::int64_t position) const
    {
        return roundedScore(rope.rotary, rope.formats, rope.frequencies, query, key,
            {position, position - distance});
    }
    double trueScore(std::int64_t position) const
    {
        return (rotated(rope.rotary, rope.turning, plainQuery, position)
            * rotated(rope.rotary, rope.turning, plainKey, position - distance))
            .sum();
    }
    double pairError(int pair, std::int64_t position) const
    {
        return std::abs(error == PrecisionError::Angle ? rope.angleError(pair, position)
                                                       : rope.cosineError(pair, position));
    }

    RoundedRope rope;
    Eigen::ArrayXd plainQuery;
    Eigen::ArrayXd plainKey;
    Eigen::ArrayXd query;
    Eigen::ArrayXd key;
    std::int64_t distance;
    PrecisionError error;
};

double finiteOrNone(double number)
{
    return std::isfinite(number) ? number : none;
}

double errorAt(const RoundedScores& scores, std::int64_t position)
{
    if (scores.error == PrecisionError::Score)
        return scores.isBeforeStart(position)
            ? none
            : finiteOrNone(std::abs(scores.score(position) - scores.trueScore(position)));
    double largest = 0;
    for (int pair = 0; pair < scores.rope.pairs(); ++pair) {
        const double error = scores.pairError(pair, position);
        if (!std::isfinite(error))
            return none;
        largest = std::max(largest, error);
    }
    return largest;
}

/// Half the distance between the format's numbers at `size`, which no rounding of a smaller number
/// exceeds.
double roundingLimit(NumberFormat format, double size)
{
    return size < largestFinite(format) ? spacing(format, size) / 2 : infinity;
}

double positionLimit(NumberFormat format, std::int64_t last)
{
    const bool isHeld = last <= std::int64_t {1} << significantBits(format);
    return isHeld ? 0 : roundingLimit(format, static_cast<double>(last));
}

/// Of |rounded − true| angle of a pair from 0 to position `last`.
double angleLimit(const RoundedRope& rope, int pair, std::int64_t last)
{
    const double frequency = rope.frequencies[pair];
    const double position = positionLimit(rope.formats.position, last);
    if (!std::isfinite(position))
        return infinity;
    const double rounded = lab::rounded(rope.formats.frequency, frequency);
    const auto far = static_cast<double>(last);
    const double largest = (far + position) * rounded;
    // The true frequency is no double, and the errors are themselves computed in double.
    const double noise = 4 * doubleUnit * (largest + far * frequency);
    return position * rounded + far * std::abs(rounded - frequency)
        + roundingLimit(rope.formats.angle, largest) + noise;
}

double waveLimit(NumberFormat format)
{
    constexpr double evaluation = 1e-15;
    return spacing(format, 0.75) / 2 + evaluation;
}

double cosineLimit(const RoundedRope& rope, int pair, std::int64_t last)
{
    return std::min(2.0, angleLimit(rope, pair, last) + waveLimit(rope.formats.wave));
}

/// How far a turned vector of length 1 may be from the true one, as a length.
double turnedLimit(const RoundedRope& rope, double angle)
{
    const RotationFormats& formats = rope.formats;
    const auto relative = [](NumberFormat format) {
        return std::ldexp(1.0, -significantBits(format));
    };
    constexpr double ofRoundedParts = 1.05; ///< a rounding enlarges what the next one rounds
    const double roundings = 2 * waveLimit(formats.wave) + 2 * relative(formats.product)
        + 2 * relative(formats.sum) + 4 * spacing(formats.product, 0) + 4 * spacing(formats.sum, 0);
    // In the wrong mix the columns of a pair turn by different angles.
    const double turn = std::sqrt(2.0) * std::min(2.0, angle);
    return turn + ofRoundedParts * roundings;
}

double scoreLimit(const RoundedScores& scores, std::int64_t last)
{
    const RoundedRope& rope = scores.rope;
    double limit = 0;
    double products = 0;
    for (int pair = 0; pair < rope.pairs(); ++pair) {
        const PairColumns columns = pairColumns(rope.rotary, pair);
        const auto length = [columns](const Eigen::ArrayXd& vector) {
            return std::hypot(vector[columns.first], vector[columns.second]);
        };
        const auto angle = [&](std::int64_t position) {
            return std::max(angleLimit(rope, turningPair(rope.rotary, columns.first), position),
                angleLimit(rope, turningPair(rope.rotary, columns.second), position));
        };
        const double query = turnedLimit(rope, angle(last));
        const double key = turnedLimit(rope, angle(std::max(last - scores.distance, {})));
        const double product = length(scores.query) * length(scores.key);
        const double longest = 2 * std::max(length(scores.query), length(scores.key));
        if (longest > largestFinite(rope.formats.product)
            || longest > largestFinite(rope.formats.sum))
            return infinity;
        limit += product * (query + key + query * key);
        products += product;
    }
    constexpr double sums = 1e-13; ///< of the scores themselves, in double
    return limit + sums * (1 + products);
}

double limitAt(const RoundedScores& scores, std::int64_t last)
{
    if (scores.error == PrecisionError::Score)
        return scoreLimit(scores, last);
    double largest = 0;
    for (int pair = 0; pair < scores.rope.pairs(); ++pair)
        largest = std::max(largest,
            scores.error == PrecisionError::Angle ? angleLimit(scores.rope, pair, last)
                                                  : cosineLimit(scores.rope, pair, last));
    return largest;
}

/// All positions of a run, or as many as there are probes: its ends, and between them places that
/// share no period with the powers of two at which formats round.
std::vector<std::int64_t> probesOf(PositionRun run, int probes)
{
    std::vector<std::int64_t> positions;
    if (run.count <= probes) {
        for (std::int64_t i = 0; i < run.count; ++i)
            positions.push_back(run.first + i);
        return positions;
    }
    positions = {run.first + run.count - 1};
    constexpr double golden = 0.6180339887498949;
    for (int i = 1; i < probes; ++i) {
        const double share = i * golden - std::floor(i * golden);
        positions.push_back(
            run.first + static_cast<std::int64_t>(share * static_cast<double>(run.count)));
    }
    return positions;
}

/// Nothing after a no.
std::optional<ErrorCurve> errorCurve(const LabState& state, const std::vector<PositionRun>& runs,
    const ErrorRoom& room, const Progress& progress)
{
    const RoundedScores scores(state);
    ErrorCurve curve;
    curve.reached.reserve(runs.size());
    curve.limit.reserve(runs.size());
    for (const PositionRun& run : runs) {
        if (progress
            && !progress(
                static_cast<double>(curve.limit.size()) / static_cast<double>(runs.size())))
            return std::nullopt;
        double reached = none;
        for (const std::int64_t position : probesOf(run, room.probes))
            reached = std::fmax(reached, errorAt(scores, position));
        curve.reached.push_back(reached);
        curve.limit.push_back(
            run.count <= room.probes ? reached : limitAt(scores, run.first + run.count - 1));
    }
    return curve;
}

LabState inFormats(LabState state, const RotationFormats& formats)
{
    state.schemes.rotationFormats = formats;
    return state;
}

std::int64_t distanceThatMatters(const LabState& state)
{
    return state.precision.error == PrecisionError::Score
        ? state.position.query - state.position.key
        : 0;
}

Rotations withoutSelection(Rotations rotations)
{
    rotations.pair = 0;
    return rotations;
}

} // namespace

PrecisionErrorsFrame precisionErrorsFrame(
    const LabState& state, ErrorRoom room, const PrecisionErrorsFrame& earlier)
{
    return *precisionErrorsFrame(state, room, earlier, {});
}

std::optional<PrecisionErrorsFrame> precisionErrorsFrame(const LabState& state, ErrorRoom room,
    const PrecisionErrorsFrame& earlier, const Progress& progress)
{
    PrecisionErrorsFrame frame;
    frame.error = state.precision.error;
    frame.rotations = withoutSelection(state.rotations);
    frame.distance = distanceThatMatters(state);
    frame.room = room;
    frame.chosenFormats = state.schemes.rotationFormats;
    const bool holds = showsFormatsOf(earlier, state, room);
    if (holds && earlier.chosenFormats == frame.chosenFormats)
        return earlier;
    frame.runs = holds ? earlier.runs : positionRuns(room.columns);
    constexpr auto curves = static_cast<double>(numberFormats.size() + 1);
    std::size_t done = 0;
    const auto made = [&](const LabState& one, ErrorCurve& curve) {
        const Progress ofAll = [&](double share) {
            return !progress || progress((static_cast<double>(done) + share) / curves);
        };
        const std::optional<ErrorCurve> found = errorCurve(one, frame.runs, room, ofAll);
        if (found)
            curve = *found;
        ++done;
        return found.has_value();
    };
    if (holds)
        frame.formats = earlier.formats;
    else
        for (std::size_t i = 0; i < numberFormats.size(); ++i)
            if (!made(inFormats(state, allIn(numberFormats[i])), frame.formats[i]))
                return std::nullopt;
    const auto whole = std::ranges::find_if(
        numberFormats, [&](NumberFormat format) { return frame.chosenFormats == allIn(format); });
    if (whole != numberFormats.end())
        frame.chosen = frame.formats[static_cast<std::size_t>(whole - numberFormats.begin())];
    else if (!made(state, frame.chosen))
        return std::nullopt;
    return frame;
}

ErrorsAtPosition errorsAt(const LabState& state, std::int64_t position)
{
    ErrorsAtPosition errors;
    errors.position = position;
    for (std::size_t i = 0; i < numberFormats.size(); ++i)
        errors.formats[i] =
            errorAt(RoundedScores(inFormats(state, allIn(numberFormats[i]))), position);
    errors.chosen = errorAt(RoundedScores(state), position);
    return errors;
}

int worstPair(const LabState& state, std::int64_t position)
{
    const RoundedScores scores(state);
    int worst = -1;
    double largest = -1;
    for (int pair = 0; pair < scores.rope.pairs(); ++pair) {
        const double error = scores.pairError(pair, position);
        if (std::isnan(error))
            return pair;
        if (error > largest) {
            largest = error;
            worst = pair;
        }
    }
    return worst;
}

ScorePlaces startPlaces(const Positions& positions)
{
    const std::int64_t first = std::min(positions.query, positions.key);
    return {positions.query - first, positions.key - first};
}

PrecisionDriftFrame precisionDriftFrame(const LabState& state, ErrorRoom room)
{
    return *precisionDriftFrame(state, room, {});
}

std::optional<PrecisionDriftFrame> precisionDriftFrame(
    const LabState& state, ErrorRoom room, const Progress& progress)
{
    const RoundedScores scores(state);
    PrecisionDriftFrame frame;
    frame.rotations = withoutSelection(state.rotations);
    frame.formats = state.schemes.rotationFormats;
    frame.start = startPlaces(state.position);
    frame.room = room;
    frame.runs = positionRuns(room.columns);
    frame.startScore = scores.score(frame.start.query);
    for (const PositionRun& run : frame.runs) {
        if (progress
            && !progress(
                static_cast<double>(frame.lowest.size()) / static_cast<double>(frame.runs.size())))
            return std::nullopt;
        double lowest = none;
        double highest = none;
        for (const std::int64_t position : probesOf(run, room.probes)) {
            if (scores.isBeforeStart(position))
                continue;
            const double drift = finiteOrNone(scores.score(position) - frame.startScore);
            lowest = std::fmin(lowest, drift);
            highest = std::fmax(highest, drift);
        }
        frame.lowest.push_back(lowest);
        frame.highest.push_back(highest);
    }
    return frame;
}

bool showsErrorsOf(const PrecisionErrorsFrame& frame, const LabState& state, ErrorRoom room)
{
    return showsFormatsOf(frame, state, room)
        && frame.chosenFormats == state.schemes.rotationFormats;
}

bool showsFormatsOf(const PrecisionErrorsFrame& frame, const LabState& state, ErrorRoom room)
{
    return !frame.runs.empty() && frame.error == state.precision.error
        && frame.rotations == withoutSelection(state.rotations)
        && frame.distance == distanceThatMatters(state) && frame.room == room;
}

bool showsDriftOf(const PrecisionDriftFrame& frame, const LabState& state, ErrorRoom room)
{
    return !frame.runs.empty() && frame.rotations == withoutSelection(state.rotations)
        && frame.formats == state.schemes.rotationFormats
        && frame.start == startPlaces(state.position) && frame.room == room;
}

double driftAt(const LabState& state, std::int64_t position)
{
    const RoundedScores scores(state);
    if (scores.isBeforeStart(position))
        return none;
    return finiteOrNone(scores.score(position) - scores.score(startPlaces(state.position).query));
}

} // namespace lab
