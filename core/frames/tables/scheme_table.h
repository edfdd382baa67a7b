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

/// Integers first … end − 1: positions, or distances for a table over distances.
struct TableRange {
    std::int64_t first = 0;
    std::int64_t end = 16;
};

/// A table of an encoding's values, computed row by row so that a long one needs little memory.
///
/// Row k, starting with `first`, begins with k itself, whose name is the first of `columns`;
/// `row(k)` returns the other columns. NaN is a cell without a number (a masked key).
struct SchemeTable {
    std::vector<std::string> columns; ///< "position", "column 0", …: technical names
    std::int64_t first = 0;
    std::int64_t count = 0;
    std::function<std::vector<double>(std::int64_t)> row;
    std::vector<WordColumn> words = {};
};

/// A table of an encoding: `position-lab table --encoding alibi --quantity slopes`.
struct TableQuantity {
    std::string_view encoding; ///< a key of catalogue()
    std::string_view quantity; ///< "slopes"
    SchemeTable (*make)(const LabState&, TableRange) = nullptr;
    /// Whether rows or columns depend on the range. For all other tables, one table serves every
    /// row: common parts are computed once, and each row on request.
    bool isOfRange = false;
    /// Instead of `make`, for quantities that several encodings have.
    SchemeTable (*makeFor)(const LabState&, TableRange, std::string_view encoding) = nullptr;

    SchemeTable table(const LabState& state, TableRange range) const
    {
        return make ? make(state, range) : makeFor(state, range, encoding);
    }
};

/// All tables, those of an encoding together, its default first.
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
std::span<const TableQuantity> orderTables(); ///< of the bench Order, for encodings that it has
std::span<const TableQuantity> patchTables(); ///< of the bench Grids, for encodings that it has
std::span<const TableQuantity> compareTables(); ///< of the bench Compare, for encodings that it has

/// {first, name0, name1, …}: the columns of a table with `count` numbers of one kind, which are
/// numbered from `from`.
std::vector<std::string> numberedColumns(
    std::string_view first, std::string_view name, int count, int from = 0);

/// A table with one row per position or distance of the range, which begins at 0 or later.
SchemeTable tableOver(TableRange range, std::vector<std::string> columns,
    std::function<std::vector<double>(std::int64_t)> row);

/// The same for distances, query minus key: negative for a key after the query.
SchemeTable tableOverSigned(TableRange range, std::vector<std::string> columns,
    std::function<std::vector<double>(std::int64_t)> row);

/// {"position", "factor"}: the factor on the query there, for any encoding.
SchemeTable temperatureTable(const LabState& state, TableRange range);

/// {"pair", "frequency"}: radians per position, a row per pair.
SchemeTable frequencyTable(std::span<const double> frequencies);

} // namespace lab
