#pragma once

namespace lab::ui {

struct WindowParts;

/// Adds the menu of the series, its keys, its window and its export to the window: the present
/// state into the series (Ctrl+Shift+D), one back (F7), one on (F8), play and pause (F9), the list
/// (Ctrl+L).
void bindSeries(const WindowParts& parts);

} // namespace lab::ui
