#pragma once

#include "app/text/error.h"
#include "core/state/lab_state.h"

#include <QByteArray>
#include <QRectF>
#include <QString>

#include <vector>

namespace lab::ui {
class FormulaBook;
}

namespace lab::app {

/// Where a page of the derivation stands on the sheet, its title at the top and its numbers at the
/// foot, and the size of its formula in between.
struct SheetPage {
    QRectF area; ///< in points of paperDotsPerInch
    double formulaSize;
};

/// Of each page, in two columns. All formulas have one size, but for those that are too wide for a
/// column then.
std::vector<SheetPage> sheetPages(const LabState& state, const ui::FormulaBook& formulas);

/// The whole derivation on one page of A4, as a PDF in the language of the program: of each page
/// its number and title, the line, and both sides of its check with the numbers of the state.
QByteArray derivationPdf(const LabState& state);

/// Writes it, whole or not at all.
Outcome<void> writtenDerivation(const LabState& state, const QString& path);

} // namespace lab::app
