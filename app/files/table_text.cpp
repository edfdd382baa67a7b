#include "app/files/table_text.h"

#include "core/math/csv_number.h"
#include "core/math/quoting.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace lab::app {

namespace {

std::string entry(std::string_view key)
{
    return jsonString(key) + ": ";
}

} // namespace

TableText::TableText(const TableQuantity& quantity, SchemeTable table, TableFormat format)
    : m_quantity(quantity)
    , m_table(std::move(table))
    , m_format(format)
    , m_row(m_table.first)
{
}

std::string TableText::next()
{
    std::string piece;
    if (m_place == Place::Head) {
        addHead(piece);
        m_place = Place::Rows;
    }
    const std::int64_t end = m_table.first + m_table.count;
    while (m_place == Place::Rows && m_row < end && piece.size() < pieceBytes)
        addRow(piece);
    if (m_place == Place::Rows && m_row == end) {
        m_place = Place::End;
        if (m_format == TableFormat::Json)
            piece += "\n ]}\n";
    }
    return piece;
}

void TableText::addHead(std::string& piece) const
{
    const bool isCsv = m_format == TableFormat::Csv;
    if (!isCsv)
        piece += '{' + entry("encoding") + jsonString(m_quantity.encoding) + ", "
            + entry("quantity") + jsonString(m_quantity.quantity) + ",\n " + entry("columns") + '[';
    for (std::size_t k = 0; k < m_table.columns.size(); ++k) {
        if (isCsv)
            piece += (k == 0 ? "" : ",") + m_table.columns[k];
        else
            piece += (k == 0 ? "" : ", ") + jsonString(m_table.columns[k]);
    }
    piece += isCsv ? "\n" : "],\n " + entry("rows") + '[';
}

void TableText::addRow(std::string& piece)
{
    const bool isCsv = m_format == TableFormat::Csv;
    if (!isCsv)
        piece += m_row == m_table.first ? "\n  [" : ",\n  [";
    std::size_t column = 0;
    if (!addWord(piece, column, static_cast<double>(m_row)))
        piece += std::to_string(m_row);
    for (const double number : m_table.row(m_row)) {
        piece += isCsv ? "," : ", ";
        if (addWord(piece, ++column, number))
            continue;
        piece += isCsv || std::isfinite(number) ? csvText(number) : "null";
    }
    piece += isCsv ? "\n" : "]";
    ++m_row;
}

bool TableText::addWord(std::string& piece, std::size_t column, double number) const
{
    const auto found = std::ranges::find(m_table.words, column, &WordColumn::column);
    if (found == m_table.words.end() || !(number >= 0 && number < double(found->words.size())))
        return false;
    const std::string word(found->words[static_cast<std::size_t>(number)]);
    piece += m_format == TableFormat::Csv ? word : jsonString(word);
    return true;
}

} // namespace lab::app
