#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// A column whose numbers 0, 1, … are written as words: 2 as the third word.
struct WordColumn {
    std::size_t column = 0; ///< index among the table's columns
    std::vector<std::string_view> words; ///< keys, as of a choice: "transformer_xl"

    bool operator==(const WordColumn&) const = default;
};

/// The numbers of a picture, written to a CSV file with 17 digits. Non-finite values are empty
/// fields.
struct NumberTable {
    std::vector<std::string> header; ///< technical names: "position", "pair", "mean"
    std::vector<std::vector<double>> rows;
    std::size_t keys = 1; ///< columns at the left that name a row
    std::vector<WordColumn> words = {};

    bool operator==(const NumberTable&) const = default;
};

/// Whether two tables are equal, where empty fields count as equal.
bool haveSameNumbers(const NumberTable& a, const NumberTable& b);

/// Two tables of the same picture side by side: the keys, and for each other column "score" three,
/// "score_a", "score_b" and "score_difference", which is b − a.
///
/// Rows are matched by their keys, those of B first and then those that only A has; columns by
/// their names. Values missing in one table are empty, and so is their difference. If the keys have
/// different columns, the result is b.
NumberTable compared(const NumberTable& a, const NumberTable& b);

} // namespace lab
