#include "core/attention/attention_sink.h"
#include "core/math/softmax.h"
#include "tests/verify/comparers.h"

namespace lab::verify {

void compareAttentionSink(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const nlohmann::json& outputs = referenceCase.at("outputs");
    const std::vector<double> scores = params.at("scores");
    const SinkWeights ours = softmaxWithSink(scores, params.at("sink").get<double>());
    comparison.real("weights", ours.ofKeys, outputs.at("weights"));
    comparison.real("weight_of_sink", ours.ofSink, outputs.at("weight_of_sink"));
    comparison.real("weights_without_sink", softmax(scores), outputs.at("weights_without_sink"));
}

} // namespace lab::verify
