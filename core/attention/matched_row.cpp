#include "core/attention/matched_row.h"

#include "core/attention/attention_sink.h"

#include <cassert>
#include <cmath>

namespace lab {

namespace {

/// −a ln a of a weight that `count` share evenly.
double surprise(double weight, double count)
{
    return weight > 0 ? -weight * std::log(weight / count) : 0;
}

} // namespace

MatchedRow matchedRow(std::int64_t keys, double score, double temperature, double sink)
{
    assert(keys >= 1);
    const auto others = static_cast<double>(keys - 1);
    // n − 1 scores of 0 weigh as much as one of ln(n − 1).
    const SinkWeights weights = softmaxWithSink({temperature * score, std::log(others)}, sink);
    MatchedRow row {weights.ofKeys[0], weights.ofKeys[1], weights.ofSink, 0};
    row.entropy =
        surprise(row.ofMatch, 1) + surprise(row.ofOthers, others) + surprise(row.ofSink, 1);
    return row;
}

} // namespace lab
