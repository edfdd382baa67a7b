#pragma once

#include <cstdint>
#include <limits>

namespace lab {

/// The attention weights of a query that matches one key among many, and their sharpness.
struct MatchedRow {
    double ofMatch = 0;
    double ofOthers = 0; ///< total of all other keys
    double ofSink = 0;
    double entropy = 0; ///< −Σ a ln a in nats over all keys and the sink, 0 to ln(n + 1)

    bool operator==(const MatchedRow&) const = default;
};

/// Of n ≥ 1 keys, one has the score s and all others 0; a sink has the logit b. The temperature f
/// of the query multiplies the scores of keys, but not the sink.
///
/// Laws: the three weights add up to 1; for s = 0 without a sink, the entropy is ln n at every
/// temperature; if s > 0, a higher temperature increases the weight of the match.
MatchedRow matchedRow(std::int64_t keys, double score, double temperature,
    double sink = -std::numeric_limits<double>::infinity());

} // namespace lab
