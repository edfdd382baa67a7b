#include "core/lessons/cell_fault.h"

#include "core/frames/tables/scheme_table.h"

#include <algorithm>

namespace lab {

std::optional<CellFault> cellFault(
    const LabState& state, std::string_view table, std::int64_t row, std::string_view column)
{
    CellFault fault;
    for (const TableQuantity& one : tableQuantities()) {
        fault.known.push_back(std::string(one.encoding) + "." + std::string(one.quantity));
        if (fault.known.back() != table)
            continue;
        const SchemeTable found = one.table(state, {row, row + 1});
        // The first is the row's own number.
        const std::vector<std::string> columns(found.columns.begin() + 1, found.columns.end());
        if (std::ranges::find(columns, column) == columns.end())
            return CellFault {.kind = CellFault::Kind::Column, .known = columns};
        if (row >= found.first && row < found.first + found.count)
            return {};
        return CellFault {.kind = CellFault::Kind::Row,
            .first = found.first,
            .count = std::max<std::int64_t>(found.count, 0)};
    }
    return fault;
}

} // namespace lab
