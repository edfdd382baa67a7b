#pragma once

namespace lab::ui {

struct WindowParts;

/// Makes the menu entry write the worksheet of the current lesson, as a PDF; disabled if there is
/// none. Another one writes the derivation on one page, with the numbers of the window.
void bindWorksheet(const WindowParts& parts);

} // namespace lab::ui
