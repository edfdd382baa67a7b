#pragma once

#include "ui/paint/formula/formula.h"
#include "ui/paint/formula/formula_outline.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace lab::ui {

/// Where everything stands once the numbers are in, in thousandths of an em.
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
    std::vector<double> shifts {0}; ///< of what has k flowing slots before it
    double width = 0;
};

FormulaLayout formulaLayout(const FormulaOutline& outline, const FormulaValues& values);

double shiftOf(const FormulaRun& run, const FormulaLayout& layout);

/// What each symbol covers, the symbols inside it included; null where nothing of it is shown.
std::vector<QRectF> symbolExtents(const FormulaOutline& outline, const FormulaLayout& layout);

} // namespace lab::ui
