#pragma once

#include <Eigen/Core>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// The tokens of a sentence: it is split at blanks, and each Chinese character or kana stands
/// alone, so that 我不爱你 is four tokens with blanks or without. `sentence` is UTF-8; what is no
/// UTF-8 stays in its token byte by byte.
std::vector<std::string> tokensOf(std::string_view sentence);

/// The vector of a word: `width` normal numbers whose seed is the FNV-1a hash of its UTF-8 bytes,
/// so that a word has the same vector wherever it stands, in every sentence and on every machine.
/// Nobody has trained it: it says that two words differ, and nothing of what they mean.
Eigen::RowVectorXd wordVector(std::string_view word, int width);

/// The vectors of all words, a row each.
Eigen::MatrixXd wordVectors(const std::vector<std::string>& words, int width);

/// FNV-1a with 64 bits.   Fowler, Noll and Vo, RFC 9923.
std::uint64_t wordHash(std::string_view word);

} // namespace lab
