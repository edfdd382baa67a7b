#include "app/models/rope_block_writer.h"

#include "app/files/json_file.h"
#include "app/models/block_inside.h"
#include "app/models/block_lines.h"
#include "app/models/layer_blocks.h"
#include "app/models/rope_keys.h"
#include "app/models/rope_text.h"
#include "core/encodings/scaling/formula.h"
#include "core/frames/context/calculator_frame.h"
#include "core/models/written_rope.h"
#include "core/state/edit.h"
#include "core/state/layer_ladders.h"
#include "core/state/rope_numbers.h"
#include "ui/windows/dialogs/calculator_words.h"
#include "ui/windows/dialogs/server_facts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::RopeBlockWriter)
};

/// Multi-head latent attention (MLA), whose head has a rotated and an unrotated part.
bool hasLatentAttention(const ModelNote& model)
{
    return std::ranges::any_of(model.readingNotes,
        [](const ReadingNote& readingNote) { return readingNote.key == turningColumns; });
}

/// The state of one write: the contents of the block, the keys around it, the notes.
class Writing {
public:
    Writing(const LabState& state, ui::BlockKeys keys, ScalingMethod method, bool isByLayer = false)
        : m_state(state)
        , m_rotary(rotary(state.rotations))
        , m_scaling(state.rotations.scaling)
        , m_lengths(contextLengths(state))
        , m_keys(keys)
        , m_isByLayer(isByLayer)
    {
        m_scaling.method = method;
        // A state is limited to lastPosition; the file of its values need not be.
        if (m_lengths.target == lastPosition && state.model.longest > lastPosition)
            m_lengths.target = state.model.longest;
        if (method == ScalingMethod::None && state.rotations.scaling.method == method
            && state.position.targetLength == 0)
            m_lengths.target = m_lengths.training; // no extension is required
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
                own.add(QString::fromStdString(setting.key), jsonOfValue(setting.value));
            whole.add(ownKey, own.text());
        }
        return insidePart(QString::fromStdString(ropePart(m_state)), whole.text()) + u'\n';
    }

    // transformers: dim = int(head_dim * partial_rotary_factor), which may be odd, and exponents
    // arange(0, dim, 2) / dim, each for two columns.
    QStringList readingNotesOnShare() const
    {
        const double share = shareIn(ladder());
        const auto columns = static_cast<int>(m_rotary.width * share);
        if (m_scaling.method == ScalingMethod::ProportionalRope || share >= 1
            || columns == m_rotary.rotatedWidth)
            return {};
        return {Words::tr("transformers rounds %1 times %2 down to %3 for its exponents 2i/%3 and "
                          "rotates %4 dimensions; Position Lab uses %5 for both.")
                    .arg(realText(share))
                    .arg(m_rotary.width)
                    .arg(columns)
                    .arg(columns + columns % 2)
                    .arg(m_rotary.rotatedWidth)};
    }

private:
    bool isOlder() const { return m_keys == ui::BlockKeys::Older; }

    // Only multi-head latent attention scales the softmax, and its configurations give the widths
    // of the rotated and the unrotated part.
    bool isOfParts() const
    {
        const bool scalesSoftmax =
            m_scaling.method == ScalingMethod::Yarn && m_scaling.mscaleAllDim > 0;
        const bool isOfModel =
            m_rotary.rotatedWidth < m_rotary.width && hasLatentAttention(m_state.model);
        return m_rotary.rotatedWidth > 0 && (scalesSoftmax || isOfModel);
    }

    void addWidth()
    {
        const int resting = m_rotary.width - m_rotary.rotatedWidth;
        if (isOfParts() && resting > 0)
            m_outer.add("qk_nope_head_dim"_L1, resting);
        if (isOfParts())
            m_outer.add("qk_rope_head_dim"_L1, m_rotary.rotatedWidth);
        else if (m_isByLayer)
            addWidthsByLayer(m_state, m_outer);
        else
            m_outer.add("head_dim"_L1, m_rotary.width);
        if (m_rotary.pairing != Pairing::Halves)
            m_outer.add("rope_interleave"_L1, u"true"_s);
    }

    void addLengths()
    {
        const bool isDynamic = m_scaling.method == ScalingMethod::DynamicNtk;
        m_outer.add(
            "max_position_embeddings"_L1, isDynamic ? m_scaling.originalLength : m_lengths.target);
        const bool standsInside = m_scaling.method == ScalingMethod::Yarn
            || m_scaling.method == ScalingMethod::Llama3
            || (m_scaling.method == ScalingMethod::LongRope && !isOlder());
        if (m_scaling.method == ScalingMethod::LongRope && isOlder())
            m_outer.add("original_max_position_embeddings"_L1, m_scaling.originalLength);
        else if (!isDynamic && !standsInside
            && (m_lengths.target != m_lengths.training || isWhollyStretched()))
            m_outer.add("original_max_position_embeddings"_L1, m_lengths.training);
    }

    // As in Gemma 3: the length is already the stretched one.
    bool isWhollyStretched() const
    {
        return m_scaling.method == ScalingMethod::PositionInterpolation && m_scaling.factor > 1
            && m_lengths.target == m_lengths.training;
    }

    // Ministral 3 and Mistral 4 have the temperature of their queries in the block; no other class
    // reads the key.
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

    WrittenLadder ladder() const
    {
        return {m_rotary, m_scaling, m_state.rotations.rotatedShare, isOfParts(), m_lengths.target,
            hasTemperature() ? std::optional(m_state.schemes.temperature.scale) : std::nullopt,
            keptKeys(m_state)};
    }

    void addBlock()
    {
        const WrittenLadder shown = ladder();
        if (m_isByLayer) {
            m_outer.add("rope_parameters"_L1, blockByLayer(m_state, shown));
            addNoOlderBlock();
            return;
        }
        if (!isOlder()) {
            m_outer.add("rope_parameters"_L1, blockInside(shown, m_keys, 2));
            addNoOlderBlock();
            return;
        }
        const bool isShareInside = m_scaling.method == ScalingMethod::ProportionalRope;
        if (shareIn(shown) < 1 && !isShareInside)
            m_outer.add("partial_rotary_factor"_L1, realText(shareIn(shown)));
        m_outer.add("rope_theta"_L1, realText(writtenBase(shown.rotary, shown.scaling)));
        m_outer.add("rope_scaling"_L1,
            isWrittenAsPlain(m_scaling.method) && shown.kept.empty()
                ? u"null"_s
                : blockInside(shown, m_keys, 2));
    }

    // Files with parts or several axes usually have one, which transformers uses instead of
    // rope_parameters.
    void addNoOlderBlock()
    {
        if (!ropePart(m_state).empty() || !keptKeys(m_state).empty())
            m_outer.add("rope_scaling"_L1, u"null"_s);
    }

    const LabState& m_state;
    Rotary m_rotary;
    RotaryScaling m_scaling;
    ContextLengths m_lengths;
    ui::BlockKeys m_keys;
    bool m_isByLayer = false;
    BlockLines m_outer {1};
};

