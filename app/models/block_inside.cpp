#include "app/models/block_inside.h"

#include "app/models/block_lines.h"
#include "core/encodings/scaling/formula.h"
#include "core/models/written_rope.h"

#include <cmath>
#include <functional>
#include <iterator>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

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
    // Without both scales transformers uses 0.1·ln s + 1.
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
    // Outside the block, transformers before 5 uses the ratio of the two lengths as the factor.
    const double ratio =
        static_cast<double>(ladder.target) / static_cast<double>(scaling.originalLength);
    const bool isRatio = std::abs(ratio - scaling.factor) <= 1e-9 * ratio;
    if (scaling.attentionFactor || (isOlder && !isRatio))
        block.add("attention_factor"_L1, realText(attentionFactor(scaling)));
}

void addNumbers(BlockLines& block, const WrittenLadder& ladder, bool isOlder)
{
    const RotaryScaling& scaling = ladder.scaling;
    if (isWrittenAsPlain(scaling.method) || scaling.method == ScalingMethod::ProportionalRope)
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

double shareIn(const WrittenLadder& ladder)
{
    return writtenShare(ladder.scaling, ladder.rotatedShare, ladder.isOfParts);
}

QString blockInside(const WrittenLadder& ladder, ui::BlockKeys keys, int depth)
{
    const bool isOlder = keys == ui::BlockKeys::Older;
    const ScalingMethod method = ladder.scaling.method;
    const bool isShareInside = method == ScalingMethod::ProportionalRope;
    const double share = shareIn(ladder);
    BlockLines block(depth);
    if (!isOlder)
        block.add("rope_theta"_L1, realText(writtenBase(ladder.rotary, ladder.scaling)));
    const std::string_view type = ropeType(method);
    const QString written = quoted(QString::fromUtf8(type.data(), std::ssize(type)));
    block.add("rope_type"_L1, written);
    if (isOlder)
        block.add("type"_L1, written);
    if (isShareInside || (share < 1 && !isOlder))
        block.add("partial_rotary_factor"_L1, realText(share));
    addNumbers(block, ladder, isOlder);
    if (ladder.temperature)
        block.add("llama_4_scaling_beta"_L1, realText(*ladder.temperature));
    for (const KeptKey& one : ladder.kept)
        block.add(QString::fromStdString(one.key), QString::fromStdString(one.json));
    return block.text();
}

} // namespace lab::app
