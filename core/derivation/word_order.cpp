#include "core/derivation/word_order.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

constexpr int asking = 2; ///< the word whose output it is

using Words = std::array<Complex, sentenceWords>;

// Columns of a word as a complex number: 我, 不, 爱, 你.
constexpr Words sentence {Complex {0, 1}, {-1, 0.5}, {1, 0}, {0.5, 1}};
constexpr Complex secondOfQuery {0.40, -0.70};
constexpr Complex firstOfKey {0.60, 0.90};

Complex times(Complex first, Complex second, Complex word)
{
    return word.real() * first + word.imag() * second;
}

double dot(Complex one, Complex other)
{
    return one.real() * other.real() + one.imag() * other.imag();
}

/// The attention weights of the words at their positions, for the query at `place`.
Words weightsAt(Complex query, Complex key, const Words& words, int place, bool isMasked)
{
    const Complex asks = times(query, secondOfQuery, words[static_cast<std::size_t>(place)]);
    std::array<double, sentenceWords> scores {};
    double largest = -HUGE_VAL;
    for (std::size_t at = 0; at < scores.size(); ++at) {
        scores[at] = dot(asks, times(firstOfKey, key, words[at])) / std::sqrt(2.0);
        if (isMasked && static_cast<int>(at) > place)
            scores[at] = -HUGE_VAL;
        largest = std::max(largest, scores[at]);
    }
    Words weights {};
    double sum = 0;
    for (std::size_t at = 0; at < scores.size(); ++at)
        sum += std::exp(scores[at] - largest);
    for (std::size_t at = 0; at < scores.size(); ++at)
        weights[at] = std::exp(scores[at] - largest) / sum;
    return weights;
}

} // namespace

std::array<int, sentenceWords> wordsInOrder(int order)
{
    std::array<int, sentenceWords> words {0, 1, 2, 3};
    for (int step = 0; step < order; ++step)
        std::ranges::next_permutation(words);
    return words;
}

Complex wordOutput(Complex query, Complex key, int order, PositionUse places)
{
    const auto placed = wordsInOrder(order);
    Words values {};
    Words words {};
    int place = 0;
    for (std::size_t at = 0; at < placed.size(); ++at) {
        values[at] = words[at] = sentence[static_cast<std::size_t>(placed[at])];
        if (places == PositionUse::Added)
            words[at] += std::polar(1.0, static_cast<double>(at));
        if (placed[at] == asking)
            place = static_cast<int>(at);
    }
    const Words weights = weightsAt(query, key, words, place, places == PositionUse::Masked);
    Complex output;
    for (std::size_t at = 0; at < values.size(); ++at)
        output += weights[at].real() * values[at];
    return output;
}

std::array<double, sentenceWords> wordWeights(Complex query, Complex key)
{
    const Words weights = weightsAt(query, key, sentence, asking, false);
    std::array<double, sentenceWords> real {};
    std::ranges::transform(weights, real.begin(), [](Complex one) { return one.real(); });
    return real;
}

} // namespace lab
