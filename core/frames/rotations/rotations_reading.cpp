#include "core/frames/reading_numbers.h"

#include "core/frames/rotations/convention_frame.h"
#include "core/frames/rotations/rotations_frames.h"
#include "core/state/rotation_vectors.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lab {

namespace {

double length(PlanePoint point)
{
    return std::hypot(point.x, point.y);
}

/// αᵢ, the angle from the key to the query before both turn, in (−π, π].
double angleBetween(PlanePoint key, PlanePoint query)
{
    return std::atan2(key.x * query.y - key.y * query.x, key.x * query.x + key.y * query.y);
}

Focus present(const LabState& state, Focus focus)
{
    focus.query = state.position.query;
    focus.key = state.position.key;
    focus.distance = state.position.query - state.position.key;
    return focus;
}

Reading pairReading(const LabState& state, Focus focus)
{
    LabState turned = state;
    turned.rotations.pair =
        std::clamp(focus.pair.value_or(state.rotations.pair), 0, state.rotations.width / 2 - 1);
    focus = present(state, focus);
    focus.pair = turned.rotations.pair;
    const DialsFrame frame = dialsFrame(turned);
    const DialsFrame::Dial& dial =
        frame.dials[static_cast<std::size_t>(*focus.pair - frame.dials.front().pair)];
    const double score =
        dial.turnedQuery.x * dial.turnedKey.x + dial.turnedQuery.y * dial.turnedKey.y;

    using Motion = DialsFrame::Motion;
    if (dial.motion == Motion::Torn)
        return {"reading.rope.wrong_pair",
            {whole("i", dial.pair), significant("qa", dial.turnedQuery.x, 3),
                significant("ka", dial.turnedKey.x, 3), significant("qb", dial.turnedQuery.y, 3),
                significant("kb", dial.turnedKey.y, 3), significant("theta_a", dial.frequency, 3),
                significant("theta_b", dial.secondFrequency, 3), decimals("s", score, 4)},
            Reading::Subject::Pair, focus};

    const double alpha = angleBetween(dial.key, dial.query);
    std::vector<ReadingNumber> numbers {whole("i", dial.pair),
        significant("q", length(dial.turnedQuery), 3), significant("k", length(dial.turnedKey), 3),
        decimals("alpha", alpha, 3)};
    if (dial.motion == Motion::Resting) {
        numbers.push_back(decimals("s", score, 4));
        return {"reading.rope.resting", std::move(numbers), Reading::Subject::RestingPair, focus};
    }
    numbers.push_back(whole("m", state.position.query));
    numbers.push_back(whole("n", state.position.key));
    numbers.push_back(significant("theta", dial.frequency, 3));
    numbers.push_back(decimals("s", score, 4));
    return {"reading.rope.pair", std::move(numbers), Reading::Subject::Pair, focus};
}

/// All that rest behind those that turn, where there are several.
std::optional<Reading> restingReading(const LabState& state, Focus focus)
{
    const ScoresFrame frame = scoresFrame(state);
    const int last = static_cast<int>(frame.scores.size()) - 1;
    if (focus.pair.value_or(0) < frame.turning || frame.turning >= last)
        return std::nullopt;
    focus = present(state, focus);
    focus.pair = frame.turning;
    return Reading {"reading.rope.rest",
        {whole("i", frame.turning), whole("j", last),
            decimals("s", frame.end(frame.turning) - frame.start(frame.turning), 4)},
        Reading::Subject::RestingPair, focus};
}

Reading scoreReading(const LabState& state, const Focus& focus)
{
    return {"reading.rope.score", {decimals("s", presentScore(state).score, 4)},
        Reading::Subject::Score, present(state, focus)};
}

/// Of one distance, or of a run of focus.covered from it on.
Reading distanceReading(const LabState& state, Focus focus, std::int64_t distance)
{
    const Rotary encoding = rotary(state.rotations);
    const CosineSum sum = scoreAgainstDistance(encoding, turning(state.rotations),
        queryVector(state.rotations), keyVector(state.rotations), state.position.key);
    const bool isTorn = encoding.pairing == Pairing::WrongMix && encoding.rotatedWidth >= 4;
    focus.key = state.position.key;
    if (focus.covered > 1) {
        const RunMoments moments = runMoments(sum, distance, static_cast<double>(focus.covered), 1);
        const double middle =
            static_cast<double>(distance) + static_cast<double>(focus.covered - 1) / 2;
        return {isTorn ? "reading.rope.wrong_mean" : "reading.rope.mean",
            {decimals("s", moments.mean.front(), 4),
                decimals("sigma", moments.deviation.front(), 3), whole("N", focus.covered),
                decimals("middle", middle, focus.covered % 2 == 0 ? 1 : 0)},
            Reading::Subject::DistanceRun, focus};
    }
    focus.query = state.position.key + distance;
    const ReadingNumber score = decimals("s", values(sum, distance, 1).front(), 4);
    if (isTorn)
        return {"reading.rope.score", {score}, Reading::Subject::Distance, focus};
    return {"reading.rope.distance", {whole("distance", distance), score},
        Reading::Subject::Distance, focus};
}

} // namespace

Reading rotationsReading(const LabState& state, const Focus& focus)
{
    if (focus.picture == Picture::RotationsCurve && focus.distance)
        return distanceReading(state, focus, *focus.distance);
    if (focus.picture == Picture::RotationsScores && !focus.pair)
        return scoreReading(state, focus);
    if (focus.picture == Picture::RotationsScores)
        if (std::optional<Reading> resting = restingReading(state, focus))
            return *std::move(resting);
    if (focus.picture == Picture::RotationsConventions)
        if (std::optional<Reading> named = conventionReading(state, focus))
            return *std::move(named);
    return pairReading(state, focus);
}

} // namespace lab
