#pragma once

#include <vector>

namespace lab {

/// What a query gives to its keys where its head has a sink, and what the sink takes.
struct SinkWeights {
    std::vector<double> ofKeys;
    double ofSink = 0;

    bool operator==(const SinkWeights&) const = default;
};

/// The softmax with an attention sink: a learned logit b of the head joins the scores and is
/// dropped afterwards, aᵢ = exp(sᵢ) / (exp(b) + Σ exp(sⱼ)), so that a query may give its keys less
/// than everything. b = 0 is "softmax one", with a 1 below; b = −∞ is the plain softmax.
///
/// A score of −∞ is a masked key. Where all are masked the sink takes everything, and a sink of −∞
/// nothing. No score is NaN or +∞, and any finite size is safe.
/// Laws: all weights and the sink's together are 1; the ratio of two keys is that without a sink.
/// gpt-oss 2025 (transformers' gpt_oss); softmax one: E. Miller 2023, "Attention is off by one".
SinkWeights softmaxWithSink(std::vector<double> scores, double sink);

} // namespace lab
