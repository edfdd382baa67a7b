#include "core/models/layer_kind.h"
#include "core/models/layer_rules.h"

#include <doctest/doctest.h>

using namespace lab;

TEST_CASE("every layer has a letter, whatever the interval")
{
    for (const char* type : {"llama4_text", "smollm3", "gemma2", "gemma3n_text", "gemma4_text",
             "modernbert", "mimo_v2_flash", "muse_glimmer_text", "qwen3_5_text", "minimax"}) {
        CAPTURE(type);
        const LayerRule* rule = layerRule(type);
        REQUIRE(rule);
        for (int interval = 1; interval < 9; ++interval) {
            for (int layers = 0; layers < 40; layers += 13)
                CHECK(layerLetters(*rule, layers, interval).size()
                    == static_cast<std::size_t>(layers));
        }
    }
    CHECK_FALSE(layerRule("llama"));
}

TEST_CASE("rules that reference values do not have")
{
    CHECK(layerLetters(*layerRule("gemma3n_text"), 10, 5) == "SSSSFSSSSF");
    CHECK(layerLetters(*layerRule("mimo_v2_flash"), 13, 6) == "FSSSSFSSSSSFS");
    CHECK(layerLetters(*layerRule("exaone4"), 8, 4) == "SSSNSSSN");
    CHECK(layerLetters(*layerRule("olmo_hybrid"), 8, 4) == "LLLFLLLF");
    CHECK(layerLetters(*layerRule("modernbert-decoder"), 7, 3) == "FSSFSSF");
    CHECK(layerLetters(*layerRule("laguna"), 2, 1) == "FF");
    CHECK(layerLetters(*layerRule("gemma4_text"), 7, 6) == "SSSSSFF");
    CHECK(layerLetters(*layerRule("bailing_moe_linear"), 8, 3) == "LLFLLFFF");
    CHECK(layerLetters(*layerRule("bailing_hybrid"), 2, 3) == "FF");
}

TEST_CASE("kinds of the same sort are numbered")
{
    LayerKind full;
    LayerKind other = full;
    other.base = 1e6;
    LayerKind none;
    none.rotates = false;
    LayerKind window;
    window.attention = LayerAttention::Window;
    CHECK(namesOf({}).empty());
    CHECK(namesOf({full}) == std::vector<std::string> {"all"});
    CHECK(namesOf({full, window, other, none})
        == std::vector<std::string> {"full", "window", "full-2", "no_positions"});
    window.rotates = false;
    CHECK(letterOf(window) == 'N');
    LayerKind convolution = none;
    convolution.attention = LayerAttention::Convolution;
    CHECK(letterOf(convolution) == 'K');
    CHECK(namesOf({full, convolution}) == std::vector<std::string> {"full", "convolution"});
    CHECK_FALSE(attends(LayerAttention::Convolution));
    CHECK_FALSE(attends(LayerAttention::Recurrent));
    CHECK(attends(LayerAttention::Window));
}
