#pragma once

#include "core/state/history.h"

namespace lab::ui {

/// A new id for one press-to-release of the mouse, or one key.
Gesture newGesture();

} // namespace lab::ui
