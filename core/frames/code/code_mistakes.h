#pragma once

#include "core/state/lab_state.h"

#include <optional>

namespace lab {

/// Mistakes in published code, each with a number that distinguishes it from the right line.
enum class CodeMistake {
    InvariantOutputs, ///< attention(x[p]) compared with attention(x), not with attention(x)[p]
    TravellingPositions, ///< (x + table)[p]: each token carries its position
    BlindDecoder, ///< no encoding, so no order; the causal mask forgotten
    DoubledExponent, ///< 10000^(2i/d) with i already stepping by two
    FrequencyOfEachColumn, ///< the cosine has another frequency than its sine
    BaseOfThousand,
    AnglesOfOtherLayout, ///< repeat_interleave'd angles with rotate_half
    ForgottenPermutation, ///< weights of one layout, rotated by the other
    RepeatedPermutation, ///< weights that were already permuted
    PermutationByQueryHeads, ///< the key's rows split into as many heads as the query has
    PermutationBeyondRotated, ///< unrotated rows are moved too
    TableOverTokens, ///< [1, S, 1, d/2] broadcast with [B, S, d/2]
    ElementwiseProduct, ///< (x·cos, y·sin) instead of the complex product
    FlatSlopes, ///< 1/2^(8 − h/(H − 1))
    /// One geometric sequence although the number of heads is not a power of two.
    SlopesWithoutException,
    MaskOfZeros, ///< tril leaves the bias 0 for later keys
    BaseTimesFactor, ///< base·s, not base·s^(r/(r − 2))
    SquaredAttentionFactor, ///< on queries and keys, and again on the scores
    RoundedPositions, ///< positions in bfloat16
    RoundedFrequencies, ///< inv_freq in bfloat16
};

/// The effect of a mistake on the numbers of a state, both computed by the core.
///
/// Measured, right and wrong: the largest difference of the outputs of the reordered sentence
/// (Order); the longest wavelength in positions (doubled exponent, base); the sin² + cos² of a pair
/// that is farthest from 1 at the query; the change of the score when both tokens are shifted by
/// 100; the score; the number of values in a rotated batch; the norm of the rotated query; the
/// steepest slope divided by the flattest; the slope of head 1; the attention of a query on later
/// keys, as many after it as up to it; the factor by which the slowest pair slows down; the factor
/// by which a score grows; the cosine of pair 0 at position 15962; the largest error of a cosine at
/// position 4095.
/// If the state cannot show the mistake (one pair, a power of two), the nearest state that can is
/// used: `subject`.
struct MistakeNumbers {
    double right = 0;
    double wrong = 0;
    LabState subject; ///< the subject of the numbers
    /// The damage as a state, with the right one pinned as A; empty if no parameter causes it.
    std::optional<LabState> shown;
};
MistakeNumbers mistakeNumbers(const LabState& state, CodeMistake mistake);

} // namespace lab
