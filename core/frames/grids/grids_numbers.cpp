#include "core/frames/grids/grids_frames.h"

#include "core/state/choices.h"

namespace lab {

namespace {

void addPatch(NumberTable& table, const GridsFrame& frame, const GridCell& cell)
{
    table.rows.push_back({static_cast<double>(frame.patchAt(cell)), static_cast<double>(cell.row),
        static_cast<double>(cell.column)});
}

} // namespace

NumberTable imageNumbers(const GridsFrame& frame)
{
    NumberTable table {{"is_key", "patch", "row", "column"}, {}};
    for (const bool isKey : {false, true}) {
        const GridCell& cell = isKey ? frame.key : frame.query;
        table.rows.push_back({isKey ? 1.0 : 0.0, static_cast<double>(frame.patchAt(cell)),
            static_cast<double>(cell.row), static_cast<double>(cell.column)});
    }
    return table;
}

NumberTable mapNumbers(const GridsFrame& frame)
{
    NumberTable table {{"patch", "row", "column", "similarity"}, {}, 3};
    for (int patch = 0; patch < frame.patches(); ++patch) {
        addPatch(table, frame, rasterCell(frame.shape, patch));
        table.rows.back().push_back(frame.chosen().map.values[static_cast<std::size_t>(patch)]);
    }
    return table;
}

NumberTable encodingNumbers(const GridsFrame& frame)
{
    NumberTable table {{"patch", "row", "column"}, {}, 3};
    for (const GridMap& map : frame.maps)
        table.header.push_back(keyOf(map.encoding));
    for (int patch = 0; patch < frame.patches(); ++patch) {
        addPatch(table, frame, rasterCell(frame.shape, patch));
        for (const GridMap& map : frame.maps)
            table.rows.back().push_back(map.map.values[static_cast<std::size_t>(patch)]);
    }
    return table;
}

NumberTable numbers(const GridPairsFrame& frame)
{
    using Kind = GridPairsFrame::Kind;
    NumberTable table {
        {frame.kind == Kind::Columns ? "column_number" : "pair", "time", "row", "column"}, {}};
    for (std::size_t i = 0; i < frame.parts.size(); ++i) {
        const GridPairsFrame::Part& part = frame.parts[i];
        table.rows.push_back({static_cast<double>(i), part.time, part.row, part.column});
    }
    return table;
}

} // namespace lab
