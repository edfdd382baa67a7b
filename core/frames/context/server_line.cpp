#include "core/frames/context/server_line.h"

#include "core/math/quoting.h"
#include "core/models/written_rope.h"
#include "core/state/layer_ladders.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace lab {

namespace {

ContextLengths lengthsOf(const LabState& state)
{
    ContextLengths lengths = contextLengths(state);
    // A state is limited to lastPosition; the file of its values need not be.
    if (lengths.target == lastPosition && state.model.longest > lastPosition)
        lengths.target = state.model.longest;
    if (state.rotations.scaling.method == ScalingMethod::None && state.position.targetLength == 0)
        lengths.target = lengths.training; // no extension is required
    return lengths;
}

bool extendsNothing(ScalingMethod method)
{
    return method == ScalingMethod::None || method == ScalingMethod::ProportionalRope;
}

/// Whether llama.cpp has the method's divisors from tensors of the GGUF file.
bool hasFactorsInFile(ScalingMethod method)
{
    return method == ScalingMethod::LongRope || method == ScalingMethod::Llama3
        || method == ScalingMethod::ProportionalRope;
}

bool isModelOpen(const LabState& state)
{
    return static_cast<std::size_t>(state.model.kind) < state.model.kinds.size();
}

/// The model's own values, or those of plain RoPE if none is open.
LayerKind ownLadder(const LabState& state)
{
    const auto shown = static_cast<std::size_t>(state.model.kind);
    return shown < state.model.kinds.size() ? state.model.kinds[shown] : LayerKind {};
}

bool hasOwnShare(const LabState& state)
{
    return std::equal_to<>()(ownLadder(state).rotatedShare, state.rotations.rotatedShare);
}

/// Whether the layers rotate as those of the open model, or as plain RoPE with the usual base if
/// none is open.
bool turnsAsTheFile(const LabState& state)
{
    const auto shown = static_cast<std::size_t>(state.model.kind);
    if (shown >= state.model.kinds.size())
        return state.rotations.scaling.method == ScalingMethod::None
            && std::equal_to<>()(ownLadder(state).base, state.rotations.base) && hasOwnShare(state);
    const LayerKind& own = state.model.kinds[shown];
    LayerKind present = currentLayerKinds(state)[shown];
    present.scaling.currentLength = own.scaling.currentLength; // of the current sequence length
    return haveSameRotation(state, own, present);
}

class Writing {
public:
    Writing(const LabState& state, Server server, OverrideKeys keys)
        : m_state(state)
        , m_scaling(state.rotations.scaling)
        , m_server(server)
        , m_keys(keys)
        , m_lengths(lengthsOf(state))
        , m_hasOthers(!kindsWithOtherFrequencies(state).empty())
        , m_isFilesOwn(turnsAsTheFile(state))
    {
    }

    ServerLine line()
    {
        m_line.length = m_lengths.target;
        const auto most = maxServed();
        if (most && *most < m_lengths.target) {
            m_line.length = *most;
            note(extendsNothing(m_scaling.method) ? ServerNote::Unextended : ServerNote::Shorter);
        }
        if (const auto refusal = whyNone())
            return {{}, {*refusal}, 0};
        if (m_server == Server::LlamaCpp)
            writeLlamaCpp();
        else
            writeOverride();
        noteOnNumbers();
        return m_line;
    }

private:
    /// The number of positions that the server accepts from the method's values; empty if
    /// unlimited.
    std::optional<std::int64_t> maxServed() const
    {
        // Qwen2.5-1M's positions are mapped, which both support; Qwen3 accepts more than it was
        // trained on.
        const bool isMapped = m_state.schemes.positionMap.method == PositionMapMethod::DualChunk;
        const bool isOfFile = m_lengths.target == m_state.model.longest && m_isFilesOwn
            && (m_server != Server::LlamaCpp || !isMapped);
        if (extendsNothing(m_scaling.method))
            return isOfFile ? std::nullopt : std::optional(m_lengths.training);
        const bool isLinear = m_scaling.method == ScalingMethod::PositionInterpolation;
        const bool isDynamic = m_scaling.method == ScalingMethod::DynamicNtk;
        if ((!isLinear && m_scaling.method != ScalingMethod::Yarn && !isDynamic)
            || (isDynamic && hasTrainedPositions()))
            return std::nullopt;
        // 2.3 · 3000 is 6900, but 6899.999999999999 in the doubles that vLLM compares and SGLang
        // truncates to an integer; llama.cpp has no such limit, nor has SGLang with YaRN.
        const bool isExact = m_server == Server::Vllm
            || (m_server == Server::Sglang && m_scaling.method != ScalingMethod::Yarn);
        const double rounding = isExact ? 1 : 1 + 1e-12;
        const auto original =
            static_cast<double>(isLinear ? m_lengths.training : m_scaling.originalLength);
        return static_cast<std::int64_t>(std::min(original * m_scaling.factor * rounding, 1e15));
    }

