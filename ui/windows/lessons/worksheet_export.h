#pragma once

#include "ui/windows/main/window_services.h"

namespace lab::ui {

class Actions;
class MainWindow;

/// Lets the entry of the menu write the worksheet of the lesson that is played, as a PDF. Where
/// none is played the entry is not to be chosen.
void bindWorksheet(Actions& actions, const WindowServices& services, MainWindow& window);

} // namespace lab::ui
