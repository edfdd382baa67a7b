#include "core/models/class_rules.h"

#include <algorithm>
#include <array>

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

/// Of layers without a causal mask.
constexpr ClassRules encoder(std::string_view type, Pairing pairing = Pairing::Halves)
{
    ClassRules rules {type, Scheme::Rope, pairing};
    rules.isEncoder = true;
    return rules;
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

constexpr auto rulesOfClasses = std::to_array<ClassRules>({
    // Pairs of neighbouring columns.
    interleaved("gptj"),
    interleaved("codegen"),
    encoder("roformer", Pairing::Interleaved),
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
    ClassRules {"openai_privacy_filter", Scheme::Rope, Pairing::Interleaved, false, true, true,
        false, true},
    interleaved("deepseek_v32"),
    interleaved("glm_moe_dsa"),
    interleaved("longcat_flash"),
    interleaved("axk2"), // whatever its rope_interleave says
    // By rope_interleave.
    byKey("deepseek_v3"),
    byKey("kimi_k2"),
    byKey("glm4_moe_lite"),
    byKey("mistral4"),
    byKey("youtu"),
    byKey("axk1"),
    byKey("bailing_hybrid"), // the authors' code and vLLM's
    // Column i with column i + r/2, where mlx_lm or the authors have the code.
    halves("bailing_moe_linear"), // mlx_lm: rope_traditional is false
    halves("bailing_moe"), // vLLM's and mlx_lm's, after the authors'
    halves("bailing_moe_v2"),
    windowed("plamo2"),
    windowed("plamo3"),
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
    halves("gemma4_unified_text"),
    halves("diffusion_gemma_text"),
    halves("embedding_gemma2_text"),
    encoder("t5_gemma_module"),
    halves("vaultgemma"),
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
    halves("flex_olmo"),
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
    encoder("modernbert"),
    halves("modernbert-decoder"),
    encoder("eurobert"),
    halves("nemotron"),
    halves("minimax"),
    halves("minimax_m2"),
    halves("minimax_m3_vl_text"),
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
    encoder("esm"),
    halves("solar_open"),
    halves("mimo_v2"),
    halves("mimo_v2_flash"),
    halves("hy_v3"),
    encoder("nomic_bert"),
    encoder("jina_embeddings_v3"),
    halves("step3p5"),
    halves("muse_glimmer_text"),
    halves("laguna"),
    halves("nemotron-nas"), // the authors' code, and mlx_lm's
    halves("baichuan_m1"), // the authors' code, and mlx_lm's
    halves("mellum"),
    halves("zaya"),
    halves("cwm"),
    halves("paddleocr_vl_text"),
    halves("cosmos3_edge_text"),
    halves("cohere_compass_text"),
    halves("csm"),
    halves("csm_depth_decoder_model"),
    halves("diffllama"),
    windowed("doge"),
    windowed("dots1"),
    halves("nanochat"), // and by −mθ
    halves("jetmoe"),
    windowed("moshi"),
    windowed("kyutai_speech_to_text"),
    halves("hrm_text"),
    halves("jais2"),
    halves("hyperclovax"),
    halves("higgs_audio_v2"),
    halves("granitemoeshared"),
    halves("emu3_text_model"),
    halves("timesfm2_5"),
    windowed("phi4_multimodal"),
    halves("aria_text"),
    halves("granite4_vision_text"),
    halves("idefics"),
    halves("chameleon"),
    halves("t5gemma2_decoder"),
    encoder("t5gemma2_text"),
    encoder("esmc"),
    encoder("lasr_encoder"),
    encoder("glmasr_encoder"),
    encoder("dia_encoder"),
    halves("dia_decoder"),
    halves("deepseek_ocr2_text"),
    windowed("mimi"),
    halves("evolla"),
    encoder("llada"), // the authors' code, which sets causal to False
    encoder("Dream"), // the same
    encoder("llama_bidirec"), // the same, of NVIDIA
    encoder("bidir_mistral"), // the same, of NV-Embed; the window is not used
    sinks("gpt_oss"),
    sinks("granite_swa"),
    sinks("granitemoe_swa"),
    // No rotation over a text.
    with("dinov3_vit", Scheme::RopeGrid),
    with("eomt_dinov3", Scheme::RopeGrid),
    with("pixtral", Scheme::RopeGrid), // a tower alone: modeling_pixtral.py
    with("granitemoehybrid", Scheme::None),
    with("glm5_next_text", Scheme::None),
    with("nemotron_h", Scheme::None),
    with("jamba", Scheme::None),
    with("mamba", Scheme::None),
    with("mamba2", Scheme::None),
    with("falcon_mamba", Scheme::None),
    with("rwkv", Scheme::None),
    with("rwkv7", Scheme::None),
    with("xlstm", Scheme::None),
    with("zamba", Scheme::None),
    with("moshi_depth", Scheme::None),
    with("bloom", Scheme::Alibi),
    with("t5", Scheme::T5Bias),
    with("mt5", Scheme::T5Bias),
    with("umt5", Scheme::T5Bias),
    with("longt5", Scheme::T5Bias),
    with("mpnet", Scheme::T5Bias), // beside a learned table
    with("deberta", Scheme::Deberta),
    with("deberta-v2", Scheme::Deberta),
    with("transfo-xl", Scheme::TransformerXl),
    with("xlnet", Scheme::TransformerXl),
    with("whisper", Scheme::Sinusoidal),
    with("marian", Scheme::Sinusoidal),
    with("pegasus", Scheme::Sinusoidal),
    with("m2m_100", Scheme::Sinusoidal),
    with("xglm", Scheme::Sinusoidal),
    with("speech_to_text", Scheme::Sinusoidal),
    with("fsmt", Scheme::Sinusoidal),
    with("ctrl", Scheme::Sinusoidal),
    with("swin", Scheme::SwinBias),
    with("bert", Scheme::Learned),
    with("roberta", Scheme::Learned),
    with("xlm-roberta", Scheme::Learned),
    with("distilbert", Scheme::Learned),
    with("camembert", Scheme::Learned),
    with("xlm-roberta-xl", Scheme::Learned),
    with("xmod", Scheme::Learned),
    with("ernie", Scheme::Learned),
    with("data2vec-text", Scheme::Learned),
    with("megatron-bert", Scheme::Learned),
    with("mobilebert", Scheme::Learned),
    with("squeezebert", Scheme::Learned),
    with("layoutlm", Scheme::Learned),
    with("layoutlmv3", Scheme::Learned),
    with("big_bird", Scheme::Learned),
    with("convbert", Scheme::Learned),
    with("roc_bert", Scheme::Learned),
    with("luke", Scheme::Learned),
    with("ibert", Scheme::Learned),
    with("bert-generation", Scheme::Learned),
    with("splinter", Scheme::Learned),
    with("roberta-prelayernorm", Scheme::Learned),
    with("visual_bert", Scheme::Learned),
    with("vilt", Scheme::Learned),
    with("albert", Scheme::Learned),
    with("electra", Scheme::Learned),
    with("gpt2", Scheme::Learned),
    with("gpt_neo", Scheme::Learned),
    with("gpt_bigcode", Scheme::Learned),
    with("opt", Scheme::Learned),
    with("bart", Scheme::Learned),
    with("mbart", Scheme::Learned),
    with("plbart", Scheme::Learned),
    with("mvp", Scheme::Learned),
    with("blenderbot", Scheme::Learned),
    with("blenderbot-small", Scheme::Learned),
    with("longformer", Scheme::Learned),
    with("rembert", Scheme::Learned),
    with("openai-gpt", Scheme::Learned),
    with("biogpt", Scheme::Learned),
    with("vit", Scheme::Learned),
    with("deit", Scheme::Learned),
    with("clip", Scheme::Learned),
});

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

const ClassRules* classRules(std::string_view modelType)
{
    const auto found = std::ranges::find(rulesOfClasses, modelType, &ClassRules::modelType);
    return found == rulesOfClasses.end() ? nullptr : &*found;
}

bool isDeepSeekV4(std::string_view modelType)
{
    return modelType == "deepseek_v4" || modelType == "deepseek_v41_text";
}

} // namespace lab
