#pragma once

#include "ui/paint/formula/formula.h"
#include "ui/paint/look.h"

namespace lab::ui {

/// A style with the formulas of the program.
inline Look withFormulas()
{
    static const FormulaBook book;
    Look look;
    look.formulas = &book;
    return look;
}

} // namespace lab::ui
