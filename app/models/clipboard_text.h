#pragma once

#include "app/text/error.h"
#include "core/state/edit.h"

class QMimeData;

namespace lab::app {

/// The edit for the clipboard's text: see editInText(). A copied file, its name, and anything that
/// is not text are reported as such.
Outcome<Edit> editInClipboard(const QMimeData& clipboard, const LabState& present);

} // namespace lab::app
