#pragma once

#include "core/state/edit.h"
#include "core/state/lab_state.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace lab::app {

/// All notes on how a model file was read: what it gives and the pictures use, what its class sets,
/// what is a guess, and what is not computed (Model::readingNotes). If the file is a part of a
/// configuration, the numbers of `state` that replace what is missing are guesses, except those set
/// by `settings` ("rope.base=500000"). Empty for scenes and lessons.
std::vector<ReadingNote> allReadingNotes(
    const Edit& read, const LabState& state, const QStringList& settings);

/// "Not in the file; the class in transformers sets it:", or the authors' code of a type without a
/// class in transformers.
QString headingOf(const ReadingNote& readingNote);

/// "rope_theta: 500000 (cohere2)"
QString lineOf(const ReadingNote& readingNote);

/// The kinds of a model's layers, one per line: "window: Window 4 096, b 50 000 · 24".
QStringList layerLines(const ModelNote& note);

/// All notes except on values in the file that are used, one per line, on standard error after the
/// names of the program and the file.
void printReadingNotes(const QString& file, const std::vector<ReadingNote>& readingNotes);

} // namespace lab::app
