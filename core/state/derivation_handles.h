#pragma once

#include "core/attention/token_order.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// Numbers of one kind that are dragged in a page of the derivation; each list is one parameter.
enum class HandleList {
    Colours, ///< of the cells of a table of 8 × 8 scores, row by row; 0 is not painted
    Marks, ///< of the six ways to put a position in: 0 none, 1 the score stays, 2 it moves
    QueryColumn, ///< one column of the query at positions 0 … 7
    KeyColumn,
    QueryLengths, ///< ρ_q at positions 0 … 20
    KeyLengths,
    Angles, ///< φ at positions 0 … 20, in radians
    Wavelengths, ///< λ of the second and of the third of four pairs, as powers of ten
    ScoreSketch, ///< a score at the distances 0, 5 … 40
    BoundSketch, ///< a bound at the distances 0, 1000 … 5000, as powers of ten
    Weights, ///< |w_i| of 64 pairs
};
constexpr std::size_t handleLists = 11;

constexpr int scoreTableSize = 8; ///< positions of a query and of a key
constexpr int lengthPositions = 21;
constexpr int cellColours = 15; ///< a table of 8 positions has as many distances

/// What a list holds: how many numbers, between which ends, and what each is at the start.
struct HandleListRule {
    std::string_view key {}; ///< of its parameter
    std::size_t size = 0;
    double lowest = 0;
    double highest = 1;
    double start = 0;
    bool isWhole = false;
};
const HandleListRule& ruleOf(HandleList list);
/// The rule of the list whose parameter has this key; null where none has.
const HandleListRule* ruleNamed(std::string_view key);
std::vector<double> startOf(HandleList list);

/// Numbers parted by blanks, each as short as reads back to the same number.
std::string listText(const std::vector<double>& numbers);
/// The list that the text is; empty where it is none of this kind.
std::vector<double> listOf(HandleList list, std::string_view text);

/// What the w_i of page "decay" point at: all alike, each somewhere, or each so that they agree at
/// one distance.
enum class WeightAngles { Equal, Random, LooksBack };

/// What is dragged in the pictures of the derivation's pages beside q, k, m, n, t, θ, c and γ.
struct DerivationHandles {
    TokenOrder words {0, 1, 2, 3}; ///< the order of four words
    double queryLength = 2; ///< of page "polar"
    double queryAngle = 80; ///< degrees
    double keyLength = 1.5;
    double keyAngle = 20;
    double queryTurn = 0; ///< degrees that one position turns the query by, page "one_turn"
    double keyTurn = 0;
    int speeds = 1; ///< of four pairs, how many have a frequency of their own
    WeightAngles weightAngles = WeightAngles::Equal;
    std::int64_t looksBack = 1000; ///< the distance at which the weights agree
    std::array<std::vector<double>, handleLists> lists; ///< by HandleList

    DerivationHandles();
    bool operator==(const DerivationHandles&) const = default;

    const std::vector<double>& list(HandleList of) const
    {
        return lists[static_cast<std::size_t>(of)];
    }
};

/// Of a list that has not its size the start is taken, and no number of one is out of its range.
DerivationHandles clampedHandles(DerivationHandles handles);

} // namespace lab
