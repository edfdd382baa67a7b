#include "ui/windows/side_windows.h"

#include "ui/windows/calculator_window.h"
#include "ui/windows/code_window.h"
#include "ui/windows/derivation_steps.h"
#include "ui/windows/main_window.h"
#include "ui/windows/pairs_window.h"
#include "ui/windows/series_menu.h"
#include "ui/windows/side_panels.h"
#include "ui/windows/worksheet_export.h"

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
