#pragma once

#include <Eigen/Core>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// The tokens of a sentence, split at spaces. Each Chinese character or kana is a token, so
/// 我不爱你 is four tokens with or without spaces. `sentence` is UTF-8; invalid bytes stay
/// unchanged in their token.
std::vector<std::string> tokensOf(std::string_view sentence);

/// The vector of a word: `width` normally distributed numbers whose seed is the FNV-1a hash of its
/// UTF-8 bytes. So a word has the same vector at every position, in every sentence and on every
/// machine. It is untrained: vectors distinguish words but have no meaning.
Eigen::RowVectorXd wordVector(std::string_view word, int width);

/// The vectors of all words, one per row.
Eigen::MatrixXd wordVectors(const std::vector<std::string>& words, int width);

/// FNV-1a with 64 bits.   Fowler, Noll and Vo, RFC 9923.
std::uint64_t wordHash(std::string_view word);

} // namespace lab
