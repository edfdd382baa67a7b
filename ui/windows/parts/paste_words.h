#pragma once

#include "core/state/edit.h"

#include <QString>

namespace lab::ui {

/// What stands for the name of a file where a text was pasted.
QString clipboardName();

/// What a text that was pasted has set, and what else stands in it: "Pasted: base 500 000, factor
/// 8. Also in the text: sliding_window: 4096."
QString pastedWords(const LabState& before, const Edit& edit, const LabState& after);

} // namespace lab::ui
