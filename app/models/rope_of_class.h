#pragma once

#include "app/models/config_reader.h"
#include "core/state/model.h"

namespace lab::app {

QString nameOf(Pairing pairing); ///< "interleaved" or "halves", as in notes

/// Behavior of a model type's code besides RoPE as in its file, as notes: the direction in which
/// NanoChat rotates, the scores that Dia does not divide, the columns of DeepSeek's indexer and the
/// length on which Qwen3 was trained.
void tellRopeOfClass(ConfigReader& config, const Model& model);

} // namespace lab::app
