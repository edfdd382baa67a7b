#pragma once

#include "core/drawing/figure.h"
#include "core/frames/derivation/page_frame.h"
#include "core/frames/derivation/pages/page_picture.h"

#include <string>
#include <vector>

namespace lab::drawing {

struct PageValues {
    PagePictureFrame picture {};
    Positions positions {};
    std::vector<std::string> symbols {}; ///< of the page's equation

    bool operator==(const PageValues&) const = default;
};
/// Without a break, and as if no symbol were in the equation.
PageValues pageValues(const LabState& state);

/// The picture of a page of the derivation: its panels side by side in a wide place, else one below
/// the other, but the other way if only that gives each its smallest size; lines with a handle
/// below all of them, as wide as the picture. If there is not enough space, the last ones are left
/// out, and a note says so. A is below the panels that it has as well.
///
/// A handle moves one parameter in steps. Cells are colored: a press gives an empty cell a new
/// color, a drag from a cell gives its color to others, and a press on a colored cell without
/// dragging clears it. A press on a mark switches to the next mark. A double click changes the sign
/// of a number per position, or brings an angle back to its line. If no handle is held, left and
/// right move m, with Control both positions. While one is held, circles and axes do not move.
extern const Figure<PageValues> derivationPage;

/// The head of a page: its equation, the reason or the effect of a break, and whether there was an
/// alternative. The texts of the pages are known only above the core.
struct PageLine {
    std::string number {}; ///< "9"
    std::string title {};
    std::string formula {}; ///< key of the book
    std::string spokenFormula {};
    std::vector<std::string> code {}; ///< lines instead of it: numbers inserted, or NumPy
    bool isProgram = false; ///< lines that are not wrapped, but cut
    std::string why {};
    std::string standing {}; ///< whether the equation is forced or chosen, and by which principle
    bool isBroken = false; ///< then `why` has the effect
    bool isKept = false; ///< broken in a way that keeps the claim: not a break
    bool isBlank = false; ///< neither formula nor code: it is to be found

    bool operator==(const PageLine&) const = default;
};
struct PageLineValues {
    PageLine line {};
    PageFrame check {}; ///< has its numbers

    bool operator==(const PageLineValues&) const = default;
};

struct PageLineHeights {
    double whole = 0;
    double withStanding = 0; ///< with a small formula
    double least = 0; ///< the same without how the equation follows
};
PageLineHeights pageLineHeights(const PageLine& line, double width, const Style& style);

/// The equation as symbols, numbers or code, and the sentence that gives the reason. A symbol under
/// the pointer is highlighted here and in the picture.
extern const Figure<PageLineValues> derivationLine;

/// Both sides of a page's claim with the learner's numbers to 17 digits, their difference, and its
/// meaning. A button beside the worst case loads it. In little space the heading is left out.
extern const Figure<PageFrame> derivationCheck;

/// The difference and its meaning, if the check itself has no place.
std::string checkInOneLine(const PageFrame& frame, const Language& words);

} // namespace lab::drawing
