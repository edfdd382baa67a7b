#pragma once

#include "core/drawing/geometry.h"
#include "core/drawing/style.h"
#include "core/frames/relative/relative_frames.h"

#include <optional>
#include <vector>

namespace lab::drawing {

/// Small maps of equal size, as large as their place allows: in a square, rows by the part of the
/// query, columns by that of the key, or in one row or column. Each has its check box above, and
/// its formula and number below or, if that does not fit, its formula at the check box. The names
/// of the right-hand ones may need the margin on the right.
struct TermGrid {
    TermGrid(const Box& place, const RelativeFrame& frame, const Style& style);

    struct Place {
        Box tick; ///< the check box and its name
        Box map;
        Point plus; ///< between this term and the one before it
    };
    std::vector<Place> places {}; ///< of each term
    std::optional<Box> omitted {}; ///< of position–position, which DeBERTa omits
    bool isTight = false; ///< no names and no numbers
    double secondLine = 0; ///< from line to line, if names need two; else 0
    double besideBox; ///< from the left of a check box to its name
    double margin; ///< to the right of the maps
};

} // namespace lab::drawing
