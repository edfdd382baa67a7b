#pragma once

#include "app/models/config_reader.h"
#include "core/models/layer_kind.h"

#include <optional>
#include <string>
#include <vector>

namespace lab::app {

/// One layer, as in the file or the class of its model type.
struct LayerEntry {
    LayerAttention attention = LayerAttention::Full;
    bool rotates = true;
    QStringList ladders; ///< names of the entries that may have its values, most likely first
    std::optional<double> base = {}; ///< its own; 0 is none
    std::optional<double> rotatedShare = {};
};

struct LayerList {
    std::vector<LayerEntry> layers; ///< never empty
    bool areCounted = false; ///< false if only the kinds are known, not the number of layers
};

/// The layers of a configuration; `ladders` are the types that have their own entry.
LayerList layerList(ConfigReader& config, const std::string& modelType, const QStringList& ladders);

/// Whether sliding_window is in use: use_sliding_window, which Qwen's classes treat as false if
/// absent.
bool windowIsOn(ConfigReader& config, const std::string& modelType);

} // namespace lab::app
