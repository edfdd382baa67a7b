#pragma once

#include "app/models/config_reader.h"

#include <optional>
#include <vector>

namespace lab::app {

/// What a file says of RoPE in the layers of one type, before it is read.
struct RopeEntry {
    QString layers; ///< "full_attention"; empty where all layers have the same
    QJsonObject block; ///< of rope_parameters or rope_scaling
    QString path;
    std::optional<double> base; ///< outside the block, where this type has its own key for it
    bool rotates = true; ///< false for an entry that is null: those layers have no positions
    QStringList inherited = {}; ///< keys of the block that stand beside all entries, not in it
    QString inheritedPath = {}; ///< of the object that these stand in
};

/// The entries as transformers 5 makes them of a file, old keys or new.
///
/// rope_scaling, where it says anything, stands in place of rope_parameters. Objects among the
/// values of rope_parameters are entries, and the numbers beside them hold for those that lack
/// them. Older keys go where the class of the model type puts them: the scaling of Gemma 3, Olmo 3
/// and Step 3.5 to the layers with full attention only, ModernBERT's to both; each other base to
/// the layers with a window. An entry without a base takes the one that its class has for the
/// type; the classes that have both entries make one that is null or missing. A type in layer_types
/// for which there is no entry is an error elsewhere.
/// The entry of the layers with full attention is the first.
std::vector<RopeEntry> ropeEntries(ConfigReader& config, const QString& modelType);

/// Whether attn_config is of a model with RoPE: MPT where its `rope` is true, DBRX, which has none.
bool isRopeOfAttention(const QJsonObject& attention);

/// The base outside of all blocks: rope_theta, rotary_emb_base, attn_config.rope_theta (MPT, DBRX),
/// or 10000·rope_ratio (ChatGLM).
std::optional<double> outerBase(ConfigReader& config);

} // namespace lab::app
