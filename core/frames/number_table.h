#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// A column whose numbers 0, 1, … are written as words: 2 as the third of them.
struct WordColumn {
    std::size_t column = 0; ///< of the table's columns
    std::vector<std::string_view> words; ///< keys, as of a choice: "transformer_xl"

    bool operator==(const WordColumn&) const = default;
};

/// The numbers behind a picture, as they go into a CSV file with 17 digits. What is not
/// finite is an empty field.
struct NumberTable {
    std::vector<std::string> header; ///< technical names: "position", "pair", "mean"
    std::vector<std::vector<double>> rows;
    std::size_t keys = 1; ///< columns at the left that name a row
    std::vector<WordColumn> words = {};

    bool operator==(const NumberTable&) const = default;
};

/// Whether all of two tables is the same, where an empty field is the same as another.
bool haveSameNumbers(const NumberTable& a, const NumberTable& b);

/// Two tables of the same picture side by side: the keys, and for each other column "score" three,
/// "score_a", "score_b" and "score_difference", which is b − a.
///
/// Rows are joined by their keys, those of B first and then the ones that A alone has; columns by
/// their names. What one of the two has not is empty, and so is its difference. Where rows are
/// named in other ways it is b alone.
NumberTable compared(const NumberTable& a, const NumberTable& b);

} // namespace lab
