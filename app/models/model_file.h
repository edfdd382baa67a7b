#pragma once

#include "app/text/error.h"
#include "core/state/model.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace lab::app {

/// The part for text of a model that also has others, and its location, such as
/// "thinker_config.text_config"; the whole object if it has none.
struct TextPart {
    QJsonObject config;
    QString path;
};
TextPart textPartOf(const QJsonObject& outer);

/// The position encoding in a model's config.json.
///
/// Head width: qk_nope_head_dim + qk_rope_head_dim, head_dim (of DeepSeek-V4 this first) or
/// kv_channels, else hidden size / heads; of Zamba2 twice that. Base: rope_theta, rotary_emb_base,
/// rope_parameters.rope_theta, or 10000·rope_ratio. Rotated share: partial_rotary_factor,
/// rotary_pct, or rotary_dim / head width; of multi-head latent attention and of DeepSeek-V4
/// qk_rope_head_dim / head width. textPartOf() is read instead of the outer object. Values set by
/// the class of the model type, guesses, and everything that affects positions and is not computed
/// are listed in Model::readingNotes, never dropped. A field of the wrong kind or range is an error
/// with its path. `name` is the name of the file in messages, and of the model if the file has no
/// name.
Outcome<Model> modelInConfig(const QJsonObject& config, const QString& name);

/// The bundled models: resources/presets/models.json. Each has a name, the source of its values,
/// and a config as modelInConfig() reads it.
std::vector<Model> shippedModels();

} // namespace lab::app
