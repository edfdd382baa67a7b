#pragma once

#include "core/models/reading_note.h"

#include <QJsonObject>
#include <QString>

#include <utility>
#include <vector>

namespace lab::app {

/// A configuration in the keys of transformers, and the location in the file for each of them.
struct ForeignConfig {
    QJsonObject config;
    std::vector<std::pair<QString, QString>> places; ///< {"rope_scaling.beta_fast", "yarn.beta"}
    std::vector<ReadingNote> readingNotes;
    QJsonObject given; ///< as in the file
};

/// Converts keys of code other than transformers' to those of transformers:
///
/// Mistral's params.json, as in vLLM's transformers_utils/configs/mistral.py: yarn {factor,
/// original_max_position_embeddings, beta, alpha, apply_scale} is rope_scaling of type yarn with
/// beta_fast, beta_slow, and attention_factor 1 if apply_scale is false; llama_4_scaling {beta,
/// original_max_position_embeddings} is llama_4_scaling_beta; a list under sliding_window is
/// layer_types, null being a layer with full attention.
///
/// MPT's attn_config, as in llm-foundry's gen_rotary_embedding: rope_hf_config {type, factor} is
/// rope_scaling if rope is true and rope_impl "hf".
ForeignConfig inKeysOfTransformers(const QJsonObject& config);

/// The notes with locations in the file instead of the configuration; `path` is the location of the
/// configuration.
void renamePlaces(
    std::vector<ReadingNote>& readingNotes, const ForeignConfig& foreign, const QString& path);

/// The same for a sentence about one of them.
QString withPlacesOf(const ForeignConfig& foreign, QString sentence);

} // namespace lab::app
