#pragma once

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lab::drawing {

/// Advances of characters.
struct FontAdvances {
    double em = 1000; ///< the unit of all lengths is a fraction of it
    double capitals = 0; ///< height of capital letters and digits
    std::unordered_map<char32_t, double> characters {};
};

/// What the size of a formula depends on, in thousandths of an em.
struct FormulaAdvances {
    struct Slot {
        std::string name {};
        bool isFixed = false; ///< keeps its space; else all to its right moves
        bool enclosesNegative = false; ///< in parentheses
        bool enclosesPower = false; ///< of ten
        double width = 0; ///< that is kept for it
        double scale = 1; ///< of an index or exponent
        double y = 0; ///< of its baseline, downwards
    };
    double width = 0;
    double ascent = 0;
    double descent = 0;
    std::vector<Slot> slots {};
};

struct Advances {
    FontAdvances regular {};
    FontAdvances semibold {};
    FontAdvances code {};
    FontAdvances formulaNumbers {};
    double raised = 1; ///< scale of an exponent in a formula's number
    double raisedY = 0; ///< its baseline, downwards
    std::map<std::string, FormulaAdvances, std::less<>> formulas {};
};

/// Of the program's fonts and formulas: resources/fonts/advances.txt, read once.
const Advances& advances();

} // namespace lab::drawing
