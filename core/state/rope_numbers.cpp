#include "core/state/rope_numbers.h"

#include "core/encodings/scaling/method.h"
#include "core/state/benches.h"

#include <algorithm>
#include <array>
#include <functional>

namespace lab {

namespace {

constexpr std::array<std::string_view, 5> ofAllMethods {
    "rope.base", "rope.width", "rope.rotated_share", "rope.pairing", "scaling.method"};

void copy(std::string_view key, const LabState& from, LabState& to)
{
    const Parameter& parameter = *parameterNamed(key);
    to = parameter.with(std::move(to), parameter.read(from));
}

// An unset target length has no meaning unless something is extended.
bool hasTarget(const LabState& state)
{
    return state.rotations.scaling.method != ScalingMethod::None || state.position.targetLength > 0;
}

bool stretchesByFactor(ScalingMethod method)
{
    return method == ScalingMethod::PositionInterpolation || method == ScalingMethod::NtkAware
        || method == ScalingMethod::DynamicNtk || method == ScalingMethod::NtkByParts
        || method == ScalingMethod::Yarn;
}

/// Whether the shown layers of the model have this scaling, as far as its method reads it.
bool isOfFile(const RotaryScaling& scaling, const ModelNote& model)
{
    const RotaryScaling& own = model.kinds[static_cast<std::size_t>(model.kind)].scaling;
    return scaling.method == own.method
        && (!reads(own.method, "scaling.factor") || std::equal_to<>()(scaling.factor, own.factor))
        && (!reads(own.method, "scaling.original_length")
            || scaling.originalLength == own.originalLength);
}

// The divisors as the method reads them: one per rotated pair.
std::vector<double> asRead(std::vector<double> divisors, const LabState& state)
{
    divisors.resize(static_cast<std::size_t>(rotary(state.rotations).rotatedWidth / 2), 1);
    return divisors;
}

} // namespace

std::span<const std::string_view> parametersRead(ScalingMethod method)
{
    return rowOf(method).reads;
}

bool reads(ScalingMethod method, std::string_view key)
{
    const auto keys = parametersRead(method);
    return std::ranges::find(keys, key) != keys.end();
}

Patch rotationDifference(const LabState& from, const LabState& to)
{
    Patch patch;
    const auto add = [&](std::string_view key, bool isForced) {
        const Parameter& parameter = *parameterNamed(key);
        const Value value = parameter.read(to);
        if (isForced || parameter.read(from) != value)
            patch.push_back({std::string(key), value});
    };
    for (const std::string_view key : ofAllMethods)
        add(key, false);
    const ScalingMethod method = to.rotations.scaling.method;
    for (const std::string_view key : parametersRead(method))
        add(key, from.rotations.scaling.method != method);
    const ContextLengths before = contextLengths(from);
    const ContextLengths after = contextLengths(to);
    if (before.training != after.training)
        patch.push_back({"position.training_length", after.training});
    if (hasTarget(to) && before.target != after.target)
        patch.push_back({"position.target_length", after.target});
    return patch;
}

bool haveSameRotation(const LabState& one, const LabState& other)
{
    if (!rotationDifference(one, other).empty() || !rotationDifference(other, one).empty())
        return false;
    const RotaryScaling& first = one.rotations.scaling;
    const RotaryScaling& second = other.rotations.scaling;
    return first.method != ScalingMethod::LongRope
        || (asRead(first.shortFactors, one) == asRead(second.shortFactors, other)
            && asRead(first.longFactors, one) == asRead(second.longFactors, other));
}

LabState withRope(const LabState& before, const Model& block)
{
    const LabState state = patched(before, block.settings).value_or(before);
    LabState next = state;
    if (!benchOf(next.bench).showsRope)
        next.bench = BenchId::Context;
    Rotations& rotations = next.rotations;
    rotations.base = block.base.value_or(rotations.base);
    rotations.width = block.headWidth.value_or(rotations.width);
    rotations.rotatedShare = block.rotatedShare.value_or(rotations.rotatedShare);
    rotations.pairing = block.pairing.value_or(rotations.pairing);

    LabState given;
    given.rotations.scaling = block.scaling;
    rotations.scaling.method = block.scaling.method;
    for (const std::string_view key : parametersRead(block.scaling.method))
        copy(key, given, next);
    if (block.scaling.method == ScalingMethod::LongRope) {
        rotations.scaling.shortFactors = block.scaling.shortFactors;
        rotations.scaling.longFactors = block.scaling.longFactors;
    }
    if (block.length) {
        next.position.trainingLength = *block.length;
        next.position.targetLength = block.targetLength.value_or(0);
    }
    next = withExact(next, block.exact);

    LabState same = state;
    same.bench = next.bench;
    if (haveSameRotation(same, next))
        return same;
    const ContextLengths lengths = contextLengths(next);
    if (contextLengths(state) == lengths)
        return next;
    RotaryScaling& scaling = next.rotations.scaling;
    if (!reads(scaling.method, "scaling.original_length"))
        scaling.originalLength = std::max<std::int64_t>(2, lengths.training);
    if (!reads(scaling.method, "scaling.current_length"))
        scaling.currentLength = std::max<std::int64_t>(1, lengths.target);
    return next;
}

LabState withTargetAfter(LabState state, const Patch& settings, const RotaryScaling& before)
{
    const auto gives = [&](std::string_view key) {
        return std::ranges::find(settings, key, &Setting::key) != settings.end();
    };
    const bool isSet = state.rotations.scaling != before
        && (gives("scaling.method") || gives("scaling.factor") || gives("scaling.original_length"));
    const bool isGiven = gives("position.target_length") || gives("context.target_length");
    const ModelNote& model = state.model;
    if (!isSet || isGiven || static_cast<std::size_t>(model.kind) >= model.kinds.size())
        return state;
    Positions& position = state.position;
    const std::int64_t ofFile = std::min(model.longest, lastPosition);
    if (!isOfFile(state.rotations.scaling, model)) {
        if (stretchesByFactor(state.rotations.scaling.method) && position.targetLength == ofFile)
            position.targetLength = 0;
    } else if (position.targetLength == 0 && position.trainingLength > 0
        && position.trainingLength < ofFile) {
        position.targetLength = ofFile;
    }
    return state;
}

LabState withExact(const LabState& state, const Patch& exact)
{
    return patched(state, exact).value_or(state);
}

} // namespace lab
