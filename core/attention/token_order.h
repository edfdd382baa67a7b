#pragma once

#include <cstdint>
#include <vector>

namespace lab {

/// An order of tokens: place k holds what stood at order[k]. Each of 0 … size − 1 occurs once.
using TokenOrder = std::vector<int>;

bool isOrder(const TokenOrder& order);

/// A random order of `count` ≥ 0 tokens, each as likely as the others (Fisher and Yates).
TokenOrder shuffledOrder(int count, std::uint64_t seed);

/// The others in the same order, and the last token last, where it stood as typed. Nothing of an
/// empty order.
TokenOrder withLastKept(TokenOrder order);

/// The order that undoes it.
TokenOrder inverse(const TokenOrder& order);

} // namespace lab
