#pragma once

#include "core/encodings/rope/parameters.h"
#include "core/encodings/scaling/parameters.h"
#include "core/models/kept_key.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// The keys for RoPE that vLLM and SGLang expect.
enum class OverrideKeys {
    Present, ///< rope_parameters: for vLLM from 0.12 on, with either version of transformers
    Older, ///< rope_scaling, and rope_theta beside it: for older vLLM, which reads these
};

/// RoPE settings for an override.
struct OverrideLadder {
    Rotary rotary;
    RotaryScaling scaling;
    double rotatedShare = 1;
    bool hasLatentHeads = false; ///< MLA, whose widths imply the share
    std::optional<double> temperature {}; ///< llama_4_scaling_beta, for the classes that read it
    std::string entry {}; ///< of rope_parameters, "full_attention"; empty if one entry is for all
    bool rotates = true;
    std::vector<KeptKey> kept {}; ///< mrope_section and similar keys
    /// max_trained_positions, which vLLM's dynamic NTK reads.
    std::optional<std::int64_t> trained {};
    /// Merged into the file's block of YaRN; vLLM keeps the keys that the override does not have.
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
/// the default: 0.1·ln s + 1, or with latent heads, the only classes that read both scales, the
/// ratio for mscale and mscale_all_dim.
double attentionShare(const OverrideLadder& ladder);

/// Both servers take a configuration object, each of whose keys replaces that of the file as a
/// whole (within text_config, vLLM keeps keys of rope_parameters that the object does not have). So
/// this object has everything that rope_parameters needs, on one line, without single quotes.
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
