#pragma once

#include "app/files/table_text.h"
#include "app/text/exit.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/lab_state.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace lab::app {

/// The numbers that `position-lab table` writes, for checking one's own code: a quantity of an
/// encoding (see allTables()) with the parameters of `state`. Positions, or the distances of a
/// table over distances, are first:end, without the end.
struct TableRequest {
    QString encoding; ///< one of tableEncodings()
    QString quantity; ///< empty for the encoding's first
    std::int64_t first = 0;
    std::int64_t end = 16;
    bool isRangeGiven = false; ///< then a table with its own rows is refused
    TableFormat format = TableFormat::Csv;
    LabState state;
    QString output; ///< a file, or empty for standard output
};

/// The tables of the core, and those of the derivation's steps, whose formulas are in a text file.
const std::vector<TableQuantity>& allTables();

/// The valid values of --encoding.
QStringList tableEncodings();

/// Writes the table with TableText, each piece before the next is made, so that any number of rows
/// needs the memory of one piece. Nothing is written before the request is validated.
Expected<void, Failure> writtenTable(const TableRequest& request);

} // namespace lab::app
