#include "core/frames/context/server_line.h"

#include "core/encodings/scaling/formula.h"
#include "core/models/reading_note.h"
#include "core/state/edit.h"
#include "core/state/layer_ladders.h"
#include "tests/core/frames/context/llama2_by_yarn.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace lab;

namespace {

LabState by(const char* method)
{
    return applied(llama2ByYarn(), SetParameter {"scaling.method", std::string(method)});
}

std::string lineOf(const LabState& state, Server server, OverrideKeys keys = OverrideKeys::Present)
{
    return serverLine(state, server, keys).text;
}

using Notes = std::vector<ServerNote>;

Notes notesOn(const LabState& state, Server server)
{
    return serverLine(state, server, OverrideKeys::Present).notes;
}

/// Why there is no command.
Notes refusalOf(const LabState& state, Server server)
{
    const ServerLine line = serverLine(state, server, OverrideKeys::Present);
    CHECK(line.text.empty());
    CHECK(line.length == 0);
    return line.notes;
}

bool has(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

constexpr auto allServers = {Server::Vllm, Server::LlamaCpp, Server::Sglang};

/// Gemma 3's layers: five with a window and their own base per one with full attention.
LabState likeGemma3()
{
    LabState state = by("position_interpolation");
    state.model.name = "Gemma 3";
    LayerKind window;
    window.attention = LayerAttention::Window;
    window.width = 128;
    window.entry = "sliding_attention";
    LayerKind full = window;
    full.attention = LayerAttention::Full;
    full.base = 1e6;
    full.entry = "full_attention";
    state.model.kinds = {window, full};
    state.model.kind = 1;
    state.rotations.base = 1e6;
    return state;
}

} // namespace

TEST_CASE("YaRN to eight times Llama 2's length")
{
    const LabState state = llama2ByYarn();
    CHECK(lineOf(state, Server::Vllm)
        == "vllm serve MODEL \\\n"
           "  --hf-overrides '{\"rope_parameters\": {\"rope_theta\": 10000.0, \"rope_type\": "
           "\"yarn\", \"factor\": 8.0, \"original_max_position_embeddings\": 4096}}' \\\n"
           "  --max-model-len 32768\n");
    CHECK(notesOn(state, Server::Vllm).empty());
    CHECK(lineOf(state, Server::Vllm, OverrideKeys::Older)
        == "vllm serve MODEL \\\n"
           "  --hf-overrides '{\"rope_theta\": 10000.0, \"rope_scaling\": {\"rope_type\": "
           "\"yarn\", \"factor\": 8.0, \"original_max_position_embeddings\": 4096}}' \\\n"
           "  --max-model-len 32768\n");
    CHECK(serverLine(state, Server::Vllm, OverrideKeys::Older).notes
        == Notes {ServerNote::OlderKeysOnly});
    CHECK(serverLine(state, Server::Sglang, OverrideKeys::Older).notes.empty());
    CHECK(serverLine(by("none"), Server::Vllm, OverrideKeys::Older).notes.empty());
    CHECK(lineOf(state, Server::LlamaCpp)
        == "llama-server -m MODEL.gguf -c 32768 \\\n"
           "  --rope-scaling yarn --rope-scale 8 \\\n"
           "  --yarn-orig-ctx 4096 \\\n"
           "  --rope-freq-base 10000\n"); // whatever the file has
    CHECK(notesOn(state, Server::LlamaCpp) == Notes {ServerNote::LengthBefore});
    CHECK(lineOf(state, Server::Sglang)
        == "python -m sglang.launch_server --model-path MODEL \\\n"
           "  --json-model-override-args '{\"max_position_embeddings\": 32768, "
           "\"rope_parameters\": {\"rope_theta\": 10000.0, \"rope_type\": \"yarn\", \"factor\": "
           "8.0, \"original_max_position_embeddings\": 4096}}' \\\n"
           "  --context-length 32768\n");
    CHECK(notesOn(state, Server::Sglang).empty());
}

TEST_CASE("YaRN's other parameters are in the command if they are not the defaults")
{
    LabState state = llama2ByYarn();
    state.rotations.base = 500000;
    RotaryScaling& scaling = state.rotations.scaling;
    scaling.factor = 2.5;
    scaling.betaFast = 16;
    scaling.betaSlow = 0.5;
    scaling.rampEnds = RampEnds::Exact;
    scaling.attentionFactor = 1;
    state.position.targetLength = 10240;
    // Instead of 0.1·ln 2.5 + 1 = 1.0916290731874155.
    CHECK(lineOf(state, Server::Vllm)
        == "vllm serve MODEL \\\n"
           "  --hf-overrides '{\"rope_parameters\": {\"rope_theta\": 500000.0, \"rope_type\": "
           "\"yarn\", \"factor\": 2.5, \"original_max_position_embeddings\": 4096, \"beta_fast\": "
           "16.0, \"beta_slow\": 0.5, \"truncate\": false, \"attention_factor\": 1.0, "
           "\"attn_factor\": "
            + plainDigits(1 / attentionFactor([&] {
                  RotaryScaling usual = scaling;
                  usual.attentionFactor.reset();
                  return usual;
              }()))
            + "}}' \\\n"
              "  --max-model-len 10240\n");
    const std::string line = lineOf(state, Server::LlamaCpp);
    CHECK(has(line,
        "llama-server -m MODEL.gguf -c 10240 \\\n"
        "  --rope-scaling yarn --rope-scale 2.5 \\\n"
        "  --yarn-orig-ctx 4096 \\\n"
        "  --yarn-beta-fast 16 --yarn-beta-slow 0.5 \\\n"
        "  --override-kv ARCH.rope.scaling.attn_factor=float:0.91606"));
    CHECK(has(line, " \\\n  --rope-freq-base 500000\n"));
    CHECK(!has(line, "--yarn-attn-factor")); // which is ignored
    CHECK(notesOn(state, Server::LlamaCpp)
        == Notes {ServerNote::RampRounded, ServerNote::AttentionOfFile, ServerNote::LengthBefore});

    scaling.rampAxis = RampAxis::Turns;
    for (const Server server : allServers)
        CHECK(std::ranges::count(notesOn(state, server), ServerNote::RampInTurns) == 1);
}

TEST_CASE("an override has both scales of DeepSeek, and for llama.cpp they are in the file")
{
    LabState state = llama2ByYarn();
    state.rotations.scaling.mscaleAllDim = 0.707;
    state.rotations.scaling.mscale = 0.707;
    state.rotations.rotatedShare = 0.5;
    state.model.readingNotes = {{Origin::NotComputed, turningColumns}};
    const std::string line = lineOf(state, Server::Vllm);
    CHECK(has(line, "\"mscale\": 0.707, \"mscale_all_dim\": 0.707}}"));
    CHECK(!has(line, "partial_rotary_factor")); // its widths imply it
    CHECK(!has(lineOf(state, Server::LlamaCpp), "attn_factor"));
    state.model.readingNotes.clear();
    CHECK(has(lineOf(state, Server::Vllm), "\"partial_rotary_factor\": 0.5"));
    CHECK(has(lineOf(state, Server::Vllm, OverrideKeys::Older),
        "'{\"partial_rotary_factor\": 0.5, \"rope_theta\""));
}

TEST_CASE("without latent heads the ratio of both scales is an attention factor")
{
    LabState state = llama2ByYarn();
    state.rotations.scaling.mscaleAllDim = 1; // and mscale: 1 instead of 0.1·ln 8 + 1 = 1.2079
    for (const Server server : {Server::Vllm, Server::Sglang}) {
        const std::string line = lineOf(state, server);
        CHECK(!has(line, "mscale"));
        CHECK(has(line, "\"attention_factor\": 1.0, \"attn_factor\": 0.82785"));
        CHECK(notesOn(state, server) == Notes {ServerNote::SoftmaxUnscaled});
    }
    CHECK(has(lineOf(state, Server::LlamaCpp), "rope.scaling.attn_factor=float:0.82785"));
    state.rotations.scaling.mscaleAllDim = 0;
    state.rotations.scaling.mscale = 0.5; // not read by anything alone
    CHECK(has(lineOf(state, Server::Vllm), "\"attention_factor\": 1.10397"));
}

TEST_CASE("position interpolation")
{
    const LabState state = by("position_interpolation");
    // The servers multiply max_position_embeddings by the factor, which must be a real number.
    CHECK(lineOf(state, Server::Vllm)
        == "vllm serve MODEL \\\n"
           "  --hf-overrides '{\"max_position_embeddings\": 4096, \"rope_parameters\": "
           "{\"rope_theta\": 10000.0, \"rope_type\": \"linear\", \"factor\": 8.0}}' \\\n"
           "  --max-model-len 32768\n");
    CHECK(has(lineOf(state, Server::Sglang), "'{\"max_position_embeddings\": 4096, "));
    CHECK(lineOf(state, Server::LlamaCpp)
        == "llama-server -m MODEL.gguf -c 32768 \\\n"
           "  --rope-scaling linear --rope-scale 8 \\\n"
           "  --rope-freq-base 10000 \\\n"
           "  --override-kv ARCH.context_length=int:32768\n");
    CHECK(notesOn(state, Server::LlamaCpp) == Notes {ServerNote::LengthOfFile});
}

TEST_CASE("NTK-aware and another base need no factor for a longer length")
{
    LabState state = by("ntk_aware");
    const double base = scaledBase(rotary(state.rotations), state.rotations.scaling);
    CHECK(lineOf(state, Server::LlamaCpp)
        == "llama-server -m MODEL.gguf -c 32768 \\\n"
           "  --rope-scaling none \\\n"
           "  --rope-freq-base "
            + plainDigits(base)
            + " \\\n"
              "  --override-kv ARCH.context_length=int:32768\n");
    CHECK(has(lineOf(state, Server::LlamaCpp), "--rope-freq-base 82684.6"));
    CHECK(lineOf(state, Server::Vllm)
        == "vllm serve MODEL \\\n"
           "  --hf-overrides '{\"max_position_embeddings\": 32768, \"rope_parameters\": "
           "{\"rope_theta\": "
            + plainDigits(base)
            + ", \"rope_type\": \"default\"}}' \\\n"
              "  --max-model-len 32768\n");
    state = by("adjusted_base");
    CHECK(has(lineOf(state, Server::LlamaCpp), "--rope-freq-base 500000 "));
    CHECK(lineOf(state, Server::Vllm, OverrideKeys::Older)
        == "vllm serve MODEL \\\n"
           "  --hf-overrides '{\"max_position_embeddings\": 32768, \"rope_theta\": 500000.0, "
           "\"rope_scaling\": null}' \\\n"
           "  --max-model-len 32768\n");
}

TEST_CASE("plain RoPE serves the training length, with a note")
{
    LabState state = by("none");
    state.position.targetLength = 32768;
    CHECK(lineOf(state, Server::Vllm) == "vllm serve MODEL \\\n  --max-model-len 4096\n");
    CHECK(lineOf(state, Server::LlamaCpp) == "llama-server -m MODEL.gguf -c 4096\n");
    CHECK(notesOn(state, Server::Vllm) == Notes {ServerNote::Unextended});
    CHECK(serverLine(state, Server::LlamaCpp, OverrideKeys::Present).length == 4096);
    state.position.targetLength = 0;
    CHECK(notesOn(state, Server::LlamaCpp).empty());

    state.rotations.base = 500000; // other than the file's
    CHECK(lineOf(state, Server::LlamaCpp)
        == "llama-server -m MODEL.gguf -c 4096 \\\n"
           "  --rope-scaling none \\\n"
           "  --rope-freq-base 500000\n");
    CHECK(has(lineOf(state, Server::Vllm), "{\"rope_theta\": 500000.0, \"rope_type\""));
    LayerKind own;
    own.width = 128;
    own.base = 500000;
    state.model.kinds = {own};
    CHECK(lineOf(state, Server::LlamaCpp) == "llama-server -m MODEL.gguf -c 4096\n");
    state.model.kinds.front().scaling.method = ScalingMethod::Yarn; // which is removed
    CHECK(has(lineOf(state, Server::LlamaCpp), "--rope-scaling none\n"));
    CHECK(has(lineOf(state, Server::Vllm), "\"rope_type\": \"default\""));
}

TEST_CASE("only vLLM and SGLang support dynamic NTK, Llama 3 and p-RoPE")
{
    CHECK(has(lineOf(by("dynamic_ntk"), Server::Sglang),
        "'{\"max_position_embeddings\": 4096, \"rope_parameters\": "
        "{\"rope_theta\": 10000.0, \"rope_type\": \"dynamic\", \"factor\": 8.0}}'"));
    CHECK(notesOn(by("dynamic_ntk"), Server::Sglang) == Notes {ServerNote::BaseOnce});
    CHECK(refusalOf(by("dynamic_ntk"), Server::LlamaCpp) == Notes {ServerNote::NoSuchMethod});

    CHECK(lineOf(by("llama3"), Server::Vllm)
        == "vllm serve MODEL \\\n"
           "  --hf-overrides '{\"max_position_embeddings\": 32768, \"rope_parameters\": "
           "{\"rope_theta\": 10000.0, \"rope_type\": \"llama3\", \"factor\": 8.0, "
           "\"low_freq_factor\": 1.0, \"high_freq_factor\": 4.0, "
           "\"original_max_position_embeddings\": 4096}}' \\\n"
           "  --max-model-len 32768\n");
    CHECK(refusalOf(by("llama3"), Server::LlamaCpp) == Notes {ServerNote::OfTheFile});

    LabState resting = by("p_rope");
    resting.position.targetLength = 32768;
    CHECK(has(lineOf(resting, Server::Vllm),
        "\"rope_type\": \"proportional\", \"partial_rotary_factor\": 0.75}}"));
    CHECK(notesOn(resting, Server::Vllm) == Notes {ServerNote::Unextended});
    CHECK(refusalOf(resting, Server::LlamaCpp) == Notes {ServerNote::OfTheFile});
    CHECK(serverLine(resting, Server::Vllm, OverrideKeys::Older)
        == ServerLine {{}, {ServerNote::NeedsPresentKeys}, 0});
}

// vLLM since pull request 41277: base·(s·max/trained − (s − 1))^(r/(r − 2)), and a table of max
// rows.
TEST_CASE("vLLM's dynamic NTK gets the training length and the served length")
{
    LabState state = by("dynamic_ntk");
    CHECK(lineOf(state, Server::Vllm)
        == "vllm serve MODEL \\\n"
           "  --hf-overrides '{\"max_position_embeddings\": 32768, \"rope_parameters\": "
           "{\"rope_theta\": 10000.0, \"rope_type\": \"dynamic\", \"factor\": 8.0, "
           "\"max_trained_positions\": 4096}}' \\\n"
           "  --max-model-len 32768\n");
    CHECK(
        notesOn(state, Server::Vllm) == Notes {ServerNote::BaseOnce, ServerNote::TrainedPositions});
    CHECK(serverLine(state, Server::Vllm, OverrideKeys::Present).baseLength == 32768);
    state.position.targetLength = 20000; // the base is for the length that is served
    const ServerLine shorter = serverLine(state, Server::Vllm, OverrideKeys::Present);
    CHECK(has(shorter.text, "{\"max_position_embeddings\": 20000, "));
    CHECK(shorter.baseLength == 20000);
    CHECK(serverLine(state, Server::Sglang, OverrideKeys::Present).baseLength == 32768);
    const ServerLine before = serverLine(state, Server::Vllm, OverrideKeys::Older);
    CHECK(!has(before.text, "max_trained_positions"));
    CHECK(has(before.text, "{\"max_position_embeddings\": 4096, "));
}

TEST_CASE("an override is nested in the part of the file with the model's RoPE")
{
    LabState state = llama2ByYarn();
    LayerKind own;
    own.width = state.rotations.width;
    state.model.kinds = {own};
    state.model.readingNotes = {readingNoteOnPart("text_config"),
        {Origin::File, "text_config.rope_scaling.mrope_section", "[24,20,20]"},
        {Origin::NotComputed, "text_config.rope_scaling.mrope_interleaved", "false → true"}};
    CHECK(lineOf(state, Server::Vllm)
        == "vllm serve MODEL \\\n"
           "  --hf-overrides '{\"text_config\": {\"rope_parameters\": {\"rope_theta\": 10000.0, "
           "\"rope_type\": \"yarn\", \"factor\": 8.0, \"original_max_position_embeddings\": 4096, "
           "\"mrope_section\": [24, 20, 20], \"mrope_interleaved\": true}}}' \\\n"
           "  --max-model-len 32768\n");
    CHECK(notesOn(state, Server::Vllm).empty());
    CHECK(lineOf(state, Server::Sglang)
        == "SGLANG_ALLOW_OVERWRITE_LONGER_CONTEXT_LEN=1 python -m sglang.launch_server "
           "--model-path MODEL \\\n"
           "  --json-model-override-args '{\"text_config\": {\"max_position_embeddings\": 32768, "
           "\"rope_parameters\": {\"rope_theta\": 10000.0, \"rope_type\": \"yarn\", \"factor\": "
           "8.0, \"original_max_position_embeddings\": 4096, \"mrope_section\": [24, 20, 20], "
           "\"mrope_interleaved\": true}}}' \\\n"
           "  --context-length 32768\n");
    CHECK(notesOn(state, Server::Sglang) == Notes {ServerNote::Nested});
    CHECK(serverLine(state, Server::Vllm, OverrideKeys::Older).notes
        == Notes {ServerNote::OlderKeysOnly, ServerNote::Nested});
    CHECK(!has(lineOf(state, Server::LlamaCpp), "text_config")); // a GGUF file has no parts

    state.model.readingNotes.front() = readingNoteOnPart("thinker_config.text_config");
    CHECK(has(lineOf(state, Server::Vllm),
        "'{\"thinker_config\": {\"text_config\": {\"rope_parameters\": {"));
    CHECK(refusalOf(state, Server::Sglang) == Notes {ServerNote::TooDeep});

    // vLLM keeps keys of the file's block that the override does not have.
    state.model.kinds.front().scaling.method = ScalingMethod::Yarn;
    for (const char* expected :
        {"\"beta_fast\": 32.0, \"beta_slow\": 1.0, \"truncate\": true, ", "\"attn_factor\": 1.0"})
        CHECK(has(lineOf(state, Server::Vllm), expected));

    // Neither reads the sections with another method, and for other columns than the file's there
    // are none.
    state = applied(state, SetParameter {"scaling.method", std::string("position_interpolation")});
    CHECK(notesOn(state, Server::Vllm) == Notes {ServerNote::SectionsUnread});
    state.rotations.rotatedShare = 0.5;
    CHECK(!has(lineOf(state, Server::Vllm), "mrope_section"));
}

// A scene has the notes of its model as text, which is not trusted.
TEST_CASE("only a path, and lists, truth values and words, are taken from a model's notes")
{
    LabState state = llama2ByYarn();
    LayerKind own;
    own.width = state.rotations.width;
    state.model.kinds = {own};
    for (const char* path : {"a\"b", "a b", "text_config'", "a\\", "a\n"}) {
        state.model.readingNotes = {{Origin::File, path, "{…}"}};
        CHECK(ropePart(state).empty());
    }
    for (const char* value : {"", "[", "[]", "[1,]", "[,1]", "[1,2", "[[1]]", "1", "\"a\"b\"",
             "[1]}, {\"x\": [1]", "null", "[1.5]", "\"a\\\"", "[-1]", "→ ", "[1 2]"}) {
        state.model.readingNotes = {{Origin::File, "rope_scaling.mrope_section", value}};
        CHECK_MESSAGE(keptKeys(state).empty(), value);
    }
    state.model.readingNotes = {{Origin::File, "rope_scaling.mrope_layout", "\"interleaved\""},
        {Origin::ModelClass, "mrope_section", "[11,11,10]"},
        {Origin::File, "mrope_interleaved", "true"}, // outside of the block, where it stays
        {Origin::NotComputed, "rope_parameters.video_rope", "true"}};
    CHECK(keptKeys(state)
        == std::vector<KeptKey> {{"mrope_section", "[11, 11, 10]"},
            {"mrope_layout", "\"interleaved\""}, {"video_rope", "true"}});
}

TEST_CASE("LongRoPE's lists go into an override if there are any")
{
    LabState state = by("longrope");
    CHECK(refusalOf(state, Server::Vllm) == Notes {ServerNote::NoLists});
    CHECK(refusalOf(state, Server::LlamaCpp) == Notes {ServerNote::OfTheFile});
    state.rotations.width = 4;
    state.rotations.scaling.shortFactors = {1};
    state.rotations.scaling.longFactors = {1.5, 8};
    CHECK(lineOf(state, Server::Vllm)
        == "vllm serve MODEL \\\n"
           "  --hf-overrides '{\"max_position_embeddings\": 32768, \"rope_parameters\": "
           "{\"rope_theta\": 10000.0, \"rope_type\": \"longrope\", \"factor\": 8.0, "
           "\"short_factor\": [1.0, 1.0], \"long_factor\": [1.5, 8.0], "
           "\"original_max_position_embeddings\": 4096}}' \\\n"
           "  --max-model-len 32768\n");
    CHECK(notesOn(state, Server::Vllm) == Notes {ServerNote::LongListAlways});
    CHECK(notesOn(state, Server::Sglang) == Notes {ServerNote::LongListByBatch});
    state.rotations.scaling.attentionFactor = 1.25;
    CHECK(has(lineOf(state, Server::Sglang),
        "\"attention_factor\": 1.25, \"short_mscale\": 1.25, \"long_mscale\": 1.25}}"));
    // For a length below the original one, as while a longer one is typed, the factor is 1.
    state.rotations.scaling.attentionFactor.reset();
    state.rotations.scaling.factor = 1;
    for (const std::int64_t length : {1, 4095}) {
        state.position.targetLength = length;
        const std::string line = lineOf(state, Server::Vllm);
        CHECK(has(line, "{\"max_position_embeddings\": " + std::to_string(length) + ','));
        CHECK(!has(line, "attention_factor"));
    }
}

TEST_CASE("what no server can do has no line")
{
    for (const Server server : allServers) {
        CHECK(refusalOf(by("ntk_by_parts"), server) == Notes {ServerNote::NoSuchMethod});
        LabState state = llama2ByYarn();
        state.rotations.scaling.betaSlow = 33;
        CHECK(refusalOf(state, server) == Notes {ServerNote::Backwards});
        state = llama2ByYarn();
        state.rotations.rotatedShare = 0;
        CHECK(refusalOf(state, server) == Notes {ServerNote::TurnsNothing});
        state = llama2ByYarn();
        state.schemes.positionMap.method = PositionMapMethod::SelfExtend;
        CHECK(notesOn(state, server).back() == ServerNote::NoPositionMap);
    }
}

TEST_CASE("no command requests more than its factor supports")
{
    for (const char* method : {"yarn", "position_interpolation", "dynamic_ntk"}) {
        LabState state = by(method);
        state.rotations.scaling.factor = 2.3;
        state.position.trainingLength = 3000;
        state.position.targetLength = 8000;
        state.rotations.scaling.originalLength = 3000;
        for (const Server server : allServers) {
            const ServerLine line = serverLine(state, server, OverrideKeys::Present);
            if (line.text.empty())
                continue; // dynamic NTK in llama.cpp
            if (server == Server::Vllm && method == std::string("dynamic_ntk")) {
                CHECK(line.length == 8000); // whose base is for any length
                continue;
            }
            // 3000 · 2.3 is 6899.999999999999 in doubles, for which these two refuse 6900.
            const bool isExact = server == Server::Vllm
                || (server == Server::Sglang && method != std::string("yarn"));
            CHECK(line.length == (isExact ? 6899 : 6900));
            CHECK(has(line.text, ' ' + std::to_string(line.length)));
            CHECK(line.notes.front() == ServerNote::Shorter);
        }
    }
}

TEST_CASE("layers with different frequencies have an entry each in vLLM's command")
{
    LabState state = likeGemma3();
    CHECK(lineOf(state, Server::Vllm)
        == "vllm serve MODEL \\\n"
           "  --hf-overrides '{\"max_position_embeddings\": 32768, \"rope_parameters\": "
           "{\"sliding_attention\": {\"rope_theta\": 10000.0, \"rope_type\": \"default\"}, "
           "\"full_attention\": {\"rope_theta\": 1000000.0, \"rope_type\": \"linear\", "
           "\"factor\": 8.0}}}' \\\n"
           "  --max-model-len 32768\n");
    CHECK(serverLine(state, Server::Vllm, OverrideKeys::Older).notes
        == Notes {ServerNote::SeveralLadders});
    CHECK(refusalOf(state, Server::Sglang) == Notes {ServerNote::SeveralLadders});
    CHECK(lineOf(state, Server::LlamaCpp)
        == "llama-server -m MODEL.gguf -c 32768 \\\n"
           "  --rope-scaling linear --rope-scale 8 \\\n"
           "  --override-kv ARCH.context_length=int:32768\n");
    CHECK(notesOn(state, Server::LlamaCpp)
        == Notes {ServerNote::LengthOfFile, ServerNote::FullLayersOnly});
    state.model.kind = 0; // the layers with windows, which no option affects
    CHECK(refusalOf(state, Server::LlamaCpp) == Notes {ServerNote::SeveralLadders});
}

TEST_CASE("settings of the open model's file are not repeated")
{
    for (const char* method : {"llama3", "longrope", "p_rope"}) {
        LabState state = by(method);
        state.rotations.base = 500000;
        state.rotations.scaling.shortFactors = {1};
        state.rotations.scaling.longFactors = {8};
        LayerKind own;
        own.base = 500000;
        own.width = 128;
        own.scaling = state.rotations.scaling;
        state.model.kinds = {own};
        state.model.longest = 32768;
        state.position.targetLength = method == std::string("p_rope") ? 4096 : 32768;
        const std::string length = std::to_string(state.position.targetLength);
        CHECK(lineOf(state, Server::LlamaCpp) == "llama-server -m MODEL.gguf -c " + length + '\n');
        CHECK(lineOf(state, Server::Vllm)
            == "vllm serve MODEL \\\n  --max-model-len " + length + '\n');
        state.rotations.base = 10000;
        CHECK(refusalOf(state, Server::LlamaCpp) == Notes {ServerNote::OfTheFile});
        CHECK(has(lineOf(state, Server::Vllm), "--hf-overrides"));
    }
    // A longer text than the file's needs at least its length.
    LabState state = by("llama3");
    LayerKind own;
    own.width = 128;
    own.scaling = state.rotations.scaling;
    state.model.kinds = {own};
    CHECK(lineOf(state, Server::LlamaCpp)
        == "llama-server -m MODEL.gguf -c 32768 \\\n"
           "  --override-kv ARCH.context_length=int:32768\n");
    CHECK(has(lineOf(state, Server::Vllm), "'{\"max_position_embeddings\": 32768, "));

    state = likeGemma3();
    state.model.kinds[1].scaling = state.rotations.scaling;
    state.model.longest = 32768;
    for (const Server server : allServers) {
        CHECK(!has(lineOf(state, server), "rop"));
        CHECK(notesOn(state, server).empty());
    }

    // YaRN is included anyway, but not its attention factor, which the file has.
    state = llama2ByYarn();
    state.rotations.scaling.attentionFactor = 1;
    own.scaling = state.rotations.scaling;
    state.model.kinds = {own};
    state.model.longest = 32768;
    CHECK(lineOf(state, Server::LlamaCpp)
        == "llama-server -m MODEL.gguf -c 32768 \\\n"
           "  --rope-scaling yarn --rope-scale 8 \\\n"
           "  --yarn-orig-ctx 4096\n");
    CHECK(notesOn(state, Server::LlamaCpp).empty());
    state.rotations.scaling.attentionFactor = 1.1;
    CHECK(has(lineOf(state, Server::LlamaCpp), "attn_factor=float:"));
}

TEST_CASE("the attention factor of a file does not stay under another method, nor under YaRN's own")
{
    LabState state = llama2ByYarn();
    LayerKind own;
    own.width = 128;
    own.scaling = state.rotations.scaling;
    own.scaling.attentionFactor = 1.3;
    state.model.kinds = {own};
    const auto reset = "--override-kv ARCH.rope.scaling.attn_factor=float:1 ";
    const auto isReset = [&](const LabState& any) {
        const std::string line = lineOf(any, Server::LlamaCpp);
        CHECK(std::ranges::count(notesOn(any, Server::LlamaCpp), ServerNote::AttentionOfFile)
            == (has(line, "attn_factor") ? 1 : 0));
        return has(line + ' ', reset) || has(line, "attn_factor=float:1\n");
    };
    CHECK(isReset(state)); // whose factor is 0.1·ln 8 + 1, and the file's no other
    for (const ScalingMethod method :
        {ScalingMethod::PositionInterpolation, ScalingMethod::NtkAware, ScalingMethod::None}) {
        state.rotations.scaling.method = method;
        CAPTURE(static_cast<int>(method));
        CHECK(isReset(state));
    }
    state.model.kinds[0].scaling.attentionFactor.reset(); // the file gives none
    for (const ScalingMethod method : {ScalingMethod::Yarn, ScalingMethod::PositionInterpolation,
             ScalingMethod::NtkAware, ScalingMethod::None}) {
        state.rotations.scaling.method = method;
        CHECK(!has(lineOf(state, Server::LlamaCpp), "attn_factor"));
    }
}

TEST_CASE("another rotated share gets a note, or is refused")
{
    LabState state = by("none");
    state.position.targetLength = 4096;
    state.rotations.rotatedShare = 0.5;
    LayerKind own;
    own.width = 128;
    for (const bool isOpen : {false, true}) {
        if (isOpen)
            state.model.kinds = {own};
        CHECK(has(lineOf(state, Server::LlamaCpp),
            " \\\n  --override-kv ARCH.rope.dimension_count=int:64\n"));
        CHECK(notesOn(state, Server::LlamaCpp)
            == (isOpen ? Notes {ServerNote::ColumnsOfFile}
                       : Notes {ServerNote::ColumnsOfState, ServerNote::ColumnsOfFile}));
        CHECK(has(lineOf(state, Server::Vllm), "\"partial_rotary_factor\": 0.5"));
    }
    state.rotations.width = 16; // the file's heads keep their width
    CHECK(has(lineOf(state, Server::LlamaCpp), "dimension_count=int:64\n"));
    state.rotations.width = 128;
    state.model.readingNotes = {
        {Origin::NotComputed, turningColumns}}; // an override has no key for it
    for (const Server server : allServers)
        CHECK(refusalOf(state, server) == Notes {ServerNote::ColumnsOfWidths});
    state.model.readingNotes.clear();
    state.model.kinds.front().rotatedShare = 0.5; // as the file has it
    CHECK(lineOf(state, Server::LlamaCpp) == "llama-server -m MODEL.gguf -c 4096\n");

    state = likeGemma3();
    state.rotations.rotatedShare = 0.5; // not for the layers with windows
    CHECK(refusalOf(state, Server::LlamaCpp) == Notes {ServerNote::ColumnsOfLayers});
}

TEST_CASE("llama.cpp divides by a file's factors for every method")
{
    for (const char* method : {"llama3", "longrope", "p_rope"}) {
        LayerKind own;
        own.width = 128;
        own.scaling = by(method).rotations.scaling;
        own.scaling.shortFactors = {1};
        own.scaling.longFactors = {8};
        for (const char* other :
            {"none", "yarn", "position_interpolation", "ntk_aware", "adjusted_base"}) {
            LabState state = by(other);
            state.model.kinds = {own};
            CHECK(refusalOf(state, Server::LlamaCpp) == Notes {ServerNote::FactorsOfFile});
            CHECK(has(lineOf(state, Server::Vllm), "--hf-overrides"));
        }
    }
}

TEST_CASE("the distances of Qwen2.5-1M reach as far as its file says, where a server maps them")
{
    LabState state = by("none");
    state.position.targetLength = 32768;
    state.model.longest = 32768;
    state.schemes.positionMap.method = PositionMapMethod::DualChunk;
    CHECK(lineOf(state, Server::Vllm) == "vllm serve MODEL \\\n  --max-model-len 32768\n");
    CHECK(lineOf(state, Server::LlamaCpp) == "llama-server -m MODEL.gguf -c 4096\n");
}

TEST_CASE("digits are as few as read back as the same number")
{
    CHECK(plainDigits(8) == "8");
    CHECK(plainDigits(0.707) == "0.707");
    CHECK(plainDigits(1e-6) == "1e-06");
}
