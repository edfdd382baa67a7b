#include "core/frames/context/rings_frame.h"

#include "core/encodings/scaling/formula.h"
#include "core/math/constants.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

std::vector<double> inRadians(const Eigen::ArrayXd& perPair)
{
    return {perPair.begin(), perPair.end()};
}

/// The frequencies in training. p-RoPE is part of the trained model: unrotated pairs were unrotated
/// in training, too.
std::vector<double> trainedFrequencies(const Rotary& encoding, const RotaryScaling& scaling)
{
    const bool isTrained = scaling.method == ScalingMethod::ProportionalRope;
    return inRadians(isTrained ? frequencies(encoding, scaling) : frequencies(encoding));
}

std::vector<double> cells(const RingsFrame::Ring& ring)
{
    constexpr double degrees = 360 / twoPi;
    return {ring.turns, degrees * ring.seenArc, degrees * ring.newArc, ring.targetTurns};
}

const std::vector<std::string>& columnNames()
{
    static const std::vector<std::string> names {
        "pair", "turns_in_training", "seen_degrees", "new_degrees", "turns_at_target"};
    return names;
}

} // namespace

std::vector<PairCoverage> coverageOf(const LabState& state)
{
    const Rotary encoding = rotary(state.rotations);
    const RotaryScaling& scaling = state.rotations.scaling;
    const ContextLengths lengths = contextLengths(state);
    return coverage(trainedFrequencies(encoding, scaling), lengths.training,
        inRadians(frequencies(encoding, scaling)), lengths.target);
}

RingsFrame ringsFrame(const LabState& state)
{
    RingsFrame frame;
    frame.selectedPair = state.rotations.pair;
    frame.lengths = contextLengths(state);
    frame.encoding = rotary(state.rotations);
    frame.scaling = state.rotations.scaling;
    std::vector<PairCoverage> covered = coverageOf(state);
    covered.resize(static_cast<std::size_t>(frame.encoding.rotatedWidth / 2));
    const Eigen::ArrayXd scaled = frequencies(frame.encoding, frame.scaling);
    for (const PairCoverage& pair : covered) {
        const double frequency = scaled[static_cast<Eigen::Index>(frame.rings.size())];
        frame.rings.push_back({pair.turns, pair.seenArc, pair.newArc,
            static_cast<double>(frame.lengths.target) * frequency / twoPi});
        frame.incomplete += !isResting(frame.rings.back()) && pair.turns < 1 ? 1 : 0;
    }
    return frame;
}

bool isResting(const RingsFrame::Ring& ring)
{
    return ring.turns <= 0;
}

NumberTable ringsTable(const RingsFrame& frame)
{
    NumberTable table {columnNames(), {}};
    for (std::size_t i = 0; i < frame.rings.size(); ++i) {
        std::vector<double>& row = table.rows.emplace_back(cells(frame.rings[i]));
        row.insert(row.begin(), static_cast<double>(i));
    }
    return table;
}

SchemeTable ringsTableOf(const LabState& state, TableRange)
{
    std::vector<RingsFrame::Ring> rings = ringsFrame(state).rings;
    rings.resize(static_cast<std::size_t>(state.rotations.width / 2));
    return {
        columnNames(), 0, state.rotations.width / 2, [rings = std::move(rings)](std::int64_t pair) {
            return cells(rings[static_cast<std::size_t>(pair)]);
        }};
}

double turnsAtTarget(const RingsFrame& frame, int pair, std::int64_t target)
{
    const RotaryScaling scaling = extended(frame.scaling, {frame.lengths.training, target});
    return static_cast<double>(target) * frequencies(frame.encoding, scaling)[pair] / twoPi;
}

std::int64_t trainingLengthWithTurns(const RingsFrame& frame, int pair, double turns)
{
    const double length = turns * twoPi / frequencies(frame.encoding)[pair];
    return std::llround(std::clamp(length, 1.0, static_cast<double>(lastPosition)));
}

std::optional<std::int64_t> targetLengthWithTurns(const RingsFrame& frame, int pair, double turns)
{
    const auto isReached = [&](std::int64_t target) {
        return turnsAtTarget(frame, pair, target) >= turns;
    };
    // Not every method increases the angle of a pair with the length (LongRoPE slows it at once
    // where its list changes), so the crossing next to the current length is searched for.
    std::int64_t low = std::clamp<std::int64_t>(frame.lengths.target, 1, lastPosition);
    std::int64_t high = low;
    std::int64_t step = std::max<std::int64_t>(1, low / 64);
    for (; low > 1 && isReached(low); step *= 2) {
        high = low;
        low = std::max<std::int64_t>(1, low - step);
    }
    if (isReached(low))
        return 1;
    for (; !isReached(high); step *= 2) {
        if (high == lastPosition)
            return std::nullopt;
        low = high;
        high = std::min(high + step, lastPosition);
    }
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        (isReached(middle) ? high : low) = middle;
    }
    return turns - turnsAtTarget(frame, pair, low) < turnsAtTarget(frame, pair, high) - turns
        ? low
        : high;
}

} // namespace lab
