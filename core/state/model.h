#pragma once

#include "core/encodings/rotary.h"
#include "core/encodings/rotary_scaling.h"
#include "core/state/parameters.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

enum class Scheme { Rope, Alibi, Learned, T5Bias, Deberta, TransformerXl, Unknown };

/// RoPE in the layers of one type, where the layers of a model differ.
struct RopeOfLayers {
    std::string layers; ///< "sliding_attention"
    double base = 10000;
    double rotatedShare = 1;
    RotaryScaling scaling;

    bool operator==(const RopeOfLayers&) const = default;
};

/// What a model's configuration says of its position encoding. A field that the file does not
/// give is empty.
struct Model {
    std::string name;
    Scheme scheme = Scheme::Unknown;
    std::optional<int> headWidth; ///< of the part that is rotated, where only a part has it
    std::optional<int> heads;
    std::optional<std::int64_t> length; ///< of training
    std::optional<std::int64_t> targetLength; ///< where the file extends the training length
    std::optional<double> base;
    std::optional<double> rotatedShare;
    std::optional<Pairing> pairing;
    RotaryScaling scaling;
    std::vector<RopeOfLayers> otherLayers; ///< than those with full attention
    std::vector<int> multimodalSections; ///< pairs for time, height and width; mrope_section
    bool sectionsInterleaved = false;
    std::vector<bool> layersWithRope; ///< empty where all have it; false is a NoPE layer
    std::optional<double> alibiBiasMax;
    std::vector<std::string> notes; ///< what else bears on positions: "sliding_window: 4096"
    Patch exact; ///< what a configuration has no key for; position_lab
    Patch tables {}; ///< of an encoding that has tables but no bench: "t5.buckets"
    std::vector<std::string> sources; ///< where the numbers were read

    bool operator==(const Model&) const = default;
};

} // namespace lab
