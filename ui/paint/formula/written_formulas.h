#pragma once

#include "core/drawing/marks.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace lab::ui {

/// A symbol or a number in a formula of a picture.
struct WrittenSymbol {
    QString formula; ///< key
    /// Names of the symbol and of those around it, the innermost first; for an index those around
    /// it; for another number its own, if a symbol of the formula has it.
    QStringList names;
    QString number; ///< as written in place of the symbol; empty for a symbol and its index
    QRectF rect;
};

/// All symbols and numbers of the formulas in some layers, in this order.
std::vector<WrittenSymbol> writtenIn(std::span<const drawing::Layer> layers, const Look& look);

/// The symbol at a point of the formulas that have targets; see symbolAt() of a formula.
QString symbolAt(std::span<const drawing::Layer> layers, const Look& look, QPointF point);

} // namespace lab::ui
