#pragma once

namespace lab::ui {

struct WindowParts;

/// Lets the entry of the menu write the worksheet of the lesson that is played, as a PDF. Where
/// none is played the entry is not to be chosen.
void bindWorksheet(const WindowParts& parts);

} // namespace lab::ui
