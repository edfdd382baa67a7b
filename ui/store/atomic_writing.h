#pragma once

#include "ui/store/outcome.h"

#include <string_view>

class QFileDevice;

namespace lab::ui {

/// Makes the folder and those that it is in, as far as they are not there.
Outcome<void> madeFolder(const QString& folder);

/// Writes the file whole or not at all, in a folder that is made with it.
Outcome<void> keptAtomically(const QString& path, std::string_view bytes);

/// Why the last write(), flush() or commit() of the file did not do all, where `error` was the
/// system's errno right after it: Qt says nothing where but a part still fitted on the disk.
QString writingError(const QFileDevice& file, int error);

} // namespace lab::ui
