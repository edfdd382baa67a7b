#include "core/models/model_types.h"

#include <algorithm>
#include <array>

namespace lab {

namespace {

constexpr auto typesOfAuthors = std::to_array<std::string_view>({"Dream", "aquila", "arctic",
    "baichuan", "baichuan_m1", "bailing_hybrid", "bailing_moe", "bailing_moe_linear",
    "bailing_moe_v2", "bidir_mistral", "chatglm", "deepseek", "exaone", "grok-1", "internlm",
    "internlm2", "internlm3", "kimi_k2", "kimi_linear", "llada", "llama_bidirec", "mimo", "mimo_v2",
    "minicpm", "nemotron-nas", "new", "openpangu", "orion", "phi3small", "plamo", "plamo2",
    "plamo3", "qwen", "rwkv7", "skywork", "telechat", "xgen", "xverse", "Yi"});

} // namespace

bool isOfAuthors(std::string_view modelType)
{
    return std::ranges::find(typesOfAuthors, modelType) != typesOfAuthors.end();
}

bool isDeepSeekV4(std::string_view modelType)
{
    return modelType == "deepseek_v4" || modelType == "deepseek_v41_text";
}

} // namespace lab
