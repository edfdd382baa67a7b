#include "ui/windows/main/side_windows.h"

#include "ui/windows/beside/calculator_window.h"
#include "ui/windows/beside/code_window.h"
#include "ui/windows/beside/pairs_window.h"
#include "ui/windows/lessons/derivation_steps.h"
#include "ui/windows/lessons/worksheet_export.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/main/side_panels.h"
#include "ui/windows/series/series_menu.h"

namespace lab::ui {

void bindSideWindows(
    Actions& actions, Store& store, const WindowServices& services, MainWindow& window)
{
    bindCalculator(actions, store, services, window);
    bindPairsWindow(actions, store, services, window);
    bindCodeWindow(actions, store, services, window);
    bindSeries(actions, store, services, window);
    bindWorksheet(actions, services, window);
    bindDerivationSteps(actions, store);
    bindSidePanels(actions, services);
}

} // namespace lab::ui
