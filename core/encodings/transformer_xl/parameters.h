#pragma once

#include <cstdint>

namespace lab {

/// Transformer-XL: the score of query i and key j is a sum of four terms, which are computed
/// separately here: a = q·k (content), b = q·(W_R·R(d)) (content and distance), c = u·k (equal for
/// every query), d = v·(W_R·R(d)) (only distance), at distance d = i − j ≥ 0; score =
/// (a+b+c+d)/√headWidth.
///
/// R(d) = [all sines | all cosines] of d·base^(−2i/width) is fixed; W_R, u and v are learned, u and
/// v per head. Laws: a and c do not depend on the distance, c and d not on the query; more memory
/// in front changes nothing. Dai et al. 2019, arXiv:1901.02860, §3.3; kimiyoung/transformer-xl.
struct TransformerXl {
    double base = 10000; ///< > 1
    int width = 16; ///< of the model, even, 2 to 1024
    int heads = 2; ///< 1 to 128
    int headWidth = 8; ///< 1 to 1024
    std::int64_t clampLength = 0; ///< larger distances count as this one; 0: no limit

    bool operator==(const TransformerXl&) const = default;
};

} // namespace lab
