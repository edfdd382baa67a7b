#pragma once

#include "core/drawing/geometry.h"
#include "core/drawing/style.h"
#include "core/frames/compare/compare_frames.h"

#include <array>
#include <vector>

namespace lab::drawing {

/// Whether the row is the first one of its group.
bool startsGroup(ComparedEncoding encoding);

/// The layout of the rows and columns of the bench Compare. Columns share the remaining width, only
/// those with curves if there is little; if there is too little, the last ones are left out and
/// empty here, except for the selected one. In a low picture, rows are lower and lose the names of
/// their groups.
struct TableLayout {
    // Pixels at 1x, set by the layout and used by the drawing.
    static constexpr double groupSpace = 20;
    static constexpr double groupGap = 7; ///< if a group has no name
    static constexpr double highestPitch = 34;
    static constexpr double gap = 14; ///< between columns
    static constexpr double spreadSpace = 58; ///< of the number after a curve, minimum
    static constexpr double narrowSpread = 57;
    static constexpr double numberInset = 4; ///< right of it
    static constexpr double curveApart = 6; ///< the end of the curve from it
    static constexpr double narrowApart = 4;
    static constexpr double risesSpace = 34;

    Box area;
    double pitch = 0; ///< height of a row
    bool hasGroups = true; ///< lines that name where the position enters
    bool isNarrow = false; ///< numbers have fewer digits, bars the shorter words
    double between = 0; ///< pixels between columns
    double spread = 0; ///< of the number after the first curve
    Box names {}; ///< of the encodings: the column of all rows
    std::array<Box, comparedProperties.size()> columns {}; ///< below the headings
    std::vector<double> tops {}; ///< of the rows, in their order

    TableLayout(const Box& area, const CompareFrame& frame, const Style& style);

    int digits() const { return isNarrow ? 2 : 3; } ///< of the number after the first curve
    Box row(ComparedEncoding encoding) const;
    Box cell(ComparedEncoding encoding, ComparedProperty property) const;
};

} // namespace lab::drawing
