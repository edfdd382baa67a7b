#pragma once

#include "core/encodings/turning/rotary_parameters.h"
#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/models/kept_key.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// The keys for RoPE that vLLM and SGLang expect.
enum class OverrideKeys {
    Present, ///< rope_parameters: of vLLM 0.12 on, over either transformers
    Older, ///< rope_scaling, and rope_theta beside it: of vLLM before, which reads those
};

/// RoPE settings for an override.
struct OverrideLadder {
    Rotary rotary;
    RotaryScaling scaling;
    double rotatedShare = 1;
    bool hasLatentHeads = false; ///< MLA, whose widths say the share
    std::optional<double> temperature {}; ///< llama_4_scaling_beta, of the classes that read it
    std::string entry {}; ///< of rope_parameters, "full_attention"; empty where one is for all
    bool rotates = true;
    std::vector<KeptKey> kept {}; ///< mrope_section and its like
    /// max_trained_positions, which vLLM's dynamic NTK reads.
    std::optional<std::int64_t> trained {};
    /// Into the file's block of YaRN, of which vLLM leaves the keys that the override has not.
    bool isMerged = false;
};

/// Whether the open model has multi-head latent attention (MLA), whose widths determine which
/// columns are rotated.
bool hasLatentHeads(const LabState& state);

/// The state's RoPE for an override, with the keys that must be kept from the model's block.
OverrideLadder shownLadder(const LabState& state);

/// One for all layers, or one per type of layer.
std::vector<OverrideLadder> laddersOf(const LabState& state, bool isByLayer);

/// The factor between YaRN's default attention factor and the scaling's: `attn_factor`, 1 if it is
/// the default: 0.1·ln s + 1, or with latent heads, whose classes alone read both scales, the ratio
/// of mscale's and mscale_all_dim's.
double attentionShare(const OverrideLadder& ladder);

/// Both servers take an object of a configuration and put its keys in place of the file's, each as
/// a whole (within text_config vLLM leaves keys of rope_parameters that the object has not): so
/// this one has all that rope_parameters needs, on one line, without single quotes.
///
/// `attention_factor`, the factor itself, is the key of transformers and vLLM; older releases of
/// vLLM and SGLang read `attn_factor` instead, and LongRoPE's `short_mscale` and `long_mscale`.
/// Servers ignore keys that they do not read.
std::string ropeOverride(const std::vector<OverrideLadder>& ladders, OverrideKeys keys,
    std::optional<std::int64_t> maxPositions);

/// The object nested at the given path of a configuration: {"text_config": {…}} for "text_config",
/// the object itself for an empty path.
std::string insidePart(const std::string& part, const std::string& object);

/// The shortest digits that read back as the same number: 8, 0.707, 1e-06.
std::string plainDigits(double number);

} // namespace lab
