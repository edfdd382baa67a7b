#pragma once

#include "core/encodings/turning/rotary_parameters.h"

#include <vector>

namespace lab {

/// The rows of an attention layer's query and key weights, a row an output feature, head after
/// head. Of each head the first `rotatedWidth` rows become the columns that RoPE turns.
struct HeadRows {
    int queryHeads = 32; ///< num_attention_heads
    int keyHeads = 8; ///< num_key_value_heads; divides queryHeads
    int width = 128; ///< of a head, even, 2 to 1024
    int rotatedWidth = 128; ///< even, 0 to width

    bool operator==(const HeadRows&) const = default;
};

/// How weights for one layout of columns are made ready for the other, rightly and as it is done
/// wrongly in practice.
enum class Conversion {
    Right, ///< every head of q and of k by itself, its resting rows where they are
    Forgotten, ///< loaded as they are
    Twice, ///< by a script whose output was converted already
    ByQueryHeads, ///< the rows of k cut into as many heads as q has
    BeyondRotated, ///< the rows that rest moved too
};

/// Row r of a head in the layout `to`, Interleaved or Halves, is its row order[r] in the other one.
///
/// Law: a column of the turned query and key is the same number in both layouts, so every score
/// stays. The same order holds for biases, and for the weights of q and k norms, a head at a time.
/// convert_llama_weights_to_hf.py, permute, is it for rotatedWidth = width.
std::vector<int> headOrder(int width, int rotatedWidth, Pairing to);

/// The order of all rows of the query's weight, or the key's.
std::vector<int> queryOrder(const HeadRows& rows, Pairing to, Conversion conversion);
std::vector<int> keyOrder(const HeadRows& rows, Pairing to, Conversion conversion);

/// Whether the layer has space for the mistake: its head counts differ, some of its rows rest.
bool isPossible(const HeadRows& rows, Conversion conversion);

/// The largest |score after − score before| of all query heads, for weights of 8 columns and two
/// tokens of a written rule (checkWeight, checkToken), the query at position 9 and the key at 4,
/// with θᵢ = base^(−2i/rotatedWidth). Not divided by √width.
///
/// Law: Right is 0 but for rounding; the others are not, where the two layouts differ and the
/// conversion is possible.
double conversionError(const HeadRows& rows, double base, Pairing to, Conversion conversion);

/// ((31·row + 17·column² + 7·row·column + 11·seed) mod 101)/101 − 1/2; the query's seed is 1, the
/// key's 2. Exact in every language.
double checkWeight(int row, int column, int seed);
/// ((13·column² + 5·column + 29·seed) mod 37)/37 − 1/2
double checkToken(int column, int seed);

constexpr int checkColumns = 8;
constexpr int checkQueryPosition = 9;
constexpr int checkKeyPosition = 4;

} // namespace lab
