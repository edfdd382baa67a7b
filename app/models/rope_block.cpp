#include "app/models/rope_block.h"

#include "app/text/setting_words.h"
#include "core/encodings/scaling/formula.h"
#include "core/state/parameters.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::RopeBlock)
};

// The range of a state: a number beyond it is refused, not clamped.
ConfigReader::Limits limitsOf(std::string_view parameter, QLatin1StringView example)
{
    const Range range = parameterNamed(parameter)->range({});
    return {range.lowest, range.highest, example};
}

const ConfigReader::Limits& factors()
{
    static const ConfigReader::Limits limits = limitsOf("scaling.factor", "8"_L1);
    return limits;
}

const ConfigReader::Limits& turns()
{
    static const ConfigReader::Limits limits = limitsOf("scaling.beta_fast", "1"_L1);
    return limits;
}

const ConfigReader::Limits& magnitudes()
{
    static const ConfigReader::Limits limits = limitsOf("scaling.mscale", "1"_L1);
    return limits;
}

const ConfigReader::Limits& attentionFactors()
{
    static const ConfigReader::Limits limits {
        1e-6, limitsOf("scaling.attention_factor", {}).highest, "1"_L1};
    return limits;
}

/// Values about which transformers only warns: "1 ≤ low_freq_factor 1".
void warn(ConfigReader& reader, QLatin1StringView key, const QString& relation, double other)
{
    reader.readingNote(readingNoteOf(Origin::Warned, reader.pathOf(key),
        shown(reader.json().value(key)) + u' ' + relation + u' ' + shown(other)));
}

double needed(ConfigReader& reader, QLatin1StringView key, const ConfigReader::Limits& limits)
{
    const auto value = reader.number({key}, limits);
    if (!value && !reader.error())
        reader.fail(Words::tr("%1 is missing; %2 needs it, such as %3.")
                        .arg(reader.pathOf(key), reader.pathOf("rope_type"_L1), limits.example));
    return value.value_or(limits.lowest);
}

/// A factor below 1 or with the wrong sign: transformers warns about every number below 1, and
/// continues. No extension makes texts shorter, so it is 1 here, with a note on its value.
bool isBelowOne(ConfigReader& reader, QLatin1StringView key)
{
    const QJsonValue given = reader.json().value(key);
    if (given.toDouble(1) >= 1)
        return false;
    reader.readingNote(
        readingNoteOf(Origin::NotComputed, reader.pathOf(key), shown(given) + u" → 1"_s));
    return true;
}

double neededFactor(ConfigReader& reader, QLatin1StringView key)
{
    return isBelowOne(reader, key) ? 1 : needed(reader, key, factors());
}

std::vector<double> listOf(ConfigReader& reader, QLatin1StringView key, int count)
{
    const QJsonArray list = reader.json().value(key).toArray();
    std::vector<double> values;
    for (const auto& one : list)
        values.push_back(one.toDouble(NAN));
    const auto wrong = std::ranges::find_if_not(values,
        [](double value) { return value >= lowestPairFactor && value <= highestPairFactor; });
    const bool hasSize = std::cmp_equal(values.size(), count);
    if (hasSize && wrong == values.end())
        return values;
    if (hasSize) {
        const auto at = wrong - values.begin();
        reader.fail(Words::tr("%1[%2] is %3; it must be a number from %4 to %5, such as 1.")
                        .arg(reader.pathOf(key))
                        .arg(at)
                        .arg(shown(list.at(at)), plainNumber(lowestPairFactor),
                            plainNumber(highestPairFactor)));
        return {};
    }
    reader.fail(Words::tr("%1 must be a list of %2 positive numbers, one for each rotated pair; "
                          "it has %3.")
                    .arg(reader.pathOf(key))
                    .arg(count)
                    .arg(list.size()));
    return {};
}

double lengthRatio(std::optional<std::int64_t> longest, std::int64_t original)
{
    return longest ? static_cast<double>(*longest) / static_cast<double>(original) : 1;
}

/// m(x) = 0.1·x·ln s + 1, and 1 if nothing is stretched.
double magnitude(double factor, double scale)
{
    return factor <= 1 ? 1 : 0.1 * scale * std::log(factor) + 1;
}