    /// Whether the base of dynamic NTK is for the served length, as in vLLM.
    bool hasTrainedPositions() const
    {
        return m_server == Server::Vllm && m_keys == OverrideKeys::Present;
    }

    /// Whether the command need not mention RoPE. Methods that people add to a file are always
    /// included.
    bool isLeftToFile() const
    {
        const ScalingMethod method = m_scaling.method;
        const bool isOfFiles =
            m_hasOthers || method == ScalingMethod::None || hasFactorsInFile(method);
        return m_isFilesOwn && isOfFiles && (m_server == Server::LlamaCpp || !isBeyondFile());
    }

    std::optional<ServerNote> whyNone() const
    {
        if (rotary(m_state.rotations).rotatedWidth == 0)
            return ServerNote::TurnsNothing;
        if (isLeftToFile())
            return std::nullopt;
        const ScalingMethod method = m_scaling.method;
        const bool isLlamaCpp = m_server == Server::LlamaCpp;
        if (m_server == Server::Sglang && ropePart(m_state).find('.') != std::string::npos)
            return ServerNote::TooDeep;
        if (method == ScalingMethod::NtkByParts
            || (isLlamaCpp && method == ScalingMethod::DynamicNtk))
            return ServerNote::NoSuchMethod;
        if (isLlamaCpp && hasFactorsInFile(method))
            return ServerNote::OfTheFile;
        if (isLlamaCpp && hasFactorsInFile(ownLadder(m_state).scaling.method))
            return ServerNote::FactorsOfFile;
        if (method == ScalingMethod::LongRope
            && (m_scaling.longFactors.empty() || m_scaling.shortFactors.empty()))
            return ServerNote::NoLists;
        if (!isLlamaCpp && method == ScalingMethod::ProportionalRope
            && m_keys == OverrideKeys::Older)
            return ServerNote::NeedsPresentKeys;
        if (isBackwards())
            return ServerNote::Backwards;
        if (hasLatentHeads(m_state) && isModelOpen(m_state) && !hasOwnShare(m_state))
            return ServerNote::ColumnsOfWidths;
        if (m_hasOthers && !canTellLaddersApart())
            return ServerNote::SeveralLadders;
        if (isLlamaCpp && m_hasOthers && !hasOwnShare(m_state))
            return ServerNote::ColumnsOfLayers;
        return std::nullopt;
    }

    bool isBackwards() const
    {
        if (m_scaling.method == ScalingMethod::Yarn)
            return m_scaling.betaFast < m_scaling.betaSlow;
        return m_scaling.method == ScalingMethod::Llama3
            && m_scaling.highFrequencyFactor <= m_scaling.lowFrequencyFactor;
    }

    bool canTellLaddersApart() const
    {
        switch (m_server) {
        case Server::Vllm:
            return m_keys == OverrideKeys::Present && haveEntryEach(m_state.model.kinds);
        case Server::LlamaCpp: // whose options apply to layers with full attention
            return ownLadder(m_state).attention == LayerAttention::Full;
        case Server::Sglang:
            break;
        }
        return false;
    }

    void note(ServerNote note) { m_line.notes.push_back(note); }

