#include "core/encodings/rope/formula.h"
#include "core/encodings/scaling/formula.h"
#include "core/state/edit.h"
#include "core/state/parameters.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

/// Values that a class fills in if its file leaves them out, and what it does whatever the file
/// says.
class FilesOfClassesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // configuration_llama.py, configuration_mistral.py, configuration_qwen2.py,
    // configuration_gemma.py and configuration_gemma2.py.
    void aPartHasTheSizesOfItsClass_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("keyHeads");
        QTest::addColumn<int>("layers");
        QTest::addColumn<int>("length");
        QTest::addRow("LLaVA 1.5") << QByteArray(R"("model_type": "llama",
            "max_position_embeddings": 4096)")
                                   << 128 << 0 << 32 << 4096;
        QTest::addRow("Llama") << QByteArray(R"("model_type": "llama")") << 128 << 0 << 32 << 2048;
        QTest::addRow("LLaVA 1.6") << QByteArray(R"("model_type": "mistral",
            "rope_theta": 1e4, "sliding_window": null)")
                                   << 128 << 8 << 32 << 131072;
        QTest::addRow("Qwen2-Audio") << QByteArray(R"("model_type": "qwen2", "rope_theta": 10000)")
                                     << 128 << 32 << 32 << 32768;
        QTest::addRow("PaliGemma") << QByteArray(R"("model_type": "gemma", "hidden_size": 2048,
            "num_attention_heads": 8, "num_key_value_heads": 1, "num_hidden_layers": 18)")
                                   << 256 << 1 << 18 << 8192;
        QTest::addRow("PaliGemma 2") << QByteArray(R"("model_type": "gemma2",
            "hidden_size": 2304)") << 256
                                     << 4 << 26 << 8192;
    }

    void aPartHasTheSizesOfItsClass()
    {
        QFETCH(QByteArray, part);
        const Model model = modelOf(R"({"model_type": "llava", "text_config": {)" + part + "}}");
        QTEST(model.headWidth.value_or(0), "width");
        QTEST(model.keyValueHeads.value_or(0), "keyHeads");
        QTEST(layerCount(model.kinds), "layers");
        QTEST(static_cast<int>(model.length.value_or(0)), "length");
        QCOMPARE(model.base, 1e4);
        QVERIFY(readingNotesOf(model, Origin::ModelClass).contains(u"max_position_embeddings"_s)
            || part.contains("max_position"));
        QVERIFY2(refusalOf("{" + part + "}").isEmpty() == part.contains("gemma"),
            "a file of its own gives its sizes");
    }

    // modular_openai_privacy_filter.py: x[..., ::2] with x[..., 1::2], a bidirectional mask with
    // |i − j| ≤ sliding_window, sinks, and the block of its configuration.
    void thePrivacyFilterAttendsToBothSides()
    {
        const Model model = modelOf(R"({"model_type": "openai_privacy_filter",
            "num_attention_heads": 14, "num_hidden_layers": 8})");
        QCOMPARE(lettersOf(model), u"SSSSSSSS"_s);
        const LayerKind& kind = model.kinds.front();
        QCOMPARE(kind.reach, 128);
        QVERIFY(kind.looksAhead);
        QVERIFY(kind.hasSink);
        QCOMPARE(kind.base, 150000.0);
        QCOMPARE(kind.width, 64);
        QCOMPARE(kind.scaling.method, ScalingMethod::Yarn);
        QCOMPARE(kind.scaling.rampEnds, RampEnds::Exact);
        QCOMPARE(model.pairing, Pairing::Interleaved);
        QVERIFY(readingNotesOf(model, Origin::Guess).isEmpty());
    }

    // configuration_gemma4.py, configuration_gemma4_unified.py, configuration_diffusion_gemma.py
    // and configuration_embedding_gemma2.py, whose default is "all": window // 2 + 1, exclusive.
    void gemma4MayAttendToBothSides_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<int>("reach");
        const auto row = [](const char* type, const char* key, int reach) {
            QTest::addRow("%s %s", type, key) << QByteArray(type) << QByteArray(key) << reach;
        };
        for (const char* type : {"gemma4_text", "gemma4_unified_text", "diffusion_gemma_text"}) {
            row(type, R"("all")", 256);
            row(type, R"("vision")", 512);
            row(type, "null", 512);
        }
        row("embedding_gemma2_text", R"("all")", 256);
        row("embedding_gemma2_text", "", 256);
        row("embedding_gemma2_text", "null", 512);
    }

    void gemma4MayAttendToBothSides()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, key);
        QFETCH(int, reach);
        const QByteArray given =
            key.isEmpty() ? QByteArray() : R"(, "use_bidirectional_attention": )" + key;
        const Model model = modelOf(R"({"model_type": "gemma", "text_config": {
            "num_hidden_layers": 13, "sliding_window": 512, "model_type": ")"
            + type + R"(")" + given + "}}");
        QCOMPARE(lettersOf(model), u"SSSSSFSSSSSFF"_s);
        const LayerKind window = kindOf(model, 'S');
        QCOMPARE(window.reach, reach);
        QCOMPARE(window.looksAhead, reach == 256);
        QCOMPARE(window.base, 1e4);
        QCOMPARE(window.width, 256);
        QCOMPARE(kindOf(model, 'F').base, 1e6);
        QCOMPARE(kindOf(model, 'F').width, type.startsWith("embedding") ? 256 : 512);
        QCOMPARE(readingNotesOf(model, Origin::NotComputed).contains(u"bidirectional"_s),
            key.contains("vision"));
        QVERIFY(readingNotesOf(model, Origin::Guess).isEmpty());
    }

    // configuration_zaya.py, configuration_mellum.py, configuration_cwm.py,
    // configuration_paddleocr_vl.py, configuration_flex_olmo.py, configuration_vaultgemma.py,
    // configuration_cosmos3_edge.py, configuration_minimax_m3_vl.py.
    void aShortFileHasTheNumbersOfItsClass_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QString>("letters");
        QTest::addColumn<double>("base");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("turning");
        const auto row = [](const char* type, const QString& letters, double base, int width,
                             int turning) {
            QTest::addRow("%s", type) << QByteArray(type) << letters << base << width << turning;
        };
        row("zaya", u"FFFFF"_s, 5e6, 128, 64);
        row("mellum", u"FFFFF"_s, 5e5, 128, 128);
        row("cwm", u"FSSSF"_s, 1e6, 128, 128);
        row("paddleocr_vl", u"FFFFF"_s, 5e5, 128, 128);
        row("flex_olmo", u"FFFFF"_s, 5e5, 64, 64);
        row("vaultgemma", u"SFSFS"_s, 1e4, 256, 256);
        row("minimax_m3_vl_text", u"FFFFF"_s, 5e6, 128, 64);
        row("t5gemma2_decoder", u"SSSSS"_s, 1e4, 256, 256);
        row("t5gemma2_text", u"SSSSS"_s, 1e4, 256, 256);
        row("timesfm2_5", u"FFFFF"_s, 1e4, 80, 80);
        row("higgs_audio_v2", u"FFFFF"_s, 5e5, 128, 128);
    }

    void aShortFileHasTheNumbersOfItsClass()
    {
        QFETCH(QByteArray, type);
        const Model model = modelOf(R"({"hidden_size": 1024, "num_attention_heads": 16,
            "num_hidden_layers": 5, "model_type": ")"
            + type + R"("})");
        QTEST(lettersOf(model), "letters");
        QTEST(model.base.value_or(0), "base");
        QTEST(model.headWidth.value_or(0), "width");
        const int turning =
            rotatedWidth(model.headWidth.value_or(0), model.rotatedShare.value_or(1));
        QTEST(turning, "turning");
        QCOMPARE(model.pairing, Pairing::Halves);
        QVERIFY(model.length.has_value());
        QVERIFY(readingNotesOf(model, Origin::Guess).isEmpty());
        // Before the query its window has one key less than after it.
        const bool isUneven = type == "t5gemma2_text";
        QCOMPARE(readingNotesOf(model, Origin::NotComputed),
            isUneven ? u"sliding_window: m − n ≤ 2047\n"_s : QString());
    }

    // modeling_<type>.py of each: rotate_half of two halves, in these layers. For code that is not
    // in transformers, the source is mlx_lm (bailing_moe_linear.py, plamo2.py, plamo3.py).
    void aClassSetsPairingLayersAndBase_data()
    {
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<QString>("letters");
        QTest::addColumn<double>("base");
        QTest::addColumn<int>("reach");
        const auto row = [](const char* keys, const QString& letters, double base, int reach = 0) {
            QTest::newRow(keys) << QByteArray(keys) << letters << base << reach;
        };
        row(R"("csm")", u"FFFF"_s, 5e5); // configuration_csm.py
        row(R"("csm_depth_decoder_model")", u"FFFF"_s, 5e5);
        row(R"("jais2")", u"FFFF"_s, 5e5);
        row(R"("emu3_text_model")", u"FFFF"_s, 1e6);
        row(R"("hrm_text")", u"FFFF"_s, 1e4);
        row(R"("jetmoe")", u"FFFF"_s, 1e4);
        row(R"("diffllama")", u"FFFF"_s, 1e4);
        row(R"("nanochat")", u"FFFF"_s, 1e4);
        row(R"("hyperclovax", "rope_theta": 1e8)", u"FFFF"_s, 1e8);
        row(R"("granitemoeshared")", u"FFFF"_s, 1e4);
        row(R"("aria_text", "rope_theta": 5e6)", u"FFFF"_s, 5e6);
        row(R"("chameleon")", u"FFFF"_s, 1e4);
        row(R"("granite4_vision_text")", u"FFFF"_s, 1e4);
        row(R"("idefics")", u"FFFF"_s, 1e4);
        row(R"("doge", "sliding_window": null)", u"FFFF"_s, 1e4);
        row(R"("doge", "sliding_window": 2048)", u"SSSS"_s, 1e4, 2048);
        row(R"("dots1", "sliding_window": 4096, "max_window_layers": 3)", u"FFFS"_s, 1e4, 4096);
        row(R"("moshi")", u"SSSS"_s, 1e4, 3000);
        row(R"("kyutai_speech_to_text")", u"SSSS"_s, 1e4, 375);
        row(R"("mimi")", u"SSSS"_s, 1e4, 250);
        row(R"("evolla")", u"FFFF"_s, 5e5);
        row(R"("deepseek_ocr2_text")", u"FFFF"_s, 1e4);
        row(R"("plamo2", "mamba_step": 2, "full_attention_idx": [3], "rope_theta": 1e6)", u"LSLF"_s,
            1e6, 2048);
        row(R"("plamo3", "window_size": 128, "sliding_window_pattern": 2, "rope_theta": 1e6,
            "rope_local_theta": 1e4)",
            u"SFSF"_s, 1e6, 128);
        row(R"("bailing_moe_linear", "layer_group_size": 2)", u"LFLF"_s, 1e4);
        row(R"("bailing_moe", "rope_theta": 6e5)", u"FFFF"_s, 6e5);
        row(R"("bailing_moe_v2", "rope_theta": 6e5, "partial_rotary_factor": 0.5)", u"FFFF"_s, 6e5);
    }

    void aClassSetsPairingLayersAndBase()
    {
        QFETCH(QByteArray, keys);
        QFETCH(int, reach);
        const Model model = modelOf(R"({"hidden_size": 1024, "num_attention_heads": 8,
            "num_hidden_layers": 4, "model_type": )"
            + keys + "}");
        QTEST(lettersOf(model), "letters");
        QTEST(model.base.value_or(0), "base");
        QCOMPARE(model.headWidth, 128);
        QCOMPARE(model.pairing, Pairing::Halves);
        QVERIFY(readingNotesOf(model, Origin::Guess).isEmpty());
        for (const LayerKind& kind : model.kinds) {
            QVERIFY(!kind.looksAhead);
            if (letterOf(kind) == 'S')
                QCOMPARE(kind.reach, reach);
        }
        QCOMPARE(readingNotesOf(model, Origin::ModelClass).contains(u"rotate_half: m·θ → −m·θ"_s),
            keys.contains("nanochat"));
    }

    // create_bidirectional_mask in the modeling_ files, the encoder of modular_t5gemma.py with
    // |i − j| < sliding_window, that of modular_t5gemma2.py with half of it to either side; and
    // is_causal, which create_causal_mask of masking_utils.py reads.
    void encoderLayersAttendToBothSides_data()
    {
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<bool>("isEncoder");
        QTest::addColumn<int>("reach");
        const auto row = [](const char* keys, bool isEncoder, int reach = 0) {
            QTest::newRow(keys) << QByteArray(keys) << isEncoder << reach;
        };
        row(R"("modernbert")", true, 64);
        row(R"("modernbert-decoder")", false, 64);
        for (const char* type :
            {R"("eurobert")", R"("nomic_bert")", R"("jina_embeddings_v3")", R"("esmc")",
                R"("lasr_encoder")", R"("glmasr_encoder")", R"("dia_encoder")", R"("llada")",
                R"("Dream")", R"("llama_bidirec")", R"("bidir_mistral", "sliding_window": 4096)",
                R"("esm", "position_embedding_type": "rotary")", R"("roformer")"})
            row(type, true);
        row(R"("roformer", "is_decoder": true)", false);
        row(R"("t5_gemma_module")", true, 4095);
        row(R"("t5_gemma_module", "is_decoder": true)", false, 4096);
        row(R"("t5gemma2_text", "sliding_window": 512)", true, 256);
        row(R"("t5gemma2_text", "sliding_window": 1)", true, 1); // not 0, which is no bound
        row(R"("gemma3_text", "sliding_window": 512, "use_bidirectional_attention": true)", true,
            256);
        row(R"("gemma3_text", "sliding_window": 512)", false, 512);
        row(R"("embedding_gemma2_text", "sliding_window": 512)", true, 256);
        row(R"("llama", "is_causal": false)", true);
        row(R"("llama", "is_causal": true)", false);
        row(R"("llama")", false);
        row(R"("mistral", "is_causal": false)", true, 4096);
    }

    void encoderLayersAttendToBothSides()
    {
        QFETCH(QByteArray, keys);
        QFETCH(bool, isEncoder);
        QFETCH(int, reach);
        const Model model = modelOf(R"({"hidden_size": 768, "num_attention_heads": 12,
            "num_hidden_layers": 6, "rope_theta": 1e4, "model_type": )"
            + keys + "}");
        for (const LayerKind& kind : model.kinds) {
            QCOMPARE(kind.looksAhead, isEncoder);
            QCOMPARE(kind.reach, letterOf(kind) == 'S' ? reach : 0);
        }
        QVERIFY(!readingNotesOf(model, Origin::NotComputed).contains(u"is_causal"_s));
        const LabState state = applied(clamped({}), LoadModel {model});
        QCOMPARE(state.schemes.positionMap.visible == Visible::AllKeys, isEncoder);
    }

    // RemBertEmbeddings and similar classes: narrow rows, which a linear layer widens.
    void aTableMayBeNarrowerThanTheModel()
    {
        const auto widthOf = [](const char* type, const char* key) {
            const Model model = modelOf(R"({"hidden_size": 768, "num_attention_heads": 12,
                "max_position_embeddings": 512, "model_type": ")"
                + QByteArray(type) + R"(", ")" + key + R"(": 128})");
            return applied(clamped({}), LoadModel {model}).schemes.learned.encoding.width;
        };
        QCOMPARE(widthOf("rembert", "input_embedding_size"), 128);
        QCOMPARE(widthOf("albert", "embedding_size"), 128);
        QCOMPARE(widthOf("convbert", "embedding_size"), 128);
        QCOMPARE(widthOf("mobilebert", "embedding_size"), 768);
    }

    // Files of transformers 5 have no position_embedding_type.
    void relativesOfBertHaveATable()
    {
        for (const char* type : {"ernie", "camembert", "data2vec-text", "mobilebert", "big_bird",
                 "roberta-prelayernorm", "megatron-bert", "mbart", "blenderbot", "rembert"}) {
            const Model model = modelOf(R"({"hidden_size": 768, "num_attention_heads": 12,
                "max_position_embeddings": 512, "model_type": ")"
                + QByteArray(type) + R"("})");
            QVERIFY2(model.scheme == Scheme::Learned, type);
        }
    }

    // configuration_colqwen2.py, configuration_pi0.py: the model is a part of the file.
    void readsTheModelInsideARetriever()
    {
        const Model model = modelOf(R"({"model_type": "colqwen2", "vlm_config": {
            "model_type": "qwen2_vl", "text_config": {"model_type": "qwen2_vl_text",
            "hidden_size": 1536, "num_attention_heads": 12, "num_hidden_layers": 28,
            "num_key_value_heads": 2, "rope_theta": 1e6,
            "rope_scaling": {"type": "mrope", "mrope_section": [16, 24, 24]}}}})");
        QCOMPARE(model.modelType, "qwen2_vl_text");
        QCOMPARE(model.kinds.size(), 1U);
    }

    // configuration_llava.py: text_config.get("model_type", "llama").
    void thePartOfLlavaIsALlamaByDefault()
    {
        const Model model = modelOf(R"({"model_type": "llava", "text_config": {
            "max_position_embeddings": 4096, "architectures": ["LlamaForCausalLM"]}})");
        QCOMPARE(model.modelType, "llama");
        QCOMPARE(model.headWidth, 128);
        QCOMPARE(model.length, 4096);
        QVERIFY(readingNotesOf(model, Origin::Guess).isEmpty());
    }

    // The authors' modeling_bert.py of both: a bias by |i − j|, and no mask.
    void alibiOfBertCoversBothSides()
    {
        for (const char* key : {R"("position_embedding_type": "alibi")",
                 R"("position_embedding_type": "absolute", "alibi_starting_size": 512)"}) {
            const Model model = modelOf(R"({"model_type": "bert", "num_attention_heads": 12,
                "max_position_embeddings": 512, )"
                + QByteArray(key) + "}");
            QCOMPARE(model.scheme, Scheme::Alibi);
            const LabState state = applied(clamped({}), LoadModel {model});
            QCOMPARE(state.biases.encoding.mask, Mask::Symmetric);
        }
    }

    // DeepSeek-VL2: its authors' modeling_deepseek.py uses Llama's attention without use_mla.
    void aDeepSeekWithoutMlaHasTheHeadsOfLlama()
    {
        const Model model = modelOf(R"({"language_config": {"model_type": "deepseek_v2",
            "hidden_size": 1280, "num_attention_heads": 10, "qk_rope_head_dim": 0,
            "qk_nope_head_dim": 0, "use_mla": false}})");
        QCOMPARE(model.headWidth, 128);
        QCOMPARE(model.rotatedShare, 1.0);
        QCOMPARE(model.pairing, Pairing::Halves);
        QVERIFY(readingNotesOf(model, Origin::File).contains(u"use_mla: false"_s));
        // Columns that would be unrotated beside a rotated part are unrotated beside none.
        const Model leftover = modelOf(R"({"model_type": "llama", "qk_rope_head_dim": 0,
            "qk_nope_head_dim": 128, "hidden_size": 512, "num_attention_heads": 8,
            "rope_theta": 10000})");
        QCOMPARE(leftover.headWidth, 64);
        QCOMPARE(leftover.rotatedShare.value_or(1), 1.0);
    }

    // modular_dia.py: a decoder with its own type, whose scores are not divided.
    void readsDiaAsItsDecoder()
    {
        const Model model = modelOf(R"({"model_type": "dia", "encoder_config": {
            "model_type": "dia_encoder", "head_dim": 128}, "decoder_config": {
            "model_type": "dia_decoder", "head_dim": 128, "num_attention_heads": 16,
            "rope_theta": 10000}})");
        QCOMPARE(model.modelType, "dia_decoder");
        QCOMPARE(model.headWidth, 128);
        QVERIFY(!model.kinds.front().looksAhead);
        const QString beside = readingNotesOf(model, Origin::NotComputed);
        QVERIFY2(beside.contains(u"decoder_config.head_dim: softmax 1 / √128 → 1"_s),
            qPrintable(beside));
        QVERIFY2(beside.contains(u"encoder_config"_s), qPrintable(beside));
    }

    // configuration_phi4_multimodal.py: original_max_position_embeddings is 4096, and "su"
    // LongRoPE.
    void multimodalPhi4IsScaledFromTheLengthOfItsClass()
    {
        const Model model = modelOf(R"({"model_type": "phi4_multimodal", "head_dim": 4,
            "max_position_embeddings": 131072, "rope_scaling": {"type": "su",
            "short_factor": [1, 1], "long_factor": [1, 2]}})");
        QCOMPARE(model.scaling.method, ScalingMethod::LongRope);
        QCOMPARE(model.scaling.originalLength, 4096);
        QCOMPARE(model.scaling.factor, 32.0);
        QCOMPARE(model.length, 4096);
    }

    // configuration_deberta.py has no position_buckets.
    void theFirstDebertaHasNoBuckets()
    {
        const QByteArray keys = R"("relative_attention": true, "position_buckets": 256,
            "hidden_size": 768, "num_attention_heads": 12, "max_position_embeddings": 512})";
        const auto bucketsOf = [](const Model& model) {
            const LabState state = applied(clamped({}), LoadModel {model});
            return parameterNamed("deberta.buckets")->read(state);
        };
        const Model first = modelOf(R"({"model_type": "deberta", )" + keys);
        QVERIFY(bucketsOf(first) == Value(std::int64_t {0}));
        QVERIFY(readingNotesOf(first, Origin::NotComputed).contains(u"position_buckets: 256"_s));
        QVERIFY(bucketsOf(modelOf(R"({"model_type": "deberta-v2", )" + keys))
            == Value(std::int64_t {256}));
    }

    void layersOfZayaHaveTheirOwnNames()
    {
        const Model model = modelOf(R"({"model_type": "zaya", "sliding_window": 4096,
            "layer_types": ["hybrid", "hybrid_sliding"]})");
        QCOMPARE(lettersOf(model), u"FS"_s);
        QCOMPARE(kindOf(model, 'S').base, 1e4);
    }

    // configuration_t5gemma.py: encoder and decoder are T5GemmaModuleConfig, with Gemma 2's layers.
    void readsT5GemmaAsItsDecoder()
    {
        const Model model = modelOf(R"({"model_type": "t5gemma", "encoder": {
            "model_type": "t5_gemma_module", "rope_theta": 20000.0, "sliding_window": 512},
            "decoder": {"model_type": "t5_gemma_module", "num_hidden_layers": 3,
            "rope_theta": 10000.0}})");
        QCOMPARE(model.modelType, "t5_gemma_module");
        QCOMPARE(lettersOf(model), u"SFS"_s);
        QCOMPARE(model.base, 1e4);
        QCOMPARE(model.headWidth, 256);
        QCOMPARE(kindOf(model, 'S').reach, 4096);
        const QString beside = readingNotesOf(model, Origin::NotComputed);
        QVERIFY2(beside.contains(u"encoder.rope_theta: 20000"_s), qPrintable(beside));
        QVERIFY2(beside.contains(u"encoder.sliding_window: 512"_s), qPrintable(beside));
        QVERIFY(readingNotesOf(model, Origin::Guess).isEmpty());
    }

    // configuration_csm.py: the depth decoder has its own RoPE.
    void reportsADepthDecoder()
    {
        for (const char* part : {"depth_decoder_config", "code_predictor_config"}) {
            const Model model = modelOf(R"({"model_type": "csm", "head_dim": 64,
                "rope_theta": 500000, ")"
                + QByteArray(part) + R"(": {"rope_theta": 10000}})");
            QCOMPARE(model.base, 5e5);
            QVERIFY2(readingNotesOf(model, Origin::NotComputed)
                         .contains(QLatin1StringView(part) + u".rope_theta: 10000"_s),
                part);
        }
    }

    // apply_interleaved_mrope in modeling_qwen3_vl.py and modeling_cohere_compass.py, and
    // modular_cosmos3_edge.py have no condition. Qwen3-VL's default is [24, 20, 20], Qwen3.5's
    // [11, 11, 10] (modular_qwen3_5.py).
    void interleavesTheSectionsOfAClass_data()
    {
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<QString>("ofClass");
        QTest::addColumn<bool>("isInterleaved");
        const auto row = [](const char* keys, const char* ofClass, bool isInterleaved) {
            QTest::newRow(keys) << QByteArray(keys) << QString::fromLatin1(ofClass)
                                << isInterleaved;
        };
        row(R"("model_type": "qwen3_vl_text", "mrope_section": [24, 20, 20])", "", true);
        row(R"("model_type": "qwen3_vl_text")", "mrope_section: [24,20,20]", true);
        row(R"("model_type": "qwen3_5_text", "head_dim": 256)", "mrope_section: [11,11,10]", true);
        row(R"("model_type": "qwen4_exp_text", "head_dim": 256, "partial_rotary_factor": 0.25)",
            "mrope_section: [11,11,10]", true);
        row(R"("model_type": "cosmos3_edge_text")", "", true);
        row(R"("model_type": "cohere_compass_text", "head_dim": 128)", "mrope_section: [24,20,20]",
            true);
        row(R"("model_type": "qwen2_vl_text", "head_dim": 128, "mrope_section": [16, 24, 24])", "",
            false);
    }

    void interleavesTheSectionsOfAClass()
    {
        QFETCH(QByteArray, keys);
        QFETCH(QString, ofClass);
        const Model model = modelOf("{" + keys + "}");
        QCOMPARE(model.multimodalSections.size(), std::size_t {3});
        QTEST(model.sectionsInterleaved, "isInterleaved");
        const QString reported = readingNotesOf(model, Origin::ModelClass);
        QVERIFY2(reported.contains(ofClass), qPrintable(reported));
        QCOMPARE(reported.contains(u"mrope_interleaved: true"_s), model.sectionsInterleaved);
    }

    void theSectionsOfAClassFitItsColumns()
    {
        const Model small = modelOf(R"({"model_type": "qwen3_vl_text", "head_dim": 64})");
        QVERIFY(small.multimodalSections.empty());
        const Model denied = modelOf(R"({"model_type": "qwen3_vl_text", "rope_scaling": {
            "mrope_section": [24, 20, 20], "mrope_interleaved": false, "type": "default"}})");
        QVERIFY(denied.sectionsInterleaved);
        QVERIFY(readingNotesOf(denied, Origin::NotComputed)
                    .contains(u"rope_scaling.mrope_interleaved: false → true"_s));
    }

    // An entry that is null has no number, and a number beside the entries is not in them.
    void reportsANumberBesideTheEntriesWithItsPath()
    {
        const Model none = modelOf(R"({"model_type": "cohere_compass_text", "head_dim": 128,
            "num_hidden_layers": 2, "layer_types": ["sliding_attention", "full_attention"],
            "rope_parameters": {"full_attention": null, "rope_theta": 50000.0,
            "sliding_attention": {"rope_type": "default"}, "rope_type": "default"}})");
        QCOMPARE(lettersOf(none), u"SN"_s);
        QCOMPARE(kindOf(none, 'S').base, 5e4);
        const QString used = readingNotesOf(none, Origin::File);
        QVERIFY2(used.contains(u"rope_parameters.rope_theta: 50000"_s), qPrintable(used));
        QVERIFY2(!used.contains(u"attention.rope_theta"_s), qPrintable(used));

        // Laguna's files: default RoPE has no original length; YaRN's entry has its own.
        const Model laguna = modelOf(R"({"model_type": "laguna", "num_hidden_layers": 2,
            "layer_types": ["full_attention", "sliding_attention"], "rope_parameters": {
            "full_attention": {"rope_type": "yarn", "rope_theta": 5e5, "factor": 32,
            "original_max_position_embeddings": 4096}, "sliding_attention": {
            "rope_type": "default", "rope_theta": 1e4},
            "original_max_position_embeddings": 2048}})");
        QVERIFY(readingNotesOf(laguna, Origin::File)
                    .contains(u"full_attention.original_max_position_embeddings: 4096"_s));
        QVERIFY(!readingNotesOf(laguna, Origin::File).contains(u"2048"_s));
        QVERIFY(readingNotesOf(laguna, Origin::NotComputed)
                    .contains(u"rope_parameters.original_max_position_embeddings: 2048"_s));
        QCOMPARE(laguna.length, 4096);
    }

    // configuration_step3p7.py drops the entries of the draft layers without a warning.
    void dropsTheDraftLayersOfStep()
    {
        const QByteArray step = R"({"model_type": "step3p5", "num_attention_groups": 8,
            "num_hidden_layers": 2, "sliding_window": 512, "rope_theta": 1e4,
            "num_nextn_predict_layers": DRAFTS, "layer_types": ["full_attention",
            "sliding_attention", "sliding_attention"]})";
        const Model right = modelOf(QByteArray(step).replace("DRAFTS", "1"));
        QCOMPARE(lettersOf(right), u"FS"_s);
        QCOMPARE(right.keyValueHeads, 8);
        QVERIFY(readingNotesOf(right, Origin::Warned).isEmpty());
        QVERIFY(readingNotesOf(right, Origin::NotComputed)
                    .contains(u"layer_types: 3 − 1 (num_nextn_predict_layers) = 2"_s));
        const Model wrong = modelOf(QByteArray(step).replace("DRAFTS", "2"));
        QVERIFY(readingNotesOf(wrong, Origin::Warned).contains(u"layer_types: 3 ≠"_s));
    }

    // The authors' modeling_decilm.py and modeling_baichuan.py, and mlx_lm's nemotron-nas.py and
    // baichuan_m1.py.
    void layersMayHaveNoAttentionOrOtherHeads()
    {
        const Model nas = modelOf(R"({"model_type": "nemotron-nas", "head_dim": 128,
            "num_hidden_layers": 4, "rope_theta": 500000, "block_configs": [
            {"attention": {"n_heads_in_group": 8}}, {"attention": {"no_op": true}},
            {"attention": {"replace_with_linear": true}}, {"attention": {"no_op": false}}]})");
        QCOMPARE(lettersOf(nas), u"FF"_s);
        const QString reported = readingNotesOf(nas, Origin::NotComputed);
        QVERIFY2(reported.contains(u"block_configs: 4 − 2 (no_op, replace_with_linear) = 2"_s),
            qPrintable(reported));
        const Model baichuan = modelOf(R"({"model_type": "baichuan_m1", "hidden_size": 5120,
            "num_attention_heads": 40, "num_swa_attention_heads": 20, "num_hidden_layers": 4,
            "rope_theta": 1e5, "sliding_window": 8192, "sliding_window_layers": [1, 3]})");
        QCOMPARE(lettersOf(baichuan), u"FSFS"_s);
        QCOMPARE(kindOf(baichuan, 'F').width, 128);
        QCOMPARE(kindOf(baichuan, 'S').width, 256);
        QCOMPARE(kindOf(baichuan, 'S').reach, 8192);
        for (const Model& one : {nas, baichuan})
            QVERIFY(readingNotesOf(one, Origin::Guess).isEmpty());
    }

    // configuration_rwkv7.py, configuration_xlstm.py and configuration_zamba.py: recurrent layers,
    // and Zamba's attention without positions, the third layer's and then one of each period.
    void someClassesHaveNoPositions()
    {
        for (const char* type : {"rwkv7", "xlstm", "zamba"}) {
            const Model model =
                modelOf(R"({"num_hidden_layers": 9, "model_type": ")" + QByteArray(type) + R"("})");
            QVERIFY2(model.scheme == Scheme::None, type);
        }
        const QByteArray zamba = R"({"model_type": "zamba", "num_hidden_layers": 9,
            "attn_layer_period": 3, "attn_layer_offset": 1)";
        QCOMPARE(lettersOf(modelOf(zamba + "}")), u"LLNLNLLNL"_s);
        QCOMPARE(lettersOf(modelOf(zamba + R"(, "layers_block_type": ["mamba", "hybrid", "mamba",
            "mamba", "mamba", "mamba", "mamba", "mamba", "hybrid"]})")),
            u"LNLLLLLLN"_s);
    }

    // modeling_minimax_m3_vl.py: an indexer selects the visible keys.
    void reportsSparseAttention()
    {
        const Model model = modelOf(R"({"model_type": "minimax_m3_vl", "text_config": {
            "num_hidden_layers": 2, "sparse_attention_config": {"sparse_topk_blocks": 16}}})");
        QCOMPARE(model.modelType, "minimax_m3_vl_text");
        QVERIFY(readingNotesOf(model, Origin::NotComputed)
                    .contains(u"text_config.sparse_attention_config: "_s));
    }

    // modeling_inkling.py: no rotation, but a bias computed from the query.
    void refusesInklingWithItsOwnMessage()
    {
        const QString reported = refusalOf(R"({"model_type": "inkling_mm_model", "text_config": {
            "model_type": "inkling_text", "head_dim": 128, "d_rel": 16, "rel_extent": 1024}})");
        QVERIFY2(reported.contains(u"rel_extent means that each query computes a bias"_s),
            qPrintable(reported));
    }

    // configuration_eomt_dinov3.py, modeling_pixtral.py, and default_rope_type = "axial".
    void aSeparateTowerRotatesByRowsAndColumns()
    {
        for (const char* keys : {R"("model_type": "eomt_dinov3", "rope_parameters": {
                 "rope_theta": 100.0, "rope_type": "default"})",
                 R"("model_type": "pixtral", "rope_theta": 10000.0)",
                 R"("model_type": "paddleocr_vl_vision", "rope_parameters": {
                 "rope_theta": 10000.0, "rope_type": "axial"})"}) {
            const Model model = modelOf(
                R"({"hidden_size": 1024, "num_attention_heads": 16, )" + QByteArray(keys) + "}");
            QVERIFY2(model.scheme == Scheme::RopeGrid, keys);
            QVERIFY2(readingNotesOf(model, Origin::NotComputed)
                         .contains(u"RoPE over rows and columns"_s),
                keys);
        }
    }

    // modular_axk2.py calls apply_rotary_pos_emb_interleave, whatever rope_interleave says.
    void axk2RotatesAdjacentColumns()
    {
        const Model model = modelOf(R"({"model_type": "axk2", "qk_rope_head_dim": 32,
            "qk_nope_head_dim": 64, "rope_interleave": false, "rope_theta": 1e4})");
        QCOMPARE(model.pairing, Pairing::Interleaved);
        QCOMPARE(model.headWidth, 96);
    }
};

LAB_GUILESS_TESTS(FilesOfClassesTest)
#include "tst_files_of_classes.moc"
