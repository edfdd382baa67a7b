#pragma once

#include <cstdint>
#include <vector>

namespace lab {

/// An order of tokens: position k holds the token from order[k]. Each of 0 … size − 1 occurs once.
using TokenOrder = std::vector<int>;

bool isOrder(const TokenOrder& order);

/// A random order of `count` ≥ 0 tokens, uniformly distributed (Fisher and Yates).
TokenOrder shuffledOrder(int count, std::uint64_t seed);

/// Moves the last token to the end and keeps the order of the others. Empty for an empty order.
TokenOrder withLastKept(TokenOrder order);

/// The inverse permutation.
TokenOrder inverse(const TokenOrder& order);

} // namespace lab
