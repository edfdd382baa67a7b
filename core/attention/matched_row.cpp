#include "core/attention/matched_row.h"

#include "core/attention/attention_sink.h"

#include <cassert>
#include <cmath>

namespace lab {

namespace {

/// −a ln a of a weight that `count` keys share evenly. If nearly all of the weight is theirs, its
/// logarithm is computed as ln(1 − `rest`), because `rest` would be lost in rounding the weight to
/// 1.
double surprise(double weight, double rest, double count)
{
    if (weight <= 0)
        return 0;
    return -weight * ((weight > 0.5 ? std::log1p(-rest) : std::log(weight)) - std::log(count));
}

} // namespace

MatchedRow matchedRow(std::int64_t keys, double score, double temperature, double sink)
{
    assert(keys >= 1);
    const auto others = static_cast<double>(keys - 1);
    // n − 1 scores of 0 weigh as much as one score of ln(n − 1).
    const SinkWeights weights = softmaxWithSink({temperature * score, std::log(others)}, sink);
    MatchedRow row {weights.ofKeys[0], weights.ofKeys[1], weights.ofSink, 0};
    row.entropy = surprise(row.ofMatch, row.ofOthers + row.ofSink, 1)
        + surprise(row.ofOthers, row.ofMatch + row.ofSink, others)
        + surprise(row.ofSink, row.ofMatch + row.ofOthers, 1);
    return row;
}

} // namespace lab
