#pragma once

#include "core/encodings/turning/rotary_parameters.h"
#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/models/layer_kind.h"
#include "core/models/reading_note.h"
#include "core/models/scheme.h"
#include "core/state/parameters.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// What a model's configuration says of its position encoding. A field that neither the file nor
/// the class of its model type gives is empty. The numbers of RoPE are those of the layers that
/// are shown first, kinds[kind].
struct Model {
    std::string name;
    std::string modelType = {}; ///< "llama"; empty where the file names none
    Scheme scheme = Scheme::Unknown;
    std::optional<int> headWidth = {}; ///< of a query, the resting columns too
    std::optional<int> heads = {};
    std::optional<int> keyValueHeads = {};
    std::optional<std::int64_t> length = {}; ///< of training
    std::optional<std::int64_t> targetLength = {}; ///< where the file extends the training length
    std::optional<std::int64_t> longest = {}; ///< max_position_embeddings, as the file has it
    std::optional<double> base = {};
    std::optional<double> rotatedShare = {};
    std::optional<Pairing> pairing = {};
    RotaryScaling scaling = {};
    std::vector<LayerKind> kinds = {}; ///< of its layers, in the order in which they first come
    int kind = 0; ///< the one that is shown first
    std::vector<int> multimodalSections = {}; ///< pairs for time, height, width; mrope_section
    bool sectionsInterleaved = false;
    std::optional<double> alibiBiasMax = {};
    std::vector<ReadingNote> readingNotes =
        {}; ///< all that was read, set by the class, guessed or left out
    Patch exact = {}; ///< what a configuration has no key for; position_lab
    Patch settings = {}; ///< what else it says, by parameter: "t5.buckets", "temperature.rule"
    std::vector<std::string> sources = {}; ///< where the numbers were read

    bool operator==(const Model&) const = default;
};

/// Whether RoPE turns the queries and keys of any of its layers, so that its pictures, its tables
/// and a block that is written for it are of this model.
bool hasRotaryEncoding(const Model& model);
bool hasRotaryEncoding(const ModelNote& note); ///< also where no model is loaded, or none is known

/// What a state keeps of a model whose numbers it takes.
ModelNote noteOf(const Model& model);

} // namespace lab