    void noteOnNumbers()
    {
        const bool isYarn = m_scaling.method == ScalingMethod::Yarn;
        if (isYarn && m_scaling.rampAxis == RampAxis::Turns)
            note(ServerNote::RampInTurns);
        if (isYarn && m_scaling.mscaleAllDim > 0 && !hasLatentHeads(m_state))
            note(ServerNote::SoftmaxUnscaled);
        const PositionMapMethod map = m_state.schemes.positionMap.method;
        if (map == PositionMapMethod::ReRope || map == PositionMapMethod::LeakyReRope
            || map == PositionMapMethod::SelfExtend || map == PositionMapMethod::StreamingLlm
            || map == PositionMapMethod::LmInfinite)
            note(ServerNote::NoPositionMap);
    }

    /// Whether the file has an attention factor, under any of its keys.
    bool hasFilesAttention() const
    {
        const RotaryScaling own = ownLadder(m_state).scaling;
        return own.method == ScalingMethod::Yarn && own.attentionFactor == m_scaling.attentionFactor
            && std::equal_to<>()(own.mscale, m_scaling.mscale)
            && std::equal_to<>()(own.mscaleAllDim, m_scaling.mscaleAllDim);
    }

    bool hasFilesBase() const
    {
        return isModelOpen(m_state)
            && std::equal_to<>()(
                writtenBase(rotary(m_state.rotations), m_scaling), ownLadder(m_state).base);
    }

    /// Whether the length is more than the file of the weights probably has.
    bool isBeyondFile() const
    {
        return m_line.length > std::max(m_lengths.training, m_state.model.longest);
    }

    std::optional<std::int64_t> maxPositions() const
    {
        const std::int64_t length = m_line.length;
        if (m_hasOthers)
            return length;
        switch (m_scaling.method) {
        case ScalingMethod::PositionInterpolation:
            return m_lengths.training;
        case ScalingMethod::DynamicNtk:
            return hasTrainedPositions() ? length : m_scaling.originalLength;
        case ScalingMethod::Yarn:
            return m_server == Server::Vllm ? std::nullopt : std::optional(length);
        case ScalingMethod::LongRope:
            return length;
        default:
            return isBeyondFile() ? std::optional(length) : std::nullopt;
        }
    }

    void writeOverride()
    {
        const bool isVllm = m_server == Server::Vllm;
        const std::string part = ropePart(m_state);
        const bool isNested = !part.empty() && !isLeftToFile();
        if (!isVllm && isNested && isBeyondFile()) // as in the model cards of Qwen
            m_line.text = "SGLANG_ALLOW_OVERWRITE_LONGER_CONTEXT_LEN=1 ";
        m_line.text +=
            isVllm ? "vllm serve MODEL" : "python -m sglang.launch_server --model-path MODEL";
        std::vector<OverrideLadder> ladders = laddersOf(m_state, m_hasOthers);
        const bool isDynamic = m_scaling.method == ScalingMethod::DynamicNtk;
        if (isDynamic && hasTrainedPositions())
            ladders.front().trained = m_scaling.originalLength;
        const bool isMerged =
            isVllm && isNested && ownLadder(m_state).scaling.method == ScalingMethod::Yarn;
        for (OverrideLadder& ladder : ladders)
            ladder.isMerged = isMerged;
        if (!isLeftToFile())
            addOption((isVllm ? "--hf-overrides " : "--json-model-override-args ")
                + shellQuoted(insidePart(part, ropeOverride(ladders, m_keys, maxPositions()))));
        addOption(
            (isVllm ? "--max-model-len " : "--context-length ") + std::to_string(m_line.length));
        m_line.text += '\n';
        if (isVllm && m_keys == OverrideKeys::Older && !isLeftToFile())
            note(ServerNote::OlderKeysOnly);
        if (isNested && (!isVllm || m_keys == OverrideKeys::Older))
            note(ServerNote::Nested);
        if (!isLeftToFile())
            noteOnSections();
        if (isDynamic) {
            m_line.baseLength = hasTrainedPositions()
                ? m_line.length
                : std::llround(m_scaling.factor * static_cast<double>(m_scaling.originalLength));
            note(ServerNote::BaseOnce);
        }
        if (isDynamic && hasTrainedPositions())
            note(ServerNote::TrainedPositions);
        if (m_scaling.method == ScalingMethod::LongRope && m_line.length > m_scaling.originalLength)
            note(isVllm ? ServerNote::LongListAlways : ServerNote::LongListByBatch);
    }

