#pragma once

namespace lab::ui {

struct WindowParts;

/// Connects the menu entries that open other windows: the calculator, the table of pairs and the
/// code. Also adds the series menu and the export of worksheets.
void bindSideWindows(const WindowParts& parts);

} // namespace lab::ui
