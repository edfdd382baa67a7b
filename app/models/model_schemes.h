#pragma once

#include "app/models/config_reader.h"
#include "core/encodings/rope/parameters.h"
#include "core/models/scheme.h"

#include <optional>

namespace lab::app {

/// How the model of a configuration encodes positions, by its fields and its model type. DeBERTa
/// without relative_attention has a learned table or, without position_biased_input, nothing.
/// Fields of RoPE that the class does not use (Granite 4 H, Kimi Linear) do not count; they are
/// noted as not computed.
Scheme schemeIn(ConfigReader& config, const QString& modelType);

/// Keys that a class does not read, but that agree with its behavior, are noted as used: GPT-J's
/// rotary, ChatGLM's original_rope, position_embedding_type. With other values, they are not.
void noteScheme(ConfigReader& config, Scheme scheme, std::optional<Pairing> pairing);

/// A part of a model for images or videos, and its note: its keys for positions.
bool isOfDiffusers(const QJsonObject& config);
QString sentenceOnDiffusers(const QJsonObject& config);

/// A params.json, of Meta's or Mistral's own code, which rotates adjacent columns.
bool isParamsJson(const QJsonObject& config);

/// The note for Meta's, which does not give the width of a head.
QString sentenceOnParamsJson();

/// The message for a file without config.json contents: with keys of GGUF or Meta, or without an
/// encoding.
QString sentenceOnNoScheme(const QJsonObject& config);

/// The name of a scheme in notes: "learned position table".
QString nameOf(Scheme scheme);

/// A factor of the scores equal to the usual 1/√d for a head's width is included in the pictures:
/// query_pre_attn_scalar and attention_multiplier are noted as used if they have this value.
void noteUsualScale(ConfigReader& config, std::optional<int> headWidth);

} // namespace lab::app
