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
    // Why there is no command:
    NoSuchMethod, ///< the server cannot do it
    OfTheFile, ///< llama.cpp takes the values only from the file, and these differ
    FactorsOfFile, ///< llama.cpp divides by the file's factors for every method
    NoLists, ///< LongRoPE without a model's lists
    NeedsPresentKeys, ///< the method came with rope_parameters
    SeveralLadders, ///< the layers have different frequencies, and the server takes only one set
    Backwards, ///< a ramp whose fast end is the slower one
    TurnsNothing, ///< no pair is rotated
    TooDeep, ///< SGLang takes an override only one object deep, and RoPE is deeper in the file
    ColumnsOfWidths, ///< latent heads rotate the columns that the weights define
    ColumnsOfLayers, ///< llama.cpp takes them from the file for each of several sets of frequencies
    // About a command:
    Shorter, ///< it serves `length` positions, for which the factor is made; the target is longer
    Unextended, ///< it serves the `length` positions of training: nothing stretches RoPE
    BaseOnce, ///< dynamic NTK's base is computed once, for `baseLength` positions
    TrainedPositions, ///< older releases of vLLM do not read max_trained_positions
    Nested, ///< the override is inside a part of the configuration, which older releases fail on
    SectionsUnread, ///< mrope_section is read only with plain RoPE and YaRN
    OlderKeysOnly, ///< vLLM 0.12 and later does not read rope_scaling of an override
    LongListAlways, ///< vLLM uses LongRoPE's long list for short texts, too
    LongListByBatch, ///< SGLang uses it for a whole batch if one position is beyond
    RampInTurns, ///< a ramp along turns has no key: it runs along the pair index
    RampRounded, ///< llama.cpp rounds the ramp's ends to whole pairs
    AttentionOfFile, ///< an attention factor is put into the file's key; ARCH is to be filled in
    SoftmaxUnscaled, ///< mscale_all_dim scales the softmax only with latent heads
    ColumnsOfFile, ///< rotated columns are put into the file's key; ARCH is to be filled in
    ColumnsOfState, ///< their number assumes heads as wide as the state's; no model is open
    LengthOfFile, ///< the length is put into the file's key; ARCH is to be filled in
    LengthBefore, ///< older llama.cpp needs this with YaRN, too
    FullLayersOnly, ///< llama.cpp's options do not change window layers
    NoPositionMap, ///< the command does not include Self-Extend and similar methods
};

/// The command that starts a server with the state's RoPE and length; the model's name is left
/// open. It is written for a POSIX shell, one option per line with a backslash before the next, and
/// a final line feed. Empty if the server cannot do it, with a note why.
///
/// vLLM's --hf-overrides and SGLang's --json-model-override-args take keys of a configuration. Both
/// reject a length beyond the one that they derive from it: max_position_embeddings, times the
/// factor of linear and dynamic blocks; for YaRN, vLLM takes the original length times the factor.
/// So max_position_embeddings is in the override if necessary. The override is nested in the part
/// of the configuration from which the model's RoPE was read, such as text_config, because the
/// servers read it there. vLLM's dynamic NTK has a single base, computed from
/// max_position_embeddings and max_trained_positions. Since 0.12, vLLM converts the older keys to
/// rope_parameters before it applies an override, so rope_scaling in the override is not read.
///
/// llama.cpp has linear and YaRN (--rope-scaling, --rope-scale s, which is --rope-freq-scale 1/s)
/// and another base (--rope-freq-base), also for NTK-aware. llama-server limits the length to the
/// context_length of the file, which it extends itself for YaRN since the summer of 2026 (pull
/// request 28030). There, YaRN's attention factor is 0.1·ln s + 1 times the file's
/// rope.scaling.attn_factor, and --yarn-attn-factor is ignored (pull request 17945). The file's
/// value is a factor for every other --rope-scaling too (`yarn_attn_factor *= rope_attn_factor` in
/// llama-context.cpp): if an open model with YaRN has one, the command for another method sets it
/// to 1. A rotated share that differs from the model's, or from 1 if none is open, is the file's
/// rope.dimension_count; the class of llama's models accepts only whole heads and rejects it.
/// --rope-freq-base is in the command if the base is not that of the open model; if none is open,
/// for everything except plain RoPE with base 10000.
///
/// The divisors of Llama 3, LongRoPE and p-RoPE are tensors in a GGUF file, which llama.cpp applies
/// with every --rope-scaling: with such a model open, there is no command for another method.
///
/// Settings of plain RoPE, Llama 3's ramp, LongRoPE, p-RoPE and several sets of frequencies in the
/// open model's file are left out as long as the state agrees: a server reads them from the file,
/// even if no option could set them. YaRN, interpolation and dynamic NTK are always included,
/// because people add them.
struct ServerLine {
    std::string text;
    std::vector<ServerNote> notes;
    std::int64_t length = 0; ///< the served length: the target, or the longest that the method
                             ///< supports
    std::int64_t baseLength = 0; ///< for which dynamic NTK's base is computed

    bool operator==(const ServerLine&) const = default;
};
ServerLine serverLine(const LabState& state, Server server, OverrideKeys keys);

} // namespace lab
