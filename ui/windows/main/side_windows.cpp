#include "ui/windows/main/side_windows.h"

#include "ui/windows/derivation/derivation_pages.h"
#include "ui/windows/dialogs/advised_window.h"
#include "ui/windows/dialogs/calculator_window.h"
#include "ui/windows/dialogs/code_window.h"
#include "ui/windows/dialogs/kept_runs_window.h"
#include "ui/windows/dialogs/pairs_window.h"
#include "ui/windows/dialogs/taken_table.h"
#include "ui/windows/lessons/worksheet_export.h"
#include "ui/windows/main/side_panels.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/series/series_menu.h"

namespace lab::ui {

SeriesPlayer& bindSideWindows(const WindowParts& parts)
{
    bindCalculator(parts);
    bindAdvisedWindow(parts);
    bindKeptRunsWindow(parts);
    bindPairsWindow(parts);
    bindUseTable(parts);
    bindCodeWindow(parts);
    bindWorksheet(parts);
    bindDerivationPages(parts.actions, parts.store);
    bindDerivationKeys(parts);
    bindSidePanels(parts.actions, parts.services);
    return bindSeries(parts);
}

} // namespace lab::ui
