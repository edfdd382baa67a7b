#include "core/frames/precision/precision_frames.h"

#include "core/frames/precision/rounded_scores.h"
#include "core/math/constants.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

/// All positions of a run, or as many as there are probes: its ends, and places between them that
/// have no common period with the powers of two at which formats round.
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

/// The positions evaluated in the runs, and the true values there: the same for each format.
struct Probes {
    std::vector<std::vector<std::int64_t>> positions; ///< of each run
    std::vector<std::vector<double>> truths; ///< from trueNumbers()
};

/// Empty after `progress` has returned false.
std::optional<Probes> probesIn(const RoundedScores& scores, const std::vector<PositionRun>& runs,
    int probes, const Progress& progress)
{
    Probes all;
    for (const PositionRun& run : runs) {
        if (progress && !progress(0))
            return std::nullopt;
        all.positions.push_back(probesOf(run, probes));
        for (const std::int64_t position : all.positions.back())
            all.truths.push_back(trueNumbers(scores, position));
    }
    return all;
}

/// Empty after `progress` has returned false.
std::optional<ErrorCurve> errorCurve(const RoundedScores& scores,
    const std::vector<PositionRun>& runs, const Probes& probes, const Progress& progress)
{
    ErrorCurve curve;
    curve.reached.reserve(runs.size());
    curve.limit.reserve(runs.size());
    auto truth = probes.truths.begin();
    for (std::size_t k = 0; k < runs.size(); ++k) {
        if (progress && !progress(static_cast<double>(k) / static_cast<double>(runs.size())))
            return std::nullopt;
        double reached = noNumber;
        for (const std::int64_t position : probes.positions[k])
            reached = std::fmax(reached, errorAt(scores, position, *truth++));
        curve.reached.push_back(reached);
        const bool isWhole = runs[k].count == static_cast<std::int64_t>(probes.positions[k].size());
        curve.limit.push_back(
            isWhole ? reached : limitAt(scores, runs[k].first + runs[k].count - 1));
    }
    return curve;
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
    const LabState& state, ErrorSpace space, const PrecisionErrorsFrame& earlier)
{
    return precisionErrorsFrame(state, space, earlier, {}).value_or(earlier); // cannot be stopped
}

std::optional<PrecisionErrorsFrame> precisionErrorsFrame(const LabState& state, ErrorSpace space,
    const PrecisionErrorsFrame& earlier, const Progress& progress)
{
    PrecisionErrorsFrame frame;
    frame.error = state.precision.error;
    frame.rotations = withoutSelection(state.rotations);
    frame.power = state.precision.power;
    frame.distance = distanceThatMatters(state);
    frame.space = space;
    frame.chosenFormats = state.schemes.rotationFormats;
    const bool holds = showsFormatsOf(earlier, state, space);
    if (holds && earlier.chosenFormats == frame.chosenFormats)
        return earlier;
    frame.runs = holds ? earlier.runs : positionRuns(space.columns);
    const RoundedScores scores(state);
    const auto probes = probesIn(scores, frame.runs, space.probes, progress);
    if (!probes)
        return std::nullopt;
    constexpr auto curves = static_cast<double>(numberFormats.size() + 1);
    std::size_t done = 0;
    const auto made = [&](const RotationFormats& formats, ErrorCurve& curve) {
        const Progress ofAll = [&](double share) {
            return !progress || progress((static_cast<double>(done) + share) / curves);
        };
        const std::optional<ErrorCurve> found =
            errorCurve(scores.in(formats), frame.runs, *probes, ofAll);
        if (found)
            curve = *found;
        ++done;
        return found.has_value();
    };
    if (holds)
        frame.formats = earlier.formats;
    else
        for (std::size_t i = 0; i < numberFormats.size(); ++i)
            if (!made(allIn(numberFormats[i]), frame.formats[i]))
                return std::nullopt;
    const auto whole = std::ranges::find_if(
        numberFormats, [&](NumberFormat format) { return frame.chosenFormats == allIn(format); });
    if (whole != numberFormats.end())
        frame.chosen = frame.formats[static_cast<std::size_t>(whole - numberFormats.begin())];
    else if (!made(frame.chosenFormats, frame.chosen))
        return std::nullopt;
    return frame;
}

ErrorsAtPosition errorsAt(const LabState& state, std::int64_t position)
{
    const RoundedScores scores(state);
    const std::vector<double> truth = trueNumbers(scores, position);
    ErrorsAtPosition errors;
    errors.position = position;
    for (std::size_t i = 0; i < numberFormats.size(); ++i)
        errors.formats[i] = errorAt(scores.in(allIn(numberFormats[i])), position, truth);
    errors.chosen = errorAt(scores, position, truth);
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

ScorePositions startPositions(const Positions& positions)
{
    const std::int64_t first = std::min(positions.query, positions.key);
    return {positions.query - first, positions.key - first};
}

PrecisionDriftFrame precisionDriftFrame(const LabState& state, ErrorSpace space)
{
    return precisionDriftFrame(state, space, {}).value_or(PrecisionDriftFrame {}); // never stopped
}

std::optional<PrecisionDriftFrame> precisionDriftFrame(
    const LabState& state, ErrorSpace space, const Progress& progress)
{
    const RoundedScores scores(state);
    PrecisionDriftFrame frame;
    frame.rotations = withoutSelection(state.rotations);
    frame.power = state.precision.power;
    frame.formats = state.schemes.rotationFormats;
    frame.start = startPositions(state.position);
    frame.space = space;
    frame.runs = positionRuns(space.columns);
    frame.startScore = scores.score(frame.start.query);
    for (const PositionRun& run : frame.runs) {
        if (progress
            && !progress(
                static_cast<double>(frame.lowest.size()) / static_cast<double>(frame.runs.size())))
            return std::nullopt;
        double lowest = noNumber;
        double highest = noNumber;
        for (const std::int64_t position : probesOf(run, space.probes)) {
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

bool showsErrorsOf(const PrecisionErrorsFrame& frame, const LabState& state, ErrorSpace space)
{
    return showsFormatsOf(frame, state, space)
        && frame.chosenFormats == state.schemes.rotationFormats;
}

bool showsFormatsOf(const PrecisionErrorsFrame& frame, const LabState& state, ErrorSpace space)
{
    return !frame.runs.empty() && frame.error == state.precision.error
        && frame.rotations == withoutSelection(state.rotations)
        && frame.power == state.precision.power && frame.distance == distanceThatMatters(state)
        && frame.space == space;
}

bool showsDriftOf(const PrecisionDriftFrame& frame, const LabState& state, ErrorSpace space)
{
    return !frame.runs.empty() && frame.rotations == withoutSelection(state.rotations)
        && frame.power == state.precision.power && frame.formats == state.schemes.rotationFormats
        && frame.start == startPositions(state.position) && frame.space == space;
}

double driftAt(const LabState& state, std::int64_t position)
{
    const RoundedScores scores(state);
    if (scores.isBeforeStart(position))
        return noNumber;
    return finiteOrNone(
        scores.score(position) - scores.score(startPositions(state.position).query));
}

} // namespace lab
