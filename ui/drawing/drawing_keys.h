#pragma once

#include "core/drawing/drawing.h"

#include <optional>

class QKeyEvent;

namespace lab::ui {

/// The key of a drawing, if it is one, with any modifiers.
std::optional<drawing::Key> drawingKey(const QKeyEvent& event);
/// The letter or the digit alone, which a picture may take before the window does.
std::optional<drawing::Key> drawingLetter(const QKeyEvent& event);

} // namespace lab::ui
