#include "core/frames/waves/waves_frames.h"

#include <utility>

namespace lab {

std::optional<TableFrame> difference(const TableFrame& a, const TableFrame& b)
{
    const bool isAlike = a.shown == b.shown && a.runs == b.runs && a.columns == b.columns
        && a.encoding.width == b.encoding.width;
    auto cells = isAlike ? difference(a.cells, b.cells) : std::nullopt;
    if (!cells)
        return std::nullopt;
    TableFrame frame = b;
    frame.cells = std::move(*cells);
    return frame;
}

} // namespace lab
