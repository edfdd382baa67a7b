#include "core/encodings/rope/query_temperature.h"
#include "tests/verify/comparers.h"

namespace lab::verify {

namespace {

QueryTemperature ruleOf(const nlohmann::json& params)
{
    struct Keys {
        TemperatureRule rule;
        const char* scale; ///< nullptr if the rule has none
        const char* length;
    };
    for (const Keys& keys : {Keys {TemperatureRule::Llama4, "attn_scale", "floor_scale"},
             Keys {TemperatureRule::Ministral3, "llama_4_scaling_beta",
                 "original_max_position_embeddings"},
             Keys {TemperatureRule::Inkling, "log_scaling_alpha", "log_scaling_n_floor"},
             Keys {TemperatureRule::LogN, nullptr, "training_length"}}) {
        if (params.contains(keys.length))
            return {keys.rule, keys.scale ? params.at(keys.scale).get<double>() : 0,
                params.at(keys.length).get<std::int64_t>()};
    }
    return {};
}

} // namespace

void compareQueryScale(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const QueryTemperature rule = ruleOf(params);
    std::vector<double> factors;
    for (const nlohmann::json& position : params.at("positions"))
        factors.push_back(temperature(rule, position.get<std::int64_t>()));
    comparison.real("factor", factors, referenceCase.at("outputs").at("factor"));
}

} // namespace lab::verify
