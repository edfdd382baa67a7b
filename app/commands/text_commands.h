#pragma once

#include <QStringList>

namespace lab::app {

/// The commands table, rope-block and code: numbers and text on standard output, notes on standard
/// error. The arguments begin with the command's name; returns the exit code.
int runTable(const QStringList& arguments);
int runRopeBlock(const QStringList& arguments);
int runCode(const QStringList& arguments);

} // namespace lab::app
