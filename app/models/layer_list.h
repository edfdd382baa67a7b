#pragma once

#include "app/models/config_reader.h"
#include "core/models/layer_kind.h"

#include <optional>
#include <string>
#include <vector>

namespace lab::app {

/// One layer, as the file or the class of its model type has it.
struct LayerEntry {
    LayerAttention attention = LayerAttention::Full;
    bool rotates = true;
    QStringList ladders; ///< names of the entry that its numbers are in, the likeliest first
    std::optional<double> base = {}; ///< its own; 0 is none
    std::optional<double> rotatedShare = {};
};

struct LayerList {
    std::vector<LayerEntry> layers; ///< never empty
    bool areCounted = false; ///< false where only the kinds are known, not how many layers
};

/// The layers of a configuration; `ladders` are the types that have an entry of their own.
LayerList layerList(ConfigReader& config, const std::string& modelType, const QStringList& ladders);

/// Whether sliding_window is in use: use_sliding_window, which Qwen's classes take as false where
/// it is absent.
bool windowIsOn(ConfigReader& config, const std::string& modelType);

} // namespace lab::app