void readYarn(ConfigReader& reader, const RopeSurroundings& around, RopeBlock& block)
{
    RotaryScaling& scaling = block.scaling;
    scaling.method = ScalingMethod::Yarn;
    const double ratio = lengthRatio(around.longest, scaling.originalLength);
    // Only null means max/original.
    scaling.factor = reader.json().value("factor"_L1).isNull() ? std::max(1.0, ratio)
                                                               : neededFactor(reader, "factor"_L1);
    scaling.betaFast = reader.number({"beta_fast"_L1}, turns()).value_or(32);
    scaling.betaSlow = reader.number({"beta_slow"_L1}, turns()).value_or(1);
    if (scaling.betaFast < scaling.betaSlow)
        warn(reader, "beta_fast"_L1, u"< beta_slow"_s, scaling.betaSlow);
    reader.note("truncate"_L1);
    const bool isCut = !reader.has("truncate"_L1) || reader.isTrue("truncate"_L1);
    scaling.rampEnds = isCut ? RampEnds::WholePairs : RampEnds::Exact;
    scaling.attentionFactor = reader.number({"attention_factor"_L1}, attentionFactors());
    const double scale = reader.number({"mscale"_L1}, magnitudes()).value_or(0);
    const double allDim = reader.number({"mscale_all_dim"_L1}, magnitudes()).value_or(0);
    const bool isRatio = scale > 0 && allDim > 0;
    if (around.scalesSoftmax) {
        scaling.mscale = isRatio ? scale : 1;
        scaling.mscaleAllDim = allDim;
    }
    const bool isOther = isRatio || allDim > 0; // other than 0.1·ln s + 1, which is the default
    if (!scaling.attentionFactor && isRatio != around.scalesSoftmax && isOther)
        scaling.attentionFactor = isRatio
            ? magnitude(scaling.factor, scale) / magnitude(scaling.factor, allDim)
            : magnitude(scaling.factor, 1);
    const double given = reader.json().value("factor"_L1).toDouble(0);
    const bool wasReplaced = block.original && around.longest && given >= 1
        && std::abs(ratio - scaling.factor) > 1e-9 * ratio;
    if (wasReplaced) // by max/original in transformers between 2025-03-28 and 2025-08-26
        warn(reader, "factor"_L1, u"≠ max/original"_s, ratio);
}

/// modeling_phimoe.py multiplies cosines and sines by short_mscale up to the original length and by
/// long_mscale beyond, whatever attention_factor is. The state has one factor for all lengths: that
/// for the length of the file; the other one gets a note if it differs.
void takeMagnitudesOfPhimoe(ConfigReader& reader, RotaryScaling& scaling)
{
    const bool isLong = scaling.currentLength > scaling.originalLength;
    const auto own = isLong ? "long_mscale"_L1 : "short_mscale"_L1;
    const auto other = isLong ? "short_mscale"_L1 : "long_mscale"_L1;
    scaling.attentionFactor = needed(reader, own, attentionFactors());
    const double beside = needed(reader, other, attentionFactors());
    if (std::abs(beside - *scaling.attentionFactor) > 0)
        reader.readingNote(readingNoteOf(Origin::NotComputed, reader.pathOf(other),
            shown(beside) + u" → "_s + own + u' ' + shown(*scaling.attentionFactor)));
    constexpr auto passedOver = "attention_factor"_L1;
    if (reader.has(passedOver))
        reader.readingNote(readingNoteOf(Origin::NotComputed, reader.pathOf(passedOver),
            shown(reader.json().value(passedOver)) + u" → "_s + own));
}

void readLongRope(ConfigReader& reader, const RopeSurroundings& around, RopeBlock& block)
{
    RotaryScaling& scaling = block.scaling;
    scaling.method = ScalingMethod::LongRope;
    scaling.shortFactors = listOf(reader, "short_factor"_L1, around.rotatedPairs);
    scaling.longFactors = listOf(reader, "long_factor"_L1, around.rotatedPairs);
    for (const auto key : {"short_factor"_L1, "long_factor"_L1})
        reader.note(key);
    const double ratio = std::max(1.0, lengthRatio(around.longest, scaling.originalLength));
    const auto factor = isBelowOne(reader, "factor"_L1) ? std::optional(1.0)
                                                        : reader.number({"factor"_L1}, factors());
    scaling.factor = factor.value_or(ratio);
    scaling.attentionFactor = reader.number({"attention_factor"_L1}, attentionFactors());
    if (around.modelType == "phimoe"_L1)
        takeMagnitudesOfPhimoe(reader, scaling);
}

