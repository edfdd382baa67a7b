#pragma once

#include "core/drawing/figure.h"
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

} // namespace lab::drawing
