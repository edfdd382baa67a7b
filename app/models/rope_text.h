#pragma once

#include "app/text/error.h"
#include "core/state/edit.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace lab::app {

/// The edit for a JSON object that is not a scene: LoadModel for a model's configuration, LoadRope
/// for a separate RoPE block, that is rope_parameters or rope_scaling with at most the keys around
/// them, also nested in parts of a file ("text_config"), or the inside of such a block.
///
/// A block with a head width describes RoPE completely, with transformers' defaults for missing
/// values; without one, missing values stay as in `present`, and if it gives no length, the
/// training length there is the original one; max_model_len (vLLM) is the longest. position_lab has
/// the values for which a configuration has no key; it must match the block beside it. An error is
/// a sentence with its path.
Outcome<Edit> editInJson(const QJsonObject& json, const QString& name, const LabState& present);

/// The same from text as it was copied, with or without the outer braces. `name` is the name of its
/// source in messages.
Outcome<Edit> editInText(const QByteArray& text, const QString& name, const LabState& present);

} // namespace lab::app
