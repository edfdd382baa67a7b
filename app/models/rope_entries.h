#pragma once

#include "app/models/config_reader.h"

#include <optional>
#include <vector>

namespace lab::app {

/// RoPE in a file for the layers of one type, not parsed yet.
struct RopeEntry {
    QString layers; ///< "full_attention"; empty if all layers have the same
    QJsonObject block; ///< of rope_parameters or rope_scaling
    QString path;
    std::optional<double> base; ///< outside the block, if this type has its own key for it
    bool rotates = true; ///< false for an entry that is null: those layers have no positions
    QStringList inherited = {}; ///< keys of the block that are beside all entries, not in it
    QString inheritedPath = {}; ///< of the object that contains these
};

/// The entries as transformers 5 derives them from a file, with old or new keys.
///
/// rope_scaling, if not empty, replaces rope_parameters. Objects among the values of
/// rope_parameters are entries, and the values beside them apply to those that lack them. Older
/// keys are assigned as by the class of the model type: the scaling of Gemma 3, Olmo 3 and Step 3.5
/// to the layers with full attention only, ModernBERT's to both; each other base to the layers with
/// a window. An entry without a base gets the class's base for the type; the classes that have both
/// entries create one that is null or missing. A type in layer_types for which there is no entry is
/// an error elsewhere.
/// The entry of the layers with full attention is the first.
std::vector<RopeEntry> ropeEntries(ConfigReader& config, const QString& modelType);

/// Whether attn_config belongs to a model with RoPE: MPT if its `rope` is true, and DBRX, which has
/// no such key.
bool isRopeOfAttention(const QJsonObject& attention);

/// The base outside of all blocks: rope_theta, rotary_emb_base, attn_config.rope_theta (MPT, DBRX),
/// or 10000·rope_ratio (ChatGLM).
std::optional<double> outerBase(ConfigReader& config);

} // namespace lab::app
