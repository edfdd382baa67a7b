#pragma once

#include "core/drawing/figure.h"
#include "core/frames/grids/grids_frames.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab::drawing {

/// What the pictures of grids share.

Said gridEncodingName(GridEncoding encoding, const Language& words); ///< "Axial RoPE"
Said axisName(GridAxis axis, const Language& words); ///< "row y"
Tone axisTone(GridAxis axis);
std::string axisLetter(GridAxis axis); ///< "y"
Said timesText(int first, int second, const Language& words); ///< "14 × 14"

CellField patchesIn(const Box& box, const GridShape& shape);

/// The marked query and key: those under the pointer, else the selected ones.
struct MarkedPatches {
    std::int64_t query = 0;
    std::int64_t key = 0;
};
MarkedPatches markedPatches(const Focus& focus, const GridsFrame& frame);
void addMarked(
    Layer& layer, const CellField& cells, const MarkedPatches& marked, const Style& style);

/// Query and key, which are dragged from cell to cell; the query is above the key.
struct DraggedPatches {
    double diameter = 14;
    Focus focus {}; ///< of what is dragged
    bool isPointed = false; ///< see Handle
};
struct NamedCells {
    const Message* queryName = nullptr;
    std::int64_t query = 0;
    const Message* keyName = nullptr;
    std::int64_t key = 0;
};
/// Of one that is in none of the fields there is no handle.
void addCellHandles(Drawing& drawing, const std::vector<CellField>& fields, const NamedCells& cells,
    const DraggedPatches& how, const Style& style);
void addPatchHandles(Drawing& drawing, const CellField& cells, const GridsFrame& frame,
    const DraggedPatches& how, const Style& style);

/// A field of cells that shows the key at the cell there, and if it is pressed, moves the query.
enum class Presses { Nothing, Query };
CellField cellsOf(const Zone& zone);
std::optional<Edit> movesQueryTo(const Zone& zone, Point point);
template <Picture picture> Focus keyAt(const Zone& zone, Point point)
{
    Focus focus;
    focus.picture = picture;
    focus.key = cellsOf(zone).nearest(point);
    return focus;
}
template <Picture picture> Zone zoneOf(const CellField& cells, Presses presses)
{
    const bool isPressed = presses == Presses::Query;
    return {.box = cells.box,
        .with = {static_cast<double>(cells.rows), static_cast<double>(cells.columns),
            static_cast<double>(cells.first)},
        .shown = keyAt<picture>,
        .pressed = isPressed ? movesQueryTo : nullptr,
        .sweep = isPressed ? Zone::Sweep::Nearest : Zone::Sweep::None};
}

/// The arrow keys move the query, with Shift the key.
KeyPress movesQueryPatch(const GridsFrame& frame, Key key);
KeyPress movesKeyPatch(const GridsFrame& frame, Key key);
extern const Message patchKeys; ///< a sentence on them

bool isDifference(const GridsFrame& frame); ///< of two states
bool hasTwoEncodings(const GridsFrame& frame); ///< a difference, if they differ

/// In the place of the maps, if B − A is not defined.
void addNoPatches(Layer& layer, const Box& place, const Style& style);

} // namespace lab::drawing
