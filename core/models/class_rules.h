#pragma once

#include "core/encodings/turning/rotary_parameters.h"
#include "core/models/scheme.h"

#include <string_view>

namespace lab {

/// What the class of a model type in transformers decides of positions without a key in its files.
/// Read in transformers 5 (src/transformers/models/<type>/), which also has the types of models
/// whose own code came first; a type that is not here is not known, and nothing is assumed of it.
struct ClassRules {
    std::string_view modelType; ///< "cohere2"
    Scheme scheme = Scheme::Rope;
    Pairing pairing = Pairing::Halves;
    bool hasInterleaveKey =
        false; ///< the file's rope_interleave decides; `pairing` if it is absent
    bool hasSinks = false; ///< a learned sink in each head
    bool hasWindow = false; ///< sliding_window is that of all layers
    bool hasWindowSwitch = false; ///< use_sliding_window, which is false where it is absent
    bool isEncoder = false; ///< each query sees the keys on both sides, unless is_decoder is true
};

/// Nothing for a type that is not known.
const ClassRules* classRules(std::string_view modelType);

/// Whether the code of the type is its authors' own, which comes with the weights: transformers has
/// no class of it.
bool isOfAuthors(std::string_view modelType);

/// DeepSeek-V4 and 4.1: two ladders, and a head_dim that is the whole width of the head.
bool isDeepSeekV4(std::string_view modelType);

} // namespace lab
