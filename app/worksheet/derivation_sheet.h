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

/// The place of a page of the derivation on the sheet, with its title at the top and its numbers at
/// the foot, and the size of its formula between them.
struct SheetPage {
    QRectF area; ///< in points of paperDotsPerInch
    double formulaSize;
};

/// Of each page, in two columns. All formulas have one size, except those too wide for a column.
std::vector<SheetPage> sheetPages(const LabState& state, const ui::FormulaBook& formulas);

/// The whole derivation on one A4 page, as a PDF in the program's language: for each page its
/// number and title, the equation, and both sides of its check with the numbers of the state.
QByteArray derivationPdf(const LabState& state);

/// Writes it completely or not at all.
Outcome<void> writtenDerivation(const LabState& state, const QString& path);

} // namespace lab::app
