#pragma once

namespace lab::ui {

struct WindowParts;

/// The menu entry that applies the table learned by the model selected in Experiment to the bench
/// of its encoding, in one undo step; if there is none, it shows the reason.
void bindUseTable(const WindowParts& parts);

} // namespace lab::ui
