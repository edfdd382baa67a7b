#include "core/state/lab_state.h"

#include "core/encodings/rotary_parameters.h"
#include "core/state/rows/parameter_rows.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace lab {

namespace {

double within(double value, double lowest, double highest, double otherwise)
{
    return std::isfinite(value) ? std::clamp(value, lowest, highest) : otherwise;
}

int evenWidth(int width)
{
    return std::clamp(width - width % 2, 2, largestWidth);
}

void dropWrongColumns(ColumnValues& columns)
{
    std::erase_if(columns, [](const auto& entry) {
        return entry.first < 0 || entry.first >= largestWidth || !std::isfinite(entry.second);
    });
    for (auto& [column, value] : columns)
        value = std::clamp(value, -1e6, 1e6);
}

// In the order of the table, so that a range that follows from another number is judged last.
LabState withSchemesInRange(LabState state)
{
    for (const Parameter& parameter : schemeRows()) {
        if (!parameter.range)
            continue;
        const Range range = parameter.range(state);
        const Value value = parameter.read(state);
        if (const auto* real = std::get_if<double>(&value)) {
            const double otherwise = std::get<double>(parameter.read(LabState {}));
            const double nearest = within(*real, range.lowest, range.highest, otherwise);
            if (std::not_equal_to<>()(*real, nearest))
                state = parameter.with(std::move(state), nearest);
        } else if (const auto* whole = std::get_if<std::int64_t>(&value)) {
            const std::int64_t nearest = std::clamp(*whole, static_cast<std::int64_t>(range.lowest),
                static_cast<std::int64_t>(range.highest));
            const std::int64_t multiple = nearest - nearest % parameter.multipleOf;
            if (*whole != multiple)
                state = parameter.with(std::move(state), multiple);
        }
    }
    return state;
}

} // namespace

LabState clamped(LabState state)
{
    const LabState defaults;

    Positions& position = state.position;
    position.query = std::clamp<std::int64_t>(position.query, 0, lastPosition);
    position.key = std::clamp<std::int64_t>(position.key, 0, lastPosition);
    position.shown = std::clamp<std::int64_t>(position.shown, 8, lastPosition);
    position.first = std::clamp<std::int64_t>(position.first, 0, lastPosition + 1 - position.shown);
    position.trainingLength = std::clamp<std::int64_t>(position.trainingLength, 0, lastPosition);
    position.targetLength = std::clamp<std::int64_t>(position.targetLength, 0, lastPosition);

    state.order = clampedOrder(std::move(state.order));

    Sinusoidal& sinusoidal = state.waves.encoding;
    sinusoidal.width = evenWidth(sinusoidal.width);
    sinusoidal.base =
        within(sinusoidal.base, lowestBase, highestBase, defaults.waves.encoding.base);
    state.waves.pair = std::clamp(state.waves.pair, 0, sinusoidal.width / 2 - 1);

    Rotations& rotations = state.rotations;
    rotations.width = evenWidth(rotations.width);
    rotations.base = within(rotations.base, lowestBase, highestBase, defaults.rotations.base);
    rotations.rotatedShare = within(rotations.rotatedShare, 0, 1, 1);
    rotations.seed = std::clamp<std::int64_t>(rotations.seed, 0, 1'000'000);
    rotations.peakDistance = std::clamp<std::int64_t>(rotations.peakDistance, 1, lastPosition);
    rotations.pair = std::clamp(rotations.pair, 0, rotations.width / 2 - 1);
    dropWrongColumns(rotations.query);
    dropWrongColumns(rotations.key);
    for (auto* factors : {&rotations.scaling.shortFactors, &rotations.scaling.longFactors}) {
        factors->resize(std::min<std::size_t>(factors->size(), largestWidth / 2));
        for (double& factor : *factors)
            factor = within(factor, lowestPairFactor, highestPairFactor, 1);
    }

    state.derivation = clampedDerivation(std::move(state.derivation));

    Alibi& alibi = state.biases.encoding;
    alibi.heads = std::clamp(alibi.heads, 1, 128);
    alibi.biasMax = within(alibi.biasMax, 0.5, 64, defaults.biases.encoding.biasMax);
    state.biases.head = std::clamp(state.biases.head, 1, alibi.heads);
    auto& scores = state.biases.scores;
    std::erase_if(scores, [](const auto& entry) {
        return entry.first < 0 || entry.first > lastPosition || !std::isfinite(entry.second);
    });
    for (auto& [key, score] : scores)
        score = std::clamp(score, -largestScore, largestScore);
    const int kinds = static_cast<int>(state.model.kinds.size());
    state.model.kind = std::clamp(state.model.kind, 0, std::max(0, kinds - 1));
    const bool isPlain =
        state.schemes == defaults.schemes && state.rotations.scaling == defaults.rotations.scaling;
    return isPlain ? state : withSchemesInRange(std::move(state));
}

Rotary rotary(const Rotations& rotations)
{
    return {rotations.base, rotations.width, rotatedWidth(rotations.width, rotations.rotatedShare),
        rotations.pairing};
}

ContextLengths contextLengths(const LabState& state)
{
    const RotaryScaling& scaling = state.rotations.scaling;
    const std::int64_t training =
        state.position.trainingLength > 0 ? state.position.trainingLength : scaling.originalLength;
    const double factor = // of a method that extends; p-RoPE rests pairs instead
        scaling.method == ScalingMethod::ProportionalRope ? 1 : scaling.factor;
    const double stretched = std::round(static_cast<double>(training) * factor);
    const auto following =
        static_cast<std::int64_t>(std::min(stretched, static_cast<double>(lastPosition)));
    return {training, state.position.targetLength > 0 ? state.position.targetLength : following};
}

RotaryScaling extended(RotaryScaling scaling, const ContextLengths& lengths)
{
    scaling.originalLength = std::max<std::int64_t>(2, lengths.training);
    scaling.currentLength = std::max<std::int64_t>(1, lengths.target);
    scaling.factor = std::clamp(static_cast<double>(lengths.target)
            / static_cast<double>(std::max<std::int64_t>(1, lengths.training)),
        1.0, 10000.0);
    return scaling;
}

} // namespace lab
