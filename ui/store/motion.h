#pragma once

namespace lab::ui {

/// Whether what would move by itself is to stand still between its steps, for those whom motion
/// makes ill: no trails, nothing between two states of a series, nothing that folds or fades.
/// What plays goes on step by step. One choice for the whole process, told from the main thread.
bool isMotionReduced();
void setMotionReduced(bool isReduced);

} // namespace lab::ui
