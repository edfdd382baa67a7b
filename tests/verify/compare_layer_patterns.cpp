#include "core/models/layer_rules.h"
#include "tests/verify/comparers.h"

#include <map>
#include <string>

namespace lab::verify {

void compareLayerPatterns(const nlohmann::json& referenceCase, Comparison& comparison)
{
    static const std::map<std::string, std::string> modelTypes {{"llama4_scout", "llama4_text"},
        {"smollm3", "smollm3"}, {"gemma3_1b", "gemma3_text"}, {"gemma4_default", "gemma4_text"},
        {"gpt_oss_20b", "gpt_oss"}, {"cohere2_command_r7b", "cohere2"}, {"olmo3_7b", "olmo3"},
        {"modernbert_base", "modernbert"}, {"qwen3_next", "qwen3_next"},
        {"muse_glimmer", "muse_glimmer_text"}};
    const auto found = modelTypes.find(referenceCase.at("id").get<std::string>());
    const LayerRule* rule = found == modelTypes.end() ? nullptr : layerRule(found->second);
    if (!rule) {
        comparison.fail("no rule");
        return;
    }
    const auto& params = referenceCase.at("params");
    int interval = rule->interval;
    if (params.contains("interval"))
        interval = params.at("interval");
    else if (params.contains(rule->intervalKey))
        interval = params.at(std::string(rule->intervalKey));
    comparison.equal("layers",
        layerLetters(*rule, params.at("num_hidden_layers").get<int>(), interval),
        referenceCase.at("outputs").at("layers"));
}

} // namespace lab::verify
