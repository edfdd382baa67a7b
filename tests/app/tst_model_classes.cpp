#include "core/encodings/rope/formula.h"
#include "core/encodings/scaling/formula.h"
#include "core/state/edit.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

/// How classes of transformers interpret keys that few files have.
class ModelClassesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Read in configuration_cohere2_moe.py and in modeling_cohere2_moe.py (force_rope).
    void rotatesTheDenseLayersOfCohereMoe()
    {
        const auto moe = [](const QByteArray& more) {
            return modelOf(R"({"model_type": "cohere2_moe", "num_hidden_layers": 7,
                "sliding_window": 4096)"
                + more + "}");
        };
        QCOMPARE(lettersOf(moe("")), u"SSSNSSS"_s);
        const Model two = moe(R"(, "first_k_dense_replace": 2)");
        QCOMPARE(lettersOf(two), u"FFSSSNS"_s);
        QCOMPARE(two.pairing, Pairing::Interleaved);
        QCOMPARE(two.headWidth, 128);
        QCOMPARE(lettersOf(moe(R"(, "first_k_dense_replace": 3,
                     "prefix_dense_sliding_window_pattern": 2)")),
            u"SNSSSSN"_s);
        QCOMPARE(lettersOf(moe(R"(, "layer_types": ["full_attention", "full_attention",
                     "sliding_attention", "sliding_attention", "sliding_attention",
                     "full_attention", "sliding_attention"], "mlp_layer_types": ["dense", "sparse",
                     "sparse", "sparse", "sparse", "sparse", "sparse"])")),
            u"FNSSSNS"_s);
    }

    // configuration_gemma3.py: window // 2 + 1, and modeling_gemma3.py: |i − j| < that.
    void theWindowOfABidirectionalGemmaCoversBothSides()
    {
        const QByteArray gemma = R"("model_type": "gemma3_text", "num_hidden_layers": 6,
            "sliding_window": 512)";
        const Model both = modelOf("{" + gemma + R"(, "use_bidirectional_attention": true})");
        QCOMPARE(kindOf(both, 'S').reach, 256);
        QVERIFY(kindOf(both, 'S').looksAhead);
        QVERIFY(!readingNotesOf(both, Origin::NotComputed).contains(u"bidirectional"_s));
        const Model causal = modelOf("{" + gemma + R"(, "use_bidirectional_attention": false})");
        QCOMPARE(kindOf(causal, 'S').reach, 512);
        QVERIFY(!kindOf(causal, 'S').looksAhead);
    }

    void reportsAFactorBelowOneAndUsesOne_data()
    {
        QTest::addColumn<QByteArray>("block");
        QTest::addRow("linear") << QByteArray(R"("type": "linear")");
        QTest::addRow("dynamic") << QByteArray(R"("type": "dynamic")");
        QTest::addRow("yarn") << QByteArray(R"("type": "yarn")");
        QTest::addRow("llama3") << QByteArray(
            R"("type": "llama3", "low_freq_factor": 1, "high_freq_factor": 4)");
        QTest::addRow("longrope") << QByteArray(
            R"("type": "longrope", "short_factor": [1, 1], "long_factor": [1, 2])");
    }

    void reportsAFactorBelowOneAndUsesOne()
    {
        QFETCH(QByteArray, block);
        for (const char* factor : {"0.5", "0", "-2"}) {
            const Model model = modelOf(R"({"model_type": "llama", "head_dim": 4,
                "max_position_embeddings": 4096, "rope_scaling": {)"
                + block + R"(, "original_max_position_embeddings": 4096, "factor": )" + factor
                + "}}");
            QCOMPARE(model.scaling.factor, 1.0);
            QVERIFY2(readingNotesOf(model, Origin::NotComputed)
                         .contains(u"rope_scaling.factor: %1 → 1"_s.arg(QLatin1StringView(factor))),
                factor);
        }
    }

    // modeling_olmo_hybrid.py: no rotary embedding if rope_theta is None, which it is only if the
    // file says so.
    void anOmittedBaseIsThatOfTheClass()
    {
        const QByteArray olmo = R"({"model_type": "olmo_hybrid", "head_dim": 128)";
        for (const char* more : {", \"rope_parameters\": null}", "}",
                 ", \"rope_theta\": null, \"rope_parameters\": {\"rope_theta\": 1e4}}"})
            QCOMPARE(modelOf(olmo + more).scheme, Scheme::Rope);
    }

    // modeling_exaone4.py: sliding_window is None or is_sliding.
    void exaoneRotatesAllLayersWithoutAWindow()
    {
        const QByteArray exaone = R"({"model_type": "exaone4", "head_dim": 64,
            "num_hidden_layers": 2, "layer_types": ["LAYER", "full_attention"],
            "sliding_window": WINDOW, "rope_theta": 1000000})";
        const auto with = [&](const char* layer, const char* window) {
            return modelOf(QByteArray(exaone).replace("LAYER", layer).replace("WINDOW", window));
        };
        QCOMPARE(lettersOf(with("full_attention", "null")), u"FF"_s);
        QCOMPARE(lettersOf(with("sliding_attention", "4096")), u"SN"_s);
    }

    // configuration_step3p7.py: rope_scaling updates full_attention only.
    void stepScalesItsFullLayers()
    {
        const QByteArray step = R"({"model_type": "step3p5", "head_dim": 128,
            "num_hidden_layers": 2, "max_position_embeddings": 262144, "sliding_window": 512,
            "layer_types": ["full_attention", "LAYER"], "rope_theta": [5e6, 1e4],
            "partial_rotary_factors": [0.5, 1.0], "yarn_only_types": ["full_attention"],
            "rope_scaling": {"rope_type": "llama3", "factor": 2.0, "low_freq_factor": 1.0,
            "high_freq_factor": 32.0, "original_max_position_embeddings": 131072}})";
        const Model model = modelOf(QByteArray(step).replace("LAYER", "sliding_attention"));
        QCOMPARE(lettersOf(model), u"FS"_s);
        QCOMPARE(kindOf(model, 'F').scaling.method, ScalingMethod::Llama3);
        QCOMPARE(kindOf(model, 'S').scaling.method, ScalingMethod::None);
        QCOMPARE(kindOf(model, 'S').base, 1e4);
        QCOMPARE(model.targetLength, 262144);
        QVERIFY(readingNotesOf(model, Origin::File).contains(u"yarn_only_types"_s));
        QCOMPARE(lettersOf(modelOf(QByteArray(step).replace("LAYER", "full_attention"))), u"FF"_s);
    }

    // configuration_deepseek_v4.py: qk_rope_head_dim is a part of head_dim, and
    // partial_rotary_factor overrides it.
    void theHeadOfDeepSeekV4IsNotSplit_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<int>("turning");
        QTest::addRow("older key") << QByteArray(R"("qk_rope_head_dim": 64)") << 64;
        QTest::addRow("share") << QByteArray(R"("partial_rotary_factor": 0.125)") << 64;
        QTest::addRow("of the class") << QByteArray(R"("head_dim": 256)") << 32;
        QTest::addRow("both") << QByteArray(
            R"("qk_rope_head_dim": 64, "partial_rotary_factor": 0.25)")
                              << 128;
        QTest::addRow("in blocks") << QByteArray(R"("rope_parameters": {
            "main": {"rope_theta": 1e4, "partial_rotary_factor": 0.125},
            "compress": {"rope_theta": 1.6e5, "partial_rotary_factor": 0.125}})")
                                   << 64;
    }

    void theHeadOfDeepSeekV4IsNotSplit()
    {
        QFETCH(QByteArray, part);
        QFETCH(int, turning);
        const Model model =
            modelOf(R"({"model_type": "deepseek_v4", "num_hidden_layers": 2, )" + part + "}");
        const LayerKind& kind = model.kinds.front();
        QCOMPARE(kind.width, part.contains("256") ? 256 : 512);
        QCOMPARE(rotatedWidth(kind.width, kind.rotatedShare), turning);
        QVERIFY(kind.hasSink);
        QVERIFY(readingNotesOf(model, Origin::ModelClass)
                    .contains(u"turning_columns: last %1 → first %1"_s.arg(turning)));
    }

    // modeling_qwen3_5.py and modeling_glm4v.py: the frequencies are those of the rotated part.
    void sectionsDivideTheRotatedPart_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<int>("timePairs");
        QTest::addRow("Qwen3.5") << QByteArray(R"({"model_type": "qwen3_5_text",
            "rope_parameters": {"rope_theta": 1e7, "partial_rotary_factor": 0.25,
            "mrope_section": [11, 11, 10], "mrope_interleaved": true}})")
                                 << 11;
        QTest::addRow("GLM-4V") << QByteArray(R"({"model_type": "glm4v_text", "head_dim": 128,
            "partial_rotary_factor": 0.5, "rope_scaling": {"type": "default",
            "mrope_section": [8, 12, 12]}})")
                                << 8;
    }

    void sectionsDivideTheRotatedPart()
    {
        QFETCH(QByteArray, model);
        QFETCH(int, timePairs);
        const LabState state = applied(clamped({}), LoadModel {modelOf(model)});
        const MultimodalScheme& scheme = state.schemes.multimodal;
        QCOMPARE(scheme.width, 64);
        QCOMPARE(scheme.width / 2 - scheme.heightPairs - scheme.widthPairs, timePairs);
    }

    // get_rope_index() of modeling_qwen2_5_vl.py, modeling_qwen3_vl.py, modeling_qwen2_5_omni.py,
    // modeling_qwen3_5.py and modeling_glm4v.py.
    void numbersVideoFramesLikeTheClass_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<PositionRule>("rule");
        QTest::addColumn<int>("perSecond"); // −1: not by seconds
        QTest::addColumn<bool>("areSecondsKept");
        const auto row = [](const char* name, const QByteArray& keys, PositionRule rule,
                             int perSecond = -1, bool areSecondsKept = false) {
            QTest::addRow("%s", name)
                << QByteArray(keys).replace("ROPE", R"("head_dim": 128, "rope_scaling": {
                    "type": "mrope", "mrope_section": [16, 24, 24]})")
                << rule << perSecond << areSecondsKept;
        };
        row("Qwen2-VL", R"({"model_type": "qwen2_vl", ROPE})", PositionRule::Qwen2Vl);
        row("Qwen2.5-VL", R"({"model_type": "qwen2_5_vl", ROPE,
            "vision_config": {"tokens_per_second": 2}})",
            PositionRule::Qwen25Vl, 2);
        row("Qwen2.5-VL, as saved today", R"({"model_type": "qwen2_5_vl",
            "vision_config": {"tokens_per_second": 3},
            "text_config": {"model_type": "qwen2_5_vl_text", ROPE}})",
            PositionRule::Qwen25Vl, 3);
        row("Qwen2.5-VL without the key", R"({"model_type": "qwen2_5_vl", ROPE})",
            PositionRule::Qwen25Vl, 4);
        row("Qwen2.5-Omni", R"({"model_type": "qwen2_5_omni", "thinker_config": {
            "position_id_per_seconds": 13, "vision_config": {"tokens_per_second": 25},
            "text_config": {"model_type": "qwen2_5_omni_text", ROPE}}})",
            PositionRule::Qwen25Vl, 13, true);
        row("Qwen3-VL", R"({"model_type": "qwen3_vl", "vision_config": {"depth": 24},
            "text_config": {"model_type": "qwen3_vl_text", ROPE}})",
            PositionRule::Qwen3Vl);
        row("Qwen3-VL MoE", R"({"model_type": "qwen3_vl_moe_text", ROPE})", PositionRule::Qwen3Vl);
        row("Qwen3.5", R"({"model_type": "qwen3_5_text", "partial_rotary_factor": 1, ROPE})",
            PositionRule::Qwen3Vl);
        row("GLM-4V", R"({"model_type": "glm4v_text", ROPE})", PositionRule::Qwen3Vl);
    }

    void numbersVideoFramesLikeTheClass()
    {
        QFETCH(QByteArray, file);
        QFETCH(PositionRule, rule);
        QFETCH(int, perSecond);
        QFETCH(bool, areSecondsKept);
        const Model model = modelOf(file);
        LabState before = clamped({}); // whatever the previous model had
        before.schemes.multimodal.positions = {PositionRule::Qwen25Vl, 2, 7, SecondsRule::Kept};
        if (rule == PositionRule::Qwen25Vl)
            before.schemes.multimodal.positions = {PositionRule::Qwen2Vl, 2, 7,
                areSecondsKept ? SecondsRule::Truncated : SecondsRule::Kept};
        const MultimodalPositions positions =
            applied(before, LoadModel {model}).schemes.multimodal.positions;
        QVERIFY(positions.rule == rule);
        QVERIFY(readingNotesOf(model, Origin::ModelClass).contains(u"video_positions: qwen"_s));
        if (perSecond < 0)
            return;
        QCOMPARE(positions.tokensPerSecond, perSecond);
        QVERIFY((positions.seconds == SecondsRule::Kept) == areSecondsKept);
        const QString reported =
            u"_second%1: %2\n"_s.arg(areSecondsKept ? u"s"_s : QString()).arg(perSecond);
        QVERIFY(
            readingNotesOf(model, file.contains("_per_second") ? Origin::File : Origin::ModelClass)
                .contains(reported));
    }

    void presetsNumberVideosLikeTheirClass()
    {
        const std::vector<Model> shipped = shippedModels();
        const auto positionsOf = [&](const char* name) {
            const auto found = std::ranges::find(shipped, name, &Model::name);
            if (found == shipped.end())
                qFatal("no preset %s", name);
            return applied(clamped({}), LoadModel {*found}).schemes.multimodal.positions;
        };
        QVERIFY(positionsOf("Qwen2-VL-2B").rule == PositionRule::Qwen2Vl);
        QVERIFY(positionsOf("Qwen2.5-VL-3B").rule == PositionRule::Qwen25Vl);
        QCOMPARE(positionsOf("Qwen2.5-VL-3B").tokensPerSecond, 2);
        QVERIFY(positionsOf("Qwen3-VL-4B").rule == PositionRule::Qwen3Vl);
        QVERIFY(positionsOf("Qwen3.5").rule == PositionRule::Qwen3Vl);
    }

    void reportsAnUnusedRateAndTreatsAnUnknownClassAsAGuess()
    {
        const auto file = [](const char* type, const char* rate) {
            return QByteArray(R"({"model_type": "TYPE", "head_dim": 128, "rope_scaling": {
                "type": "mrope", "mrope_section": [16, 24, 24]},
                "vision_config": {"tokens_per_second": RATE}})")
                .replace("TYPE", type)
                .replace("RATE", rate);
        };
        QVERIFY(readingNotesOf(modelOf(file("qwen3_vl_text", "2")), Origin::NotComputed)
                    .contains(u"vision_config.tokens_per_second: 2"_s));
        QVERIFY(readingNotesOf(modelOf(file("qwen2_5_vl", "500")), Origin::NotComputed)
                    .contains(u"vision_config.tokens_per_second: 500"_s));
        QVERIFY(readingNotesOf(modelOf(file("my_own", "2")), Origin::Guess)
                    .contains(u"video_positions: qwen2_vl"_s));
        QVERIFY(refusalOf(file("qwen2_5_vl", "[2]"))
                    .contains(u"vision_config.tokens_per_second is [2]"_s));
    }

    // modeling_mllama.py: those layers attend to a picture, and rotate nothing.
    void crossAttentionLayersRotateNothing()
    {
        const QByteArray text = R"({"model_type": "mllama", "text_config": {
            "model_type": "mllama_text_model", "hidden_size": 4096, "num_attention_heads": 32,
            "num_hidden_layers": 10, "rope_theta": 500000.0MORE}})";
        const Model given =
            modelOf(QByteArray(text).replace("MORE", R"(, "cross_attention_layers": [1, 6])"));
        QCOMPARE(lettersOf(given), u"FNFFFFNFFF"_s);
        QVERIFY(readingNotesOf(given, Origin::NotComputed)
                    .contains(u"text_config.cross_attention_layers: [1,6]"_s));
        const Model usual = modelOf(QByteArray(text).replace("MORE", ""));
        QCOMPARE(lettersOf(usual), u"FFFNFFFFNF"_s);
        QVERIFY(
            readingNotesOf(usual, Origin::ModelClass).contains(u"cross_attention_layers: [3,8,"_s));
    }

    // Kimi Linear's file counts from 1; modeling_nemotron_h.py, modeling_granitemoehybrid.py and
    // configuration_jamba.py.
    void reportsRecurrentLayersWithoutRotation_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("letters");
        QTest::addRow("Kimi Linear") << QByteArray(R"({"model_type": "kimi_linear",
            "mla_use_nope": true, "num_hidden_layers": 5, "qk_rope_head_dim": 64,
            "linear_attn_config": {"full_attn_layers": [4], "kda_layers": [1, 2, 3, 5]}})")
                                     << u"LLLNL"_s;
        QTest::addRow("Granite 4 H") << QByteArray(R"({"model_type": "granitemoehybrid",
            "num_hidden_layers": 4, "layer_types": ["mamba", "mamba", "attention", "mamba"]})")
                                     << u"LLNL"_s;
        QTest::addRow("Nemotron-H") << QByteArray(R"({"model_type": "nemotron_h",
            "num_hidden_layers": 7, "hybrid_override_pattern": "M-M*-ME"})")
                                    << u"LLNL"_s;
        QTest::addRow("Nemotron-H, as saved today") << QByteArray(R"({"model_type": "nemotron_h",
            "layers_block_type": ["linear_attention", "moe", "full_attention", "mlp"]})")
                                                    << u"LN"_s;
        QTest::addRow("Jamba") << QByteArray(R"({"model_type": "jamba", "num_hidden_layers": 8,
            "attn_layer_period": 4, "attn_layer_offset": 2})")
                               << u"LLNLLLNL"_s;
        QTest::addRow("Mamba") << QByteArray(R"({"model_type": "mamba", "num_hidden_layers": 2})")
                               << QString();
    }

    void reportsRecurrentLayersWithoutRotation()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, letters);
        const Model model = modelOf(file);
        QCOMPARE(model.scheme, Scheme::None);
        QCOMPARE(lettersOf(model), letters);
        const LabState loaded = applied(clamped({}), LoadModel {model});
        QVERIFY(!hasRotaryEncoding(loaded.model));
        if (letters.isEmpty())
            return;
        QCOMPARE(letterOf(model.kinds[static_cast<std::size_t>(model.kind)]), 'N');
        const LabState other =
            applied(loaded, SetParameter {"model.layers", std::string("recurrent")});
        QCOMPARE(other.rotations, loaded.rotations);
        QVERIFY(
            applied(other, SetParameter {"model.layers", std::string("no_positions")}) == loaded);
    }

    void doesNotCountOtherLayersAsLayersWithoutPositions()
    {
        const Model model =
            modelOf(R"({"model_type": "nemotron_h", "hybrid_override_pattern": "M-M*-ME"})");
        QVERIFY(readingNotesOf(model, Origin::NotComputed)
                    .contains(u"hybrid_override_pattern: 7 − 3 (MLP) = 4"_s));
        QCOMPARE(modelOf(R"({"model_type": "kimi_linear", "mla_use_nope": true,
            "model_max_length": 1048576})")
                     .length,
            1048576);
    }

    // modeling_falcon.py: adds alibi to attention_scores and multiplies the sum by inv_norm_factor.
    void theBiasOfFalconIsDividedLikeTheScores()
    {
        const auto read = [](const char* type) {
            return modelOf(QByteArray(R"({"hidden_size": 2048, "num_attention_heads": 32,
                "alibi": true, "model_type": "TYPE"})")
                               .replace("TYPE", type));
        };
        QVERIFY(
            readingNotesOf(read("falcon"), Origin::NotComputed).contains(u"alibi: m → m / √64"_s));
        QCOMPARE(readingNotesOf(read("bloom"), Origin::NotComputed), QString());
        QVERIFY(readingNotesOf(read("bloom"), Origin::File).contains(u"alibi: true"_s));
    }

    // create_position_ids_from_input_ids() of modeling_roberta.py.
    void rowsForPaddingAreNotPositions()
    {
        const auto read = [](const char* keys) {
            return modelOf(R"({"hidden_size": 768, "num_attention_heads": 12,
                "max_position_embeddings": 514, "position_embedding_type": "absolute", )"
                + QByteArray(keys) + "}");
        };
        for (const char* one : {R"("model_type": "roberta", "pad_token_id": 1)",
                 R"("model_type": "xlm-roberta")", R"("model_type": "camembert")"}) {
            const Model model = read(one);
            QCOMPARE(model.length, 512);
            const LabState state = applied(clamped({}), LoadModel {model});
            QCOMPARE(state.position.trainingLength, 512);
            QCOMPARE(state.schemes.learned.encoding.trainingLength, 512);
            QVERIFY(readingNotesOf(model, Origin::ModelClass)
                        .contains(u"position_ids: 514 − 2 (pad_token_id + 1) = 512"_s));
        }
        QCOMPARE(read(R"("model_type": "bert", "pad_token_id": 0)").length, 514);
    }

    // configuration_modernbert.py and configuration_modernbert_decoder.py: half of
    // local_attention, to both sides in the encoder alone.
    void theWindowOfModernBertIsHalfOfItsKey_data()
    {
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<bool>("looksAhead");
        QTest::addRow("as saved today") << QByteArray(R"("model_type": "modernbert",
            "local_attention": 128, "local_rope_theta": null,
            "layer_types": ["full_attention", "sliding_attention", "sliding_attention",
            "full_attention"], "rope_parameters": {
            "full_attention": {"rope_theta": 160000.0, "rope_type": "default"},
            "sliding_attention": {"rope_theta": 10000.0, "rope_type": "default"}})")
                                        << true;
        QTest::addRow("older decoder") << QByteArray(R"("model_type": "modernbert-decoder",
            "global_attn_every_n_layers": 3, "global_rope_theta": 160000.0,
            "local_rope_theta": 10000.0, "local_attention": 128)")
                                       << false;
        QTest::addRow("bare decoder")
            << QByteArray(R"("model_type": "modernbert-decoder")") << false;
    }

    void theWindowOfModernBertIsHalfOfItsKey()
    {
        QFETCH(QByteArray, keys);
        QFETCH(bool, looksAhead);
        const Model model = modelOf(R"({"hidden_size": 1024, "num_attention_heads": 16,
            "num_hidden_layers": 4, )"
            + keys + "}");
        QCOMPARE(lettersOf(model), u"FSSF"_s);
        QCOMPARE(kindOf(model, 'S').reach, 64);
        QCOMPARE(kindOf(model, 'S').looksAhead, looksAhead);
        QCOMPARE(kindOf(model, 'F').base, 160000.0);
        QCOMPARE(kindOf(model, 'S').base, 10000.0);
    }

    // configuration_hunyuan_vl.py: xdrope is "dynamic", of three axes or four.
    void xdropeIsTheFixedScalingOfHunyuan()
    {
        const QByteArray hunyuan = R"({"model_type": "TYPE", "head_dim": 128,
            "rope_theta": 10000.0, "max_position_embeddings": 32768, "rope_scaling": {
            "type": "xdrope", "alpha": 1000.0, "factor": 1.0, "SECTION": [16, 16, 16, 16]}})";
        const auto as = [&](const char* type, const char* section) {
            return modelOf(QByteArray(hunyuan).replace("TYPE", type).replace("SECTION", section));
        };
        for (const Model& model : {as("hunyuan_vl", "xdrope_section"),
                 as("my_own", "xdrope_section"), as("hunyuan_vl_text", "mrope_section")}) {
            QCOMPARE(model.scaling.method, ScalingMethod::None);
            QCOMPARE(qRound(*model.base), 11158840);
            QCOMPARE(model.pairing, Pairing::Halves);
            QVERIFY(model.multimodalSections.empty());
            QVERIFY(
                readingNotesOf(model, Origin::NotComputed).contains(u"_section: [16,16,16,16]"_s));
        }
    }

    // modeling_esm.py: rotary embeddings for "rotary" only.
    void esmRotatesIfItsFileSaysSo()
    {
        const QByteArray esm = R"({"model_type": "esm", "hidden_size": 1280,
            "num_attention_heads": 20, "max_position_embeddings": 1026)";
        QCOMPARE(modelOf(esm + R"(, "position_embedding_type": "rotary"})").scheme, Scheme::Rope);
        for (const char* more : {"}", ", \"position_embedding_type\": \"absolute\"}"}) {
            const Model learned = modelOf(esm + more);
            QCOMPARE(learned.scheme, Scheme::Learned);
            QCOMPARE(learned.length, 1026);
        }
    }

    // configuration_lfm2.py: full_attention at the indices, conv elsewhere.
    void theIndicesListTheAttentionLayers()
    {
        const QByteArray lfm = R"({"model_type": "lfm2", "hidden_size": 1024,
            "num_attention_heads": 16, "full_attn_idxs": [2, 5, 8])";
        QCOMPARE(lettersOf(modelOf(lfm + R"(, "num_hidden_layers": 9})")), u"KKFKKFKKF"_s);
        QCOMPARE(lettersOf(modelOf(lfm + "}")), u"FK"_s);
    }

    // modeling_ernie4_5_vl_moe.py: height, width and time, and the first two alternate.
    void onlyReportsTheSectionsOfErnie()
    {
        const Model ernie = modelOf(R"({"model_type": "ernie4_5_vl_moe_text", "head_dim": 128,
            "rope_theta": 5e5, "rope_parameters": {"rope_type": "default",
            "mrope_section": [22, 22, 20]}})");
        QVERIFY(ernie.multimodalSections.empty());
        QVERIFY(readingNotesOf(ernie, Origin::NotComputed)
                    .contains(u"rope_parameters.mrope_section: [22,22,20]"_s));
    }

    // modeling_rope_utils.py: the ratio of the lengths only if there is no factor.
    void theFactorOfLongRopeOverridesTheLengths()
    {
        const QByteArray phi = R"({"model_type": "phi3", "head_dim": 4, MORE
            "max_position_embeddings": 131072, "rope_scaling": {"type": "longrope",
            "short_factor": [1, 1], "long_factor": [1, 2] FACTOR}})";
        const auto with = [&](const char* more, const char* factor) {
            return modelOf(QByteArray(phi).replace("MORE", more).replace("FACTOR", factor));
        };
        const char* original = "\"original_max_position_embeddings\": 4096,";
        const Model given = with(original, ", \"factor\": 16");
        QCOMPARE(given.scaling.factor, 16.0);
        QVERIFY(std::abs(attentionFactor(given.scaling) - 1.1547) < 1e-4);
        const Model ratio = with(original, "");
        QVERIFY(std::abs(attentionFactor(ratio.scaling) - 1.1902) < 1e-4);
        // configuration_phi3.py: 4096 if the file gives none outside the block.
        for (const char* inside : {"", ", \"original_max_position_embeddings\": 8192"}) {
            const Model ofClass = with("", inside);
            QCOMPARE(ofClass.scaling, ratio.scaling);
            QVERIFY(readingNotesOf(ofClass, Origin::ModelClass)
                        .contains(u"original_max_position_embeddings: 4096"_s));
        }
    }

    // modeling_phimoe.py: cos·mscale and sin·mscale, by the length of the text.
    void phiMoeHasItsOwnAttentionFactors()
    {
        const QByteArray file = R"({"model_type": "phimoe", "head_dim": 4, "rope_theta": 1e4,
            "max_position_embeddings": LONGEST, "rope_scaling": {"type": "longrope",
            "original_max_position_embeddings": 4096, "short_factor": [1, 1],
            "long_factor": [1, 2] MORE}})";
        const auto with = [&](const char* longest, const char* more) {
            return QByteArray(file).replace("LONGEST", longest).replace("MORE", more);
        };
        const char* equal = R"(, "short_mscale": 1.243163121016122,
            "long_mscale": 1.243163121016122, "attention_factor": 2)";
        const Model same = modelOf(with("131072", equal));
        QCOMPARE(attentionFactor(same.scaling), 1.243163121016122);
        QVERIFY(readingNotesOf(same, Origin::File).contains(u"rope_scaling.long_mscale: 1.243"_s));
        QCOMPARE(readingNotesOf(same, Origin::NotComputed),
            u"rope_scaling.attention_factor: 2 → long_mscale\n"_s);
        const char* unequal = R"(, "short_mscale": 1.1, "long_mscale": 1.25)";
        const Model longer = modelOf(with("131072", unequal));
        QCOMPARE(attentionFactor(longer.scaling), 1.25);
        QCOMPARE(readingNotesOf(longer, Origin::NotComputed),
            u"rope_scaling.short_mscale: 1.1 → long_mscale 1.25\n"_s);
        QCOMPARE(attentionFactor(modelOf(with("4096", unequal)).scaling), 1.1);
        const QString missing = refusalOf(with("131072", R"(, "long_mscale": 1.25)"));
        QVERIFY2(missing.contains(u"rope_scaling.short_mscale is missing"_s), qPrintable(missing));
    }

    // modeling_rope_utils.py: dynamic NTK reads only max_position_embeddings.
    void dynamicNtkStartsAtTheLengthOfTheFile()
    {
        const Model model = modelOf(R"({"model_type": "llama", "head_dim": 64,
            "max_position_embeddings": 32768, "rope_theta": 1e4, "rope_scaling": {
            "type": "dynamic", "factor": 4, "original_max_position_embeddings": 8192},
            "original_max_position_embeddings": 4096})");
        QCOMPARE(model.scaling.originalLength, 32768);
        QCOMPARE(model.length, 32768);
        QVERIFY(readingNotesOf(model, Origin::NotComputed)
                    .contains(u"rope_scaling.original_max_position_embeddings: 8192"_s));
        QVERIFY(readingNotesOf(model, Origin::NotComputed)
                    .startsWith(u"original_max_position_embeddings: 4096"_s));
    }
};

LAB_GUILESS_TESTS(ModelClassesTest)
#include "tst_model_classes.moc"
