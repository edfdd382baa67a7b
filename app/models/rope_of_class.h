#pragma once

#include "app/models/config_reader.h"
#include "core/state/model.h"

namespace lab::app {

QString nameOf(Pairing pairing); ///< "interleaved" or "halves", as notes have it

/// What the code of a model type does beside RoPE as its file has it, as notes: the direction in
/// which NanoChat rotates, the scores that Dia does not divide, the columns of DeepSeek's indexer
/// and the length that Qwen3 was trained on.
void tellRopeOfClass(ConfigReader& config, const Model& model);

} // namespace lab::app
