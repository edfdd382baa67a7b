#pragma once

#include "app/models/config_reader.h"
#include "core/state/model.h"

#include <optional>
#include <vector>

namespace lab::app {

/// RoPE in the layers of one type.
struct RopeLadder {
    QString layers; ///< "full_attention"; empty if all have the same
    bool rotates = true;
    double base = 10000;
    double rotatedShare = 1;
    RotaryScaling scaling = {};
    std::optional<std::int64_t> original = {}; ///< the length before the extension
    std::optional<double> temperatureScale = {};
};

/// RoPE in a config.json: the base, the rotated share, the pairing and how the frequencies are
/// stretched, for each kind of layers.
///
/// Keys: rope_theta, rotary_emb_base or rope_ratio; partial_rotary_factor, rotary_pct,
/// rotary_emb_fraction or rotary_dim; for multi-head latent attention (MLA) qk_rope_head_dim and
/// qk_nope_head_dim, where the file's class puts the unrotated columns first; rope_scaling or
/// rope_parameters (ropeEntries(), ropeBlock()); mrope_section; those of the layers (layerKinds()).
/// The pairing is that of the class of the model type, or of rope_interleave if the class reads it;
/// for another type it is a guess, with a note. An invalid field is an error of `config`, with its
/// path.
void readRope(ConfigReader& config, Model& model);

/// qk_nope_head_dim: the unrotated columns of an MLA head; empty if the file gives none, or no
/// rotated part.
std::optional<int> restingWidth(ConfigReader& config);

/// Whether a field of the file belongs to RoPE.
bool isRope(const ConfigReader& config);

} // namespace lab::app
