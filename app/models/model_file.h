#pragma once

#include "app/text/error.h"
#include "core/state/model.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace lab::app {

/// The part for text of a model that also has others, and where it stands, such as
/// "thinker_config.text_config"; the whole where it has none.
struct TextPart {
    QJsonObject config;
    QString path;
};
TextPart textPartOf(const QJsonObject& outer);

/// What a model's config.json says of its position encoding.
///
/// Head width: qk_nope_head_dim + qk_rope_head_dim, head_dim (of DeepSeek-V4 this first) or
/// kv_channels, else hidden size / heads; of Zamba2 twice that. Base: rope_theta, rotary_emb_base,
/// rope_parameters.rope_theta, or 10000·rope_ratio. Rotated share: partial_rotary_factor,
/// rotary_pct, or rotary_dim / head width; of multi-head latent attention and of DeepSeek-V4
/// qk_rope_head_dim / head width. textPartOf() is read in place of the outer object. What
/// the class of the model type sets, what is guessed, and whatever bears on the positions and is
/// not computed is named in Model::readingNotes, never dropped. A field of the wrong kind or range
/// is an error with its path. `name` stands for the file in sentences, and for the model where the
/// file has no name.
Outcome<Model> modelInConfig(const QJsonObject& config, const QString& name);

/// The models that the program ships: resources/presets/models.json. Each holds a name, where the
/// numbers were read, and a config as modelInConfig() reads it.
std::vector<Model> shippedModels();

} // namespace lab::app
