#include "core/frames/context/mean_score_frame.h"

#include "core/analysis/long_term_decay.h"
#include "core/encodings/scaling/formula.h"
#include "core/math/recent.h"
#include "core/state/rotation_vectors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <span>
#include <utility>

namespace lab {

namespace {

using Line = MeanScoreFrame::Line;

double turnedLength(const Rotary& encoding, Eigen::ArrayXd vector, double stretch)
{
    for (int pair = 0; pair < pairCount(encoding); ++pair) {
        const PairColumns columns = pairColumns(encoding, pair);
        if (isRotated(encoding, pair)) {
            vector[columns.first] *= stretch;
            vector[columns.second] *= stretch;
        }
    }
    return vector.matrix().norm();
}

// The key at position 0, which matters only for mismatched layouts.
CosineSum relativeScore(const Rotations& rotations, const Turning& turning)
{
    const Rotary encoding = rotary(rotations);
    const Eigen::ArrayXd query = queryVector(rotations);
    const Eigen::ArrayXd key = keyVector(rotations);
    CosineSum score = scoreAgainstDistance(encoding, turning, query, key, 0);
    const double lengths = turnedLength(encoding, query, turning.stretch)
        * turnedLength(encoding, key, turning.stretch);
    if (!(lengths > 0))
        return score;
    score.offset /= lengths;
    for (CosineSum::Term& term : score.terms)
        term.amplitude /= lengths;
    return score;
}

/// The starts of the runs `from` … `to` − 1, and the end of the last.
std::vector<std::int64_t> edgesOf(
    const std::vector<PositionRun>& runs, std::size_t from, std::size_t to)
{
    std::vector<std::int64_t> edges;
    for (std::size_t k = from; k < to; ++k)
        edges.push_back(runs[k].first);
    if (from < to)
        edges.push_back(runs[to - 1].first + runs[to - 1].count);
    return edges;
}

Line explored(Line line, const std::vector<PositionRun>& runs, std::int64_t cosines)
{
    const std::size_t from = line.extremes.size();
    constexpr std::int64_t comparing = 16; // adding and comparing costs as much as some cosines
    std::int64_t left = cosines / (static_cast<std::int64_t>(line.score.terms.size()) + comparing);
    std::size_t to = from;
    while (to < runs.size() && (to == from || runs[to].count <= left))
        left -= runs[to++].count;
    const std::vector<Extremes> more = spanExtremes(line.score, edgesOf(runs, from, to));
    line.extremes.insert(line.extremes.end(), more.begin(), more.end());
    return line;
}

bool isExplored(const Line& line, const std::vector<PositionRun>& runs)
{
    return line.extremes.size() == runs.size();
}

struct LineWanted {
    ScalingMethod method = ScalingMethod::None;
    CosineSum score;
    std::span<const Line* const> earlier; ///< on the same runs
};

Line lineOf(LineWanted wanted, const std::vector<PositionRun>& runs, std::int64_t cosines)
{
    for (const Line* line : wanted.earlier) {
        if (line->score == wanted.score && !line->mean.empty()) {
            Line same = *line;
            same.method = wanted.method;
            return same;
        }
    }
    Line line {wanted.method, std::move(wanted.score), {}, {}};
    line.mean = spanMeans(line.score, edgesOf(runs, 0, runs.size()));
    return explored(std::move(line), runs, cosines);
}

/// The range of scores over 10⁷ distances: five times their standard deviation around the offset,
/// in steps of one half, and anything known to be outside of it.
double lowestOf(const Line& line)
{
    constexpr double farOut = 5;
    double squares = 0;
    for (const CosineSum::Term& term : line.score.terms)
        squares += term.amplitude * term.amplitude;
    double lowest = std::max(-1.0, line.score.offset - farOut * std::sqrt(squares / 2));
    for (const Extremes& run : line.extremes)
        lowest = std::min(lowest, run.lowest);
    return std::floor(2 * lowest) / 2;
}

double highestOf(const Line& line)
{
    double highest = 1;
    for (const Extremes& run : line.extremes)
        highest = std::max(highest, run.highest);
    return highest < 1 + 1e-9 ? 1 : highest;
}

std::vector<MeanScoreFrame::Bound> boundsOf(const MeanScoreFrame& frame, int columns)
{
    constexpr double apart = 4; // columns
    const double factor =
        std::pow(static_cast<double>(lastPosition), apart / static_cast<double>(columns));
    std::vector<MeanScoreFrame::Bound> bounds;
    double next = 1;
    for (const PositionRun& run : frame.runs) {
        const auto distance = static_cast<double>(run.first);
        if (distance < next)
            continue;
        bounds.push_back({run.first, scoreBound(frame.chosen.score, run.first)});
        next = distance * factor;
    }
    return bounds;
}

void fitAxis(MeanScoreFrame& frame)
{
    frame.lowest = std::min(-0.5, lowestOf(frame.chosen));
    frame.highest = highestOf(frame.chosen);
    if (frame.plain) {
        frame.lowest = std::min(frame.lowest, lowestOf(*frame.plain));
        frame.highest = std::max(frame.highest, highestOf(*frame.plain));
    }
    for (const MeanScoreFrame::Bound& one : frame.bounds)
        frame.highest = std::max(frame.highest, one.bound);
}

} // namespace

CosineSum relativeScore(const LabState& state)
{
    return relativeScore(state.rotations, turning(state.rotations));
}

CosineSum plainRelativeScore(const LabState& state)
{
    return relativeScore(state.rotations, Turning {turns(rotary(state.rotations)), 1});
}

MeanScoreFrame meanScoreFrame(
    const LabState& state, const MeanScoreSpace& space, const MeanScoreFrame& earlier)
{
    MeanScoreFrame frame;
    frame.runs = positionRuns(space.columns);
    frame.source = state.rotations.source;
    frame.lengths = contextLengths(state);
    frame.selectedPair = state.rotations.pair;
    frame.pairs = state.rotations.width / 2;
    const Rotary encoding = rotary(state.rotations);
    const RotaryScaling& scaling = state.rotations.scaling;
    const Eigen::ArrayXd perPair = frequencies(encoding, scaling);
    for (int pair = 0; pair < encoding.rotatedWidth / 2; ++pair)
        frame.wavelengths.push_back(perPair[pair] > 0 ? 2 * std::numbers::pi / perPair[pair]
                                                      : std::numeric_limits<double>::infinity());

    const bool isScaled = scaling.method != ScalingMethod::None;
    const std::array lines {&earlier.chosen, earlier.plain ? &*earlier.plain : &earlier.chosen};
    const std::span<const Line* const> kept = earlier.runs == frame.runs
        ? std::span<const Line* const>(lines)
        : std::span<const Line* const>();
    const std::int64_t cosines = space.cosines / (isScaled ? 2 : 1);
    frame.chosen = lineOf({scaling.method, relativeScore(state), kept}, frame.runs, cosines);
    if (isScaled)
        frame.plain =
            lineOf({ScalingMethod::None, plainRelativeScore(state), kept}, frame.runs, cosines);
    if (state.context.decayBoundShown) {
        const bool isSame = frame.chosen.score == earlier.chosen.score && earlier.runs == frame.runs
            && !earlier.bounds.empty();
        frame.bounds = isSame ? earlier.bounds : boundsOf(frame, space.columns);
    }
    if (frame.source == VectorSource::Adversarial) {
        const std::int64_t distance = state.rotations.peakDistance;
        frame.peak = {distance, values(frame.chosen.score, distance, 1).front()};
    }
    fitAxis(frame);
    return frame;
}

bool isExplored(const MeanScoreFrame& frame)
{
    return isExplored(frame.chosen, frame.runs)
        && (!frame.plain || isExplored(*frame.plain, frame.runs));
}

MeanScoreFrame explored(MeanScoreFrame frame, std::int64_t cosines)
{
    if (!isExplored(frame.chosen, frame.runs))
        frame.chosen = explored(std::move(frame.chosen), frame.runs, cosines);
    else if (frame.plain && !isExplored(*frame.plain, frame.runs))
        frame.plain = explored(std::move(*frame.plain), frame.runs, cosines);
    fitAxis(frame);
    return frame;
}

MeanScoreFrame whollyExplored(MeanScoreFrame frame)
{
    if (isExplored(frame))
        return frame;
    // A page, its table and its file request the same few one after the other.
    thread_local Recent<MeanScoreFrame, MeanScoreFrame, 3> recent;
    return recent.of(frame, [&] {
        MeanScoreFrame whole = frame;
        while (!isExplored(whole))
            whole = explored(std::move(whole), std::numeric_limits<std::int64_t>::max());
        return whole;
    });
}

std::size_t runAt(const MeanScoreFrame& frame, double distance)
{
    const auto after = std::ranges::upper_bound(frame.runs, distance, {},
        [](const PositionRun& run) { return static_cast<double>(run.first); });
    return after == frame.runs.begin() ? 0
                                       : static_cast<std::size_t>(after - frame.runs.begin()) - 1;
}

NumberTable meanScoreTable(const MeanScoreFrame& frame)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    NumberTable table {{"first_distance", "distances", "mean", "lowest", "highest"}, {}};
    if (frame.plain)
        table.header.insert(table.header.end(), {"none_mean", "none_lowest", "none_highest"});
    if (!frame.bounds.empty())
        table.header.push_back("bound_at_first");
    auto bound = frame.bounds.begin();
    for (std::size_t k = 0; k < frame.runs.size(); ++k) {
        std::vector<double> row {
            static_cast<double>(frame.runs[k].first), static_cast<double>(frame.runs[k].count)};
        const auto add = [&](const Line& line) {
            const bool isKnown = k < line.extremes.size();
            row.insert(row.end(),
                {line.mean[k], isKnown ? line.extremes[k].lowest : none,
                    isKnown ? line.extremes[k].highest : none});
        };
        add(frame.chosen);
        if (frame.plain)
            add(*frame.plain);
        if (!frame.bounds.empty()) {
            const bool isHere =
                bound != frame.bounds.end() && bound->distance == frame.runs[k].first;
            row.push_back(isHere ? (bound++)->bound : none);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace lab
