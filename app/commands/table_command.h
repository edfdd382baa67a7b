#pragma once

#include "app/files/table_text.h"
#include "app/text/exit.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/lab_state.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace lab::app {

/// Which numbers `position-lab table` writes, for checking one's own code: a quantity of an
/// encoding (allTables() has them all) with the parameters of `state`. Positions, or the
/// distances of a table against the distance, are first:end, the end not included.
struct TableRequest {
    QString encoding;
    QString quantity; ///< empty for the encoding's first
    std::int64_t first = 0;
    std::int64_t end = 16;
    bool isRangeGiven = false; ///< then a table with rows of its own is refused
    TableFormat format = TableFormat::Csv;
    LabState state;
    QString output; ///< a file, or empty for standard output
};

/// The core's, and those of the derivation's steps, whose formulas are a file of words, too.
const std::vector<TableQuantity>& allTables();

/// Writes the table as TableText makes it, each piece before the next: as many rows as one likes in
/// the memory of one piece. Nothing is written before the request is known to be right.
Expected<void, Failure> writtenTable(const TableRequest& request);

} // namespace lab::app
