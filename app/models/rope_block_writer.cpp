#include "app/models/rope_block_writer.h"

#include "app/files/json_file.h"
#include "app/models/block_lines.h"
#include "app/models/rope_keys.h"
#include "app/models/rope_text.h"
#include "core/encodings/turning/rotary_scaling.h"
#include "core/state/edit.h"
#include "core/state/rope_numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::RopeBlockWriter)
};

bool isPlainBlock(ScalingMethod method)
{
    return method == ScalingMethod::None || method == ScalingMethod::NtkAware
        || method == ScalingMethod::NtkByParts || method == ScalingMethod::AdjustedBase;
}

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

/// One writing of a state: what goes into the block, what stands around it, what is to be said.
class Writing {
public:
    Writing(const LabState& state, ui::BlockKeys keys, ScalingMethod method)
        : m_state(state)
        , m_rotary(rotary(state.rotations))
        , m_scaling(state.rotations.scaling)
        , m_lengths(contextLengths(state))
        , m_keys(keys)
        , m_method(method)
    {
        // A state stops at lastPosition; the file that it took its numbers from need not.
        if (m_lengths.target == lastPosition && state.model.longest > lastPosition)
            m_lengths.target = state.model.longest;
        if (method == ScalingMethod::None && state.rotations.scaling.method == method
            && state.position.targetLength == 0)
            m_lengths.target = m_lengths.training; // nobody wants more
        addWidth();
        addLengths();
        addBlock();
    }

    QString text(const Patch& exact) const
    {
        BlockLines whole = m_outer;
        if (!exact.empty()) {
            BlockLines own(2);
            for (const Setting& setting : exact)
                own.add(QLatin1StringView(setting.key.c_str()), jsonOfValue(setting.value));
            whole.add(ownKey, own.text());
        }
        return whole.text() + u'\n';
    }

private:
    bool isOlder() const { return m_keys == ui::BlockKeys::Older; }

    // Only multi-head latent attention scales the softmax, and its configurations give the width
    // of the part that turns beside that of the part that rests.
    bool isOfParts() const
    {
        const bool scalesSoftmax = m_method == ScalingMethod::Yarn && m_scaling.mscaleAllDim > 0;
        const bool isOfModel = m_rotary.rotatedWidth < m_rotary.width
            && std::ranges::any_of(m_state.model.remarks,
                [](const Remark& remark) { return remark.key == turningColumns; });
        return m_rotary.rotatedWidth > 0 && (scalesSoftmax || isOfModel);
    }

    void addWidth()
    {
        const int resting = m_rotary.width - m_rotary.rotatedWidth;
        if (isOfParts() && resting > 0)
            m_outer.add("qk_nope_head_dim"_L1, resting);
        if (isOfParts())
            m_outer.add("qk_rope_head_dim"_L1, m_rotary.rotatedWidth);
        else
            m_outer.add("head_dim"_L1, m_rotary.width);
        if (m_rotary.pairing != Pairing::Halves)
            m_outer.add("rope_interleave"_L1, u"true"_s);
    }

    void addLengths()
    {
        const bool isDynamic = m_method == ScalingMethod::DynamicNtk;
        m_outer.add(
            "max_position_embeddings"_L1, isDynamic ? m_scaling.originalLength : m_lengths.target);
        const bool standsInside = m_method == ScalingMethod::Yarn
            || m_method == ScalingMethod::Llama3
            || (m_method == ScalingMethod::LongRope && !isOlder());
        if (m_method == ScalingMethod::LongRope && isOlder())
            m_outer.add("original_max_position_embeddings"_L1, m_scaling.originalLength);
        else if (!isDynamic && !standsInside
            && (m_lengths.target != m_lengths.training || isWhollyStretched()))
            m_outer.add("original_max_position_embeddings"_L1, m_lengths.training);
    }

    // As Gemma 3: the length is the one that the texts are stretched to already.
    bool isWhollyStretched() const
    {
        return m_method == ScalingMethod::PositionInterpolation && m_scaling.factor > 1
            && m_lengths.target == m_lengths.training;
    }

