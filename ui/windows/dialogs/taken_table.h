#pragma once

namespace lab::ui {

struct WindowParts;

/// The menu's entry that takes what the model looked at in Experiment has learned to the bench of
/// its encoding, in one step of undo; where there is nothing to take it says why.
void bindTakenTable(const WindowParts& parts);

} // namespace lab::ui
