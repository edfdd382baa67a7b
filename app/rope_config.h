#pragma once

#include "app/config_reader.h"
#include "core/state/model.h"

namespace lab::app {

/// What a config.json says of RoPE: the base, the rotated share, the pairing and how the
/// frequencies are stretched, for the layers with full attention and for the others.
///
/// Keys: rope_theta, rotary_emb_base or rope_ratio; partial_rotary_factor, rotary_pct,
/// rotary_emb_fraction or rotary_dim; rope_scaling, or rope_parameters with one block or a block
/// for each type of layer (ropeBlock()); rope_local_base_freq; mrope_section; no_rope_layers, where
/// 1 is a layer with RoPE. A wrong field is a problem of `config`, with its path.
void readRope(ConfigReader& config, Model& model);

/// Whether a field of the file belongs to RoPE.
bool isRope(const ConfigReader& config);

} // namespace lab::app