    void addBlock()
    {
        const bool isShareInside = m_method == ScalingMethod::ProportionalRope;
        const double share =
            isShareInside ? m_scaling.turningShare : m_state.rotations.rotatedShare;
        const bool hasShare = isShareInside || (share < 1 && !isOfParts());
        BlockLines block(2);
        if (!isOlder())
            block.add("rope_theta"_L1, realText(writtenBase()));
        block.add("rope_type"_L1, quoted(typeOf(m_method)));
        if (isOlder())
            block.add("type"_L1, quoted(typeOf(m_method)));
        if (hasShare && (isShareInside || !isOlder()))
            block.add("partial_rotary_factor"_L1, realText(share));
        addNumbers(block);
        if (hasTemperature())
            block.add("llama_4_scaling_beta"_L1, realText(m_state.schemes.temperature.scale));
        if (isOlder()) {
            if (hasShare && !isShareInside)
                m_outer.add("partial_rotary_factor"_L1, realText(share));
            m_outer.add("rope_theta"_L1, realText(writtenBase()));
            m_outer.add("rope_scaling"_L1, isPlainBlock(m_method) ? u"null"_s : block.text());
        } else {
            m_outer.add("rope_parameters"_L1, block.text());
        }
    }

    // Ministral 3 and Mistral 4 have the temperature of their queries in the block, and in no other
    // class is the key read.
    bool hasTemperature() const
    {
        const QueryTemperature& temperature = m_state.schemes.temperature;
        const auto isOfModel = [&](const LayerKind& kind) {
            return kind.temperature && kind.temperature->shift == 0;
        };
        return temperature.rule == TemperatureRule::Ministral3
            && temperature.length == m_scaling.originalLength
            && std::ranges::any_of(m_state.model.kinds, isOfModel);
    }

    double writtenBase() const
    {
        const bool isAnother =
            m_method == ScalingMethod::NtkAware || m_method == ScalingMethod::AdjustedBase;
        return isAnother ? scaledBase(m_rotary, m_scaling) : m_rotary.base;
    }

    void addNumbers(BlockLines& block) const
    {
        if (isPlainBlock(m_method) || m_method == ScalingMethod::ProportionalRope)
            return;
        block.add("factor"_L1, realText(m_scaling.factor));
        if (m_method == ScalingMethod::Yarn)
            addYarn(block);
        else if (m_method == ScalingMethod::LongRope)
            addLongRope(block);
        else if (m_method == ScalingMethod::Llama3) {
            block.add("low_freq_factor"_L1, realText(m_scaling.lowFrequencyFactor));
            block.add("high_freq_factor"_L1, realText(m_scaling.highFrequencyFactor));
            block.add("original_max_position_embeddings"_L1, m_scaling.originalLength);
        }
    }

    void addYarn(BlockLines& block) const
    {
        const RotaryScaling defaults;
        block.add("original_max_position_embeddings"_L1, m_scaling.originalLength);
        const auto areSame = std::equal_to<>();
        if (!areSame(m_scaling.betaFast, defaults.betaFast))
            block.add("beta_fast"_L1, realText(m_scaling.betaFast));
        if (!areSame(m_scaling.betaSlow, defaults.betaSlow))
            block.add("beta_slow"_L1, realText(m_scaling.betaSlow));
        if (m_scaling.rampEnds == RampEnds::Exact)
            block.add("truncate"_L1, u"false"_s);
        const bool isRatio = m_scaling.mscale > 0 && m_scaling.mscaleAllDim > 0;
        if (m_scaling.mscaleAllDim > 0) {
            block.add("mscale"_L1, realText(m_scaling.mscale));
            block.add("mscale_all_dim"_L1, realText(m_scaling.mscaleAllDim));
        }
        // Without both scales transformers takes 0.1·ln s + 1.
        const bool isUsual =
            isRatio || (m_scaling.mscaleAllDim <= 0 && areSame(m_scaling.mscale, 1.0));
        if (m_scaling.attentionFactor || !isUsual)
            block.add("attention_factor"_L1, realText(attentionFactor(m_scaling)));
    }

    void addLongRope(BlockLines& block) const
    {
        const auto pairs = static_cast<std::size_t>(m_rotary.rotatedWidth / 2);
        const auto list = [&](QLatin1StringView key, std::vector<double> divisors) {
            divisors.resize(pairs, 1);
            block.add(key, realText(divisors));
        };
        list("short_factor"_L1, m_scaling.shortFactors);
        list("long_factor"_L1, m_scaling.longFactors);
        if (!isOlder())
            block.add("original_max_position_embeddings"_L1, m_scaling.originalLength);
        // Outside the block, transformers before 5 takes the ratio of the two lengths for the
        // factor.
        const double ratio =
            static_cast<double>(m_lengths.target) / static_cast<double>(m_scaling.originalLength);
        const bool isRatio = std::abs(ratio - m_scaling.factor) <= 1e-9 * ratio;
        if (m_scaling.attentionFactor || (isOlder() && !isRatio))
            block.add("attention_factor"_L1, realText(attentionFactor(m_scaling)));
    }

