#pragma once

#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// Why a cell does not exist: `cell("rope.frequencies", 310, "frequency")` for 32 pairs.
struct CellError {
    /// The first part that does not exist.
    enum class Kind { Table, Column, Row } kind = Kind::Table;
    /// The names of all tables, or of the columns of this table.
    std::vector<std::string> known = {};
    std::int64_t first = 0; ///< first row of the table
    std::int64_t count = 0; ///< number of rows; 0 if they continue without end

    bool operator==(const CellError&) const = default;
};

/// Empty if the table of that state has the row and the column.
std::optional<CellError> cellError(
    const LabState& state, std::string_view table, std::int64_t row, std::string_view column);

} // namespace lab
