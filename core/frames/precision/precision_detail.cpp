#include "core/frames/precision/precision_detail.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

/// A curve has a number of pairs times `affordable` places; a score rotates two vectors and rounds
/// six times as often.
ErrorSpace spaceFor(const LabState& state, int columns, int affordable, int fewest)
{
    const int pairs = std::max(1, state.rotations.width / 2);
    const bool isScore = state.precision.error == PrecisionError::Score;
    const int places = affordable / (isScore ? 4 : 1) / pairs;
    const int drawn = std::min(columns, std::max(fewest, places / 2));
    return {drawn, std::clamp(places / drawn, 2, 8)};
}

double largestFinite(double sofar, double number)
{
    return std::isfinite(number) ? std::max(sofar, std::abs(number)) : sofar;
}

/// The part of the earlier axis that is kept.
double kept(double now, double before, double most)
{
    return before > now && before <= most * now ? before : 0;
}

} // namespace

PrecisionSpaces precisionSpaces(const LabState& state, int columns)
{
    const int fewest = state.precision.error == PrecisionError::Score ? 8 : 12;
    return {spaceFor(state, columns, 3'000, fewest), spaceFor(state, columns, 100'000, 120)};
}

double largest(const PrecisionErrorsFrame& frame)
{
    double size = frame.largestBefore;
    for (const ErrorCurve& curve : frame.formats)
        for (const double error : curve.reached)
            size = largestFinite(size, error);
    for (const double error : frame.chosen.reached)
        size = largestFinite(size, error);
    return size;
}

double largest(const PrecisionDriftFrame& frame)
{
    double size = frame.largestBefore;
    for (const auto* drifts : {&frame.lowest, &frame.highest})
        for (const double drift : *drifts)
            size = largestFinite(size, drift);
    return size;
}

PrecisionErrorsFrame following(PrecisionErrorsFrame frame, const PrecisionErrorsFrame& before)
{
    if (frame.error == before.error)
        frame.largestBefore = kept(largest(frame), largest(before), 100);
    return frame;
}

PrecisionDriftFrame following(PrecisionDriftFrame frame, const PrecisionDriftFrame& before)
{
    frame.largestBefore = kept(largest(frame), largest(before), 8);
    return frame;
}

PrecisionQuestion precisionQuestion(const LabState& state, const PrecisionSpaces& spaces)
{
    PrecisionQuestion question {state.precision.error, state.precision.power, state.rotations,
        state.schemes.rotationFormats, startPositions(state.position), spaces};
    question.rotations.pair = 0;
    return question;
}

LabState PrecisionQuestion::state() const
{
    LabState state;
    state.precision.error = error;
    state.precision.power = power;
    state.rotations = rotations;
    state.schemes.rotationFormats = formats;
    state.position.query = start.query;
    state.position.key = start.key;
    return state;
}

} // namespace lab
