#pragma once

#include "core/attention/token_order.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// Lists of numbers that can be dragged on a page of the derivation. Each list is one parameter.
enum class HandleList {
    Colours, ///< of the cells of a table of 8 × 8 scores, row by row; 0 is not colored
    /// One per way to add a position, six in all: 0 no mark, 1 the score stays, 2 it changes
    Marks,
    QueryColumn, ///< one component of the query at positions 0 … 7
    KeyColumn,
    QueryLengths, ///< ρ_q at positions 0 … 20
    KeyLengths,
    Angles, ///< φ at positions 0 … 20, in radians
    Wavelengths, ///< λ of the second and third of four pairs, log₁₀
    ScoreSketch, ///< a score at the distances 0, 5 … 40
    BoundSketch, ///< a bound at the distances 0, 1000 … 5000, log₁₀
    Weights, ///< |w_i| of 64 pairs
};
constexpr std::size_t handleLists = 11;

constexpr int scoreTableSize = 8; ///< number of query and of key positions
constexpr int lengthPositions = 21;
constexpr int cellColours = 15; ///< as many as distances between 8 positions

/// The rule for a list: its size, its range, and its starting value.
struct HandleListRule {
    std::string_view key {}; ///< of its parameter
    std::size_t size = 0;
    double lowest = 0;
    double highest = 1;
    double start = 0;
    bool isWhole = false;
};
const HandleListRule& ruleOf(HandleList list);
/// The rule of the list with this parameter key; null if there is none.
const HandleListRule* ruleNamed(std::string_view key);
std::vector<double> startOf(HandleList list);

/// Numbers separated by spaces, each with the fewest digits that read back as the same number.
std::string listText(const std::vector<double>& numbers);
/// The list that the text contains; empty if the text is not a valid list of this kind.
std::vector<double> listOf(HandleList list, std::string_view text);

/// The directions of the w_i on page "decay": all equal, random, or aligned at one distance.
enum class WeightAngles { Equal, Random, LooksBack };

/// What can be dragged in the pictures of the derivation pages besides q, k, m, n, t, θ, c and γ.
struct DerivationHandles {
    TokenOrder words {0, 1, 2, 3}; ///< order of the four words
    double queryLength = 2; ///< on page "polar"
    double queryAngle = 80; ///< degrees
    double keyLength = 1.5;
    double keyAngle = 20;
    double queryTurn = 0; ///< degrees per position by which the query is rotated, page "one_turn"
    double keyTurn = 0;
    int speeds = 1; ///< how many of the four pairs have a distinct frequency
    WeightAngles weightAngles = WeightAngles::Equal;
    std::int64_t looksBack = 1000; ///< the distance at which the weights are aligned
    std::array<std::vector<double>, handleLists> lists; ///< by HandleList

    DerivationHandles();
    bool operator==(const DerivationHandles&) const = default;

    const std::vector<double>& list(HandleList of) const
    {
        return lists[static_cast<std::size_t>(of)];
    }
};

/// Replaces a list of the wrong size by its starting value, and clamps all numbers.
DerivationHandles clampedHandles(DerivationHandles handles);

} // namespace lab
