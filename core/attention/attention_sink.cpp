#include "core/attention/attention_sink.h"

#include "core/math/softmax.h"

#include <utility>

namespace lab {

SinkWeights softmaxWithSink(std::vector<double> scores, double sink)
{
    scores.push_back(sink);
    SinkWeights weights {softmax(scores), 0};
    weights.ofSink = weights.ofKeys.back();
    weights.ofKeys.pop_back();
    return weights;
}

} // namespace lab
