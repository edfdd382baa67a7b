#pragma once

namespace lab::ui {

class Actions;
struct WindowServices;

/// Restores which side panels were folded when the program last ran, and saves it when a person
/// folds or unfolds one. Changes by the program itself are not saved.
///
/// Applied with the first events of the window, after layout.
void bindSidePanels(Actions& actions, const WindowServices& services);

} // namespace lab::ui
