#pragma once

#include "core/drawing/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace lab::drawing::pages {

/// The names of a title, a row or an axis of a page's picture by its key, "score_against_shift" or
/// "way.even", the longest first; none if there is none. A number at the end of a part's key, as in
/// "pair.2", is written after its name.
std::vector<Said> wordings(std::string_view key, const Language& words);
Said wording(std::string_view key, const Language& words); ///< the longest, or empty

/// The name of a matrix with its number: "R(9)"; for a power "A⁹".
std::string numbered(std::string_view key, long long number, const Language& words);

/// The name of a part that can be dragged: "tip of q".
std::string partName(std::string_view part, const Language& words);

/// The text for a series that isTooLarge(), from the longest to the shortest.
std::vector<Said> tooLargeWords(const Language& words);

/// The formula of the book beside a part of a plane, or empty.
std::string_view formulaOf(std::string_view part);

/// The symbols of the equations for which a part stands, the most likely first.
std::vector<std::string_view> symbolsOf(std::string_view part);

/// Of a cell that the learner colors: "A" for 1, or that it is empty.
std::string cellColourName(int colour, const Language& words);

/// Of a mark of the learner: none, it stays, it changes.
std::string markName(int mark, const Language& words);

} // namespace lab::drawing::pages
