#pragma once

#include <string>
#include <string_view>

namespace lab {

/// Which of the layers are the special ones, `interval` apart; layers are counted from 0.
enum class SpecialLayers {
    LastOfEach, ///< (i + 1) mod interval = 0
    FirstOfEach, ///< i mod interval = 0
    FirstAndLastOfEach, ///< layer 0, and (i + 1) mod interval = 0
    LastOfEachAndRest, ///< as LastOfEach, and those behind the last whole interval
    LastOfEachFromEnd, ///< the last layer, and every one that is a multiple of interval before it
};

/// The rule by which the class of a model type gives its layers their attention, where the file
/// has no list of layer_types. Letters as letterOf() has them: F full attention with RoPE, S
/// window, C chunk, N full attention without positions, L linear or recurrent, K convolution.
///
/// Read in the configuration_ and modeling_ files of transformers 5.
struct LayerRule {
    std::string_view modelType;
    std::string_view intervalKey; ///< of config.json; empty where the class fixes the interval
    int interval = 1;
    SpecialLayers where = SpecialLayers::LastOfEach;
    char usual = 'F';
    char special = 'F';
    bool endsSpecial = false; ///< the last layer is a special one, whatever the interval says
};

/// Nothing for a type whose layers are all alike, or not known.
const LayerRule* layerRule(std::string_view modelType);

/// A letter for each of `layers` layers, with `interval` (at least 1) in place of the class's.
/// Law: its length is `layers`.
std::string layerLetters(const LayerRule& rule, int layers, int interval);

} // namespace lab
