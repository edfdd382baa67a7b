#pragma once

#include "app/text/error.h"
#include "core/state/edit.h"

class QMimeData;

namespace lab::app {

/// What the clipboard's text means to the state: see editInText(). A file that was copied, its
/// name, and what is no text are told as such.
Outcome<Edit> editInClipboard(const QMimeData& clipboard, const LabState& present);

} // namespace lab::app