void readLlama3(ConfigReader& reader, RopeBlock& block)
{
    RotaryScaling& scaling = block.scaling;
    scaling.method = ScalingMethod::Llama3;
    scaling.factor = neededFactor(reader, "factor"_L1);
    scaling.lowFrequencyFactor = needed(reader, "low_freq_factor"_L1, turns());
    scaling.highFrequencyFactor = needed(reader, "high_freq_factor"_L1, turns());
    if (scaling.highFrequencyFactor <= scaling.lowFrequencyFactor)
        warn(reader, "high_freq_factor"_L1, u"≤ low_freq_factor"_s, scaling.lowFrequencyFactor);
}

void readDynamic(ConfigReader& reader, const RopeSurroundings& around, RopeBlock& block)
{
    RotaryScaling& scaling = block.scaling;
    if (reader.has("alpha"_L1)) { // Hunyuan: trained with the larger base, whatever the factor is
        block.baseStretch = neededFactor(reader, "alpha"_L1);
        return;
    }
    scaling.method = ScalingMethod::DynamicNtk;
    scaling.factor = neededFactor(reader, "factor"_L1);
    constexpr auto original = "original_max_position_embeddings"_L1;
    if (around.longest) { // all that transformers reads here
        block.original.reset();
        if (reader.has(original))
            reader.readingNote(readingNoteOf(Origin::NotComputed, reader.pathOf(original),
                shown(reader.json().value(original))));
    }
    scaling.originalLength = around.longest.value_or(block.original.value_or(4096));
    scaling.currentLength =
        std::llround(scaling.factor * static_cast<double>(scaling.originalLength));
}

/// A length in the block over which another takes precedence.
void tellPassedOver(ConfigReader& reader, QLatin1StringView key, std::optional<std::int64_t> given,
    std::int64_t taken)
{
    if (given && *given != taken)
        reader.readingNote(readingNoteOf(
            Origin::NotComputed, reader.pathOf(key), u"%1 → %2"_s.arg(*given).arg(taken)));
}

/// `type` is the older name of rope_type, used if that is missing.
void tellOlderType(ConfigReader& reader)
{
    const QJsonValue type = reader.json().value("type"_L1);
    const QJsonValue present = reader.json().value("rope_type"_L1);
    if (!reader.has("type"_L1) || !reader.has("rope_type"_L1))
        return;
    if (type == present)
        reader.note("type"_L1);
    else
        reader.readingNote(readingNoteOf(Origin::NotComputed, reader.pathOf("type"_L1),
            shown(type) + u" → rope_type "_s + shown(present)));
}

/// The class of Phi-3 has its own original length, which takes precedence over the block's.
void takePhi3Length(ConfigReader& reader, RopeBlock& block, const QString& modelType)
{
    constexpr std::int64_t ofClass = 4096;
    if (block.original == ofClass)
        return;
    tellPassedOver(reader, "original_max_position_embeddings"_L1, block.original, ofClass);
    block.original = ofClass;
    block.scaling.originalLength = ofClass;
    reader.readingNote(readingNoteOf(Origin::ModelClass, u"original_max_position_embeddings"_s,
        shown(static_cast<double>(ofClass)), modelType));
}

/// Su's fixed NTK (kexue.fm/archives/9706): θᵢ = (k·b)^(−2i/d) / k^(2/d), or with mixed_b θᵢ
/// divided by exp(a·(i + 1)^mixed_b), a = ln k / (d/2)^mixed_b. GTE's files and vLLM's
/// ntk_scaling_rope.py mean this; Zamba 2 and Paddle mean b·k^(d/(d − 2)).
void readNtk(ConfigReader& reader, const RopeSurroundings& around, RopeBlock& block)
{
    RotaryScaling& scaling = block.scaling;
    scaling.factor = neededFactor(reader, "factor"_L1);
    if (around.modelType == "zamba2"_L1 || around.isPaddle) {
        scaling.method = ScalingMethod::NtkAware;
        return;
    }
    const auto mixed = reader.number({"mixed_b"_L1}, {0.001, 10, "0.625"_L1});
    const double power = mixed.value_or(1);
    for (int pair = 1; pair <= around.rotatedPairs; ++pair)
        scaling.longFactors.push_back(std::min(highestPairFactor,
            std::pow(
                scaling.factor, std::pow(static_cast<double>(pair) / around.rotatedPairs, power))));
    scaling.method = ScalingMethod::LongRope;
    scaling.shortFactors = scaling.longFactors;
    scaling.attentionFactor = 1;
    reader.readingNote(
        readingNoteOf(around.modelType == "new"_L1 ? Origin::ModelClass : Origin::Guess, u"ntk"_s,
            u"θᵢ = (k·b)^(−2i/d) / k^(2/d)"_s, around.modelType));
}

} // namespace

