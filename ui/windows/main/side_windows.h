#pragma once

namespace lab::ui {

class SeriesPlayer;
struct WindowParts;

/// Connects the menu entries that open other windows: the calculator, the table of pairs and the
/// code. Also adds the series menu and the export of worksheets.
SeriesPlayer& bindSideWindows(const WindowParts& parts);

} // namespace lab::ui
