#pragma once

#include <string>
#include <string_view>

namespace lab {

/// Which layers are special, one per `interval`. Layers are counted from 0.
enum class SpecialLayers {
    LastOfEach, ///< (i + 1) mod interval = 0
    FirstOfEach, ///< i mod interval = 0
    FirstAndLastOfEach, ///< layer 0, and (i + 1) mod interval = 0
    LastOfEachAndRest, ///< as LastOfEach, and those after the last complete interval
    LastOfEachFromEnd, ///< the last layer, and every layer before it at a multiple of interval
};

/// The rule by which the class of a model type assigns attention to its layers if the file has no
/// layer_types. Letters as in letterOf(): F full attention with RoPE, S window, C chunk, N full
/// attention without positions, L linear or recurrent, K convolution.
///
/// Source: configuration_ and modeling_ files of transformers 5.
struct LayerRule {
    std::string_view modelType;
    std::string_view intervalKey; ///< of config.json; empty if the class has a fixed interval
    int interval = 1;
    SpecialLayers where = SpecialLayers::LastOfEach;
    char usual = 'F';
    char special = 'F';
    bool endsSpecial = false; ///< the last layer is always special, regardless of the interval
};

/// Null for a type whose layers are all alike or unknown.
const LayerRule* layerRule(std::string_view modelType);

/// One letter per layer for `layers` layers, with `interval` (at least 1) instead of the class's.
/// Law: the length is `layers`.
std::string layerLetters(const LayerRule& rule, int layers, int interval);

} // namespace lab
