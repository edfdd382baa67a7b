#include "core/frames/number_table.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace lab {

namespace {

constexpr double empty = std::numeric_limits<double>::quiet_NaN();

using Key = std::vector<double>;
using RowsByKey = std::map<Key, std::size_t>;

Key keyOf(const NumberTable& table, std::size_t row)
{
    const std::vector<double>& cells = table.rows[row];
    Key key(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(table.keys));
    // NaN keys count as equal; NaN has no order, so it is replaced.
    std::ranges::replace_if(
        key, [](double number) { return std::isnan(number); }, std::numeric_limits<double>::max());
    return key;
}

RowsByKey rowsByKey(const NumberTable& table)
{
    RowsByKey rows;
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        rows.emplace(keyOf(table, row), row);
    return rows;
}

std::vector<std::string> columnNames(const NumberTable& a, const NumberTable& b)
{
    std::vector<std::string> names(
        b.header.begin() + static_cast<std::ptrdiff_t>(b.keys), b.header.end());
    for (std::size_t column = a.keys; column < a.header.size(); ++column) {
        if (std::ranges::find(names, a.header[column]) == names.end())
            names.push_back(a.header[column]);
    }
    return names;
}

/// The index of each name in the table; the table's width if it is missing.
std::vector<std::size_t> placesOf(const std::vector<std::string>& names, const NumberTable& table)
{
    std::vector<std::size_t> places;
    for (const std::string& name : names)
        places.push_back(
            static_cast<std::size_t>(std::ranges::find(table.header, name) - table.header.begin()));
    return places;
}

std::vector<std::string> keyNames(const NumberTable& table)
{
    return {table.header.begin(), table.header.begin() + static_cast<std::ptrdiff_t>(table.keys)};
}

double cellOf(const std::vector<double>* row, std::size_t place)
{
    return row && place < row->size() ? (*row)[place] : empty;
}

const std::vector<double>* rowOf(const NumberTable& table, const RowsByKey& rows, const Key& key)
{
    const auto found = rows.find(key);
    return found == rows.end() ? nullptr : &table.rows[found->second];
}

/// A key column keeps its words; for another column, those of A and of B have them.
std::vector<WordColumn> joinedWords(
    const NumberTable& a, const NumberTable& b, const std::vector<std::string>& header)
{
    std::vector<WordColumn> joined;
    for (const NumberTable* table : {&b, &a}) {
        for (const WordColumn& words : table->words) {
            const std::string& name = table->header[words.column];
            for (std::size_t k = 0; k < header.size(); ++k) {
                const bool isIt = k < table->keys
                    ? header[k] == name
                    : header[k] == name + "_a" || header[k] == name + "_b";
                if (isIt && std::ranges::find(joined, k, &WordColumn::column) == joined.end())
                    joined.push_back({k, words.words});
            }
        }
    }
    return joined;
}

} // namespace

bool haveSameNumbers(const NumberTable& a, const NumberTable& b)
{
    const auto isSame = [](double left, double right) {
        return std::isnan(left) ? std::isnan(right) : left >= right && left <= right;
    };
    return a.header == b.header
        && std::ranges::equal(a.rows, b.rows, [&](const auto& left, const auto& right) {
               return std::ranges::equal(left, right, isSame);
           });
}

NumberTable compared(const NumberTable& a, const NumberTable& b)
{
    if (keyNames(a) != keyNames(b))
        return b;
    const std::vector<std::string> names = columnNames(a, b);
    const std::vector<std::size_t> inA = placesOf(names, a);
    const std::vector<std::size_t> inB = placesOf(names, b);
    NumberTable joined {keyNames(b), {}, b.keys};
    for (const std::string& name : names)
        joined.header.insert(joined.header.end(), {name + "_a", name + "_b", name + "_difference"});
    joined.words = joinedWords(a, b, joined.header);

    const RowsByKey rowsOfA = rowsByKey(a);
    const RowsByKey rowsOfB = rowsByKey(b);
    const auto append = [&](const std::vector<double>* ofA, const std::vector<double>* ofB) {
        const std::vector<double>& named = ofB ? *ofB : *ofA;
        std::vector<double>& row = joined.rows.emplace_back(
            named.begin(), named.begin() + static_cast<std::ptrdiff_t>(b.keys));
        for (std::size_t column = 0; column < names.size(); ++column) {
            const double first = cellOf(ofA, inA[column]);
            const double second = cellOf(ofB, inB[column]);
            row.insert(row.end(), {first, second, second - first});
        }
    };
    for (std::size_t row = 0; row < b.rows.size(); ++row)
        append(rowOf(a, rowsOfA, keyOf(b, row)), &b.rows[row]);
    for (std::size_t row = 0; row < a.rows.size(); ++row) {
        if (!rowsOfB.contains(keyOf(a, row)))
            append(&a.rows[row], nullptr);
    }
    return joined;
}

} // namespace lab
