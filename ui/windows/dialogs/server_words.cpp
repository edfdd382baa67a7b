#include "ui/windows/dialogs/server_words.h"

#include "core/state/layer_ladders.h"
#include "ui/paint/text/number_text.h"
#include "ui/windows/dialogs/server_facts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ServerWords)
};

// A line must not break within a number.
QString unbroken(QString sentence)
{
    return sentence.replace(QChar(0x2009), QChar(0x202F));
}

/// The entry of the server's facts for a note about the server itself; empty for any other.
QString factOf(ServerNote note, const LabState& state, Server server)
{
    const ScalingMethod method = state.rotations.scaling.method;
    switch (note) {
    case ServerNote::NoSuchMethod:
        return method == ScalingMethod::DynamicNtk ? u"no_dynamic_ntk"_s : u"no_ntk_by_parts"_s;
    case ServerNote::OfTheFile:
        return method == ScalingMethod::LongRope ? u"no_lists_option"_s
            : method == ScalingMethod::Llama3    ? u"no_ramp_option"_s
                                                 : u"no_resting_option"_s;
    case ServerNote::FactorsOfFile:
        return u"factors_of_file"_s;
    case ServerNote::SeveralLadders:
        return u"several_ladders"_s;
    case ServerNote::TooDeep:
        return u"too_deep"_s;
    case ServerNote::Nested:
        return u"nested"_s;
    case ServerNote::SectionsUnread:
        return u"sections_unread"_s;
    case ServerNote::BaseOnce:
        return u"base_once"_s;
    case ServerNote::TrainedPositions:
        return u"trained_positions"_s;
    case ServerNote::OlderKeysOnly:
        return u"older_keys_only"_s;
    case ServerNote::LongListAlways:
    case ServerNote::LongListByBatch:
        return u"long_list"_s;
    case ServerNote::RampInTurns:
        return u"ramp_in_turns"_s;
    case ServerNote::RampRounded:
        return u"ramp_rounded"_s;
    case ServerNote::AttentionOfFile:
        return u"attention_of_file"_s;
    case ServerNote::ColumnsOfFile:
        return u"columns_of_file"_s;
    case ServerNote::LengthOfFile:
        return u"length_of_file"_s;
    case ServerNote::LengthBefore:
        return u"length_before"_s;
    case ServerNote::FullLayersOnly:
        return u"full_layers_only"_s;
    case ServerNote::NoPositionMap:
        return server == Server::LlamaCpp
                && state.schemes.positionMap.method == PositionMapMethod::SelfExtend
            ? u"self_extend"_s
            : u"no_position_map"_s;
    default:
        return {};
    }
}

QString sentenceOf(ServerNote note, const LabState& state, Server server, const ServerLine& line)
{
    if (const QString fact = factOf(note, state, server); !fact.isEmpty()) {
        const QString part = QString::fromStdString(ropePart(state));
        const std::int64_t original = state.rotations.scaling.originalLength;
        return factSentence(server, fact,
            {{u"length"_s, QString::number(line.length)},
                {u"base_length"_s, wholeNumber(line.baseLength)},
                {u"original"_s, wholeNumber(original)}, {u"inner"_s, part.section(u'.', 1)},
                {u"part"_s, part}});
    }
    switch (note) {
    case ServerNote::NoLists:
        return Words::tr("LongRoPE needs the two lists from a model file, but none are loaded.");
    case ServerNote::NeedsPresentKeys:
        return Words::tr(
            "proportional was introduced with rope_parameters; the older keys do not have it.");
    case ServerNote::Backwards:
        return Words::tr("The ramp is reversed; no server supports this.");
    case ServerNote::TurnsNothing:
        return Words::tr("No pair rotates, so there is nothing to set on a server.");
    case ServerNote::ColumnsOfWidths:
        return Words::tr("The model's weights decide which dimensions of latent heads rotate; no "
                         "server has an option for others.");
    case ServerNote::ColumnsOfLayers:
        return Words::tr("The model's layers use different RoPE frequencies; the GGUF file sets "
                         "the rotated dimensions for each of them.");
    case ServerNote::Shorter:
        return Words::tr("The scaling factor covers %1 positions.").arg(wholeNumber(line.length));
    case ServerNote::Unextended:
        return Words::tr("No method extends RoPE to the target length: the command serves the %1 "
                         "positions of training.")
            .arg(wholeNumber(line.length));
    case ServerNote::SoftmaxUnscaled:
        return Words::tr("Only multi-head latent attention (DeepSeek and related models) scales "
                         "the softmax by mscale_all_dim.");
    default:
        break;
    }
    return Words::tr("The number of rotated dimensions is for the d chosen here; set d to the "
                     "model's head dimension.");
}

} // namespace

RopeBlockText serverText(const LabState& state, Server server, BlockKeys keys)
{
    const ServerLine line = serverLine(
        state, server, keys == BlockKeys::Older ? OverrideKeys::Older : OverrideKeys::Present);
    RopeBlockText text {QString::fromStdString(line.text), {}};
    for (const ServerNote note : line.notes)
        text.readingNotes += unbroken(sentenceOf(note, state, server, line));
    return text;
}

} // namespace lab::ui
