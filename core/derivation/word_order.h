#pragma once

#include "core/math/expression/expression.h"

#include <array>

namespace lab {

constexpr int sentenceWords = 4;
constexpr int sentenceOrders = 24;

/// The word at each position in one of the 24 orders. Order 0 is the typed one; the others follow
/// in lexicographic order.
std::array<int, sentenceWords> wordsInOrder(int order);

/// How a small attention layer with one head uses the positions of the words.
enum class PositionUse {
    No, ///< not at all
    Added, ///< e^{ip} is added to the word at position p, before W_q and W_k
    Masked, ///< a word sees itself and the words before it
};

/// The output of the third word, "爱", over four words of two columns: scores ⟨W_q x, W_k x⟩ by √2,
/// softmax, and the words themselves as values. The first column of W_q is `query`, the second of
/// W_k is `key`.
///
/// Law: without positions it is the same in every order.
Complex wordOutput(Complex query, Complex key, int order, PositionUse places);

/// The attention weights of the third word, in the typed order. Law: they add up to 1.
std::array<double, sentenceWords> wordWeights(Complex query, Complex key);

} // namespace lab
