#pragma once

#include "core/state/edit.h"
#include "core/state/lab_state.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace lab::app {

/// All that is to be known of how a file was read: what a model's says and the pictures use, what
/// its class sets, what is a guess, what is not computed (Model::readingNotes), and of a part of
/// one, as guesses, the numbers that stand for what the part does not give, as `state` has them,
/// but for those that `settings` ("rope.base=500000") give. Nothing of scenes and lessons.
std::vector<ReadingNote> allReadingNotes(
    const Edit& read, const LabState& state, const QStringList& settings);

/// "Not in the file; the class in transformers sets it:", or the authors' code of a type that
/// transformers has no class of.
QString headingOf(const ReadingNote& readingNote);

/// "rope_theta: 500000 (cohere2)"
QString lineOf(const ReadingNote& readingNote);

/// The kinds of a model's layers, a line each: "window: Window 4 096, b 50 000 · 24".
QStringList layerLines(const ModelNote& note);

/// All but what stands in the file and is used, a line each, on standard error after the program's
/// name and the file's.
void printReadingNotes(const QString& file, const std::vector<ReadingNote>& readingNotes);

} // namespace lab::app
