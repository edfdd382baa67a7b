#include "core/frames/rotations/rotations_frames.h"

#include "core/encodings/scaling/formula.h"
#include "core/math/constants.h"
#include "core/state/rotation_vectors.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab {

namespace {

/// The vectors of a state, and where its positions turn them.
struct TurnedVectors {
    explicit TurnedVectors(const LabState& state)
        : encoding(rotary(state.rotations))
        , query(queryVector(state.rotations))
        , key(keyVector(state.rotations))
        , present(turning(state.rotations))
        , turnedQuery(rotated(encoding, present, query, state.position.query))
        , turnedKey(rotated(encoding, present, key, state.position.key))
    {
    }

    Rotary encoding;
    Eigen::ArrayXd query;
    Eigen::ArrayXd key;
    Turning present;
    Eigen::ArrayXd turnedQuery;
    Eigen::ArrayXd turnedKey;
};

PlanePoint pointOf(const Eigen::ArrayXd& vector, PairColumns columns)
{
    return {vector[columns.first], vector[columns.second]};
}

double squaredLength(PlanePoint point)
{
    return point.x * point.x + point.y * point.y;
}

bool isTorn(const Rotary& encoding, int pair)
{
    const PairColumns columns = pairColumns(encoding, pair);
    return turningPair(encoding, columns.first) != turningPair(encoding, columns.second);
}

DialsFrame::Motion motionOf(const TurnedVectors& vectors, int pair)
{
    if (!isRotated(vectors.encoding, pair))
        return DialsFrame::Motion::Resting;
    if (isTorn(vectors.encoding, pair))
        return DialsFrame::Motion::Torn;
    const bool rests = vectors.present.perPosition[static_cast<std::size_t>(pair)] == Turn {};
    return rests ? DialsFrame::Motion::Resting : DialsFrame::Motion::Turned;
}

/// How much longer the pair becomes when it is turned, squared.
double squaredStretch(const TurnedVectors& vectors, int pair)
{
    const double stretch = isRotated(vectors.encoding, pair) ? vectors.present.stretch : 1;
    return stretch * stretch;
}

double frequencyOf(const Eigen::ArrayXd& frequencies, const Rotary& encoding, int column)
{
    const int pair = turningPair(encoding, column);
    return pair < 0 ? 0 : frequencies[pair];
}

/// That no vector exceeds, wherever the positions turn it. The two columns of a torn pair can both
/// become as long as the whole pair was.
double largestLength(const TurnedVectors& vectors)
{
    double largest = 0;
    for (int pair = 0; pair < pairCount(vectors.encoding); ++pair) {
        const PairColumns columns = pairColumns(vectors.encoding, pair);
        const double stretch = squaredStretch(vectors, pair)
            * (motionOf(vectors, pair) == DialsFrame::Motion::Torn ? 2 : 1);
        largest = std::max({largest, stretch * squaredLength(pointOf(vectors.query, columns)),
            stretch * squaredLength(pointOf(vectors.key, columns))});
    }
    return std::sqrt(largest);
}

bool areSameBut(const Rotations& left, Rotations right)
{
    right.pair = left.pair;
    return left == right;
}

std::int64_t reachOf(const Positions& position)
{
    return position.shown / 2;
}

std::int64_t heldKeyPosition(const LabState& state)
{
    return isTrueRotation(rotary(state.rotations)) ? 0 : state.position.key;
}

bool isResolved(const ScoreCurveFrame& frame)
{
    return frame.runWidth < 1;
}

DistanceRun runOf(const ScoreCurveFrame& frame, int sample)
{
    const std::int64_t first = runStart(-frame.reach, frame.runWidth, sample);
    return {first, runStart(-frame.reach, frame.runWidth, sample + 1) - first};
}

/// Every sample apart, or the exact mean of each run with the spread where it is asked for.
enum class Spread { Shown, Hidden };

CurveFrame sampled(const ScoreCurveFrame& frame, const CosineSum& sum, Spread spread)
{
    CurveFrame curve;
    if (isResolved(frame)) {
        curve.firstX = frame.lowestDistance;
        curve.step = (frame.highestDistance - frame.lowestDistance) / frame.space.samples;
        curve.values = values(sum, curve.firstX, curve.step, frame.space.samples + 1);
        return curve;
    }
    curve.firstX = frame.lowestDistance + frame.runWidth / 2;
    curve.step = frame.runWidth;
    if (spread == Spread::Hidden) {
        curve.values = runMeans(sum, -frame.reach, frame.runWidth, frame.space.samples);
    } else {
        RunMoments moments = runMoments(sum, -frame.reach, frame.runWidth, frame.space.samples);
        curve.values = std::move(moments.mean);
        curve.deviation = std::move(moments.deviation);
    }
    return curve;
}

struct Extent {
    double lowest = 0;
    double highest = 0;

