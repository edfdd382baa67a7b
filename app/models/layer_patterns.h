#pragma once

#include "app/models/config_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace lab::app {

/// A letter for each layer (letterOf()), or one for each kind where nothing tells how many layers
/// there are. Empty where the keys name none.
struct LayerLetters {
    std::string letters;
    bool areCounted = true;
};

/// The layers that keys of one class alone name: Kimi Linear's linear_attn_config, whose layers
/// count from 1; Nemotron-H's hybrid_override_pattern, or layers_block_type, where M is a recurrent
/// layer and * attention, and whose layers without either (- and E, MLPs) are left out, and said;
/// Jamba's attn_layer_period and attn_layer_offset; Bamba's attn_layer_indices; Zamba2's
/// layers_block_type or hybrid_layer_ids; RecurrentGemma's block_types, which come again and again;
/// EXAONE 4's sliding_window_pattern where it is a text. `count` is num_hidden_layers.
LayerLetters lettersOfPattern(
    ConfigReader& config, const std::string& modelType, std::optional<int> count);

/// A letter for each of `count` layers by a text as EXAONE 4's "LLLG", whose length is the period:
/// L is a layer with a window (S), G one that sees all and turns nothing (N), as the last layer
/// does in any case (check_is_sliding of its authors). Empty for a text of other letters.
std::string lettersOfWindows(const QString& text, int count);

/// LFM2's full_attn_idxs: the layers with attention; the others, all where the list is empty, are
/// short convolutions.
LayerLetters lettersOfConvolutions(ConfigReader& config, std::optional<int> count);

/// Llama 3.2 Vision: the layers, from 0, that attend to a picture, and turn nothing.
std::vector<int> crossAttentionLayers(ConfigReader& config, const std::string& modelType);

} // namespace lab::app
