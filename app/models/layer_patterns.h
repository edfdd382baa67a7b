#pragma once

#include "app/models/config_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace lab::app {

/// The layers that keys of one class alone name, as letters (letterOf()): Kimi Linear's
/// linear_attn_config, whose layers count from 1; Nemotron-H's hybrid_override_pattern, or
/// layers_block_type, where M is a recurrent layer and * attention, and whose layers without
/// either (- and E, MLPs) are left out, and said; Jamba's attn_layer_period and attn_layer_offset.
/// Empty where there are none; `count` is num_hidden_layers.
std::string lettersOfPattern(
    ConfigReader& config, const std::string& modelType, std::optional<int> count);

/// Llama 3.2 Vision: the layers, from 0, that attend to a picture, and turn nothing.
std::vector<int> crossAttentionLayers(ConfigReader& config, const std::string& modelType);

} // namespace lab::app
