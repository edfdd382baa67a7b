#pragma once

#include "core/state/lab_state.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>

namespace lab::fuzz {

/// Writes all that the program writes of a state for other programs and for people: blocks, a
/// server's command, code, tables and sentences, and where isDrawn(), its bench in each format.
/// What is JSON, XML or a picture can be read, and what a person reads or pastes has no hidden
/// characters.
void useState(const LabState& state);

/// A file with those bytes in a folder of its own, which goes with the program.
QString fileOf(const QByteArray& bytes, const QString& name);

/// Runs a command of the program as from a shell: gives what it writes to standard output. It ends
/// with 0, 1 or 2.
QByteArray outputOf(
    const std::function<int(const QStringList&)>& command, const QStringList& arguments);

/// Whether what takes long is also made of a file of these bytes: of each so many files one.
bool isDrawn(const QByteArray& bytes);

/// Runs every command that reads a model's file or a scene on a file of that name and bytes.
void runCommandsOn(const QByteArray& bytes, const QString& name);

} // namespace lab::fuzz
