#pragma once

#include "core/drawing/figure.h"
#include "core/frames/relative/relative_frames.h"

#include <string>
#include <string_view>

namespace lab::drawing {

/// What the pictures of the sum share.

Said termName(RelativeTerm term, const Language& language); ///< "Content–position"
std::string_view termKey(RelativeTerm term); ///< of the parameter that includes it
/// A term as a formula, "q·Wr": the symbols of the encoding.
std::string_view termFormula(RelativeEncoding encoding, RelativeTerm term);

/// The cell of a square map of `count` × `count` cells on whole pixels.
Box mapCell(const Box& map, int count, int query, int key);

struct RelativeCell {
    int query = 0;
    int key = 0;
};
Focus focusOn(Picture picture, const RelativeCell& cell);
/// The marked query and key: those under the pointer, else the selected ones.
RelativeCell markedCell(const Focus& focus, const RelativeFrame& frame);

/// A map whose places are cells: a press selects query and key. The first of the numbers of the
/// zone is the number of words; the others are for `shown`.
Zone cellsOf(const Box& map, int count, Zone::Shown* shown, Zone::Sweep sweep);
RelativeCell cellAt(const Zone& zone, Point point); ///< the nearest

/// The arrow keys select the cell beside.
KeyPress selectsCell(const RelativeFrame& frame, Key key);

const std::string& wordAt(const RelativeFrame& frame, int position);

/// In the place of the maps, if B − A is not defined.
void addNoRelativeDifference(Layer& layer, const Box& place, const Style& style);

} // namespace lab::drawing
