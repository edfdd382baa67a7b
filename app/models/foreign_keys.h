#pragma once

#include "core/models/reading_note.h"

#include <QJsonObject>
#include <QString>

#include <utility>
#include <vector>

namespace lab::app {

/// A configuration in the keys of transformers, and which place of the file each of them has.
struct ForeignConfig {
    QJsonObject config;
    std::vector<std::pair<QString, QString>> places; ///< {"rope_scaling.beta_fast", "yarn.beta"}
    std::vector<ReadingNote> readingNotes;
    QJsonObject given; ///< as the file has it
};

/// What other code than transformers' writes in keys of its own, in those of transformers:
///
/// Mistral's params.json, as vLLM's transformers_utils/configs/mistral.py has it: yarn {factor,
/// original_max_position_embeddings, beta, alpha, apply_scale} is rope_scaling of type yarn with
/// beta_fast, beta_slow, and attention_factor 1 where apply_scale is false; llama_4_scaling
/// {beta, original_max_position_embeddings} is llama_4_scaling_beta; a list under sliding_window is
/// layer_types, null being a layer with full attention.
///
/// MPT's attn_config, as llm-foundry's gen_rotary_embedding has it: rope_hf_config {type, factor}
/// is rope_scaling where rope is true and rope_impl "hf".
ForeignConfig inKeysOfTransformers(const QJsonObject& config);

/// The notes with the places of the file in place of those of the configuration; `path` is where
/// the configuration stands.
void renamePlaces(
    std::vector<ReadingNote>& readingNotes, const ForeignConfig& foreign, const QString& path);

/// The same of a sentence on one of them.
QString withPlacesOf(const ForeignConfig& foreign, QString sentence);

} // namespace lab::app
