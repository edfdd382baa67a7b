#pragma once

#include "app/models/config_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace lab::app {

/// A letter for each layer (letterOf()), or one for each kind if the number of layers is unknown.
/// Empty if the keys name none.
struct LayerLetters {
    std::string letters;
    bool areCounted = true;
};

/// The layers named by keys of a single class: Kimi Linear's linear_attn_config, whose layers count
/// from 1; Nemotron-H's hybrid_override_pattern, or layers_block_type, where M is a recurrent layer
/// and * attention, and whose layers without either (- and E, MLPs) are left out, with a note;
/// Jamba's attn_layer_period and attn_layer_offset; Bamba's attn_layer_indices; Zamba2's
/// layers_block_type or hybrid_layer_ids; RecurrentGemma's block_types, which repeat; EXAONE 4's
/// sliding_window_pattern if it is a text. `count` is num_hidden_layers.
LayerLetters lettersOfPattern(
    ConfigReader& config, const std::string& modelType, std::optional<int> count);

/// A letter for each of `count` layers from a text like EXAONE 4's "LLLG", whose length is the
/// period: L is a layer with a window (S), G one that sees all and rotates nothing (N), as the last
/// layer always is (check_is_sliding of its authors). Empty for a text with other letters.
std::string lettersOfWindows(const QString& text, int count);

/// LFM2's full_attn_idxs: the layers with attention; the others (all if the list is empty) are
/// short convolutions.
LayerLetters lettersOfConvolutions(ConfigReader& config, std::optional<int> count);

/// Llama 3.2 Vision: the layers, from 0, that attend to a picture and rotate nothing.
std::vector<int> crossAttentionLayers(ConfigReader& config, const std::string& modelType);

} // namespace lab::app
