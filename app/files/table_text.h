#pragma once

#include "core/frames/tables/scheme_table.h"

#include <cstddef>
#include <string>

namespace lab::app {

enum class TableFormat { Csv, Json };

/// A table as CSV or JSON, made piece by piece, so that a long one needs no memory: each piece ends
/// with the row that brings it to pieceBytes.
///
/// Numbers have 17 significant digits and a point in every locale. A cell with no number is empty
/// in CSV, where an infinite one is "inf" or "-inf"; both are null in JSON, which has no word for
/// either. A number in a column of
/// words is its word.
class TableText {
public:
    TableText(const TableQuantity& quantity, SchemeTable table, TableFormat format);

    std::string next(); ///< empty after the last piece

    static constexpr std::size_t pieceBytes = std::size_t {1} << 16;

private:
    enum class Place { Head, Rows, End };

    void addHead(std::string& piece) const;
    void addRow(std::string& piece);
    /// Whether the column has a word for the number.
    bool addWord(std::string& piece, std::size_t column, double number) const;

    TableQuantity m_quantity;
    SchemeTable m_table;
    TableFormat m_format;
    Place m_place = Place::Head;
    std::int64_t m_row = 0;
};

} // namespace lab::app
