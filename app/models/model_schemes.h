#pragma once

#include "app/models/config_reader.h"
#include "core/encodings/turning/rotary_parameters.h"
#include "core/models/scheme.h"

#include <optional>

namespace lab::app {

/// How the model of a configuration tells its tokens' places, by its fields and its model type.
/// DeBERTa without relative_attention has a learned table, or, without position_biased_input,
/// nothing. Fields of RoPE that the class does not use (Granite 4 H, Kimi Linear) do not count;
/// they are noted as not computed.
Scheme schemeIn(ConfigReader& config, const QString& modelType);

/// Keys that a class does not read, and that say what it does anyway, are noted as used: GPT-J's
/// rotary, ChatGLM's original_rope, position_embedding_type. What they say otherwise is not.
void noteScheme(ConfigReader& config, Scheme scheme, std::optional<Pairing> pairing);

/// A part of a model for images or videos, and what to say of it: its keys for positions.
bool isOfDiffusers(const QJsonObject& config);
QString sentenceOnDiffusers(const QJsonObject& config);

/// A params.json, of Meta's or Mistral's own code, which turns neighbouring columns.
bool isParamsJson(const QJsonObject& config);

/// What to say of Meta's, which does not give the width of a head.
QString sentenceOnParamsJson();

/// What to say of a file that has no config.json in it: one of GGUF's or Meta's keys, or of no
/// encoding.
QString sentenceOnNoScheme(const QJsonObject& config);

/// The name of a scheme in notes: "learned position table".
QString nameOf(Scheme scheme);

/// A factor of the scores that is the usual one, 1/√d of a head's width, is one that the pictures
/// have: query_pre_attn_scalar and attention_multiplier are noted as used where they say no more.
void noteUsualScale(ConfigReader& config, std::optional<int> headWidth);

} // namespace lab::app