    void noteOnSections()
    {
        const auto isOfAxes = [](const KeptKey& one) { return one.key.ends_with("_section"); };
        if (std::ranges::any_of(keptKeys(m_state), isOfAxes) && !isWrittenAsPlain(m_scaling.method)
            && m_scaling.method != ScalingMethod::Yarn)
            note(ServerNote::SectionsUnread);
    }

    void addOption(const std::string& option) { m_line.text += " \\\n  " + option; }

    void writeLlamaCpp()
    {
        m_line.text = "llama-server -m MODEL.gguf -c " + std::to_string(m_line.length);
        if (!isLeftToFile())
            addRope();
        if (m_scaling.method == ScalingMethod::Yarn && isBeyondFile())
            note(ServerNote::LengthBefore);
        else if (isBeyondFile()) {
            addOption("--override-kv ARCH.context_length=int:" + std::to_string(m_line.length));
            note(ServerNote::LengthOfFile);
        }
        if (m_hasOthers && !isLeftToFile())
            note(ServerNote::FullLayersOnly);
        m_line.text += '\n';
    }

    void addRope()
    {
        if (m_scaling.method == ScalingMethod::Yarn)
            addYarn();
        else if (m_scaling.method == ScalingMethod::PositionInterpolation)
            addOption("--rope-scaling linear --rope-scale " + plainDigits(m_scaling.factor));
        else
            addOption("--rope-scaling none");
        addAttention();
        if (!hasFilesBase())
            addOption("--rope-freq-base "
                + plainDigits(writtenBase(rotary(m_state.rotations), m_scaling)));
        if (hasOwnShare(m_state))
            return;
        Rotations turned = m_state.rotations;
        if (isModelOpen(m_state))
            turned.width = ownLadder(m_state).width; // which no option changes
        else
            note(ServerNote::ColumnsOfState);
        addOption("--override-kv ARCH.rope.dimension_count=int:"
            + std::to_string(rotary(turned).rotatedWidth));
        note(ServerNote::ColumnsOfFile);
    }

    void addYarn()
    {
        const RotaryScaling defaults;
        addOption("--rope-scaling yarn --rope-scale " + plainDigits(m_scaling.factor));
        addOption("--yarn-orig-ctx " + std::to_string(m_scaling.originalLength));
        std::string betas;
        if (!std::equal_to<>()(m_scaling.betaFast, defaults.betaFast))
            betas += "--yarn-beta-fast " + plainDigits(m_scaling.betaFast);
        if (!std::equal_to<>()(m_scaling.betaSlow, defaults.betaSlow))
            betas += (betas.empty() ? "" : " ")
                + ("--yarn-beta-slow " + plainDigits(m_scaling.betaSlow));
        if (!betas.empty())
            addOption(betas);
        if (m_scaling.rampEnds == RampEnds::Exact && m_scaling.rampAxis == RampAxis::PairIndex)
            note(ServerNote::RampRounded);
    }

    // llama.cpp multiplies by that of the file for every method
    void addAttention()
    {
        const bool isYarn = m_scaling.method == ScalingMethod::Yarn;
        const RotaryScaling own = ownLadder(m_state).scaling;
        const bool isInFile = own.method == ScalingMethod::Yarn && own.attentionFactor.has_value();
        const double share = isYarn ? attentionShare(shownLadder(m_state)) : 1;
        if ((std::equal_to<>()(share, 1.0) && !isInFile) || (isYarn && hasFilesAttention()))
            return;
        addOption("--override-kv ARCH.rope.scaling.attn_factor=float:" + plainDigits(share));
        note(ServerNote::AttentionOfFile);
    }

    const LabState& m_state;
    const RotaryScaling& m_scaling;
    Server m_server;
    OverrideKeys m_keys;
    ContextLengths m_lengths;
    bool m_hasOthers;
    bool m_isFilesOwn;
    ServerLine m_line;
};

} // namespace

ServerLine serverLine(const LabState& state, Server server, OverrideKeys keys)
{
    return Writing(state, server, keys).line();
}

} // namespace lab
