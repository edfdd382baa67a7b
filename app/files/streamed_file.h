#pragma once

#include "app/text/error.h"

#include <QString>

#include <functional>
#include <string>

namespace lab::app {

/// Returns the next piece of a long text; an empty one after the last.
using Pieces = std::function<std::string()>;

/// "-" is standard input or output, as in shell programs; "./-" is a file of that name.
bool isStandardStream(const QString& path);

/// Call this before opening any file. If the program was started with a standard stream closed, the
/// next opened file would get its number and receive everything printed; this keeps the number
/// occupied.
void reserveStandardStreams();

/// Writes each piece before the next is made, to the file at `path`, or to standard output if the
/// path is empty or isStandardStream().
///
/// A file appears under its name only when it is complete; after cancelling, nothing is left and an
/// older file of that name is unchanged. Devices and pipes are written to directly. If the reader
/// closes the pipe, writing stops without an error.
Outcome<void> streamed(const QString& path, const Pieces& pieces);

/// Whether streamed() can begin; call it before a long computation.
Outcome<void> checkedOutput(const QString& path);

/// Prints the text to standard output and returns the exit code.
int printed(const QString& text);

} // namespace lab::app