/// The state from reading the text into the defaults; empty if it cannot be read.
std::optional<LabState> readBack(const QString& text, const LabState& state)
{
    const auto object = jsonObject(text.toUtf8(), {});
    if (!object)
        return std::nullopt;
    const auto edit = editInJson(*object, {}, state);
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

QString readingNoteOnOwnNumbers()
{
    return Words::tr("transformers ignores position_lab; only Position Lab reads it.");
}

/// Whether the text is longer than in training because the user set it so.
bool wantsMore(const LabState& state)
{
    const ContextLengths lengths = contextLengths(state);
    const bool isSaid = state.rotations.scaling.method != ScalingMethod::None
        || state.position.targetLength != 0; // else its max_position_embeddings is that of training
    return isSaid && lengths.target > lengths.training;
}

/// Where the target length is written, and what the block does not do for it.
QStringList readingNotesOnReach(const LabState& state)
{
    const CalculatorFrame frame = calculatorFrame(state);
    const CalculatorFrame::Line& line = frame.lines[static_cast<std::size_t>(frame.method)];
    const bool isAnotherBase = frame.method == ScalingMethod::AdjustedBase;
    if (isAnotherBase && (!(line.base > frame.base) || frame.fallsShort(line)))
        return {ui::calculatorSentence(frame, line)};
    // A model as published: Llama 3.1 was trained further with 8 for 16 times its length, and
    // Qwen2.5-1M maps its positions.
    const bool isOfModel =
        contextLengths(state).target == std::min(state.model.longest, lastPosition);
    if (isOfModel || !wantsMore(state))
        return {};
    if (frame.method == ScalingMethod::None || frame.method == ScalingMethod::ProportionalRope)
        return {Words::tr("max_position_embeddings exceeds the training length, and no method "
                          "extends RoPE to it."),
            ui::calculatorSentence(frame, line)};
    const QString shortfall = ui::shortfallSentence(frame, line);
    return shortfall.isEmpty() ? QStringList() : QStringList {shortfall};
}

/// Notes for serving a model: vLLM's _get_and_verify_max_len multiplies the length of linear,
/// dynamic and YaRN blocks. For dynamic ones it is unstretched here, and for YaRN the original
/// length is used. Gemma 3, whose layers have different frequencies, is excluded there.
QStringList readingNotesOnServing(const LabState& state, ScalingMethod written)
{
    const ContextLengths lengths = contextLengths(state);
    const double factor = state.rotations.scaling.factor;
    if (written != ScalingMethod::PositionInterpolation || !(factor > 1)
        || lengths.target <= lengths.training || isWrittenByLayer(state, ui::BlockKeys::Present))
        return {};
    const auto multiplied = std::llround(factor * static_cast<double>(lengths.target));
    return {ui::factSentence(Server::Vllm, u"linear_length"_s,
        {{u"multiplied"_s, QString::number(multiplied)},
            {u"length"_s, QString::number(lengths.target)}})};
}

/// The older block of the open model's file, which rope_parameters does not replace.
bool hasOlderBlockBeside(const LabState& state, ui::BlockKeys keys)
{
    const auto shown = static_cast<std::size_t>(state.model.kind);
    if (keys == ui::BlockKeys::Older || shown >= state.model.kinds.size()
        || !ropePart(state).empty() || !keptKeys(state).empty())
        return false;
    const LayerKind& own = state.model.kinds[shown];
    return own.scaling.method != ScalingMethod::None
        && !lab::haveSameRotation(state, own, currentLayerKinds(state)[shown]);
}

QStringList readingNotesOn(const LabState& state, ui::BlockKeys keys, ScalingMethod written)
{
    const RotaryScaling& scaling = state.rotations.scaling;
    QStringList readingNotes;
    if (hasOlderBlockBeside(state, keys))
        readingNotes +=
            Words::tr("Remove rope_scaling from the file if it is there: transformers reads "
                      "it instead of rope_parameters.");
    if (scaling.method == ScalingMethod::NtkByParts)
        readingNotes +=
            Words::tr("transformers has no rope_type for NTK-by-parts: it reads plain RoPE "
                      "here.");
    else if (written != scaling.method)
        readingNotes +=
            Words::tr("transformers has no block for these values: it reads plain RoPE here.");
    else if (written == ScalingMethod::NtkAware)
        readingNotes +=
            Words::tr("transformers has no rope_type for NTK-aware; a larger rope_theta "
                      "gives the same frequencies.");
    else if (written == ScalingMethod::AdjustedBase)
        readingNotes += Words::tr("The adjusted base is just another rope_theta.");
    if (written == ScalingMethod::ProportionalRope && keys == ui::BlockKeys::Older)
        readingNotes +=
            Words::tr("proportional was introduced with rope_parameters; older releases of "
                      "transformers do not support it.");
    if (written == ScalingMethod::DynamicNtk)
        readingNotes +=
            Words::tr("max_position_embeddings stays at the training length; beyond it, the "
                      "base grows with the text.");
    if (written == ScalingMethod::Yarn && scaling.rampAxis == RampAxis::Turns)
        readingNotes +=
            Words::tr("transformers computes YaRN's ramp along the pair index; a ramp along "
                      "rotations has no key.");
    if (hasMismatch(state))
        readingNotes +=
            Words::tr("transformers warns that the factor is not max_position_embeddings "
                      "divided by the original length.");
    if (written == ScalingMethod::Llama3 && scaling.originalLength >= contextLengths(state).target)
        readingNotes += Words::tr("transformers warns unless the original length is below "
                                  "max_position_embeddings.");
    if (written == ScalingMethod::Yarn && scaling.mscaleAllDim > 0
        && !hasLatentAttention(state.model))
        readingNotes += Words::tr("Only multi-head latent attention (DeepSeek and related models) "
                                  "scales the softmax by mscale_all_dim.");
    if (written == ScalingMethod::LongRope
        && (scaling.longFactors.empty() || scaling.shortFactors.empty()))
        readingNotes += Words::tr(
            "No lists are loaded; the block has lists of 1 instead, which change nothing.");
    return readingNotes + readingNotesOnReach(state) + readingNotesOnServing(state, written);
}

/// The text with the values of the state that its keys cannot express, found by reading it into the
/// defaults.
struct Text {
    QString text;
    bool hasOwn = false; ///< position_lab
};

Text wholeText(const LabState& state, const Writing& writing, const std::optional<LabState>& back)
{
    const Patch exact = rotationDifference(back.value_or(clamped({})), state);
    return {writing.text(exact), !exact.empty()};
}

QStringList readingNotesOnOwn(const Text& text)
{
    return text.hasOwn ? QStringList {readingNoteOnOwnNumbers()} : QStringList();
}

/// With an entry for each type of layers, if these can be read again.
std::optional<ui::RopeBlockText> byLayer(const LabState& state, ui::BlockKeys keys)
{
    if (!isWrittenByLayer(state, keys))
        return std::nullopt;
    const ScalingMethod method = state.rotations.scaling.method;
    const Writing writing(state, keys, method, true);
    const std::optional<LabState> back = readBack(writing.text({}), state);
    if (!back)
        return std::nullopt;
    const Text whole = wholeText(state, writing, back);
    if (!saysAllLayers(whole.text, state))
        return std::nullopt;
    return ui::RopeBlockText {whole.text,
        readingNotesOn(state, keys, method) + writing.readingNotesOnShare()
            + readingNotesOnOwn(whole)};
}

} // namespace

ui::RopeBlockText ropeBlockText(const LabState& state, ui::BlockKeys keys)
{
    if (auto block = byLayer(state, keys))
        return *std::move(block);
    ScalingMethod method = state.rotations.scaling.method;
    std::optional<LabState> back = readBack(Writing(state, keys, method).text({}), state);
    if (!back) { // values that no block can have, such as a ramp that runs backwards
        method = ScalingMethod::None;
        back = readBack(Writing(state, keys, method).text({}), state);
    }
    const Writing writing(state, keys, method);
    const Text whole = wholeText(state, writing, back);
    return {whole.text,
        readingNotesOn(state, keys, method) + writing.readingNotesOnShare()
            + readingNotesOnOtherLayers(state) + readingNotesOnOwn(whole)};
}

} // namespace lab::app
