#pragma once

#include "app/text/error.h"

#include <QString>

#include <functional>
#include <string>

namespace lab::app {

/// Makes a long text piece by piece: the next one, or an empty one after the last.
using Pieces = std::function<std::string()>;

/// "-", standard input or output as programs of a shell have it; "./-" is a file of that name.
bool isStandardStream(const QString& path);

/// Keeps a standard stream closed that the program was started without: the next file that is
/// opened had its number, and what is printed went there. To be called before any is.
void heldClosed();

/// Writes the pieces one after the other, each before the next is made, into the file at `path`, or
/// to standard output where the path is empty or isStandardStream().
///
/// A file appears when it is whole, under its name; one that is given up leaves nothing, and an
/// older one of that name as it was. A device or a pipe is written to as it is. A reader who closes
/// the pipe has had enough: that ends the pieces, and is no error.
Outcome<void> streamed(const QString& path, const Pieces& pieces);

/// Whether streamed() can begin, for what takes long before its first piece.
Outcome<void> checkedOutput(const QString& path);

/// The text on standard output; gives the exit code.
int printed(const QString& text);

} // namespace lab::app
