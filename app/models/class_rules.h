#pragma once

#include "core/encodings/rope/parameters.h"
#include "core/models/scheme.h"

#include <QJsonObject>

#include <string_view>

namespace lab::app {

/// What the code of a model type determines about positions without a key in its files: a row of
/// resources/models/classes.json, with its source.
struct ClassRules {
    Scheme scheme = Scheme::Rope;
    Pairing pairing = Pairing::Halves;
    bool hasInterleaveKey =
        false; ///< the file's rope_interleave decides; `pairing` if it is absent
    bool hasSinks = false; ///< a learned sink in each head
    bool hasWindow = false; ///< sliding_window is that of all layers
    bool hasWindowSwitch = false; ///< use_sliding_window, which is false if absent
    bool isEncoder = false; ///< each query sees the keys on both sides, unless is_decoder is true
    QJsonObject defaults = {}; ///< {"rope_theta": 150000}; a rope_theta of 10000 is left out
    QJsonObject ofPart = {}; ///< the same if the file is a part of another model's, as in LLaVA
    QJsonObject block = {}; ///< rope_parameters, if the file has neither these nor rope_scaling
};

/// Empty for an unknown type, for which nothing is assumed.
const ClassRules* classRules(std::string_view modelType);

} // namespace lab::app
