#pragma once

#include "core/encodings/rotary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

enum class Scheme { Rope, Alibi, Learned, T5Bias, Deberta, TransformerXl, Unknown };

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
    std::optional<double> alibiBiasMax;
    std::vector<std::string> notComputed; ///< e.g. "rope_scaling: llama3, factor 8"
    std::vector<std::string> sources; ///< where the numbers were read

    bool operator==(const Model&) const = default;
};

} // namespace lab