    void hold(double value)
    {
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
    }
};

Extent extentOf(const CurveFrame& curve)
{
    Extent extent;
    for (std::size_t k = 0; k < curve.values.size(); ++k) {
        const double deviation = curve.deviation.empty() ? 0 : curve.deviation[k];
        extent.hold(curve.values[k] - deviation);
        extent.hold(curve.values[k] + deviation);
    }
    return extent;
}

double largestTerm(const CosineSum& sum)
{
    double largest = 0;
    for (const CosineSum::Term& term : sum.terms)
        largest = std::max(largest, term.amplitude);
    return largest;
}

constexpr double maxDeviations = 2; ///< that a score is usually away from its mean

/// Root of the mean square of a sum over all distances, its offset apart.
double usualSize(const CosineSum& sum)
{
    double squares = 0;
    for (const CosineSum::Term& term : sum.terms)
        squares += term.amplitude * term.amplitude;
    return std::sqrt(squares / 2);
}

} // namespace

bool isTrueRotation(const Rotary& encoding)
{
    return encoding.pairing != Pairing::WrongMix || encoding.rotatedWidth < 4;
}

double roundUnit(double length)
{
    constexpr std::array<double, 9> steps = {1, 1.5, 2, 3, 4, 5, 6, 8, 10};
    if (length <= 1)
        return 1;
    const double decade = std::pow(10, std::floor(std::log10(length)));
    // A tip that was put at length 2 may be longer by a rounding.
    const auto step = std::ranges::find_if(
        steps, [&](double one) { return one * decade >= length * (1 - 1e-9); });
    return (step == steps.end() ? 10 : *step) * decade;
}

DialsFrame dialsFrame(const LabState& state)
{
    const TurnedVectors vectors(state);
    const Rotary& encoding = vectors.encoding;
    const Eigen::ArrayXd perPosition = frequencies(encoding, state.rotations.scaling);
    const Eigen::ArrayXd scores = pairScores(encoding, vectors.turnedQuery, vectors.turnedKey);

    DialsFrame frame;
    frame.pairs = pairCount(encoding);
    frame.selectedPair = state.rotations.pair;
    frame.unit = roundUnit(largestLength(vectors));
    frame.isRotation = isTrueRotation(encoding);
    const int first = frame.selectedPair / pairsPerPage * pairsPerPage;
    const int end = std::min(first + pairsPerPage, frame.pairs);
    frame.dials.reserve(static_cast<std::size_t>(end - first));
    for (int pair = first; pair < end; ++pair) {
        const PairColumns columns = pairColumns(encoding, pair);
        const double frequency = frequencyOf(perPosition, encoding, columns.first);
        frame.dials.push_back({pair, motionOf(vectors, pair), frequency,
            frequencyOf(perPosition, encoding, columns.second),
            static_cast<double>(state.position.query) * frequency / twoPi,
            static_cast<double>(state.position.key) * frequency / twoPi,
            pointOf(vectors.query, columns), pointOf(vectors.key, columns),
            pointOf(vectors.turnedQuery, columns), pointOf(vectors.turnedKey, columns),
            scores[pair]});
    }
    return frame;
}

int ScoresFrame::steps() const
{
    return scores.empty() ? 0 : stepOf(static_cast<int>(scores.size()) - 1) + 1;
}

int ScoresFrame::stepOf(int pair) const
{
    return std::min(pair, turning);
}

double ScoresFrame::start(int step) const
{
    return sums[static_cast<std::size_t>(step)];
}

double ScoresFrame::end(int step) const
{
    return step < turning ? sums[static_cast<std::size_t>(step) + 1] : sums.back();
}

ScoresFrame scoresFrame(const LabState& state)
{
    const TurnedVectors vectors(state);
    const Rotary& encoding = vectors.encoding;
    const Eigen::ArrayXd scores = pairScores(encoding, vectors.turnedQuery, vectors.turnedKey);

    ScoresFrame frame;
    frame.selectedPair = state.rotations.pair;
    frame.isRotation = isTrueRotation(encoding);
    frame.scores.assign(scores.begin(), scores.end());
    frame.sums.reserve(frame.scores.size() + 1);
    frame.sums.push_back(0);
    double squares = 0;
    double resting = 0;
    for (int pair = 0; pair < pairCount(encoding); ++pair) {
        frame.sums.push_back(frame.sums.back() + scores[pair]);
        const PairColumns columns = pairColumns(encoding, pair);
        if (isRotated(encoding, pair))
            squares += std::pow(squaredStretch(vectors, pair), 2)
                * squaredLength(pointOf(vectors.query, columns))
                * squaredLength(pointOf(vectors.key, columns));
        else
            resting += scores[pair];
    }
    frame.usual = std::sqrt(squares / 2 + resting * resting);
    frame.turning = pairCount(encoding);
    while (frame.turning > 0 && motionOf(vectors, frame.turning - 1) == DialsFrame::Motion::Resting)
        --frame.turning;
    return frame;
}

