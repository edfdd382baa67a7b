#pragma once

#include "core/state/edit.h"

#include <QString>

namespace lab::ui {

/// The name for the source of a pasted text.
QString clipboardName();

/// What a pasted text has set, and its other contents: "Pasted: base 500 000, factor
/// 8. Also in the text: sliding_window: 4096."
QString pastedWords(const LabState& before, const Edit& edit, const LabState& after);

} // namespace lab::ui
