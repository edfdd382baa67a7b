#pragma once

#include "core/state/model.h"

namespace lab::app {

class ConfigReader;

/// What a model's config.json says of its attention beside the rotation, for the pictures of Base:
/// the temperature of its queries and the sink of its softmax, by the kinds of its layers, and dual
/// chunk attention.
///
/// dual_chunk_attention_config (Qwen2.5-1M; vLLM reads it, transformers does not): chunk_size,
/// local_size, and original_max_position_embeddings, the length of training, of which
/// max_position_embeddings is what the chunks reach.
void readAttention(ConfigReader& config, Model& model);

} // namespace lab::app
