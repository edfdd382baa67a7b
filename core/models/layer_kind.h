#pragma once

#include "core/encodings/turning/rotary_scaling_parameters.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// Which keys a layer sees.
enum class LayerAttention {
    Full, ///< all (or all before)
    Window, ///< those within `reach`
    Chunk, ///< those in the same stretch of `reach` positions
    Recurrent, ///< no attention: a linear or recurrent layer
    Convolution, ///< no attention: a short convolution over the last `reach` tokens
};

/// Whether a layer of the sort compares queries with keys.
bool attends(LayerAttention attention);

/// The query is multiplied by 1 + scale·ln(1 + ⌊(p + shift)/floor⌋) at position p.
/// Llama 4: shift 1, in its layers without positions; Ministral 3 and Mistral 4: shift 0, in all.
struct LayerTemperature {
    double scale = 0.1;
    std::int64_t floor = 8192; ///< positions, at least 1
    std::int64_t shift = 1;

    bool operator==(const LayerTemperature&) const = default;
};

/// The layers of a model that see the same keys and turn by the same ladder.
struct LayerKind {
    LayerAttention attention = LayerAttention::Full;
    bool rotates = true; ///< false: no positions, whatever the numbers below say
    double base = 10000;
    int width = 16; ///< of a head, as Rotations::width
    double rotatedShare = 1;
    RotaryScaling scaling;
    std::string entry; ///< of rope_parameters, "full_attention"; empty where one is for all layers
    std::int64_t reach = 0; ///< keys of a window, itself too, or tokens of a convolution; positions
                            ///< of a chunk; 0: no bound
    bool looksAhead = false; ///< to both sides, as an encoder: all keys, or |i − j| ≤ reach
    bool hasSink = false; ///< a learned share of the softmax that goes to no key
    std::optional<LayerTemperature> temperature;
    std::vector<int> layers; ///< from 0; empty where the file does not tell how many there are

    bool operator==(const LayerKind&) const = default;
};

/// F full attention with RoPE, S window, C chunk, N no positions, L linear or recurrent, K short
/// convolution.
char letterOf(const LayerKind& kind);

/// A name for each: "full", "window", "chunk", "no_positions", "recurrent", "convolution";
/// "full-2" for a second one of the same sort. "all" where all layers are alike, and nothing where
/// none are known.
std::vector<std::string> namesOf(const std::vector<LayerKind>& kinds);

/// How many layers the kinds have together; 0 where that is not known.
int layerCount(const std::vector<LayerKind>& kinds);

/// Which of the kinds the layer is of, from 0; nothing where that is not known.
std::optional<std::size_t> kindOfLayer(const std::vector<LayerKind>& kinds, int layer);

} // namespace lab
