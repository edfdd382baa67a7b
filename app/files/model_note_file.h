#pragma once

#include "app/text/error.h"
#include "core/state/lab_state.h"

#include <QJsonObject>
#include <QString>

namespace lab::app {

/// What a state keeps of its model, as it stands in a scene: {"name": …, "scheme": …, "remarks":
/// […], "kinds": […], "layers": …}. The numbers of a kind of layers are written as settings of the
/// parameter table that differ from the first ones.
/// Law: read back, the note is the one that was written.
QJsonObject modelNoteEntry(const ModelNote& note);

/// The note of such an entry. In a scene of an older release it has a list of texts, notes, in
/// place of the rest: what its file said and the program did not compute.
Outcome<ModelNote> modelNoteIn(const QJsonValue& entry, const QString& name);

} // namespace lab::app
