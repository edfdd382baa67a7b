#pragma once

#include "core/state/lab_state.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace lab::fuzz {

/// Writes everything that the program writes from a state for other programs and for people:
/// blocks, a server's command, code, tables and sentences, and if isDrawn(), its bench in each
/// format. JSON, XML and pictures can be read, and text for people has no hidden characters.
void useState(const LabState& state);

/// A file with those bytes in its own temporary folder.
QString fileOf(const QByteArray& bytes, const QString& name);

/// Runs a command of the program as from a shell: returns its standard output. It ends with 0, 1 or
/// 2.
QByteArray outputOf(const QStringList& call);

/// Whether slow output is also created for a file of these bytes: only a few files get it.
bool isDrawn(const QByteArray& bytes);

/// Runs every command that reads a model's file or a scene on a file with that name and contents.
void runCommandsOn(const QByteArray& bytes, const QString& name);

} // namespace lab::fuzz
