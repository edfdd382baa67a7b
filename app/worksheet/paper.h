#pragma once

#include "ui/paint/look.h"

#include <QByteArray>
#include <QString>

#include <functional>

class QPdfWriter;

namespace lab::ui {
class FormulaBook;
}

namespace lab::app {

constexpr int paperDotsPerInch = 96; ///< an A4 page has 794 by 1123 of them

/// Black on white, with formulas from the book, which must outlive it.
ui::Look paperLook(const ui::FormulaBook& formulas);

/// The painting of `draw` on A4 portrait pages, as a PDF.
QByteArray paperPdf(const QString& title, const std::function<void(QPdfWriter& writer)>& draw);

} // namespace lab::app
