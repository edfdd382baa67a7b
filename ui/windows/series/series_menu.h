#pragma once

#include "ui/windows/main/window_services.h"

namespace lab::ui {

class Actions;
class MainWindow;
class Store;

/// Adds the menu of the series, its keys, its window and its export to the window: the present
/// state into the series (Ctrl+Shift+D), one back (F7), one on (F8), play and pause (F9), the list
/// (Ctrl+L).
void bindSeries(Actions& actions, Store& store, const WindowServices& services, MainWindow& window);

} // namespace lab::ui
