#pragma once

namespace lab::ui {

class SeriesPlayer;
struct WindowParts;

/// Adds the menu of the series, its shortcuts, its window and its export to the window: add the
/// current state (Ctrl+Shift+D), back (F7), forward (F8), play and pause (F9), the list (Ctrl+L).
SeriesPlayer& bindSeries(const WindowParts& parts);

} // namespace lab::ui
