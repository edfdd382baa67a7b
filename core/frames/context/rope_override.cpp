#include "core/frames/context/rope_override.h"

#include "core/encodings/scaling/formula.h"
#include "core/math/quoting.h"
#include "core/models/reading_note.h"
#include "core/models/written_rope.h"
#include "core/state/layer_ladders.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>

namespace lab {

namespace {

// With a decimal point: vLLM reads an integer factor of position interpolation as a list.
std::string real(double number)
{
    const std::string digits = plainDigits(number);
    return digits.find_first_of(".e") == std::string::npos ? digits + ".0" : digits;
}

std::string reals(std::vector<double> numbers, std::size_t count)
{
    numbers.resize(count, 1);
    std::vector<std::string> texts;
    for (const double number : numbers)
        texts.push_back(real(number));
    return jsonList(texts);
}

bool areSame(double one, double other)
{
    return std::equal_to<>()(one, other);
}

bool hasBothScales(const OverrideLadder& ladder)
{
    return ladder.hasLatentHeads && ladder.scaling.mscaleAllDim > 0;
}

/// 0.1·ln s + 1, or the ratio of both scales: the default if no other factor is given.
double usualAttention(const OverrideLadder& ladder)
{
    RotaryScaling usual = ladder.scaling;
    usual.attentionFactor.reset();
    if (!hasBothScales(ladder)) {
        usual.mscale = 1;
        usual.mscaleAllDim = 0;
    }
    return attentionFactor(usual);
}

void addYarn(JsonObject& object, const OverrideLadder& ladder)
{
    const RotaryScaling& scaling = ladder.scaling;
    const RotaryScaling defaults;
    object.add("original_max_position_embeddings", scaling.originalLength);
    if (ladder.isMerged || !areSame(scaling.betaFast, defaults.betaFast))
        object.add("beta_fast", real(scaling.betaFast));
    if (ladder.isMerged || !areSame(scaling.betaSlow, defaults.betaSlow))
        object.add("beta_slow", real(scaling.betaSlow));
    if (ladder.isMerged || scaling.rampEnds == RampEnds::Exact)
        object.add("truncate", scaling.rampEnds == RampEnds::Exact ? "false" : "true");
    if (hasBothScales(ladder)) {
        object.add("mscale", real(scaling.mscale));
        object.add("mscale_all_dim", real(scaling.mscaleAllDim));
    }
    const bool isUsual = areSame(attentionShare(ladder), 1);
    const bool isPassedOver = hasBothScales(ladder) && scaling.mscale <= 0; // a scale of 0
    if (ladder.isMerged || !isUsual || isPassedOver)
        object.add("attention_factor", real(attentionFactor(scaling)));
    if (ladder.isMerged || !isUsual)
        object.add("attn_factor", real(attentionShare(ladder)));
}

// The servers use only the ratio of the lengths, max_position_embeddings / original.
void addLongRope(
    JsonObject& object, const OverrideLadder& ladder, std::optional<std::int64_t> maxPositions)
{
    const RotaryScaling& scaling = ladder.scaling;
    const auto pairs = static_cast<std::size_t>(ladder.rotary.rotatedWidth / 2);
    object.add("short_factor", reals(scaling.shortFactors, pairs));
    object.add("long_factor", reals(scaling.longFactors, pairs));
    object.add("original_max_position_embeddings", scaling.originalLength);
    RotaryScaling usual = scaling;
    usual.attentionFactor.reset();
    usual.factor = std::max(1.0, // as both have it for a length below the original one
        static_cast<double>(maxPositions.value_or(scaling.originalLength))
            / static_cast<double>(scaling.originalLength));
    const double factor = attentionFactor(scaling);
    if (std::abs(factor - attentionFactor(usual)) <= 1e-9 * factor)
        return;
    object.add("attention_factor", real(factor));
    object.add("short_mscale", real(factor));
    object.add("long_mscale", real(factor));
}

void addNumbers(
    JsonObject& object, const OverrideLadder& ladder, std::optional<std::int64_t> maxPositions)
{
    const RotaryScaling& scaling = ladder.scaling;
    if (isWrittenAsPlain(scaling.method) || scaling.method == ScalingMethod::ProportionalRope)
        return;
    object.add("factor", real(scaling.factor));
    if (scaling.method == ScalingMethod::Yarn)
        addYarn(object, ladder);
    else if (scaling.method == ScalingMethod::LongRope)
        addLongRope(object, ladder, maxPositions);
    else if (scaling.method == ScalingMethod::Llama3) {
        object.add("low_freq_factor", real(scaling.lowFrequencyFactor));
        object.add("high_freq_factor", real(scaling.highFrequencyFactor));
        object.add("original_max_position_embeddings", scaling.originalLength);
    }
}

std::optional<double> temperatureOf(const LabState& state)
{
    const QueryTemperature& temperature = state.schemes.temperature;
    const auto isOfModel = [](const LayerKind& kind) {
        return kind.temperature && kind.temperature->shift == 0;
    };
    if (temperature.rule != TemperatureRule::Ministral3
        || temperature.length != state.rotations.scaling.originalLength
        || std::ranges::none_of(state.model.kinds, isOfModel))
        return std::nullopt;
    return temperature.scale;
}

double shareOf(const OverrideLadder& ladder)
{
    return writtenShare(ladder.scaling, ladder.rotatedShare, ladder.hasLatentHeads);
}

std::string inside(
    const OverrideLadder& ladder, OverrideKeys keys, std::optional<std::int64_t> maxPositions)
{
    const bool isProportional = ladder.scaling.method == ScalingMethod::ProportionalRope;
    JsonObject object;
    if (keys == OverrideKeys::Present)
        object.add("rope_theta", real(writtenBase(ladder.rotary, ladder.scaling)));
    object.add("rope_type", jsonString(ropeType(ladder.scaling.method)));
    if (isProportional || (shareOf(ladder) < 1 && keys == OverrideKeys::Present))
        object.add("partial_rotary_factor", real(shareOf(ladder)));
    addNumbers(object, ladder, maxPositions);
    if (ladder.temperature)
        object.add("llama_4_scaling_beta", real(*ladder.temperature));
    if (ladder.trained)
        object.add("max_trained_positions", *ladder.trained);
    for (const KeptKey& one : ladder.kept)
        object.add(one.key, one.json);
    return object.text();
}

std::string presentParameters(
    const std::vector<OverrideLadder>& ladders, std::optional<std::int64_t> maxPositions)
{
    if (ladders.size() == 1 && ladders.front().entry.empty())
        return inside(ladders.front(), OverrideKeys::Present, maxPositions);
    JsonObject entries;
    for (const OverrideLadder& ladder : ladders)
        entries.add(ladder.entry,
            ladder.rotates ? inside(ladder, OverrideKeys::Present, maxPositions) : "null");
    return entries.text();
}

} // namespace

bool hasLatentHeads(const LabState& state)
{
    return std::ranges::any_of(state.model.readingNotes,
        [](const ReadingNote& readingNote) { return readingNote.key == turningColumns; });
}

OverrideLadder shownLadder(const LabState& state)
{
    OverrideLadder ladder {rotary(state.rotations), state.rotations.scaling,
        state.rotations.rotatedShare, hasLatentHeads(state), temperatureOf(state)};
    ladder.kept = keptKeys(state);
    return ladder;
}

std::vector<OverrideLadder> laddersOf(const LabState& state, bool isByLayer)
{
    const OverrideLadder shown = shownLadder(state);
    if (!isByLayer)
        return {shown};
    std::vector<OverrideLadder> ladders;
    for (std::size_t index = 0; index < state.model.kinds.size(); ++index) {
        const LayerKind& kind = state.model.kinds[index];
        if (kind.entry.empty())
            continue;
        const Rotary turned {kind.base, kind.width, rotatedWidth(kind.width, kind.rotatedShare),
            shown.rotary.pairing};
        ladders.push_back(static_cast<int>(index) == state.model.kind
                ? shown
                : OverrideLadder {turned, kind.scaling, kind.rotatedShare});
        ladders.back().kept = shown.kept;
        ladders.back().entry = kind.entry;
        ladders.back().rotates = kind.rotates;
    }
    return ladders;
}

double attentionShare(const OverrideLadder& ladder)
{
    return attentionFactor(ladder.scaling) / usualAttention(ladder);
}

std::string ropeOverride(const std::vector<OverrideLadder>& ladders, OverrideKeys keys,
    std::optional<std::int64_t> maxPositions)
{
    JsonObject whole;
    if (maxPositions)
        whole.add("max_position_embeddings", *maxPositions);
    if (keys == OverrideKeys::Present) {
        whole.add("rope_parameters", presentParameters(ladders, maxPositions));
        return whole.text();
    }
    const OverrideLadder& ladder = ladders.front();
    if (shareOf(ladder) < 1)
        whole.add("partial_rotary_factor", real(shareOf(ladder)));
    whole.add("rope_theta", real(writtenBase(ladder.rotary, ladder.scaling)));
    whole.add("rope_scaling",
        isWrittenAsPlain(ladder.scaling.method) && ladder.kept.empty()
            ? "null"
            : inside(ladder, keys, maxPositions));
    return whole.text();
}

std::string insidePart(const std::string& part, const std::string& object)
{
    if (part.empty())
        return object;
    const std::size_t dot = part.find('.');
    JsonObject outer;
    outer.add(part.substr(0, dot),
        insidePart(dot == std::string::npos ? std::string() : part.substr(dot + 1), object));
    return outer.text();
}

std::string plainDigits(double number)
{
    std::array<char, 64> digits {};
    const double size = std::abs(number);
    const bool isPlain = size >= 1e-5 && size < 1e15;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number,
        isPlain ? std::chars_format::fixed : std::chars_format::general);
    return {digits.data(), end.ptr};
}

} // namespace lab
