#pragma once

#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// Whole numbers first … end − 1: positions, or distances where a table is against the distance.
struct TableRange {
    std::int64_t first = 0;
    std::int64_t end = 16;
};

/// A table of one encoding's numbers, made row by row so that a long one needs no memory.
///
/// Row k, for k from `first`, starts with k itself, whose name is the first of `columns`; `row(k)`
/// gives the other columns. NaN is a cell with no number (a masked key).
struct SchemeTable {
    std::vector<std::string> columns; ///< "position", "column 0", …: technical names
    std::int64_t first = 0;
    std::int64_t count = 0;
    std::function<std::vector<double>(std::int64_t)> row;
    std::vector<WordColumn> words = {};
};

/// What can be asked of an encoding: `position-lab table --encoding alibi --quantity slopes`.
struct TableQuantity {
    std::string_view encoding; ///< a key of catalogue()
    std::string_view quantity; ///< "slopes"
    SchemeTable (*table)(const LabState&, TableRange);
    /// Whether a row is another, or has other columns, in another range. Of all others one table
    /// serves every row: what all rows share is made once, and a row when it is asked for.
    bool isOfRange = false;
};

/// All of them, the quantities of an encoding together, the one given for a bare request first.
std::span<const TableQuantity> tableQuantities();

/// Those of one subject.
std::span<const TableQuantity> sinusoidalAnalysisTables();
std::span<const TableQuantity> rotaryAnalysisTables();
std::span<const TableQuantity> scalingTables();
std::span<const TableQuantity> modelTables(); ///< the layers of the model that is loaded
std::span<const TableQuantity> cacheTables(); ///< of growing texts
std::span<const TableQuantity> attentionTables(); ///< temperature, effective distances and sink
std::span<const TableQuantity> precisionTables();
std::span<const TableQuantity> alibiFormTables();
std::span<const TableQuantity> orderTables(); ///< of the bench Order, for those that it has
std::span<const TableQuantity> patchTables(); ///< of the bench Grids, for those that it has
std::span<const TableQuantity> compareTables(); ///< of the bench Compare, for those that it has

/// {first, name0, name1, …}: the columns of a table with `count` numbers of one kind, which are
/// numbered from `from`.
std::vector<std::string> numberedColumns(
    std::string_view first, std::string_view name, int count, int from = 0);

/// The rows of a table with one row a position or distance of the range, which begins at 0 at
/// least.
SchemeTable tableOver(TableRange range, std::vector<std::string> columns,
    std::function<std::vector<double>(std::int64_t)> row);

/// The same of distances, query minus key: that of a key that comes after the query is below 0.
SchemeTable tableOverSigned(TableRange range, std::vector<std::string> columns,
    std::function<std::vector<double>(std::int64_t)> row);

/// {"position", "factor"}: what the query is multiplied by there, of any encoding.
SchemeTable temperatureTable(const LabState& state, TableRange range);

/// {"pair", "frequency"}: radians a position, a row a pair.
SchemeTable frequencyTable(std::span<const double> frequencies);

} // namespace lab
