#pragma once

#include "core/state/edit.h"

#include <QString>

namespace lab::ui {

/// The name of an edit for the menu: "change of base", "move of the query's tip", "zoom".
QString editName(const Edit& edit);

/// "Undo change of base"
QString undoText(const Edit& edit);
QString redoText(const Edit& edit);

} // namespace lab::ui
