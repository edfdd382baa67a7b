#pragma once

#include "app/models/rope_config.h"

#include <vector>

namespace lab::app {

/// Stores the kinds of a model's layers in `model`, each with its frequencies, window, sink and
/// temperature, and selects the one that is shown first: those with full attention and RoPE, else
/// the kind with RoPE that has the most layers. If no layer rotates, the scheme is None.
///
/// Keys: num_hidden_layers; layer_types, no_rope_layers, attn_type_list, layer_rope_theta, the
/// lists rope_theta and partial_rotary_factors, per_layer_config, cross_attention_layers, else the
/// interval that layerRule() names for the model type; sliding_window, use_sliding_window,
/// max_window_layers, attention_chunk_size, attention_window_size, local_attention, conv_L_cache;
/// global_head_dim; attn_temperature_tuning, attn_scale, floor_scale and llama_4_scaling_beta. An
/// invalid field is an error of `config`.
void readLayers(ConfigReader& config, const std::vector<RopeLadder>& ladders, Model& model);

/// For a model without positions that has recurrent layers beside those with attention: which ones
/// they are. The same keys, and those of lettersOfPattern(). No other model gets any kinds.
void readLayersWithoutPositions(ConfigReader& config, Model& model);

} // namespace lab::app