std::optional<ScoreChange> scoreChange(const LabState& start, const LabState& now)
{
    const std::int64_t moved = now.position.query - start.position.query;
    if (moved != now.position.key - start.position.key
        || !areSameBut(start.rotations, now.rotations))
        return std::nullopt;
    if (moved == 0)
        return ScoreChange {};
    return ScoreChange {moved, presentScore(now).score - presentScore(start).score};
}

PresentScore presentScore(const LabState& state)
{
    return {state.position.query - state.position.key, scoresFrame(state).total()};
}

ScoreCurveInputs scoreCurveInputs(const LabState& state, CurveSpace space)
{
    return {state.rotations, heldKeyPosition(state), reachOf(state.position), space};
}

ScoreCurveFrame scoreCurveFrame(const ScoreCurveInputs& inputs)
{
    const Rotations& rotations = inputs.rotations;
    const CurveSpace space = inputs.space;
    ScoreCurveFrame frame {inputs};
    const Rotary encoding = rotary(rotations);
    frame.isRotation = isTrueRotation(encoding);
    const std::int64_t distances = 2 * frame.reach + 1;
    const auto reach = static_cast<double>(frame.reach);
    frame.lowestDistance = -reach;
    frame.highestDistance = reach;
    if (distances > space.samples) {
        // A little more than the quotient: a little less would leave out the last distance.
        frame.runWidth = static_cast<double>(distances) / space.samples * (1 + 0x1p-49);
        frame.lowestDistance -= 0.5;
        frame.highestDistance += 0.5;
    }

    const CosineSum sum = scoreAgainstDistance(encoding, turning(rotations), queryVector(rotations),
        keyVector(rotations), frame.keyPosition);
    frame.score = sampled(frame, sum, Spread::Shown);
    if (distances <= space.dots) {
        frame.score.firstDot = -reach;
        frame.score.dots = values(sum, -frame.reach, distances);
    }
    frame.pair = pairCurve(frame, rotations.pair);

    Extent extent = extentOf(frame.score);
    extent.hold(largestTerm(sum));
    extent.hold(-largestTerm(sum));
    if (!isResolved(frame)) {
        // Single scores lie outside the band of means; the axis must not jump from one to the next.
        const double reached = maxDeviations * usualSize(sum);
        extent.hold(sum.offset - reached);
        extent.hold(sum.offset + reached);
    }
    const Extent pair = extentOf(frame.pair);
    frame.lowest = std::min(extent.lowest, pair.lowest);
    frame.highest = std::max(extent.highest, pair.highest);
    return frame;
}

DistanceRun runAt(const ScoreCurveFrame& frame, double distance)
{
    const auto reach = static_cast<double>(frame.reach);
    if (isResolved(frame))
        return {std::llround(std::clamp(distance, -reach, reach)), 1};
    const double sample = std::floor((distance - frame.lowestDistance) / frame.runWidth);
    const int last = frame.space.samples - 1;
    return runOf(frame, static_cast<int>(std::clamp(sample, 0.0, static_cast<double>(last))));
}

CurveFrame pairCurve(const ScoreCurveFrame& frame, int pair)
{
    const Rotations& rotations = frame.rotations;
    return sampled(frame,
        pairScoreAgainstDistance(rotary(rotations), turning(rotations), queryVector(rotations),
            keyVector(rotations), frame.keyPosition, pair),
        Spread::Hidden);
}

NumberTable scoreCurveTable(const ScoreCurveFrame& frame)
{
    NumberTable table;
    if (!isResolved(frame)) {
        table.header = {"first_distance", "distances", "mean", "deviation", "pair_mean"};
        table.keys = 2;
        for (int sample = 0; sample < frame.space.samples; ++sample) {
            const DistanceRun run = runOf(frame, sample);
            const auto k = static_cast<std::size_t>(sample);
            table.rows.push_back({static_cast<double>(run.first), static_cast<double>(run.count),
                frame.score.values[k], frame.score.deviation[k], frame.pair.values[k]});
        }
        return table;
    }
    const Rotations& rotations = frame.rotations;
    const Rotary encoding = rotary(rotations);
    const Turning present = turning(rotations);
    const Eigen::ArrayXd query = queryVector(rotations);
    const Eigen::ArrayXd key = keyVector(rotations);
    const std::int64_t distances = 2 * frame.reach + 1;
    const std::vector<double> scores =
        values(scoreAgainstDistance(encoding, present, query, key, frame.keyPosition), -frame.reach,
            distances);
    const std::vector<double> ofPair = values(
        pairScoreAgainstDistance(encoding, present, query, key, frame.keyPosition, rotations.pair),
        -frame.reach, distances);
    table.header = {"distance", "score", "pair_score"};
    for (std::size_t k = 0; k < scores.size(); ++k)
        table.rows.push_back(
            {static_cast<double>(k) - static_cast<double>(frame.reach), scores[k], ofPair[k]});
    return table;
}

} // namespace lab
