#pragma once

#include "ui/paint/formula/formula.h"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QPainter;

namespace lab::ui {

/// A symbol or a number where a formula was painted.
struct WrittenSymbol {
    QString formula; ///< key
    /// Names of the symbol and of those around it, the innermost first; of an index those around
    /// it; of another number its own, where a symbol of the formula has the same.
    QStringList names;
    QString number; ///< as it is written in the symbol's place; empty of a symbol and its index
    QRectF rect; ///< on the device
};

/// All symbols and numbers of the formulas that `paint` paints, in the order in which they are
/// painted; nothing is drawn. In no other way does a painter tell what it wrote, and so none can
/// forget it.
std::vector<WrittenSymbol> writtenBy(const std::function<void(QPainter&)>& paint);

/// Called by paintFormula().
void noteWritten(const QPainter& painter, QPointF baselineStart, const Formula& formula,
    const FormulaValues& values, double pixelSize);

} // namespace lab::ui
