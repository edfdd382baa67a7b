#include "core/models/layer_rules.h"

#include <algorithm>
#include <array>

namespace lab {

namespace {

using enum SpecialLayers;

constexpr auto layerRules = std::to_array<LayerRule>({
    {"llama4_text", "no_rope_layer_interval", 4, LastOfEach, 'C', 'N'},
    {"smollm3", "no_rope_layer_interval", 4, LastOfEach, 'F', 'N'},
    {"gemma2", "", 2, LastOfEach, 'S', 'F'},
    {"gemma3_text", "sliding_window_pattern", 6, LastOfEach, 'S', 'F'},
    {"gemma3n_text", "", 5, LastOfEach, 'S', 'F'},
    {"t5gemma2_decoder", "sliding_window_pattern", 6, LastOfEach, 'S', 'F'},
    {"t5gemma2_text", "sliding_window_pattern", 6, LastOfEach, 'S', 'F'},
    {"plamo3", "sliding_window_pattern", 8, LastOfEach, 'S', 'F'},
    {"gemma4_text", "", 6, LastOfEach, 'S', 'F', true},
    {"gemma4_unified_text", "", 6, LastOfEach, 'S', 'F', true},
    {"diffusion_gemma_text", "", 6, LastOfEach, 'S', 'F', true},
    {"embedding_gemma2_text", "", 6, LastOfEach, 'S', 'F', true},
    {"t5_gemma_module", "", 2, LastOfEach, 'S', 'F'},
    {"vaultgemma", "", 2, LastOfEach, 'S', 'F'},
    {"gpt_oss", "", 2, LastOfEach, 'S', 'F'},
    {"cohere2", "sliding_window_pattern", 4, LastOfEach, 'S', 'N'},
    {"cohere2_moe", "sliding_window_pattern", 4, LastOfEach, 'S', 'N'},
    {"exaone4", "sliding_window_pattern", 4, LastOfEach, 'S', 'N'},
    {"exaone_moe", "sliding_window_pattern", 4, LastOfEach, 'S', 'N'},
    {"afmoe", "global_attn_every_n_layers", 4, LastOfEach, 'S', 'N'},
    {"olmo3", "", 4, LastOfEach, 'S', 'F'},
    {"olmo_hybrid", "", 4, LastOfEach, 'L', 'F'},
    {"glm5_next_text", "", 4, LastOfEach, 'L', 'N'},
    {"laguna", "", 1, LastOfEach, 'F', 'F'},
    {"mellum", "", 1, LastOfEach, 'F', 'F'},
    {"zaya", "", 1, LastOfEach, 'F', 'F'},
    {"cwm", "", 4, FirstOfEach, 'S', 'F'},
    {"modernbert", "global_attn_every_n_layers", 3, FirstOfEach, 'S', 'F'},
    {"modernbert-decoder", "global_attn_every_n_layers", 3, FirstOfEach, 'S', 'F'},
    {"granite_swa", "", 4, FirstOfEach, 'S', 'F'},
    {"granitemoe_swa", "", 4, FirstOfEach, 'S', 'F'},
    {"qwen3_next", "full_attention_interval", 4, LastOfEach, 'L', 'F'},
    {"qwen3_5", "full_attention_interval", 4, LastOfEach, 'L', 'F'},
    {"qwen3_5_text", "full_attention_interval", 4, LastOfEach, 'L', 'F'},
    {"qwen3_5_moe", "full_attention_interval", 4, LastOfEach, 'L', 'F'},
    {"qwen3_5_moe_text", "full_attention_interval", 4, LastOfEach, 'L', 'F'},
    {"qwen4_exp_text", "full_attention_interval", 4, LastOfEach, 'L', 'F'},
    {"bailing_moe_linear", "layer_group_size", 1, LastOfEachAndRest, 'L', 'F'},
    {"bailing_hybrid", "layer_group_size", 1, LastOfEachAndRest, 'L', 'F'},
    {"minimax", "", 2, LastOfEach, 'F', 'L'},
    {"mimo_v2_flash", "", 6, FirstAndLastOfEach, 'S', 'F'},
    {"muse_glimmer_text", "", 4, LastOfEachFromEnd, 'S', 'N'},
});

bool isSpecial(const LayerRule& rule, int layer, int layers, int interval)
{
    switch (rule.where) {
    case FirstOfEach:
        return layer % interval == 0;
    case FirstAndLastOfEach:
        return layer == 0 || (layer + 1) % interval == 0;
    case LastOfEachAndRest:
        return (layer + 1) % interval == 0 || layer >= layers / interval * interval;
    case LastOfEachFromEnd:
        return (layers - 1 - layer) % interval == 0;
    case LastOfEach:
        break;
    }
    return (layer + 1) % interval == 0 || (rule.endsSpecial && layer + 1 == layers);
}

} // namespace

const LayerRule* layerRule(std::string_view modelType)
{
    const auto found = std::ranges::find(layerRules, modelType, &LayerRule::modelType);
    return found == layerRules.end() ? nullptr : &*found;
}

std::string layerLetters(const LayerRule& rule, int layers, int interval)
{
    std::string letters;
    for (int layer = 0; layer < layers; ++layer)
        letters += isSpecial(rule, layer, layers, interval) ? rule.special : rule.usual;
    return letters;
}

} // namespace lab
