#pragma once

#include "app/text/error.h"
#include "core/state/model.h"

#include <QJsonObject>

#include <functional>

namespace lab::app {

/// The reading of a file in which "used" is proven: each value at any depth is changed by itself
/// and the file is read again. A value is used (Origin::File) where that changes the reading, apart
/// from its notes, or what the note on it says; else it is Origin::NotComputed, or nothing is
/// said of it where isIrrelevant() has a rule. Files of very many values or very long texts
/// are read as they are.
///
/// Law: of what the proven reading says nothing, no other value changes it.
Outcome<Model> provenModel(
    const QJsonObject& file, const std::function<Outcome<Model>(const QJsonObject&)>& read);

} // namespace lab::app
