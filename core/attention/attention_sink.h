#pragma once

#include <vector>

namespace lab {

/// The attention weights of a query's keys if its head has a sink, and the weight of the sink.
struct SinkWeights {
    std::vector<double> ofKeys;
    double ofSink = 0;

    bool operator==(const SinkWeights&) const = default;
};

/// The softmax with an attention sink: a learned logit b of the head is added to the scores and its
/// weight is dropped afterwards, aᵢ = exp(sᵢ) / (exp(b) + Σ exp(sⱼ)), so the weights of the keys
/// may add up to less than 1. b = 0 is "softmax one", with an additional 1 in the denominator; b =
/// −∞ is the plain softmax.
///
/// A score of −∞ is a masked key. If all keys are masked, the sink has weight 1, and a sink of −∞
/// has weight 0. No score may be NaN or +∞; every finite value is safe. Laws: all weights including
/// the sink's add up to 1; the ratio of two keys is the same as without a sink. gpt-oss 2025
/// (transformers' gpt_oss); softmax one: E. Miller 2023, "Attention is off by one".
SinkWeights softmaxWithSink(std::vector<double> scores, double sink);

} // namespace lab
