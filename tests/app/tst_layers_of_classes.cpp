#include "core/encodings/rope/formula.h"
#include "core/encodings/scaling/formula.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

/// Which layers a class gives its model, and their frequencies.
class LayersOfClassesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // configuration_deepseek_v41.py: compress_rope_theta and YaRN without an attention factor for
    // the layers whose ratio is not 0, rope_theta for the others. layer_types names the layers that
    // own a cache. modeling_deepseek_v41.py: neighbours, the last columns, sinks.
    void deepSeekV41RotatesLikeV4_data()
    {
        QTest::addColumn<QByteArray>("keys");
        const QByteArray yarn = R"("rope_type": "yarn", "factor": 16,
            "original_max_position_embeddings": 65536)";
        const QByteArray published = R"("compress_rope_theta": 160000, "rope_theta": 10000,
            "num_nextn_predict_layers": 1, "rope_scaling": {)"
            + yarn + "}";
        QTest::addRow("published") << published;
        QTest::addRow("saved") << published + R"(, "layer_types": ["sliding_attention",
            "sliding_attention", "shared_compressed_attention", "sliding_attention"],
            "rope_parameters": {"main": {"rope_theta": 10000, "rope_type": "default",
            "partial_rotary_factor": 0.125}, "compress": {"rope_theta": 160000,
            "partial_rotary_factor": 0.125, "attention_factor": 1.0, )"
                + yarn + "}}";
    }

    void deepSeekV41RotatesLikeV4()
    {
        QFETCH(QByteArray, keys);
        const Model model = modelOf(R"({"model_type": "deepseek_v41", "text_config": {
            "model_type": "deepseek_v41_text", "num_hidden_layers": 4, "head_dim": 512,
            "qk_rope_head_dim": 64, "compress_ratios": [0, 0, 2, 1, 0], )"
            + keys + "}}");
        QCOMPARE(lettersOf(model), u"SSFF"_s);
        QCOMPARE(model.pairing, Pairing::Interleaved);
        const LayerKind full = kindOf(model, 'F');
        const LayerKind window = kindOf(model, 'S');
        QCOMPARE(full.base, 160000.0);
        QCOMPARE(full.scaling.method, ScalingMethod::Yarn);
        QCOMPARE(attentionFactor(full.scaling), 1.0);
        QCOMPARE(window.base, 10000.0);
        QCOMPARE(window.scaling.method, ScalingMethod::None);
        QCOMPARE(window.reach, 128);
        for (const LayerKind& kind : {full, window}) {
            QCOMPARE(kind.width, 512);
            QCOMPARE(rotatedWidth(kind.width, kind.rotatedShare), 64);
            QVERIFY(kind.hasSink);
        }
        QVERIFY(readingNotesOf(model, Origin::File)
                    .contains(u"text_config.compress_rope_theta: 160000"_s));
        QVERIFY(!readingNotesOf(model, Origin::NotComputed).contains(u"rope_theta"_s));
    }

    void deepSeekV41CompressesAfterItsFirstLayers()
    {
        QCOMPARE(lettersOf(modelOf(R"({"model_type": "deepseek_v41_text",
            "num_hidden_layers": 5})")),
            u"SSFFF"_s);
    }

    // modeling_exaone4.py, also the attention of exaone_moe and exaone4_5: beside layers with a
    // window, layers without one are not rotated.
    void exaoneRotatesOnlyLayersWithAWindow_data()
    {
        QTest::addColumn<QByteArray>("json");
        const QByteArray sizes = R"("head_dim": 128, "num_hidden_layers": 5, "rope_theta": 1e6)";
        const QByteArray types = R"("layer_types": ["sliding_attention", "sliding_attention",
            "sliding_attention", "full_attention", "full_attention"])";
        const QByteArray moe = R"({"model_type": "exaone_moe", "sliding_window": 128, )" + sizes;
        QTest::addRow("K-EXAONE") << moe + R"(, "sliding_window_pattern": "LLLG", )" + types + "}";
        QTest::addRow("a text of layers") << moe + R"(, "sliding_window_pattern": "LLLG"})";
        const QByteArray text = R"({"model_type": "exaone4_5", "text_config": {
            "sliding_window": 4096, )"
            + sizes + ", " + types;
        QTest::addRow("EXAONE 4.5") << text + R"(, "model_type": "exaone4_5_text"}})";
        QTest::addRow("without a type") << text + "}}";
    }

    void exaoneRotatesOnlyLayersWithAWindow()
    {
        QFETCH(QByteArray, json);
        const Model model = modelOf(json);
        QCOMPARE(lettersOf(model), u"SSSNN"_s);
        QCOMPARE(model.pairing, Pairing::Halves);
        QCOMPARE(model.scheme, Scheme::Rope);
        QCOMPARE(kindOf(model, 'S').base, 1e6);
        QVERIFY(readingNotesOf(model, Origin::Guess).isEmpty());
    }

    // modeling_glm5_next.py: no rotation at all; layer_types where idx % 4 is 3. Its kda_layers,
    // which the class does not read, are counted from 0 and Kimi's from 1.
    void glm5NextHasNoPositions_data()
    {
        QTest::addColumn<QByteArray>("keys");
        const QByteArray published = R"(, "mla_use_nope": true, "linear_attn_config": {
            "kda_layers": [0, 1, 2, 4, 5], "full_attn_layers": [3]})";
        QTest::addRow("published") << published + R"(, "layer_types": ["linear_attention",
            "linear_attention", "linear_attention", "deepseek_sparse_attention",
            "linear_attention", "linear_attention"])";
        QTest::addRow("without a list") << published;
        QTest::addRow("with a base") << QByteArray(R"(, "rope_theta": 10000.0)");
    }

    void glm5NextHasNoPositions()
    {
        QFETCH(QByteArray, keys);
        const Model model = modelOf(R"({"model_type": "glm5_next", "text_config": {
            "model_type": "glm5_next_text", "hidden_size": 4096, "num_attention_heads": 64,
            "num_hidden_layers": 6, "qk_nope_head_dim": 256, "qk_rope_head_dim": 0, "head_dim": 0,
            "max_position_embeddings": 1048576)"
            + keys + "}}");
        QCOMPARE(model.scheme, Scheme::None);
        QCOMPARE(lettersOf(model), u"LLLNLL"_s);
        QCOMPARE(model.headWidth, 256);
        QCOMPARE(model.length, 1048576);
        QVERIFY(!readingNotesOf(model, Origin::NotComputed).contains(u"nope"_s));
    }

    // The authors' configuration_mimo_v2.py and modeling_mimo_v2.py: is_swa is 1 in
    // hybrid_layer_pattern; these layers have their own base, width and sink.
    void theLayersOfMimoFollowItsPattern()
    {
        const QByteArray mimo = R"({"model_type": "mimo_v2", "head_dim": 192, "swa_head_dim": 192,
            "num_hidden_layers": 4, "hybrid_layer_pattern": [0, 1, 1, 0], "sliding_window": 128,
            "partial_rotary_factor": 0.334, "rope_theta": 1e7, "swa_rope_theta": 1e4,
            "add_full_attention_sink_bias": false, "add_swa_attention_sink_bias": SINK})";
        const Model model = modelOf(QByteArray(mimo).replace("SINK", "true"));
        QCOMPARE(lettersOf(model), u"FSSF"_s);
        QCOMPARE(kindOf(model, 'F').base, 1e7);
        QCOMPARE(kindOf(model, 'S').base, 1e4);
        QCOMPARE(kindOf(model, 'S').reach, 128);
        QCOMPARE(rotatedWidth(192, kindOf(model, 'S').rotatedShare), 64);
        QVERIFY(kindOf(model, 'S').hasSink);
        QVERIFY(!kindOf(model, 'F').hasSink);
        QCOMPARE(readingNotesOf(model, Origin::NotComputed), QString());
        QCOMPARE(readingNotesOf(model, Origin::Guess), QString());
        QVERIFY(!kindOf(modelOf(QByteArray(mimo).replace("SINK", "false")), 'S').hasSink);
        const Model wide =
            modelOf(QByteArray(mimo)
                        .replace("SINK", "true")
                        .replace(R"("swa_head_dim": 192)", R"("swa_head_dim": 128)"));
        QCOMPARE(kindOf(wide, 'S').width, 128);
        QCOMPARE(kindOf(wide, 'F').width, 192);
    }

    // mlx_lm/models/bailing_moe_linear.py, like the authors' modeling_bailing_moe_linear_v2.py: the
    // last layer of each group has attention, and so have all layers after the last complete group.
    void groupsOfLingEndWithAttention()
    {
        const auto ling = [](const char* type, const char* keys) {
            return modelOf(QByteArray(R"({"model_type": "TYPE", "num_hidden_layers": 8,
                "rope_theta": 6e6, "layer_group_size": 3, KEYS})")
                               .replace("TYPE", type)
                               .replace("KEYS", keys));
        };
        const Model linear =
            ling("bailing_moe_linear", R"("head_dim": 128, "partial_rotary_factor": 0.5)");
        QCOMPARE(lettersOf(linear), u"LLFLLFFF"_s);
        QCOMPARE(rotatedWidth(128, kindOf(linear, 'F').rotatedShare), 64);
        QVERIFY(readingNotesOf(linear, Origin::File).contains(u"layer_group_size: 3"_s));
        const Model hybrid = ling("bailing_hybrid",
            R"("qk_nope_head_dim": 128, "qk_rope_head_dim": 64, "rope_interleave": true)");
        QCOMPARE(lettersOf(hybrid), u"LLFLLFFF"_s);
        QCOMPARE(hybrid.pairing, Pairing::Interleaved);
        QVERIFY(readingNotesOf(ling("my_own", R"("head_dim": 128)"), Origin::NotComputed)
                    .contains(u"layer_group_size: 3"_s));
    }

    // configuration_qwen4_exp.py: recurrent except the last of every full_attention_interval
    // layers, which is "hybrid_indexed" if ple_layer_ids lists it. Everything else is as in
    // Qwen3.5.
    void everyFourthLayerOfQwen4ExpHasAttention_data()
    {
        QTest::addColumn<QByteArray>("keys");
        QTest::addRow("no list") << QByteArray();
        QTest::addRow("interval") << QByteArray(R"(, "full_attention_interval": 4)");
        QTest::addRow("saved") << QByteArray(R"(, "layer_types": ["linear_attention",
            "linear_attention", "linear_attention", "hybrid_indexed", "linear_attention",
            "linear_attention", "linear_attention", "deepseek_sparse_attention"])");
    }

    void everyFourthLayerOfQwen4ExpHasAttention()
    {
        QFETCH(QByteArray, keys);
        const Model model = modelOf(R"({"model_type": "qwen4_exp", "text_config": {
            "model_type": "qwen4_exp_text", "num_hidden_layers": 8, "indexer_budget": 2048,
            "ple_layer_ids": [4], "rope_parameters": {"mrope_interleaved": true,
            "mrope_section": [11, 11, 10], "partial_rotary_factor": 0.25, "rope_theta": 1e7,
            "rope_type": "default"})"
            + keys + "}}");
        QCOMPARE(lettersOf(model), u"LLLFLLLF"_s);
        QCOMPARE(model.pairing, Pairing::Halves);
        QCOMPARE(kindOf(model, 'F').width, 256);
        QCOMPARE(readingNotesOf(model, Origin::Guess), QString());
        QCOMPARE(
            readingNotesOf(model, Origin::NotComputed), u"text_config.indexer_budget: 2048\n"_s);
        QVERIFY(readingNotesOf(model, Origin::ModelClass).contains(u"video_positions: qwen3_vl"_s));
    }

    // configuration_muse_glimmer.py: the text part is a muse_glimmer_text in every file. Its query
    // is multiplied by qk_scale_factor, in addition to the usual scale.
    void museGlimmerOmitsPositionsFromItsEnd()
    {
        const Model model = modelOf(R"({"model_type": "muse_glimmer", "text_config": {
            "model_type": "muse_glimmer_text", "num_hidden_layers": 6, "qk_scale_factor": 3.87,
            "rope_parameters": {"rope_theta": 500000.0, "rope_type": "default"}}})");
        QCOMPARE(lettersOf(model), u"SNSSSN"_s);
        QVERIFY(readingNotesOf(model, Origin::ModelClass).contains(u"layer_types: 4 (SNSS …)"_s));
        QCOMPARE(kindOf(model, 'S').reach, 2048);
        QCOMPARE(kindOf(model, 'S').width, 128);
        QCOMPARE(model.pairing, Pairing::Halves);
        QCOMPARE(readingNotesOf(model, Origin::Guess), QString());
        QCOMPARE(
            readingNotesOf(model, Origin::NotComputed), u"text_config.qk_scale_factor: 3.87\n"_s);
    }

    // modeling_granite_swa.py and modeling_granitemoe_swa.py: a sink in each head of each layer;
    // full attention if i % 4 is 0. With a base of 0 these layers are not rotated.
    void graniteSwashHasSinksAndBeginsWithAFullLayer()
    {
        for (const char* type : {"granite_swa", "granitemoe_swa"}) {
            const QByteArray granite = QByteArray(R"({"model_type": "TYPE", "head_dim": 128,
                "num_hidden_layers": 6, "rope_theta": 1e4)")
                                           .replace("TYPE", type);
            const Model model = modelOf(granite + "}");
            QCOMPARE(lettersOf(model), u"FSSSFS"_s);
            QCOMPARE(kindOf(model, 'S').reach, 128);
            QVERIFY(kindOf(model, 'S').hasSink && kindOf(model, 'F').hasSink);
            QCOMPARE(readingNotesOf(model, Origin::Guess), QString());
            const Model published =
                modelOf(granite + R"(, "layer_rope_theta": [0, 1e4, 1e4, 1e4, 0, 1e4]})");
            QCOMPARE(lettersOf(published), u"NSSSNS"_s);
            QVERIFY(kindOf(published, 'N').hasSink);
        }
    }

    // configuration_gemma4.py: "Forcing last layer to `full_attention`".
    void gemma4AlwaysEndsWithAFullLayer()
    {
        const QByteArray gemma = R"({"model_type": "gemma4_text", "num_hidden_layers": 3,
            "layer_types": ["sliding_attention", "full_attention", "LAST"]})";
        const Model forced = modelOf(QByteArray(gemma).replace("LAST", "sliding_attention"));
        QCOMPARE(lettersOf(forced), u"SFF"_s);
        QCOMPARE(forced.kinds.size(), std::size_t {2});
        QCOMPARE(kindOf(forced, 'F').width, 512);
        QVERIFY(readingNotesOf(forced, Origin::NotComputed)
                    .contains(u"layer_types[2]: \"sliding_attention\" → \"full_attention\""_s));
        const Model right = modelOf(QByteArray(gemma).replace("LAST", "full_attention"));
        QCOMPARE(lettersOf(right), u"SFF"_s);
        QCOMPARE(readingNotesOf(right, Origin::NotComputed), QString());
    }

    void exaoneMoeHasTheWindowOfItsClass()
    {
        const Model model = modelOf(R"({"model_type": "exaone_moe", "head_dim": 128,
            "num_hidden_layers": 8})");
        QCOMPARE(lettersOf(model), u"SSSNSSSN"_s);
        QCOMPARE(kindOf(model, 'S').reach, 4096);
    }
};

LAB_GUILESS_TESTS(LayersOfClassesTest)
#include "tst_layers_of_classes.moc"
