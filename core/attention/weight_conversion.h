#pragma once

#include "core/encodings/rope/parameters.h"

#include <vector>

namespace lab {

/// The rows of an attention layer's query and key weights: one row per output feature, head after
/// head. In each head, RoPE rotates the first `rotatedWidth` columns.
struct HeadRows {
    int queryHeads = 32; ///< num_attention_heads
    int keyHeads = 8; ///< num_key_value_heads; divides queryHeads
    int width = 128; ///< of a head, even, 2 to 1024
    int rotatedWidth = 128; ///< even, 0 to width

    bool operator==(const HeadRows&) const = default;
};

/// How weights are converted between the two column layouts, correctly and with common mistakes.
enum class Conversion {
    Right, ///< each head of q and of k separately, without moving rows that are not rotated
    Forgotten, ///< not converted
    Twice, ///< converted again after a script has already converted them
    ByQueryHeads, ///< k split into as many heads as q has
    BeyondRotated, ///< rows that are not rotated are moved too
};

/// Row r of a head in the layout `to`, Interleaved or Halves, is row order[r] in the other layout.
///
/// Law: each column of the rotated query and key has the same value in both layouts, so every score
/// stays the same. The same order applies to biases, and to the weights of q and k norms, per head.
/// Source: permute in convert_llama_weights_to_hf.py, for rotatedWidth = width.
std::vector<int> headOrder(int width, int rotatedWidth, Pairing to);

/// The order of all rows of the weights of the query or the key.
std::vector<int> queryOrder(const HeadRows& rows, Pairing to, Conversion conversion);
std::vector<int> keyOrder(const HeadRows& rows, Pairing to, Conversion conversion);

/// Whether the mistake is possible for this layer: its head counts differ, or some of its rows are
/// not rotated.
bool isPossible(const HeadRows& rows, Conversion conversion);

/// The largest |score after − score before| over all query heads, for weights of 8 columns and two
/// tokens given by formulas (checkWeight, checkToken), the query at position 9 and the key at 4,
/// with θᵢ = base^(−2i/rotatedWidth). Not divided by √width.
///
/// Law: for Right it is 0 except for rounding; for the others it is not, if the two layouts differ
/// and the conversion is possible.
double conversionError(const HeadRows& rows, double base, Pairing to, Conversion conversion);

/// ((31·row + 17·column² + 7·row·column + 11·seed) mod 101)/101 − 1/2; the seed is 1 for the query,
/// 2 for the key. Exact in every programming language.
double checkWeight(int row, int column, int seed);
/// ((13·column² + 5·column + 29·seed) mod 37)/37 − 1/2
double checkToken(int column, int seed);

constexpr int checkColumns = 8;
constexpr int checkQueryPosition = 9;
constexpr int checkKeyPosition = 4;

} // namespace lab
