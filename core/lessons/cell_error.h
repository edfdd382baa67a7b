#pragma once

#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// Why there is no such cell: `cell("rope.frequencies", 310, "frequency")` of 32 pairs.
struct CellError {
    enum class Kind { Table, Column, Row } kind = Kind::Table; ///< the first that there is not
    std::vector<std::string> known = {}; ///< the names of all tables, or of this one's columns
    std::int64_t first = 0; ///< row of the table
    std::int64_t count = 0; ///< of its rows; 0 where it goes on from the first without end

    bool operator==(const CellError&) const = default;
};

/// Nothing where the table of that state has the row and the column.
std::optional<CellError> cellError(
    const LabState& state, std::string_view table, std::int64_t row, std::string_view column);

} // namespace lab
