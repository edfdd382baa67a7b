#include "app/models/class_blocks.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct BlockOfClass {
    QLatin1StringView modelType;
    const char* json;
};

// Read in src/transformers/models/<type>/configuration_<type>.py, __post_init__.
constexpr auto ofGptOss = R"({"rope_type": "yarn", "factor": 32.0, "beta_fast": 32.0,
    "beta_slow": 1.0, "truncate": false, "original_max_position_embeddings": 4096})";
constexpr auto ofGemma4 = R"({"full_attention": {"rope_type": "proportional",
    "partial_rotary_factor": 0.25, "rope_theta": 1000000.0},
    "sliding_attention": {"rope_type": "default", "rope_theta": 10000.0}})";

constexpr auto blocksOfClasses = std::to_array<BlockOfClass>({
    {"gpt_oss"_L1, ofGptOss},
    {"openai_privacy_filter"_L1, ofGptOss},
    {"ministral3"_L1, R"({"rope_type": "yarn", "rope_theta": 1000000.0, "factor": 16.0,
        "original_max_position_embeddings": 16384, "beta_fast": 32.0, "beta_slow": 1.0,
        "mscale": 1.0, "mscale_all_dim": 1.0, "llama_4_scaling_beta": 0.1})"},
    {"mistral4"_L1, R"({"rope_type": "yarn", "rope_theta": 10000.0, "factor": 128.0,
        "original_max_position_embeddings": 8192, "beta_fast": 32.0, "beta_slow": 1.0,
        "mscale": 1.0, "mscale_all_dim": 1.0, "llama_4_scaling_beta": 0.1})"},
    {"apertus"_L1, R"({"rope_type": "llama3", "rope_theta": 12000000.0, "factor": 8.0,
        "original_max_position_embeddings": 8192, "low_freq_factor": 1.0,
        "high_freq_factor": 4.0})"},
    {"laguna"_L1, R"({"full_attention": {"rope_type": "default", "rope_theta": 500000.0,
        "partial_rotary_factor": 0.5}, "sliding_attention": {"rope_type": "default",
        "rope_theta": 10000.0, "partial_rotary_factor": 1.0}})"},
    {"moonshine_streaming"_L1, R"({"rope_type": "default", "rope_theta": 10000.0,
        "partial_rotary_factor": 0.8})"},
    {"gemma4_text"_L1, ofGemma4},
    {"gemma4_unified_text"_L1, ofGemma4},
    {"diffusion_gemma_text"_L1, ofGemma4},
    {"embedding_gemma2_text"_L1, ofGemma4},
    {"mellum"_L1, R"({"full_attention": {"rope_type": "default", "rope_theta": 500000.0},
        "sliding_attention": {"rope_type": "default", "rope_theta": 10000.0}})"},
    {"zaya"_L1, R"({"hybrid": {"rope_type": "default", "rope_theta": 5000000.0,
        "partial_rotary_factor": 0.5}, "hybrid_sliding": {"rope_type": "default",
        "rope_theta": 10000.0, "partial_rotary_factor": 0.5}})"},
    {"cwm"_L1, R"({"rope_type": "llama3", "rope_theta": 1000000.0, "factor": 16.0,
        "original_max_position_embeddings": 8192, "low_freq_factor": 1.0,
        "high_freq_factor": 4.0})"},
    {"higgs_audio_v2"_L1, R"({"rope_type": "llama3", "rope_theta": 500000.0, "factor": 32.0,
        "original_max_position_embeddings": 1024, "low_freq_factor": 0.125,
        "high_freq_factor": 0.5})"},
    {"cosmos3_edge_text"_L1, R"({"rope_type": "default", "rope_theta": 100000000.0,
        "mrope_section": [24, 20, 20]})"},
});

} // namespace

QJsonObject classBlock(const QString& modelType)
{
    const auto found = std::ranges::find(blocksOfClasses, modelType, &BlockOfClass::modelType);
    return found == blocksOfClasses.end() ? QJsonObject()
                                          : QJsonDocument::fromJson(found->json).object();
}

} // namespace lab::app
