#include "core/lessons/cell_error.h"

#include "core/frames/tables/scheme_table.h"

#include <algorithm>

namespace lab {

std::optional<CellError> cellError(
    const LabState& state, std::string_view table, std::int64_t row, std::string_view column)
{
    CellError error;
    for (const TableQuantity& one : tableQuantities()) {
        error.known.push_back(std::string(one.encoding) + "." + std::string(one.quantity));
        if (error.known.back() != table)
            continue;
        const SchemeTable found = one.table(state, {row, row + 1});
        // The first is the number of the row itself.
        const std::vector<std::string> columns(found.columns.begin() + 1, found.columns.end());
        if (std::ranges::find(columns, column) == columns.end())
            return CellError {.kind = CellError::Kind::Column, .known = columns};
        if (row >= found.first && row < found.first + found.count)
            return {};
        return CellError {.kind = CellError::Kind::Row,
            .first = found.first,
            .count = std::max<std::int64_t>(found.count, 0)};
    }
    return error;
}

} // namespace lab
