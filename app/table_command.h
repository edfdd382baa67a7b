#pragma once

#include "app/command_line.h"
#include "core/encodings/alibi.h"
#include "core/encodings/rotary.h"
#include "core/encodings/sinusoidal.h"
#include "core/state/lab_state.h"

#include <QString>

#include <cstdint>
#include <cstdio>
#include <string>

namespace lab::app {

enum class TableFormat { Csv, Json };

/// Which numbers `position-lab table` writes, for checking one's own code.
///
/// sinusoidal: encoding (PE, a row a position), frequencies. rope: rotation (cos and sin of each
/// pair, a row a position), frequencies, query, key (the turned vectors), score (against the
/// distance). alibi: bias (a row a distance, a column a head), slopes. Positions are first:end,
/// the end not included; a table has at most largestTable numbers.
struct TableRequest {
    QString encoding;
    QString quantity; ///< empty for the encoding's first
    std::int64_t first = 0;
    std::int64_t end = 16;
    TableFormat format = TableFormat::Csv;
    LabState state;
};

constexpr std::int64_t largestTable = 10'000'000;

struct TableOutcome {
    Exit exit = Exit::Done;
    QString sentence; ///< empty when done
};

/// Writes the table with 17 significant digits, in pieces, so that memory stays bounded. Nothing
/// is written before the request is known to be right.
TableOutcome writtenTable(const TableRequest& request, std::FILE* out);

} // namespace lab::app
