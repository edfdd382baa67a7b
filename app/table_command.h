#pragma once

#include "app/command_line.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/lab_state.h"

#include <QString>

#include <cstdint>
#include <cstdio>
#include <vector>

namespace lab::app {

enum class TableFormat { Csv, Json };

/// Which numbers `position-lab table` writes, for checking one's own code: a quantity of an
/// encoding (allTables() has them all) with the parameters of `state`. Positions, or the
/// distances of a table against the distance, are first:end, the end not included; a table has at
/// most largestTable numbers.
struct TableRequest {
    QString encoding;
    QString quantity; ///< empty for the encoding's first
    std::int64_t first = 0;
    std::int64_t end = 16;
    TableFormat format = TableFormat::Csv;
    LabState state;
};

/// The core's, and those of the derivation's steps, whose formulas are a file of words, too.
const std::vector<TableQuantity>& allTables();

constexpr std::int64_t largestTable = 10'000'000;

struct TableOutcome {
    Exit exit = Exit::Done;
    QString sentence; ///< empty when done
};

/// Writes the table with 17 significant digits, in pieces, so that memory stays bounded. Nothing
/// is written before the request is known to be right.
TableOutcome writtenTable(const TableRequest& request, std::FILE* out);

} // namespace lab::app
