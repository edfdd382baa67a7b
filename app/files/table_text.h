#pragma once

#include "core/frames/tables/scheme_table.h"

#include <cstddef>
#include <string>

namespace lab::app {

enum class TableFormat { Csv, Json };

/// A table as CSV or JSON, made in pieces so that a long one needs little memory: each piece ends
/// with the row that brings it to pieceBytes.
///
/// Numbers have 17 significant digits and a decimal point in every locale. A cell without a number
/// is empty in CSV, an infinite one "inf" or "-inf"; both are null in JSON, which can represent
/// neither. In a column of words, a number is replaced by its word.
class TableText {
public:
    TableText(const TableQuantity& quantity, SchemeTable table, TableFormat format);

    std::string next(); ///< the next piece; empty after the last

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
