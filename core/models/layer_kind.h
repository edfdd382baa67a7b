#pragma once

#include "core/encodings/scaling/parameters.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// The keys that a layer can attend to.
enum class LayerAttention {
    Full, ///< all keys, or all before the query
    Window, ///< keys within `reach`
    Chunk, ///< keys in the same chunk of `reach` positions
    Recurrent, ///< no attention: a linear or recurrent layer
    Convolution, ///< no attention: a short convolution over the last `reach` tokens
};

/// Whether a layer of this kind computes attention.
bool attends(LayerAttention attention);

/// The query is multiplied by 1 + scale·ln(1 + ⌊(p + shift)/floor⌋) at position p.
/// Llama 4: shift 1, in its layers without positions; Ministral 3 and Mistral 4: shift 0, in all.
struct LayerTemperature {
    double scale = 0.1;
    std::int64_t floor = 8192; ///< positions, at least 1
    std::int64_t shift = 1;

    bool operator==(const LayerTemperature&) const = default;
};

/// The layers of a model that attend to the same keys and use the same frequencies.
struct LayerKind {
    LayerAttention attention = LayerAttention::Full;
    bool rotates = true; ///< false: no positions, whatever the values below are
    double base = 10000;
    int width = 16; ///< of a head, as Rotations::width
    double rotatedShare = 1;
    RotaryScaling scaling;
    /// Of rope_parameters, "full_attention"; empty if one entry applies to all layers.
    std::string entry;
    /// Keys of a window, including the query's own, or tokens of a convolution; positions of a
    /// chunk; 0: unlimited.
    std::int64_t reach = 0;
    bool looksAhead = false; ///< two-sided, as in an encoder: all keys, or |i − j| ≤ reach
    bool hasSink = false; ///< a learned logit in the softmax that belongs to no key
    std::optional<LayerTemperature> temperature;
    /// Indices from 0; empty if the file does not give the number of layers.
    std::vector<int> layers;

    bool operator==(const LayerKind&) const = default;
};

/// F full attention with RoPE, S window, C chunk, N no positions, L linear or recurrent, K short
/// convolution.
char letterOf(const LayerKind& kind);

/// A name for each: "full", "window", "chunk", "no_positions", "recurrent", "convolution"; "full-2"
/// for a second one of the same kind. "all" if all layers are alike; empty if no kinds are known.
std::vector<std::string> namesOf(const std::vector<LayerKind>& kinds);

/// The total number of layers; 0 if unknown.
int layerCount(const std::vector<LayerKind>& kinds);

/// The index of the kind of a layer, from 0; empty if unknown.
std::optional<std::size_t> kindOfLayer(const std::vector<LayerKind>& kinds, int layer);

} // namespace lab
