#pragma once

#include "core/drawing/geometry.h"
#include "core/drawing/marks.h"

#include <vector>

namespace lab::drawing {

/// A part of a sheet: a picture, or a line of text above or below the pictures.
struct SheetPart {
    Box place {}; ///< on the sheet; its layers begin at its corner
    std::vector<Layer> layers {};
    double scale = 1; ///< of its texts and lines
    bool hasWords = true; ///< see Style
    bool isFramed = false; ///< no text and no formula leaves the place
};

/// What a file shows: parts from bottom to top.
using Sheet = std::vector<SheetPart>;

} // namespace lab::drawing
