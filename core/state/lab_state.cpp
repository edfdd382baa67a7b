#include "core/state/lab_state.h"

#include "core/encodings/rope/parameters.h"
#include "core/state/derivation_edits.h"
#include "core/state/links.h"
#include "core/state/parameters.h"
#include "core/state/rope_numbers.h"
#include "core/state/schemes/taken_tables.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

double within(double value, double lowest, double highest, double otherwise)
{
    return std::isfinite(value) ? std::clamp(value, lowest, highest) : otherwise;
}

void dropWrongColumns(ColumnValues& columns)
{
    std::erase_if(columns, [](const auto& entry) {
        return entry.first < 0 || entry.first >= largestWidth || !std::isfinite(entry.second);
    });
    for (auto& [column, value] : columns)
        value = std::clamp(value, -1e6, 1e6);
}

/// Lists and maps, whose entries come and go, have no rows in the table.
void dropWrongEntries(LabState& state)
{
    Rotations& rotations = state.rotations;
    dropWrongColumns(rotations.query);
    dropWrongColumns(rotations.key);
    for (auto* factors : {&rotations.scaling.shortFactors, &rotations.scaling.longFactors}) {
        factors->resize(std::min<std::size_t>(factors->size(), largestWidth / 2));
        for (double& factor : *factors)
            factor = within(factor, lowestPairFactor, highestPairFactor, 1);
    }
    auto& scores = state.biases.scores;
    std::erase_if(scores, [](const auto& entry) {
        return entry.first < 0 || entry.first > lastPosition || !std::isfinite(entry.second);
    });
    for (auto& [key, score] : scores)
        score = std::clamp(score, -largestScore, largestScore);
    std::erase_if(state.relative.values, [](const auto& entry) {
        return entry.first < 0 || entry.first >= maxTokens || !std::isfinite(entry.second);
    });
    for (auto& [place, value] : state.relative.values)
        value = std::clamp(value, -largestWordValue, largestWordValue);
    auto& gates = state.biases.gates;
    std::erase_if(gates, [](const auto& entry) {
        return entry.first < 0 || entry.first > lastPosition || !std::isfinite(entry.second);
    });
    for (auto& [key, gate] : gates)
        gate = std::clamp(gate, 0.0, 1.0);
    const int kinds = static_cast<int>(state.model.kinds.size());
    state.model.kind = std::clamp(state.model.kind, 0, std::max(0, kinds - 1));
}

template <class Scheme> void dropUnfitTable(Scheme& scheme)
{
    if (!fits(scheme))
        scheme.table = {};
}

void dropUnfitTables(Schemes& all)
{
    dropUnfitTable(all.learned);
    dropUnfitTable(all.t5);
    dropUnfitTable(all.shaw);
    dropUnfitTable(all.deberta);
}

void bringIntoRange(LabState& state, const Parameter& parameter)
{
    const Range range = parameter.range(state);
    const Value value = parameter.read(state);
    if (const auto* real = std::get_if<double>(&value)) {
        if (*real >= range.lowest && *real <= range.highest)
            return;
        const double otherwise = std::get<double>(parameter.read(LabState {}));
        const double nearest = within(*real, range.lowest, range.highest, otherwise);
        state = parameter.with(std::move(state), nearest);
        return;
    }
    const auto whole = std::get<std::int64_t>(value);
    const std::int64_t nearest = std::clamp(
        whole, static_cast<std::int64_t>(range.lowest), static_cast<std::int64_t>(range.highest));
    const std::int64_t multiple = nearest - nearest % parameter.multipleOf;
    if (whole != multiple)
        state = parameter.with(std::move(state), multiple);
}

} // namespace

LabState::LabState() = default;
LabState::LabState(const LabState&) = default;
LabState::LabState(LabState&&) noexcept = default;
LabState& LabState::operator=(const LabState&) = default;
LabState& LabState::operator=(LabState&&) noexcept = default;
LabState::~LabState() = default;
bool LabState::operator==(const LabState&) const = default;

// In the order of the table, so that a range that depends on another number is checked after it.
// Each position is clamped by itself: a lock must not move the other one.
LabState clamped(LabState state)
{
    dropWrongEntries(state);
    if (!isSentence(state.relative.words))
        state.relative.words = relativeExample;
    state.order = clampedOrder(std::move(state.order));
    state.derivation = clampedDerivation(std::move(state.derivation));
    state = withRepeatNumbers(std::move(state));
    const bool wasLocked = std::exchange(state.position.distanceLocked, false);
    for (const Parameter& parameter : parameters()) {
        if (parameter.range && !parameter.derived)
            bringIntoRange(state, parameter);
    }
    state.position.distanceLocked = wasLocked;
    dropUnfitTables(state.schemes);
    const Links equal = state.links.any() ? equalGroups(state) : Links {};
    state.links = {state.links.base && equal.base, state.links.width && equal.width};
    return state;
}

Rotary rotary(const Rotations& rotations)
{
    return {rotations.base, rotations.width, rotatedWidth(rotations.width, rotations.rotatedShare),
        rotations.pairing};
}

const Sinusoidal& sinusoid(const LabState& state)
{
    const bool isOfDistances = state.waves.shown == WavesEncoding::Functional
        && state.waves.picture == WavesPictureShown::Table;
    return isOfDistances ? state.schemes.functionalRelative.sinusoid : state.waves.encoding;
}

ContextLengths contextLengths(const LabState& state)
{
    const RotaryScaling& scaling = state.rotations.scaling;
    // A method that reads an original length was trained at this length, whatever else is set.
    const bool isOfScaling =
        state.position.trainingLength <= 0 || reads(scaling.method, "scaling.original_length");
    const std::int64_t training =
        isOfScaling ? scaling.originalLength : state.position.trainingLength;
    const double factor = // for a method that extends; p-RoPE leaves pairs unrotated instead
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