    const LabState& m_state;
    Rotary m_rotary;
    RotaryScaling m_scaling;
    ContextLengths m_lengths;
    ui::BlockKeys m_keys;
    ScalingMethod m_method;
    BlockLines m_outer {1};
};

/// The state that the text gives when it is read where nothing was set, or nothing when it cannot
/// be read.
std::optional<LabState> readBack(const QString& text, const LabState& state)
{
    const auto object = jsonObject(text.toUtf8(), {});
    const auto edit = editInJson(object.value(), {}, state);
    return edit ? std::optional(applied(clamped({}), *edit)) : std::nullopt;
}

bool hasMismatch(const LabState& state)
{
    const RotaryScaling& scaling = state.rotations.scaling;
    const double ratio = static_cast<double>(contextLengths(state).target)
        / static_cast<double>(scaling.originalLength);
    return scaling.method == ScalingMethod::Yarn && std::abs(ratio - scaling.factor) > 1e-9 * ratio
        && std::abs(ratio - 1) > 1e-9;
}

QString remarkOnOwnNumbers()
{
    return Words::tr("transformers passes over position_lab: it is what Position Lab reads back.");
}

QStringList remarksOn(const LabState& state, ui::BlockKeys keys, ScalingMethod written)
{
    const RotaryScaling& scaling = state.rotations.scaling;
    QStringList remarks;
    if (scaling.method == ScalingMethod::NtkByParts)
        remarks += Words::tr("transformers has no rope_type for NTK-by-parts: it reads plain RoPE "
                             "here.");
    else if (written != scaling.method)
        remarks += Words::tr("transformers has no block for these numbers: it reads plain RoPE "
                             "here.");
    else if (written == ScalingMethod::NtkAware)
        remarks += Words::tr("transformers has no rope_type for NTK-aware: a larger rope_theta "
                             "turns the pairs as it does.");
    else if (written == ScalingMethod::AdjustedBase)
        remarks += Words::tr("The adjusted base is just another rope_theta.");
    if (written == ScalingMethod::ProportionalRope && keys == ui::BlockKeys::Older)
        remarks += Words::tr("proportional came with rope_parameters: older releases of "
                             "transformers do not know it.");
    if (written == ScalingMethod::DynamicNtk)
        remarks += Words::tr("max_position_embeddings stays the training length: the base grows "
                             "with the text beyond it.");
    if (written == ScalingMethod::Yarn && scaling.rampAxis == RampAxis::Turns)
        remarks += Words::tr("transformers runs YaRN's ramp along the pair index; a ramp along "
                             "turns has no key.");
    if (hasMismatch(state))
        remarks += Words::tr("transformers warns that the factor is not max_position_embeddings "
                             "divided by the original length.");
    if (written == ScalingMethod::Llama3 && scaling.originalLength >= contextLengths(state).target)
        remarks += Words::tr("transformers warns unless the original length is below "
                             "max_position_embeddings.");
    if (written == ScalingMethod::Yarn && scaling.mscaleAllDim > 0)
        remarks += Words::tr("Only multi-head latent attention, DeepSeek's and its relatives', "
                             "scales the softmax by mscale_all_dim.");
    if (written == ScalingMethod::LongRope
        && (scaling.longFactors.empty() || scaling.shortFactors.empty()))
        remarks += Words::tr("No lists are loaded: ones stand for them and divide nothing.");
    return remarks;
}

} // namespace

ui::RopeBlockText ropeBlockText(const LabState& state, ui::BlockKeys keys)
{
    ScalingMethod method = state.rotations.scaling.method;
    QString text = Writing(state, keys, method).text({});
    std::optional<LabState> back = readBack(text, state);
    if (!back) { // numbers that no block may have, such as a ramp that runs backwards
        method = ScalingMethod::None;
        text = Writing(state, keys, method).text({});
        back = readBack(text, state);
    }
    ui::RopeBlockText block {text, remarksOn(state, keys, method)};
    const Patch exact = turningDifference(back.value_or(clamped({})), state);
    if (exact.empty())
        return block;
    block.text = Writing(state, keys, method).text(exact);
    block.remarks += remarkOnOwnNumbers();
    return block;
}

} // namespace lab::app
