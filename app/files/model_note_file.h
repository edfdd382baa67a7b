#pragma once

#include "app/text/error.h"
#include "core/state/lab_state.h"

#include <QJsonObject>
#include <QString>

namespace lab::app {

/// What a state keeps of its model, as an entry of a scene: {"name": …, "scheme": …, "remarks":
/// […], "kinds": […], "layers": …}. For each kind of layers, it has the parameter settings that
/// differ from the first ones. Law: reading returns the same note.
QJsonObject modelNoteEntry(const ModelNote& note);

/// The note from such an entry. In a scene of an older release, the entry has a list of texts,
/// "notes", instead of the rest: what the model file contained and the program did not compute.
Outcome<ModelNote> modelNoteIn(const QJsonValue& entry, const QString& name);

} // namespace lab::app
