#pragma once

#include "core/drawing/geometry.h"
#include "core/drawing/style.h"
#include "core/frames/rotations/convention_frame.h"
#include "core/state/edit.h"

namespace lab::drawing {

/// Where the columns of the conventions are: a cell each in the upper row in interleaved order, and
/// below the wires a cell in half-split order, with a bar for q and one for k around the row's zero
/// line; under them the scores. At most as many pairs as have cells wide enough for their numbers:
/// a page that always contains the selected pair.
///
/// If it is too low for all of that, parts are dropped in this order: the notes, the scores' own
/// lines, some of the space below the title, the bars, and the words of the rows. The columns'
/// numbers and the wires between them stay.
struct ConventionGrid {
    using Column = ConventionFrame::Column;
    enum class Layout { Interleaved, Halves };
    struct Row {
        Box cells {}; ///< of all columns of the page
        double labelBaseline = 0;
        double numberBaseline = 0;
        double edge = 0; ///< where the wires begin or end
    };

    /// Of a frame that has columns, and that outlives it.
    ConventionGrid(const Box& place, const ConventionFrame& frame, const Style& style);

    const Row& row(Layout layout) const { return layout == Layout::Interleaved ? upper : lower; }
    int slots() const { return 2 * count; }
    bool holds(int pair) const { return pair >= first && pair < first + count; }
    Box cell(Layout layout, int slot) const;
    Box score(std::size_t index) const; ///< the place of one of them
    /// The number of cells from the left of a row to a column of the page.
    int slotOf(Layout layout, const Column& column) const;
    const Column& columnAt(Layout layout, int slot) const;
    /// From the column in the upper row to that in the lower one.
    Line wire(const Column& column) const;
    /// From the zero line to the value of q or k, which is within the cell.
    Box bar(Layout layout, int slot, Token token, double value) const;
    double valuePerPixel(Layout layout) const; ///< upwards

    const ConventionFrame& frame;
    Box space; ///< of the picture, without margins
    double scale;
    int first = 0; ///< pair of the page
    int count = 0; ///< of the page's pairs
    double pitch = 0;
    Row upper {};
    Row lower {};
    double scoresTop = 0;
    double scoreHeight = 0;
    bool areScoresBeside = false; ///< in one line
    int notes = 1; ///< lines below the scores
    bool hasBars = true;
    bool hasRowWords = true;
};

} // namespace lab::drawing
