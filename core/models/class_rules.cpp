#include "core/models/class_rules.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace lab {

namespace {

constexpr ClassRules halves(std::string_view type)
{
    return {type};
}

constexpr ClassRules interleaved(std::string_view type)
{
    return {type, Scheme::Rope, Pairing::Interleaved};
}

/// MLA of DeepSeek and its relatives: interleaved unless the file's rope_interleave is false.
constexpr ClassRules byKey(std::string_view type)
{
    return {type, Scheme::Rope, Pairing::Interleaved, true};
}

constexpr ClassRules with(std::string_view type, Scheme scheme)
{
    return {type, scheme};
}

constexpr ClassRules sinks(std::string_view type)
{
    return {type, Scheme::Rope, Pairing::Halves, false, true};
}

constexpr ClassRules windowed(std::string_view type)
{
    return {type, Scheme::Rope, Pairing::Halves, false, false, true};
}

constexpr ClassRules switched(std::string_view type)
{
    return {type, Scheme::Rope, Pairing::Halves, false, false, false, true};
}

constexpr std::array rulesOfClasses {
    // Pairs of neighbouring columns.
    interleaved("gptj"),
    interleaved("codegen"),
    interleaved("roformer"),
    interleaved("chatglm"),
    interleaved("glm"),
    interleaved("glm4"),
    interleaved("glm4v"),
    interleaved("glm4v_text"),
    interleaved("glm_ocr"),
    interleaved("glm_ocr_text"),
    interleaved("cohere"),
    interleaved("cohere2"),
    interleaved("cohere2_moe"),
    interleaved("helium"),
    interleaved("blt"),
    interleaved("moonshine"),
    interleaved("moonshine_streaming"),
    interleaved("ernie4_5"),
    interleaved("ernie4_5_moe"),
    interleaved("ernie4_5_vl_moe"),
    interleaved("ernie4_5_vl_moe_text"),
    interleaved("llama4"),
    interleaved("llama4_text"),
    interleaved("deepseek_v2"),
    ClassRules {"deepseek_v4", Scheme::Rope, Pairing::Interleaved, false, true}, // with sinks
    ClassRules {"deepseek_v41_text", Scheme::Rope, Pairing::Interleaved, false, true},
    interleaved("deepseek_v32"),
    interleaved("glm_moe_dsa"),
    interleaved("longcat_flash"),
    // By rope_interleave.
    byKey("deepseek_v3"),
    byKey("kimi_k2"),
    byKey("glm4_moe_lite"),
    byKey("mistral4"),
    byKey("youtu"),
    byKey("axk1"),
    byKey("bailing_hybrid"), // the authors' code and vLLM's
    // Column i with column i + r/2.
    halves("llama"),
    halves("mllama"),
    halves("mllama_text_model"),
    windowed("mistral"),
    windowed("mistral3"),
    windowed("mixtral"),
    windowed("ministral"),
    windowed("ministral3"),
    halves("qwen"),
    switched("qwen2"),
    switched("qwen2_moe"),
    switched("qwen2_vl"),
    switched("qwen2_vl_text"),
    switched("qwen2_5_vl"),
    switched("qwen2_5_vl_text"),
    switched("qwen2_5_omni"),
    switched("qwen2_5_omni_text"),
    halves("qwen3_omni_moe_text"),
    switched("qwen3"),
    switched("qwen3_moe"),
    halves("qwen3_next"),
    halves("qwen3_vl"),
    halves("qwen3_vl_text"),
    halves("qwen3_vl_moe"),
    halves("qwen3_vl_moe_text"),
    halves("qwen3_5"),
    halves("qwen3_5_text"),
    halves("qwen3_5_moe"),
    halves("qwen3_5_moe_text"),
    halves("qwen4_exp_text"),
    halves("gemma"),
    halves("gemma2"),
    halves("gemma3"),
    halves("gemma3_text"),
    halves("gemma3n"),
    halves("gemma3n_text"),
    halves("gemma4"),
    halves("gemma4_text"),
    halves("gpt_neox"),
    halves("gpt_neox_japanese"),
    halves("phi"),
    windowed("phi3"),
    windowed("phimoe"),
    halves("falcon"),
    halves("falcon_h1"),
    halves("internlm2"),
    halves("stablelm"),
    windowed("starcoder2"),
    halves("olmo"),
    halves("olmo2"),
    halves("olmo3"),
    halves("olmoe"),
    halves("olmo_hybrid"),
    halves("smollm3"),
    halves("granite"),
    halves("granitemoe"),
    halves("bamba"),
    halves("zamba2"), // where use_mem_rope is true
    halves("recurrent_gemma"),
    halves("exaone4"),
    halves("exaone_moe"),
    halves("afmoe"),
    halves("modernbert"),
    halves("modernbert-decoder"),
    halves("eurobert"),
    halves("nemotron"),
    halves("minimax"),
    halves("minimax_m2"),
    halves("hunyuan_v1_dense"),
    halves("hunyuan_v1_moe"),
    halves("hunyuan_vl"),
    halves("hunyuan_vl_text"),
    halves("dbrx"),
    halves("seed_oss"),
    halves("glm4_moe"),
    halves("glm4v_moe"),
    halves("glm4v_moe_text"),
    halves("glm_image"),
    halves("glm_image_text"),
    halves("minicpm3"),
    halves("apertus"),
    halves("lfm2"),
    halves("lfm2_moe"),
    halves("arcee"),
    halves("bitnet"),
    halves("persimmon"),
    halves("esm"),
    halves("solar_open"),
    halves("mimo_v2"),
    halves("mimo_v2_flash"),
    halves("hy_v3"),
    halves("nomic_bert"),
    halves("jina_embeddings_v3"),
    halves("step3p5"),
    halves("muse_glimmer_text"),
    halves("laguna"),
    sinks("gpt_oss"),
    sinks("granite_swa"),
    sinks("granitemoe_swa"),
    // No rotation over a text.
    with("dinov3_vit", Scheme::RopeGrid),
    with("granitemoehybrid", Scheme::None),
    with("glm5_next_text", Scheme::None),
    with("nemotron_h", Scheme::None),
    with("jamba", Scheme::None),
    with("mamba", Scheme::None),
    with("mamba2", Scheme::None),
    with("falcon_mamba", Scheme::None),
    with("rwkv", Scheme::None),
    with("bloom", Scheme::Alibi),
    with("t5", Scheme::T5Bias),
    with("mt5", Scheme::T5Bias),
    with("umt5", Scheme::T5Bias),
    with("longt5", Scheme::T5Bias),
    with("deberta", Scheme::Deberta),
    with("deberta-v2", Scheme::Deberta),
    with("transfo-xl", Scheme::TransformerXl),
    with("xlnet", Scheme::TransformerXl),
    with("whisper", Scheme::Sinusoidal),
    with("marian", Scheme::Sinusoidal),
    with("pegasus", Scheme::Sinusoidal),
    with("m2m_100", Scheme::Sinusoidal),
    with("swin", Scheme::SwinBias),
    with("bert", Scheme::Learned),
    with("roberta", Scheme::Learned),
    with("xlm-roberta", Scheme::Learned),
    with("distilbert", Scheme::Learned),
    with("albert", Scheme::Learned),
    with("electra", Scheme::Learned),
    with("gpt2", Scheme::Learned),
    with("gpt_neo", Scheme::Learned),
    with("gpt_bigcode", Scheme::Learned),
    with("opt", Scheme::Learned),
    with("bart", Scheme::Learned),
    with("biogpt", Scheme::Learned),
    with("vit", Scheme::Learned),
    with("deit", Scheme::Learned),
    with("clip", Scheme::Learned),
};

constexpr auto defaults = std::to_array<ClassDefault>({
    {"gemma3_text", "head_dim", 256},
    {"gemma3_text", "num_attention_heads", 8},
    {"gemma3_text", "max_position_embeddings", 131072},
    {"gemma3_text", "rope_theta", 1e6},
    {"gemma3_text", "rope_local_base_freq", 1e4},
    {"gemma3_text", "sliding_window", 4096},
    {"gemma", "head_dim", 256},
    {"gemma2", "head_dim", 256},
    {"gemma2", "sliding_window", 4096},
    {"exaone4", "sliding_window", 4096},
    {"exaone_moe", "sliding_window", 4096},
    {"gemma3n_text", "head_dim", 256},
    {"gemma3n_text", "num_attention_heads", 8},
    {"gemma3n_text", "max_position_embeddings", 32768},
    {"gemma3n_text", "rope_theta", 1e6},
    {"gemma3n_text", "rope_local_base_freq", 1e4},
    {"gemma3n_text", "sliding_window", 512},
    {"gemma4_text", "head_dim", 256},
    {"gemma4_text", "global_head_dim", 512},
    {"gemma4_text", "num_attention_heads", 8},
    {"gemma4_text", "max_position_embeddings", 131072},
    {"gemma4_text", "sliding_window", 512},
    {"modernbert", "global_rope_theta", 160000},
    {"modernbert", "local_rope_theta", 10000},
    {"modernbert", "max_position_embeddings", 8192},
    {"modernbert", "local_attention", 128},
    {"modernbert-decoder", "global_rope_theta", 160000},
    {"modernbert-decoder", "local_rope_theta", 10000},
    {"modernbert-decoder", "max_position_embeddings", 8192},
    {"modernbert-decoder", "local_attention", 128},
    {"mimo_v2_flash", "head_dim", 192},
    {"mimo_v2_flash", "max_position_embeddings", 131072},
    {"mimo_v2_flash", "partial_rotary_factor", 0.334},
    {"mimo_v2_flash", "rope_theta", 5e6},
    {"mimo_v2_flash", "swa_rope_theta", 1e4},
    {"mimo_v2_flash", "sliding_window", 128},
    {"deepseek_v4", "head_dim", 512},
    {"deepseek_v4", "num_attention_heads", 64},
    {"deepseek_v4", "max_position_embeddings", 1048576},
    {"deepseek_v4", "rope_theta", 10000},
    {"deepseek_v4", "compress_rope_theta", 160000},
    {"deepseek_v4", "partial_rotary_factor", 0.125},
    {"deepseek_v4", "sliding_window", 128},
    {"deepseek_v41_text", "head_dim", 512},
    {"deepseek_v41_text", "num_attention_heads", 64},
    {"deepseek_v41_text", "max_position_embeddings", 1048576},
    {"deepseek_v41_text", "rope_theta", 10000},
    {"deepseek_v41_text", "compress_rope_theta", 160000},
    {"deepseek_v41_text", "partial_rotary_factor", 0.125},
    {"deepseek_v41_text", "sliding_window", 128},
    {"llama4_text", "head_dim", 128},
    {"llama4_text", "rope_theta", 5e5},
    {"llama4_text", "attention_chunk_size", 8192},
    {"cohere2", "sliding_window", 4096},
    {"cohere2_moe", "head_dim", 128},
    {"cohere2_moe", "sliding_window", 4096},
    {"olmo3", "rope_theta", 5e5},
    {"olmo3", "sliding_window", 4096},
    {"gpt_oss", "rope_theta", 150000},
    {"gpt_oss", "head_dim", 64},
    {"gpt_oss", "sliding_window", 128},
    {"granite_swa", "sliding_window", 128},
    {"granitemoe_swa", "sliding_window", 128},
    {"cohere", "rope_theta", 5e5},
    {"smollm3", "rope_theta", 2e6},
    {"ernie4_5", "rope_theta", 5e5},
    {"ernie4_5", "head_dim", 128},
    {"ernie4_5_moe", "rope_theta", 5e5},
    {"ernie4_5_vl_moe_text", "rope_theta", 5e5},
    {"qwen3_vl", "rope_theta", 5e5},
    {"qwen3_vl_text", "rope_theta", 5e5},
    {"qwen3_vl_text", "head_dim", 128},
    {"qwen3_vl_moe_text", "rope_theta", 5e5},
    {"qwen3", "head_dim", 128},
    {"qwen2_vl_text", "rope_theta", 1e6},
    {"qwen2_5_vl_text", "rope_theta", 1e6},
    {"qwen2_5_omni_text", "rope_theta", 1e6},
    {"qwen3_omni_moe_text", "rope_theta", 1e6},
    {"mistral", "sliding_window", 4096},
    {"ministral", "sliding_window", 4096},
    {"ministral3", "head_dim", 128},
    {"mixtral", "rope_theta", 1e6},
    {"phimoe", "rope_theta", 1e6},
    {"blt", "rope_theta", 5e5},
    {"bitnet", "rope_theta", 5e5},
    {"helium", "rope_theta", 1e5},
    {"helium", "head_dim", 128},
    {"seed_oss", "head_dim", 128},
    {"afmoe", "head_dim", 128},
    {"afmoe", "sliding_window", 1024},
    {"laguna", "head_dim", 128},
    {"laguna", "sliding_window", 512},
    {"step3p5", "head_dim", 128},
    {"muse_glimmer_text", "head_dim", 128},
    {"muse_glimmer_text", "sliding_window", 2048},
    {"minimax", "rope_theta", 1e6},
    {"minimax_m2", "rope_theta", 5e6},
    {"minimax_m2", "head_dim", 128},
    {"hy_v3", "rope_theta", 11158840},
    {"hy_v3", "head_dim", 128},
    {"apertus", "rope_theta", 1.2e7},
    {"longcat_flash", "rope_theta", 1e7},
    {"lfm2", "rope_theta", 1e6},
    {"lfm2", "conv_L_cache", 3},
    {"lfm2_moe", "rope_theta", 1e6},
    {"jina_embeddings_v3", "rope_theta", 20000},
    {"nomic_bert", "rope_theta", 1000},
    {"solar_open", "rope_theta", 1e6},
    {"solar_open", "head_dim", 128},
    {"qwen3_next", "partial_rotary_factor", 0.25},
    {"qwen3_next", "head_dim", 256},
    {"qwen3_5", "partial_rotary_factor", 0.25},
    {"qwen3_5", "head_dim", 256},
    {"qwen3_5_text", "partial_rotary_factor", 0.25},
    {"qwen3_5_text", "head_dim", 256},
    {"qwen3_5_moe", "partial_rotary_factor", 0.25},
    {"qwen3_5_moe", "head_dim", 256},
    {"qwen3_5_moe_text", "partial_rotary_factor", 0.25},
    {"qwen3_5_moe_text", "head_dim", 256},
    {"qwen4_exp_text", "head_dim", 256},
    {"glm", "partial_rotary_factor", 0.5},
    {"glm", "head_dim", 128},
    {"glm4", "partial_rotary_factor", 0.5},
    {"glm4", "head_dim", 128},
    {"chatglm", "partial_rotary_factor", 0.5},
    {"glm4_moe", "partial_rotary_factor", 0.5},
    {"glm4v_moe_text", "partial_rotary_factor", 0.5},
    {"moonshine", "partial_rotary_factor", 0.9},
    {"gptj", "rotary_dim", 64},
    {"codegen", "rotary_dim", 64},
    {"nemotron", "partial_rotary_factor", 0.5},
    {"phi", "partial_rotary_factor", 0.5},
    {"gpt_neox", "partial_rotary_factor", 0.25},
    {"stablelm", "partial_rotary_factor", 0.25},
    {"persimmon", "partial_rotary_factor", 0.5},
    {"falcon", "max_position_embeddings", 2048},
    {"bamba", "max_position_embeddings", 262144},
    {"bamba", "partial_rotary_factor", 0.5},
    {"zamba2", "max_position_embeddings", 4096},
    {"recurrent_gemma", "partial_rotary_factor", 0.5},
    {"recurrent_gemma", "attention_window_size", 2048},
});

} // namespace

const ClassRules* classRules(std::string_view modelType)
{
    const auto found = std::ranges::find(rulesOfClasses, modelType, &ClassRules::modelType);
    return found == rulesOfClasses.end() ? nullptr : &*found;
}

bool isDeepSeekV4(std::string_view modelType)
{
    return modelType == "deepseek_v4" || modelType == "deepseek_v41_text";
}

std::vector<ClassDefault> classDefaults(std::string_view modelType)
{
    std::vector<ClassDefault> found;
    std::ranges::copy_if(defaults, std::back_inserter(found),
        [modelType](const ClassDefault& one) { return one.modelType == modelType; });
    return found;
}

} // namespace lab
