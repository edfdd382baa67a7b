#pragma once

#include <cstdint>
#include <limits>

namespace lab {

/// The weights of a query that looks for one key among many, and how sharp they are.
struct MatchedRow {
    double ofMatch = 0;
    double ofOthers = 0; ///< all together
    double ofSink = 0;
    double entropy = 0; ///< −Σ a ln a in nats over all keys and the sink, 0 to ln(n + 1)

    bool operator==(const MatchedRow&) const = default;
};

/// Of n ≥ 1 keys one has the score s and all others have 0; a sink has the logit b. The query's
/// temperature f multiplies the scores of keys, and leaves the sink as it is.
///
/// Laws: the three weights add up to 1; with s = 0 and no sink the entropy is ln n at every
/// temperature; a higher temperature gives a match with s > 0 more.
MatchedRow matchedRow(std::int64_t keys, double score, double temperature,
    double sink = -std::numeric_limits<double>::infinity());

} // namespace lab
