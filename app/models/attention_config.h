#pragma once

#include "core/state/model.h"

namespace lab::app {

class ConfigReader;

/// What a model's config.json contains about its attention besides the rotation, for the pictures
/// of Context: the temperature of its queries and the sink of its softmax, by the kinds of its
/// layers, and dual chunk attention.
///
/// dual_chunk_attention_config (Qwen2.5-1M; read by vLLM, not by transformers): chunk_size,
/// local_size, and original_max_position_embeddings, the training length; max_position_embeddings
/// is the length that the chunks support.
void readAttention(ConfigReader& config, Model& model);

} // namespace lab::app
