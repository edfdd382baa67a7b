#include "ui/windows/beside/server_words.h"

#include "ui/paint/text/number_text.h"

#include <QCoreApplication>

#include <cmath>

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ServerWords)
};

// A line may not break within a number.
QString unbroken(QString sentence)
{
    return sentence.replace(QChar(0x2009), QChar(0x202F));
}

QString noSuchMethod(ScalingMethod method, Server server)
{
    if (method == ScalingMethod::DynamicNtk)
        return Words::tr("%1 has no dynamic NTK, whose base grows with the text; NTK-aware has a "
                         "base for one length.")
            .arg(serverName(server));
    return Words::tr("%1 has no NTK-by-parts; YaRN, which came of it, is what it has.")
        .arg(serverName(server));
}

QString ofTheFile(ScalingMethod method)
{
    switch (method) {
    case ScalingMethod::LongRope:
        return Words::tr("llama.cpp has no option for LongRoPE's lists: they stand in the GGUF "
                         "file, and with -c beyond the original length the long one is taken.");
    case ScalingMethod::Llama3:
        return Words::tr("llama.cpp has no option for Llama 3's ramp: the divisors stand in the "
                         "GGUF file, as rope_freqs.");
    default:
        return Words::tr("llama.cpp has no option for pairs that rest: which do stands in the GGUF "
                         "file.");
    }
}

QString severalLadders(Server server)
{
    switch (server) {
    case Server::Vllm:
        return Words::tr("The model's layers turn by several ladders; rope_parameters can have an "
                         "entry for each, and what is chosen here cannot.");
    case Server::LlamaCpp:
        return Words::tr("The options of llama.cpp turn the layers of full attention; others are "
                         "shown.");
    case Server::Sglang:
        break;
    }
    return Words::tr("The model's layers turn by several ladders, of which each class of SGLang "
                     "reads other keys; put the block into the config.json.");
}

QString noPositionMap(const LabState& state, Server server)
{
    if (server == Server::LlamaCpp
        && state.schemes.positionMap.method == PositionMapMethod::SelfExtend)
        return Words::tr("Self-Extend is not in the line: llama-server has none; llama-completion "
                         "has one of its own, --grp-attn-n and --grp-attn-w.");
    return Words::tr("The position map is not in the line: %1 has no option for it.")
        .arg(serverName(server));
}

QString sentenceOf(ServerNote note, const LabState& state, Server server, std::int64_t length)
{
    const RotaryScaling& scaling = state.rotations.scaling;
    const QString name = serverName(server);
    switch (note) {
    case ServerNote::NoSuchMethod:
        return noSuchMethod(scaling.method, server);
    case ServerNote::OfTheFile:
        return ofTheFile(scaling.method);
    case ServerNote::FactorsOfFile:
        return Words::tr("llama.cpp divides by what stands in this model's GGUF file whatever its "
                         "options say: another method would come on top of that.");
    case ServerNote::NoLists:
        return Words::tr("LongRoPE needs the two lists of a model's file, and none are loaded.");
    case ServerNote::NeedsPresentKeys:
        return Words::tr("proportional came with rope_parameters; the older keys have none.");
    case ServerNote::SeveralLadders:
        return severalLadders(server);
    case ServerNote::Backwards:
        return Words::tr("The ramp runs backwards, which no server takes as it stands.");
    case ServerNote::TurnsNothing:
        return Words::tr("No pair turns, so there is nothing to tell a server.");
    case ServerNote::ColumnsOfWidths:
        return Words::tr("Which columns of latent heads turn follows from the model's weights; no "
                         "server can be told of others.");
    case ServerNote::ColumnsOfLayers:
        return Words::tr(
            "The model's layers turn by several ladders; the columns that turn stand in "
            "the GGUF file for each of them.");
    case ServerNote::Shorter:
        return Words::tr("The factor is made for %1 positions.").arg(wholeNumber(length));
    case ServerNote::Unextended:
        return Words::tr("Nothing stretches RoPE to the target: the line serves the %1 positions "
                         "of training.")
            .arg(wholeNumber(length));
    case ServerNote::BaseOnce:
        return Words::tr("%1 works the base out once, for %2 positions, and turns shorter texts by "
                         "it, too.")
            .arg(name,
                wholeNumber(
                    std::llround(scaling.factor * static_cast<double>(scaling.originalLength))));
    case ServerNote::OlderKeysOnly:
        return Words::tr("The older keys are for vLLM before 0.12: later releases do not read "
                         "rope_scaling in an override.");
    case ServerNote::LongListAlways:
        return Words::tr("%1 takes the long list for texts of every length here.").arg(name);
    case ServerNote::LongListByBatch:
        return Words::tr("%1 turns all texts of a batch by the long list as soon as one has a "
                         "position beyond %2.")
            .arg(name, wholeNumber(scaling.originalLength));
    case ServerNote::RampInTurns:
        return Words::tr("%1 runs YaRN's ramp along the pair index; a ramp along turns has no key.")
            .arg(name);
    case ServerNote::RampRounded:
        return Words::tr("llama.cpp rounds the ends of the ramp to whole pairs.");
    case ServerNote::AttentionOfFile:
        return Words::tr("ARCH is the GGUF file's general.architecture, such as llama or qwen3. "
                         "llama.cpp passes over --yarn-attn-factor, but not over the file's key.");
    case ServerNote::SoftmaxUnscaled:
        return Words::tr("Only multi-head latent attention, DeepSeek's and its relatives', scales "
                         "the softmax by mscale_all_dim.");
    case ServerNote::ColumnsOfFile:
        return Words::tr("ARCH is the GGUF file's general.architecture, such as qwen3; a model of "
                         "the architecture llama turns whole heads and does not start with another "
                         "number of columns.");
    case ServerNote::ColumnsOfState:
        return Words::tr("The number of columns is for heads as wide as d is here; set d to the "
                         "model's.");
    case ServerNote::LengthOfFile:
        return Words::tr("ARCH is the GGUF file's general.architecture, such as llama or qwen3; "
                         "without that option llama-server stops at the file's context_length.");
    case ServerNote::LengthBefore:
        return Words::tr("Builds before September 2026 stop at the GGUF file's context_length; "
                         "they need --override-kv ARCH.context_length=int:%1, ARCH being its "
                         "general.architecture.")
            .arg(length);
    case ServerNote::FullLayersOnly:
        return Words::tr("The options turn the layers of full attention; those of windows turn as "
                         "the file says.");
    case ServerNote::NoPositionMap:
        break;
    }
    return noPositionMap(state, server);
}

} // namespace

QString serverName(Server server)
{
    switch (server) {
    case Server::Vllm:
        return QStringLiteral("vLLM");
    case Server::LlamaCpp:
        return QStringLiteral("llama.cpp");
    case Server::Sglang:
        break;
    }
    return QStringLiteral("SGLang");
}

RopeBlockText serverText(const LabState& state, Server server, BlockKeys keys)
{
    const ServerLine line = serverLine(
        state, server, keys == BlockKeys::Older ? OverrideKeys::Older : OverrideKeys::Present);
    RopeBlockText text {QString::fromStdString(line.text), {}};
    for (const ServerNote note : line.notes)
        text.remarks += unbroken(sentenceOf(note, state, server, line.length));
    return text;
}

} // namespace lab::ui
