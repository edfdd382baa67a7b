#pragma once

namespace lab::ui {

class Actions;
struct WindowServices;

/// Folds the panels at the sides as they were when the program last ran, and remembers it when a
/// person folds or unfolds one; what the program itself does with them is not remembered.
///
/// The window hears of it with its first events, when it has been laid out.
void bindSidePanels(Actions& actions, const WindowServices& services);

} // namespace lab::ui
