#pragma once

#include "app/models/config_reader.h"
#include "core/encodings/scaling/parameters.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>

namespace lab::app {

inline constexpr ConfigReader::Limits contextLengths {
    2, static_cast<double>(lastPosition), QLatin1StringView("4096")};
inline constexpr ConfigReader::Limits baseFrequencies {
    lowestBase, highestBase, QLatin1StringView("10000")};
inline constexpr ConfigReader::Limits rotatedShares {0, 1, QLatin1StringView("0.5")};

/// The values outside a block on which its meaning depends.
struct RopeSurroundings {
    std::optional<std::int64_t> longest; ///< max_position_embeddings
    std::optional<std::int64_t> original; ///< original_max_position_embeddings, outside the block
    int rotatedPairs = 0; ///< length of LongRoPE's lists
    bool scalesSoftmax = false; ///< MLA, which puts mscale_all_dim there
    QString modelType = {}; ///< phi3 has its own names for LongRoPE
    bool isPaddle = false; ///< a file of PaddleNLP, which has another meaning of `ntk`
};

/// The contents of rope_scaling or rope_parameters, or of one of its blocks for a type of layer.
struct RopeBlock {
    std::optional<double> base;
    std::optional<double> rotatedShare;
    std::optional<double> baseStretch; ///< alpha α of Hunyuan: the base is base·α^(r/(r − 2))
    RotaryScaling scaling;
    std::optional<std::int64_t> original; ///< the length before the extension
    std::optional<double> temperatureScale; ///< llama_4_scaling_beta
};

/// Reads a block by its rope_type (older: type): default, mrope, linear, dynamic, xdrope, ntk,
/// yarn, deepseek_yarn, longrope, su, llama3 or proportional. Another type gets a note and is read
/// as default. As in transformers, a required number that is missing is an error of `reader`, one
/// in the wrong order only a warning (Origin::Warned), an original length outside the block, or
/// that of Phi-3's class, takes precedence over the one inside, and max_position_embeddings
/// replaces a missing one; dynamic uses only that, and with alpha (Hunyuan) it is not a scaling but
/// another base. `ntk` is read as a divisor per pair (ScalingMethod::LongRope), for Zamba 2 and
/// PaddleNLP as another base; for an unknown type the former is a guess. LongRoPE of Phi-3.5-MoE
/// has the attention
/// factor that its short_mscale or long_mscale is at the length of the file. A factor below 1,
/// which no extension has, becomes 1 (Origin::NotComputed).
RopeBlock ropeBlock(ConfigReader& reader, const RopeSurroundings& around);

std::optional<std::int64_t> lengthIn(ConfigReader& reader, QLatin1StringView key);

} // namespace lab::app
