#pragma once

namespace lab::ui {

struct WindowParts;

/// Lets the entry of the menu write the worksheet of the lesson that is played, as a PDF. Where
/// none is played the entry is not to be chosen. Another writes the derivation on one page, with
/// the numbers of the window.
void bindWorksheet(const WindowParts& parts);

} // namespace lab::ui
