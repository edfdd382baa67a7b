#include "app/models/rope_block_writer.h"
#include "core/encodings/rope/formula.h"
#include "core/encodings/scaling/formula.h"
#include "core/state/edit.h"
#include "core/state/model.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

int turned(const LayerKind& kind)
{
    return kind.rotates ? rotatedWidth(kind.width, kind.rotatedShare) : 0;
}

} // namespace

/// Bundled model files, and the results for each.
class ModelRowsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void llama4RampIsAStep()
    {
        const Model scout = modelOf(R"({"model_type": "llama4", "text_config": {
            "model_type": "llama4_text", "head_dim": 128, "num_attention_heads": 40,
            "num_hidden_layers": 8, "max_position_embeddings": 10485760, "rope_theta": 500000.0,
            "no_rope_layers": [], "attention_chunk_size": 8192, "attn_temperature_tuning": true,
            "floor_scale": 8192, "attn_scale": 0.1, "rope_scaling": {"rope_type": "llama3",
            "factor": 16.0, "low_freq_factor": 1.0, "high_freq_factor": 1.0,
            "original_max_position_embeddings": 8192}}})");
        QCOMPARE(lettersOf(scout), u"CCCNCCCN"_s);
        QCOMPARE(scout.pairing, Pairing::Interleaved);
        QCOMPARE(kindOf(scout, 'C').reach, 8192);
        QCOMPARE(kindOf(scout, 'N').temperature->floor, 8192);
        QCOMPARE(kindOf(scout, 'N').temperature->shift, 1);
        QVERIFY(!kindOf(scout, 'C').temperature);
        QVERIFY(readingNotesOf(scout, Origin::Warned).contains(u"high_freq_factor"_s));
        QCOMPARE(scout.longest, 10485760);
        QVERIFY(readingNotesOf(scout, Origin::NotComputed).contains(u"10485760 → 10000000"_s));
        const LabState state = applied(clamped({}), LoadModel {scout});
        QVERIFY(ropeBlockText(state, ui::BlockKeys::Present)
                    .text.contains(u"\"max_position_embeddings\": 10485760"_s));
    }

    void modernBertHasTwoBases()
    {
        const Model bert = modelOf(R"({"model_type": "modernbert", "hidden_size": 768,
            "num_attention_heads": 12, "num_hidden_layers": 6, "max_position_embeddings": 8192,
            "global_attn_every_n_layers": 3, "global_rope_theta": 160000.0,
            "local_rope_theta": 10000.0, "local_attention": 128,
            "position_embedding_type": "absolute"})");
        QCOMPARE(bert.scheme, Scheme::Rope);
        QCOMPARE(lettersOf(bert), u"FSSFSS"_s);
        QCOMPARE(kindOf(bert, 'F').base, 160000.0);
        QCOMPARE(kindOf(bert, 'S').base, 10000.0);
        QCOMPARE(kindOf(bert, 'S').reach, 64);
        QVERIFY(kindOf(bert, 'S').looksAhead);
        QVERIFY(readingNotesOf(bert, Origin::NotComputed).contains(u"position_embedding_type"_s));
    }

    void entriesInheritScalarsBesideThem()
    {
        const Model laguna = modelOf(R"({"model_type": "laguna", "head_dim": 128,
            "num_hidden_layers": 4, "max_position_embeddings": 131072,
            "layer_types": ["full_attention", "sliding_attention", "sliding_attention",
            "sliding_attention"], "sliding_window": 512, "rope_parameters": {"full_attention":
            {"rope_type": "yarn", "factor": 32.0, "rope_theta": 500000.0,
            "partial_rotary_factor": 0.5}, "sliding_attention": {"rope_type": "default",
            "rope_theta": 20000.0}, "original_max_position_embeddings": 4096,
            "rope_type": "default"}})");
        QCOMPARE(kindOf(laguna, 'F').base, 500000.0);
        QCOMPARE(kindOf(laguna, 'F').scaling.method, ScalingMethod::Yarn);
        QCOMPARE(kindOf(laguna, 'F').scaling.originalLength, 4096);
        QCOMPARE(turned(kindOf(laguna, 'F')), 64);
        QCOMPARE(kindOf(laguna, 'S').base, 20000.0);
        QCOMPARE(kindOf(laguna, 'S').scaling.method, ScalingMethod::None);
    }

    void cohereInterleavesAndOmitsPositions()
    {
        const Model command = modelOf(R"({"model_type": "cohere2", "hidden_size": 4096,
            "num_attention_heads": 32, "num_hidden_layers": 8, "rope_theta": 50000,
            "sliding_window": 4096, "sliding_window_pattern": 4})");
        QCOMPARE(lettersOf(command), u"SSSNSSSN"_s);
        QCOMPARE(command.pairing, Pairing::Interleaved);
        QCOMPARE(command.base, 50000.0);
        QVERIFY(readingNotesOf(command, Origin::ModelClass).contains(u"layer_types: 4 (SSSN …)"_s));
        QVERIFY(readingNotesOf(command, Origin::File).contains(u"sliding_window: 4096"_s));
        QVERIFY(!readingNotesOf(command, Origin::NotComputed).contains(u"sliding_window"_s));
        const Model unused = modelOf(R"({"model_type": "cohere2", "hidden_size": 4096,
            "num_attention_heads": 32, "num_hidden_layers": 1, "rope_theta": 50000,
            "sliding_window": 4096, "layer_types": ["full_attention"]})");
        QVERIFY(readingNotesOf(unused, Origin::NotComputed).contains(u"sliding_window: 4096"_s));
        const Model windowless = modelOf(R"({"model_type": "exaone4", "head_dim": 128,
            "num_hidden_layers": 4, "sliding_window": null, "rope_theta": 1000000})");
        QCOMPARE(lettersOf(windowless), u"FFFF"_s);
    }

    void theClassDecidesThePairing_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<bool>("isInterleaved");
        for (const char* type : {"glm4", "ernie4_5", "helium", "llama4_text", "blt", "codegen",
                 "moonshine", "deepseek_v32", "glm4_moe_lite", "glm_moe_dsa", "longcat_flash",
                 "mistral4", "youtu", "axk1", "cohere", "kimi_k2", "deepseek_v3", "gptj"})
            QTest::addRow("%s", type) << QByteArray(type) << true;
        for (const char* type : {"llama", "qwen3", "glm4_moe", "minicpm3", "minimax_m2"})
            QTest::addRow("%s", type) << QByteArray(type) << false;
    }

    void theClassDecidesThePairing()
    {
        QFETCH(QByteArray, type);
        QFETCH(bool, isInterleaved);
        const Model model =
            modelOf(R"({"head_dim": 64, "rope_theta": 1e4, "model_type": ")" + type + R"("})");
        QCOMPARE(model.pairing == Pairing::Interleaved, isInterleaved);
        QVERIFY(readingNotesOf(model, Origin::ModelClass).contains(u"pairing: "_s));
        QVERIFY(readingNotesOf(model, Origin::Guess).isEmpty());
    }

    void aFileDecidesIfItsClassReadsTheKey()
    {
        const Model given = modelOf(R"({"model_type": "deepseek_v3", "qk_rope_head_dim": 64,
            "rope_theta": 1e4, "rope_interleave": false})");
        QCOMPARE(given.pairing, Pairing::Halves);
        const Model unread = modelOf(R"({"model_type": "llama", "head_dim": 64,
            "rope_theta": 1e4, "rope_interleave": true})");
        QCOMPARE(unread.pairing, Pairing::Halves);
        QVERIFY(readingNotesOf(unread, Origin::NotComputed).contains(u"rope_interleave: true"_s));
        const Model unknown =
            modelOf(R"({"model_type": "my_own", "head_dim": 64, "rope_theta": 1e4})");
        QVERIFY(readingNotesOf(unknown, Origin::Guess).contains(u"pairing: halves"_s));
    }

    void modelsWithoutRotationHaveNone_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addRow("Granite 4 H") << QByteArray(R"({"model_type": "granitemoehybrid",
            "hidden_size": 2048, "num_attention_heads": 32, "rope_theta": 10000,
            "position_embedding_type": "nope"})");
        QTest::addRow("Kimi Linear") << QByteArray(R"({"model_type": "kimi_linear",
            "mla_use_nope": true, "rope_theta": 10000.0, "qk_rope_head_dim": 64})");
        QTest::addRow("Nemotron-H") << QByteArray(R"({"model_type": "nemotron_h",
            "hidden_size": 4096, "num_attention_heads": 32, "hybrid_override_pattern": "M-M*"})");
        QTest::addRow("Olmo Hybrid") << QByteArray(R"({"model_type": "olmo_hybrid",
            "hidden_size": 3840, "num_attention_heads": 30,
            "rope_parameters": {"rope_theta": null}})");
        QTest::addRow("Olmo Hybrid, older") << QByteArray(R"({"model_type": "olmo_hybrid",
            "hidden_size": 3840, "num_attention_heads": 30, "rope_theta": null})");
        QTest::addRow("no layer rotates") << QByteArray(R"({"model_type": "granite", "head_dim": 64,
            "num_hidden_layers": 2, "layer_rope_theta": [0, 0]})");
    }

    void modelsWithoutRotationHaveNone()
    {
        QFETCH(QByteArray, json);
        const Model model = modelOf(json);
        QCOMPARE(model.scheme, Scheme::None);
        QVERIFY(!hasRotaryEncoding(model));
        const LabState before = clamped({});
        const LabState after = applied(before, LoadModel {model});
        QCOMPARE(after.rotations, before.rotations);
        QVERIFY(!hasRotaryEncoding(after.model));
    }

    void doesNotDivideTheRotatedPartOfAHeadTwice()
    {
        const Model mistral = modelOf(R"({"model_type": "mistral4", "qk_rope_head_dim": 64,
            "qk_nope_head_dim": 64, "max_position_embeddings": 1048576, "rope_parameters": {
            "rope_type": "yarn", "rope_theta": 10000.0, "factor": 128.0,
            "original_max_position_embeddings": 8192, "mscale": 1.0, "mscale_all_dim": 1.0,
            "llama_4_scaling_beta": 0.1, "partial_rotary_factor": 0.5}})");
        QCOMPARE(turned(mistral.kinds[0]), 64);
        QCOMPARE(attentionFactor(mistral.scaling), 1.0);
        QVERIFY(softmaxFactor(mistral.scaling) > 2);
        QCOMPARE(mistral.kinds[0].temperature->floor, 8192);
        QCOMPARE(mistral.kinds[0].temperature->shift, 0);
        QCOMPARE(mistral.kinds[0].width, 128);
        QVERIFY(!readingNotesOf(mistral, Origin::NotComputed).contains(u"head_dim"_s));
    }

    void deepSeekV4HasTwoSetsOfFrequencies()
    {
        const Model v4 = modelOf(R"({"model_type": "deepseek_v4", "head_dim": 512,
            "qk_rope_head_dim": 64, "num_hidden_layers": 4, "rope_theta": 10000,
            "compress_rope_theta": 160000, "sliding_window": 128,
            "compress_ratios": [0, 128, 4, 128], "max_position_embeddings": 1048576,
            "rope_scaling": {"type": "yarn", "factor": 16, "beta_fast": 32, "beta_slow": 1,
            "original_max_position_embeddings": 65536}})");
        QCOMPARE(lettersOf(v4), u"SFFF"_s);
        QCOMPARE(kindOf(v4, 'S').base, 10000.0);
        QCOMPARE(kindOf(v4, 'S').scaling.method, ScalingMethod::None);
        QCOMPARE(kindOf(v4, 'F').base, 160000.0);
        QCOMPARE(kindOf(v4, 'F').scaling.method, ScalingMethod::Yarn);
        QCOMPARE(attentionFactor(kindOf(v4, 'F').scaling), 1.0);
        QCOMPARE(turned(kindOf(v4, 'F')), 64);
        QCOMPARE(kindOf(v4, 'F').width, 512);
        QVERIFY(kindOf(v4, 'S').hasSink);
        QVERIFY(readingNotesOf(v4, Origin::ModelClass).contains(u"last 64 → first 64"_s));
    }

    void fullLayersOfGemma4AreWider()
    {
        const Model gemma = modelOf(R"({"model_type": "gemma4_text", "num_hidden_layers": 7,
            "rope_parameters": {"sliding_attention": {"rope_type": "default",
            "rope_theta": 10000.0}, "full_attention": {"rope_type": "proportional",
            "rope_theta": 1000000.0, "partial_rotary_factor": 0.25}}})");
        QCOMPARE(lettersOf(gemma), u"SSSSSFF"_s);
        QCOMPARE(kindOf(gemma, 'F').width, 512);
        QCOMPARE(kindOf(gemma, 'S').width, 256);
        const LabState state = applied(clamped({}), LoadModel {gemma});
        QCOMPARE(contextLengths(state).target, 131072); // not eight times as much
        const Model later = modelOf(R"({"model_type": "my_own", "head_dim": 64,
            "num_hidden_layers": 2, "layer_types": ["sliding_attention", "full_attention"],
            "rope_theta": 1e4, "per_layer_config": {"1": {"head_dim": 128}}})");
        QCOMPARE(kindOf(later, 'F').width, 128);
        const QString used = readingNotesOf(later, Origin::File);
        QVERIFY2(used.contains(u"per_layer_config.1.head_dim: 128\n"_s), qPrintable(used));
    }

    void theWidthOfALayerIsANumberOfColumns_data()
    {
        QTest::addColumn<QByteArray>("layers");
        QTest::addColumn<QString>("why");
        const auto row = [](const char* layers, const char* why) {
            QTest::addRow("%s", layers) << QByteArray(layers) << QString::fromLatin1(why);
        };
        row(R"({"0": {"head_dim": -4}})",
            "per_layer_config.0.head_dim is -4; it must be a number from 1 to 65536");
        row(R"({"0": {"head_dim": 64.5}})",
            "per_layer_config.0.head_dim is 64.5; it must be a whole number");
        row(R"({"0": {"head_dim": "64"}})", "per_layer_config.0.head_dim is \"64\"");
        row(R"({"0": 64})", "per_layer_config.0 is 64; it must be an object");
    }
    void theWidthOfALayerIsANumberOfColumns()
    {
        QFETCH(QByteArray, layers);
        QFETCH(QString, why);
        const QString reported = refusalOf(R"({"model_type": "my_own", "head_dim": 32,
            "num_hidden_layers": 1, "rope_theta": 1e4, "per_layer_config": )"
            + layers + "}");
        QVERIFY2(reported.contains(why), qPrintable(reported));
    }

    void theClassGivesTheDefaultRotatedPart_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<double>("share");
        QTest::addRow("Qwen3-Next") << QByteArray("qwen3_next") << 0.25;
        QTest::addRow("Qwen3.5") << QByteArray("qwen3_5_text") << 0.25;
        QTest::addRow("GLM-4") << QByteArray("glm") << 0.5;
        QTest::addRow("GLM-4-0414") << QByteArray("glm4") << 0.5;
        QTest::addRow("GLM-4.5") << QByteArray("glm4_moe") << 0.5;
        QTest::addRow("Nemotron") << QByteArray("nemotron") << 0.5;
    }

    void theClassGivesTheDefaultRotatedPart()
    {
        QFETCH(QByteArray, type);
        QFETCH(double, share);
        const Model model = modelOf(R"({"head_dim": 128, "model_type": ")" + type + R"("})");
        QCOMPARE(model.rotatedShare, share);
        QVERIFY(readingNotesOf(model, Origin::ModelClass).contains(u"partial_rotary_factor: "_s));
        const Model given = modelOf(
            R"({"head_dim": 128, "partial_rotary_factor": 1, "model_type": ")" + type + R"("})");
        QCOMPARE(given.rotatedShare, 1.0);
    }

    void numbersMayBeGivenPerLayer()
    {
        const Model step = modelOf(R"({"model_type": "step3p5", "head_dim": 128,
            "num_hidden_layers": 4, "layer_types": ["full_attention", "sliding_attention",
            "sliding_attention", "full_attention"], "rope_theta": [5e6, 1e4, 1e4, 5e6],
            "partial_rotary_factors": [0.5, 1.0, 1.0, 0.5], "sliding_window": 512})");
        QCOMPARE(lettersOf(step), u"FSSF"_s);
        QCOMPARE(kindOf(step, 'F').base, 5e6);
        QCOMPARE(turned(kindOf(step, 'F')), 64);
        QCOMPARE(kindOf(step, 'S').base, 1e4);
        QCOMPARE(turned(kindOf(step, 'S')), 128);
        const Model muse = modelOf(R"({"model_type": "muse_glimmer", "head_dim": 128,
            "num_hidden_layers": 4, "sliding_window": 512,
            "layer_rope_theta": [10000, 10000, 10000, 0]})");
        QCOMPARE(lettersOf(muse), u"SSSN"_s);
    }

    void visionTowersAndWhisperHaveNoRope()
    {
        const Model dino = modelOf(R"({"model_type": "dinov3_vit", "hidden_size": 384,
            "num_attention_heads": 6, "rope_theta": 100.0})");
        QCOMPARE(dino.scheme, Scheme::RopeGrid);
        QVERIFY(!hasRotaryEncoding(dino));
        const Model whisper = modelOf(R"({"model_type": "whisper", "d_model": 384,
            "max_source_positions": 1500, "max_target_positions": 448})");
        QCOMPARE(whisper.scheme, Scheme::Sinusoidal);
        QCOMPARE(whisper.length, 1500);
        QVERIFY(
            readingNotesOf(whisper, Origin::NotComputed).contains(u"max_target_positions: 448"_s));
    }

    void aNullEntryHasNoPositions()
    {
        const Model model = modelOf(R"({"model_type": "my_own", "head_dim": 64,
            "num_hidden_layers": 2, "layer_types": ["sliding_attention", "full_attention"],
            "rope_parameters": {"full_attention": null, "sliding_attention":
            {"rope_type": "default", "rope_theta": 1e4}, "rope_theta": 1e4}})");
        QCOMPARE(lettersOf(model), u"SN"_s);
        QVERIFY(refusalOf(R"({"head_dim": 64, "layer_types": ["sliding_attention",
            "full_attention"], "rope_parameters": {"sliding_attention": {"rope_theta": 1e4}}})")
                    .contains(u"rope_parameters has no entry for full_attention"_s));
    }

    void olmo3ScalesItsFullLayers()
    {
        const QByteArray config = R"({"model_type": "olmo3", "head_dim": 128,
            "num_hidden_layers": 4, "max_position_embeddings": 65536, "sliding_window": 4096,
            "rope_theta": 500000, "KEY": {"rope_type": "yarn", "factor": 8.0, "rope_theta": 500000,
            "original_max_position_embeddings": 8192}})";
        const Model older = modelOf(QByteArray(config).replace("KEY", "rope_scaling"));
        QCOMPARE(kindOf(older, 'F').scaling.method, ScalingMethod::Yarn);
        QCOMPARE(kindOf(older, 'S').scaling.method, ScalingMethod::None);
        QCOMPARE(kindOf(older, 'S').base, 500000.0);
        const Model flat = modelOf(QByteArray(config).replace("KEY", "rope_parameters"));
        QCOMPARE(kindOf(flat, 'S').scaling.method, ScalingMethod::Yarn);
        const Model other = modelOf(QByteArray(config)
                                        .replace("KEY", "rope_scaling")
                                        .replace("\"rope_theta\": 500000", "\"rope_theta\": 1e6"));
        QCOMPARE(kindOf(other, 'F').base, 1e6);
        QCOMPARE(kindOf(other, 'S').base, 500000.0); // the class's, whatever the file says
        QVERIFY(readingNotesOf(other, Origin::Warned).contains(u"sliding_attention.rope_theta"_s));
    }

    void doesNotReportADisabledWindow()
    {
        const Model off = modelOf(R"({"model_type": "qwen3", "head_dim": 128,
            "num_hidden_layers": 4, "rope_theta": 1e6, "sliding_window": 4096,
            "use_sliding_window": false, "max_window_layers": 2})");
        QCOMPARE(lettersOf(off), u"FFFF"_s);
        QVERIFY(!readingNotesOf(off, Origin::NotComputed).contains(u"sliding_window: 4096"_s));
        const Model on = modelOf(R"({"model_type": "qwen3", "head_dim": 128,
            "num_hidden_layers": 4, "rope_theta": 1e6, "sliding_window": 4096,
            "use_sliding_window": true, "max_window_layers": 2})");
        QCOMPARE(lettersOf(on), u"FFSS"_s);
        QCOMPARE(kindOf(on, 'S').reach, 4096);
        QCOMPARE(lettersOf(modelOf(R"({"model_type": "mistral", "head_dim": 128,
            "num_hidden_layers": 2, "rope_theta": 1e4, "sliding_window": 4096})")),
            u"SS"_s);
    }

    void readsNestedEntriesOfMpt()
    {
        const Model mpt = modelOf(R"({"model_type": "mpt", "d_model": 4096, "n_heads": 32,
            "attn_config": {"alibi": false, "rope": true, "rope_theta": 50000}})");
        QCOMPARE(mpt.scheme, Scheme::Rope);
        QCOMPARE(mpt.base, 50000.0);
        QCOMPARE(modelOf(R"({"model_type": "mpt", "d_model": 4096, "n_heads": 32,
            "attn_config": {"alibi": false}})")
                     .scheme,
            Scheme::Learned);
    }

    void keysOfGgufHaveTheirOwnMessage()
    {
        QVERIFY(refusalOf(R"({"general.architecture": "llama", "llama.rope.freq_base": 1e4})")
                    .contains(u"GGUF"_s));
    }

    void doesNotInventLengths()
    {
        const Model falcon = modelOf(R"({"model_type": "falcon", "hidden_size": 4544,
            "num_attention_heads": 71, "alibi": false})");
        QCOMPARE(falcon.length, 2048);
        QVERIFY(readingNotesOf(falcon, Origin::ModelClass)
                    .contains(u"max_position_embeddings: 2048"_s));
        const Model flan = modelOf(R"({"model_type": "t5", "d_model": 768, "num_heads": 12,
            "d_kv": 64, "relative_attention_num_buckets": 32})");
        QVERIFY(!flan.length);
        QVERIFY(!hasRotaryEncoding(flan));
    }

    void requiresWhatTransformersNeeds_data()
    {
        QTest::addColumn<QByteArray>("block");
        QTest::addColumn<QString>("mentions");
        QTest::addRow("yarn") << QByteArray(R"({"rope_type": "yarn"})") << u"factor is missing"_s;
        QTest::addRow("llama3") << QByteArray(R"({"rope_type": "llama3", "factor": 8,
            "high_freq_factor": 4})")
                                << u"low_freq_factor is missing"_s;
        QTest::addRow("lists") << QByteArray(R"({"rope_type": "longrope", "short_factor": [1]})")
                               << u"short_factor must be a list"_s;
    }

    void requiresWhatTransformersNeeds()
    {
        QFETCH(QByteArray, block);
        QFETCH(QString, mentions);
        const QString sentence = refusalOf(R"({"model_type": "llama", "head_dim": 64,
            "rope_theta": 1e4, "max_position_embeddings": 4096, "rope_scaling": )"
            + block + "}");
        QVERIFY2(sentence.contains(mentions), qPrintable(sentence));
    }
};

LAB_GUILESS_TESTS(ModelRowsTest)
#include "tst_model_rows.moc"
