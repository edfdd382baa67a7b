#pragma once

namespace lab::ui {

struct WindowParts;

/// Lets the entries of the menus open the windows beside the main one: the calculator, the table of
/// pairs and the code; and adds the menu of the series and the
/// export of worksheets.
void bindSideWindows(const WindowParts& parts);

} // namespace lab::ui
