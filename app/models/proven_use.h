#pragma once

#include "app/text/error.h"
#include "core/state/model.h"

#include <QJsonObject>

#include <functional>

namespace lab::app {

/// The reading of a file in which "used" is proven: each value at any depth is changed by itself
/// and the file is read again. A value is used (Origin::File) if that changes the reading, apart
/// from its notes, or the note on the value; else it is Origin::NotComputed, or not noted if
/// isIrrelevant() has a rule. Files with very many values or very long texts are read without this.
///
/// Law: a value without a note in the proven reading can change without any effect.
Outcome<Model> provenModel(
    const QJsonObject& file, const std::function<Outcome<Model>(const QJsonObject&)>& read);

} // namespace lab::app
