#pragma once

#include "app/text/error.h"
#include "core/state/edit.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace lab::app {

/// What a JSON object that is no scene asks for: LoadModel for a model's configuration, LoadRope
/// for its RoPE alone, that is rope_parameters or rope_scaling with at most the keys that stand
/// around them, also where these stand in parts of a file ("text_config"), or the inside of such a
/// block.
///
/// A block with a head width says all of RoPE, and what it leaves out has transformers' defaults;
/// without one, what it leaves out stays as in `present`, and where it gives no length the length
/// of training there is the one before the extension; max_model_len (vLLM) is the longest.
/// position_lab holds what a configuration has no key for; it must fit the block beside it.
/// Anything wrong is a sentence with its path.
Outcome<Edit> editInJson(const QJsonObject& json, const QString& name, const LabState& present);

/// The same from text as it was copied, with or without the outer braces. `name` stands for where
/// it came from.
Outcome<Edit> editInText(const QByteArray& text, const QString& name, const LabState& present);

} // namespace lab::app
