#pragma once

#include "ui/paint/formula/formula.h"
#include "ui/paint/formula/formula_outline.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace lab::ui {

/// The places of all parts with numbers inserted, in thousandths of an em.
struct FormulaLayout {
    struct Number {
        QString text;
        double x = 0;
        double y = 0;
        double width = 0;
        double scale = 1;
        int symbol = -1;
    };
    std::vector<Number> numbers;
    std::vector<double> shifts {0}; ///< of parts after k flowing slots
    double width = 0;
};

FormulaLayout formulaLayout(const FormulaOutline& outline, const FormulaValues& values);

/// Of a part after some flowing slots.
double shiftOf(int flowingBefore, const FormulaLayout& layout);

/// The bounding box of each symbol, including nested ones; null if nothing of it is shown.
std::vector<QRectF> symbolExtents(const FormulaOutline& outline, const FormulaLayout& layout);

} // namespace lab::ui
