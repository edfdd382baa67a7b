#pragma once

#include "core/frames/context/rope_override.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lab {

/// A program that serves a language model.
enum class Server { Vllm, LlamaCpp, Sglang };

/// A note about a command line.
enum class ServerNote {
    // Why there is no line:
    NoSuchMethod, ///< the server cannot do it
    OfTheFile, ///< llama.cpp has the method's numbers from a file alone, and they are not its own
    FactorsOfFile, ///< llama.cpp divides by the file's factors, whatever method it is told of
    NoLists, ///< LongRoPE without a model's lists
    NeedsPresentKeys, ///< the method came with rope_parameters
    SeveralLadders, ///< the layers turn otherwise, and the server is told of one ladder alone
    Backwards, ///< a ramp whose fast end is the slower one
    TurnsNothing, ///< no pair rotates
    TooDeep, ///< SGLang takes an override one object deep, and RoPE stands deeper in the file
    ColumnsOfWidths, ///< latent heads turn the columns that the weights have for it
    ColumnsOfLayers, ///< llama.cpp has them from the file for each of several ladders
    // About an existing line:
    Shorter, ///< it serves `length` positions, for which the factor is made; the target is longer
    Unextended, ///< it serves the `length` positions of training: nothing stretches RoPE
    BaseOnce, ///< dynamic NTK's base is worked out once, for `baseLength` positions
    TrainedPositions, ///< older releases of vLLM do not read max_trained_positions
    Nested, ///< the override is inside a part of the configuration, which older releases fail on
    SectionsUnread, ///< mrope_section is read with plain RoPE and YaRN alone
    OlderKeysOnly, ///< vLLM 0.12 and later does not read rope_scaling of an override
    LongListAlways, ///< vLLM turns short texts by LongRoPE's long list, too
    LongListByBatch, ///< SGLang turns all of a batch by it that has a position beyond
    RampInTurns, ///< a ramp along turns has no key: it runs along the pair index
    RampRounded, ///< llama.cpp rounds the ramp's ends to whole pairs
    AttentionOfFile, ///< an attention factor is put into the file's key; ARCH is to be filled in
    SoftmaxUnscaled, ///< mscale_all_dim scales the softmax with latent heads alone
    ColumnsOfFile, ///< the turning columns are put into the file's key; ARCH is to be filled in
    ColumnsOfState, ///< their number is that of heads as wide as the state's, no model being open
    LengthOfFile, ///< the length is put into the file's key; ARCH is to be filled in
    LengthBefore, ///< older llama.cpp needs that with YaRN, too
    FullLayersOnly, ///< llama.cpp's options leave the layers of windows as they are
    NoPositionMap, ///< Self-Extend and its like are not in the line
};

/// The command that starts a server with the state's RoPE and length, the model's name left open:
/// in the words of a POSIX shell, an option a line with a backslash before the next, a line feed
/// at the end. Empty where the server cannot do it, with a note why.
///
/// vLLM's --hf-overrides and SGLang's --json-model-override-args take keys of a configuration.
/// Both refuse a length beyond what they derive from it: max_position_embeddings, times the factor
/// of linear and dynamic blocks; of YaRN vLLM takes the original length times the factor. So the
/// first stands in the override where it has to. All of the override stands in the part of the
/// configuration that the model's RoPE was read from, as text_config: the servers read it there.
/// vLLM's dynamic NTK has one base, of max_position_embeddings and max_trained_positions. vLLM
/// makes rope_parameters of the older keys before it applies an override, since 0.12: rope_scaling
/// in there is not read then.
///
/// llama.cpp has linear and YaRN (--rope-scaling, --rope-scale s, which is --rope-freq-scale 1/s)
/// and another base (--rope-freq-base), NTK-aware's too. llama-server stops at the context_length
/// of the file, which with YaRN it stretches itself since the summer of 2026 (pull request 28030).
/// There YaRN's attention factor is 0.1·ln s + 1 times the file's rope.scaling.attn_factor, and
/// --yarn-attn-factor is passed over (pull request 17945). The file's is a factor under every other
/// --rope-scaling too (`yarn_attn_factor *= rope_attn_factor` of llama-context.cpp): of an open
/// model with YaRN that gives one it is 1 in the line of another method. Another rotated share than
/// the model's, or than 1 where none is open, is the file's rope.dimension_count; the class of
/// llama's models takes whole heads alone and refuses it. --rope-freq-base stands in the line where
/// the base is not that of the open model; where none is open, under all but plain RoPE with base
/// 10000.
///
/// The divisors of Llama 3, LongRoPE and p-RoPE stand in a GGUF file as tensors, which llama.cpp
/// applies under every --rope-scaling: with such a model open there is no line for another method.
///
/// What the open model's file says of plain RoPE, Llama 3's ramp, LongRoPE, p-RoPE and several
/// ladders is left to it as long as the state has it so; a server has it from there, also where
/// no option could say it. YaRN, interpolation and dynamic NTK are always said: people add them.
struct ServerLine {
    std::string text;
    std::vector<ServerNote> notes;
    std::int64_t length = 0; ///< that it serves: the target, or what the method is made for
    std::int64_t baseLength = 0; ///< for which dynamic NTK's base is worked out

    bool operator==(const ServerLine&) const = default;
};
ServerLine serverLine(const LabState& state, Server server, OverrideKeys keys);

} // namespace lab
