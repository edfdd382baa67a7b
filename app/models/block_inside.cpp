#include "app/models/block_inside.h"

#include "app/models/block_lines.h"
#include "core/encodings/turning/rotary_scaling.h"

#include <cmath>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

QString typeOf(ScalingMethod method)
{
    switch (method) {
    case ScalingMethod::PositionInterpolation:
        return u"linear"_s;
    case ScalingMethod::DynamicNtk:
        return u"dynamic"_s;
    case ScalingMethod::Yarn:
        return u"yarn"_s;
    case ScalingMethod::LongRope:
        return u"longrope"_s;
    case ScalingMethod::Llama3:
        return u"llama3"_s;
    case ScalingMethod::ProportionalRope:
        return u"proportional"_s;
    default:
        return u"default"_s;
    }
}

void addYarn(BlockLines& block, const RotaryScaling& scaling)
{
    const RotaryScaling defaults;
    block.add("original_max_position_embeddings"_L1, scaling.originalLength);
    const auto areSame = std::equal_to<>();
    if (!areSame(scaling.betaFast, defaults.betaFast))
        block.add("beta_fast"_L1, realText(scaling.betaFast));
    if (!areSame(scaling.betaSlow, defaults.betaSlow))
        block.add("beta_slow"_L1, realText(scaling.betaSlow));
    if (scaling.rampEnds == RampEnds::Exact)
        block.add("truncate"_L1, u"false"_s);
    const bool isRatio = scaling.mscale > 0 && scaling.mscaleAllDim > 0;
    if (scaling.mscaleAllDim > 0) {
        block.add("mscale"_L1, realText(scaling.mscale));
        block.add("mscale_all_dim"_L1, realText(scaling.mscaleAllDim));
    }
    // Without both scales transformers takes 0.1·ln s + 1.
    const bool isUsual = isRatio || (scaling.mscaleAllDim <= 0 && areSame(scaling.mscale, 1.0));
    if (scaling.attentionFactor || !isUsual)
        block.add("attention_factor"_L1, realText(attentionFactor(scaling)));
}

void addLongRope(BlockLines& block, const WrittenLadder& ladder, bool isOlder)
{
    const RotaryScaling& scaling = ladder.scaling;
    const auto pairs = static_cast<std::size_t>(ladder.rotary.rotatedWidth / 2);
    const auto list = [&](QLatin1StringView key, std::vector<double> divisors) {
        divisors.resize(pairs, 1);
        block.add(key, realText(divisors));
    };
    list("short_factor"_L1, scaling.shortFactors);
    list("long_factor"_L1, scaling.longFactors);
    if (!isOlder)
        block.add("original_max_position_embeddings"_L1, scaling.originalLength);
    // Outside the block, transformers before 5 takes the ratio of the two lengths for the
    // factor.
    const double ratio =
        static_cast<double>(ladder.target) / static_cast<double>(scaling.originalLength);
    const bool isRatio = std::abs(ratio - scaling.factor) <= 1e-9 * ratio;
    if (scaling.attentionFactor || (isOlder && !isRatio))
        block.add("attention_factor"_L1, realText(attentionFactor(scaling)));
}

void addNumbers(BlockLines& block, const WrittenLadder& ladder, bool isOlder)
{
    const RotaryScaling& scaling = ladder.scaling;
    if (isPlainBlock(scaling.method) || scaling.method == ScalingMethod::ProportionalRope)
        return;
    block.add("factor"_L1, realText(scaling.factor));
    if (scaling.method == ScalingMethod::Yarn)
        addYarn(block, scaling);
    else if (scaling.method == ScalingMethod::LongRope)
        addLongRope(block, ladder, isOlder);
    else if (scaling.method == ScalingMethod::Llama3) {
        block.add("low_freq_factor"_L1, realText(scaling.lowFrequencyFactor));
        block.add("high_freq_factor"_L1, realText(scaling.highFrequencyFactor));
        block.add("original_max_position_embeddings"_L1, scaling.originalLength);
    }
}

} // namespace

bool isPlainBlock(ScalingMethod method)
{
    return method == ScalingMethod::None || method == ScalingMethod::NtkAware
        || method == ScalingMethod::NtkByParts || method == ScalingMethod::AdjustedBase;
}

double writtenBase(const WrittenLadder& ladder)
{
    const ScalingMethod method = ladder.scaling.method;
    const bool isAnother =
        method == ScalingMethod::NtkAware || method == ScalingMethod::AdjustedBase;
    return isAnother ? scaledBase(ladder.rotary, ladder.scaling) : ladder.rotary.base;
}

double writtenShare(const WrittenLadder& ladder)
{
    if (ladder.scaling.method == ScalingMethod::ProportionalRope)
        return ladder.scaling.turningShare;
    return ladder.isOfParts ? 1 : ladder.rotatedShare;
}

QString blockInside(const WrittenLadder& ladder, ui::BlockKeys keys, int depth)
{
    const bool isOlder = keys == ui::BlockKeys::Older;
    const ScalingMethod method = ladder.scaling.method;
    const bool isShareInside = method == ScalingMethod::ProportionalRope;
    const double share = writtenShare(ladder);
    BlockLines block(depth);
    if (!isOlder)
        block.add("rope_theta"_L1, realText(writtenBase(ladder)));
    block.add("rope_type"_L1, quoted(typeOf(method)));
    if (isOlder)
        block.add("type"_L1, quoted(typeOf(method)));
    if (isShareInside || (share < 1 && !isOlder))
        block.add("partial_rotary_factor"_L1, realText(share));
    addNumbers(block, ladder, isOlder);
    if (ladder.temperature)
        block.add("llama_4_scaling_beta"_L1, realText(*ladder.temperature));
    return block.text();
}

} // namespace lab::app
