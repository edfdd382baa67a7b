#pragma once

#include "ui/windows/main/window_services.h"

namespace lab::ui {

class Actions;
class MainWindow;
class Store;

/// Lets the entries of the menus open the windows beside the main one: the calculator, the table of
/// pairs and the code; and adds the menu of the series and the
/// export of worksheets.
void bindSideWindows(
    Actions& actions, Store& store, const WindowServices& services, MainWindow& window);

} // namespace lab::ui
