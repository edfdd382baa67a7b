#pragma once

#include "ui/store/outcome.h"

#include <string_view>

class QFileDevice;

namespace lab::ui {

/// Creates the folder and its parents if they do not exist.
Outcome<void> madeFolder(const QString& folder);

/// Writes the file completely or not at all, and creates its folder.
Outcome<void> keptAtomically(const QString& path, std::string_view bytes);

/// Why the last write(), flush() or commit() of the file did not complete, where `error` was the
/// system's errno right after it: Qt reports nothing if only a part fitted on the disk.
QString writingError(const QFileDevice& file, int error);

} // namespace lab::ui
