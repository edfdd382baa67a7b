#pragma once

#include "core/encodings/rope/parameters.h"
#include "core/encodings/scaling/parameters.h"
#include "core/models/layer_kind.h"
#include "core/models/reading_note.h"
#include "core/models/scheme.h"
#include "core/state/parameters.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// The position encoding in a model's configuration. A field is empty if neither the file nor the
/// class of the model type sets it. The values of RoPE belong to the layers that are shown first,
/// kinds[kind].
struct Model {
    std::string name;
    std::string modelType = {}; ///< "llama"; empty if the file has none
    Scheme scheme = Scheme::Unknown;
    std::optional<int> headWidth = {}; ///< of a query, including columns that are not rotated
    std::optional<int> heads = {};
    std::optional<int> keyValueHeads = {};
    std::optional<std::int64_t> length = {}; ///< training length
    std::optional<std::int64_t> targetLength = {}; ///< set if the file extends the training length
    std::optional<std::int64_t> longest = {}; ///< max_position_embeddings as in the file
    std::optional<double> base = {};
    std::optional<double> rotatedShare = {};
    std::optional<Pairing> pairing = {};
    RotaryScaling scaling = {};
    std::vector<LayerKind> kinds = {}; ///< of its layers, in the order of first occurrence
    int kind = 0; ///< the kind shown first
    std::vector<int> multimodalSections = {}; ///< pairs for time, height, width; mrope_section
    bool sectionsInterleaved = false;
    std::optional<double> alibiBiasMax = {};
    std::vector<ReadingNote> readingNotes =
        {}; ///< what was read, set by the class, guessed or left out
    Patch exact = {}; ///< values without a key in a configuration, from position_lab
    /// Other values in the file, by parameter: "t5.buckets", "temperature.rule"
    Patch settings = {};
    std::vector<std::string> sources = {}; ///< where the values were read

    bool operator==(const Model&) const = default;
};

/// Whether RoPE rotates the queries and keys of at least one of its layers. If so, its pictures,
/// its tables and a RoPE block written for it describe this model.
bool hasRotaryEncoding(const Model& model);
bool hasRotaryEncoding(const ModelNote& note); ///< also true if no model is loaded or known

/// What a state keeps about a model whose values it uses.
ModelNote noteOf(const Model& model);

} // namespace lab