RopeBlock ropeBlock(ConfigReader& reader, const RopeSurroundings& around)
{
    RopeBlock block;
    block.base = reader.number({"rope_theta"_L1}, baseFrequencies);
    block.original = lengthIn(reader, "original_max_position_embeddings"_L1);
    if (around.original) { // an attribute of the class, which takes precedence over the block's
        tellPassedOver(
            reader, "original_max_position_embeddings"_L1, block.original, *around.original);
        block.original = around.original;
    }
    RotaryScaling& scaling = block.scaling;
    scaling.originalLength = block.original.value_or(around.longest.value_or(4096));
    scaling.currentLength = around.longest.value_or(scaling.originalLength);

    const QString key = reader.has("rope_type"_L1) ? u"rope_type"_s : u"type"_s;
    QString type = reader.json().value(key).toString(u"default"_s);
    const bool isPhi3 = isAnyOf(around.modelType, {"phi3"_L1, "phi4_multimodal"_L1});
    if (isPhi3 && isAnyOf(type, {"su"_L1, "yarn"_L1}))
        type = u"longrope"_s;
    if (type == "xdrope"_L1) // for Hunyuan's models with pictures
        type = u"dynamic"_s;
    const bool needsOriginal =
        isAnyOf(type, {"yarn"_L1, "deepseek_yarn"_L1, "longrope"_L1, "su"_L1, "llama3"_L1});
    if (needsOriginal && isPhi3 && !around.original)
        takePhi3Length(reader, block, around.modelType);
    if (needsOriginal && !block.original)
        reader.readingNote(readingNoteOf(around.longest ? Origin::ModelClass : Origin::Guess,
            reader.pathOf("original_max_position_embeddings"_L1),
            shown(static_cast<double>(around.longest.value_or(4096))), around.modelType));
    block.temperatureScale = reader.number({"llama_4_scaling_beta"_L1}, {0, 100, "0.1"_L1});
    reader.note(QLatin1StringView(key.toLatin1()));
    tellOlderType(reader);
    const auto share = reader.number({"partial_rotary_factor"_L1}, rotatedShares);
    if (type == "proportional"_L1) {
        scaling.method = ScalingMethod::ProportionalRope;
        scaling.turningShare = share.value_or(1);
        block.rotatedShare = 1;
        return block;
    }
    block.rotatedShare = share;
    if (type == "linear"_L1) {
        scaling.method = ScalingMethod::PositionInterpolation;
        scaling.factor = neededFactor(reader, "factor"_L1);
    } else if (type == "ntk"_L1) {
        readNtk(reader, around, block);
    } else if (type == "dynamic"_L1) {
        readDynamic(reader, around, block);
    } else if (isAnyOf(type, {"yarn"_L1, "deepseek_yarn"_L1})) {
        readYarn(reader, around, block);
    } else if (isAnyOf(type, {"longrope"_L1, "su"_L1})) {
        readLongRope(reader, around, block);
    } else if (type == "llama3"_L1) {
        readLlama3(reader, block);
    } else if (!isAnyOf(type, {"default"_L1, "mrope"_L1})) {
        QJsonObject raw = reader.json();
        raw.remove(u"rope_theta"_s);
        reader.readingNote(readingNoteOf(
            Origin::NotComputed, reader.pathOf("rope_type"_L1), shown(raw) + u" → default"_s));
    }
    return block;
}

std::optional<std::int64_t> lengthIn(ConfigReader& reader, QLatin1StringView key)
{
    const auto length = reader.whole({key}, contextLengths);
    return length ? std::optional<std::int64_t>(*length) : std::nullopt;
}

} // namespace lab::app
