#pragma once

#include "core/state/edit.h"
#include "core/state/lab_state.h"

#include <QString>
#include <QStringList>

namespace lab::app {

/// What is to be said of a file that was read: what of a model's it left out or took from
/// elsewhere (Model::notes), and of a part of one the numbers that stand for what the part does not
/// give, as `state` has them, but for those that `settings` ("rope.base=500000") give. Nothing of
/// scenes and lessons.
QStringList readingNotes(const Edit& read, const LabState& state, const QStringList& settings);

/// On standard error, a line each, after the program's name and the file's.
void sayNotes(const QString& file, const QStringList& notes);

} // namespace lab::app
