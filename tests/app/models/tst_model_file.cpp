#include "app/files/json_file.h"
#include "app/models/model_file.h"
#include "core/encodings/scaling/formula.h"
#include "core/state/edit.h"
#include "core/state/model_numbers.h"
#include "tests/qt_test.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

Q_DECLARE_METATYPE(lab::RotaryScaling)

namespace {

Outcome<Model> model(const QByteArray& json)
{
    const auto object = jsonObject(json, u"config.json"_s);
    if (!object)
        return Unexpected(object.error());
    return modelInConfig(object.value(), u"config.json"_s);
}

bool hasNote(const Model& model, const std::string& text)
{
    return std::ranges::any_of(model.readingNotes, [&](const ReadingNote& one) {
        return one.origin != Origin::File
            && (one.key + ": " + one.value).find(text) != std::string::npos;
    });
}

} // namespace

class ModelFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Nemotron-H's file, as Python's json wrote it.
    void readsPythonWordsAsNonFiniteNumbers()
    {
        const auto read = [](const QByteArray& entries) {
            const auto object = modelObject("{\"model_type\": \"llama\", \"hidden_size\": 64,\n"
                                            "\"num_attention_heads\": 4, "
                    + entries + "}",
                u"config.json"_s);
            return object ? modelInConfig(*object, u"config.json"_s)
                          : Outcome<Model>(Unexpected(object.error()));
        };
        const auto fine =
            read("\"time_step_limit\": [0.0, Infinity], \"_name_or_path\": \"a NaN\"");
        QVERIFY2(fine.has_value(), qPrintable(sentenceOf(fine)));
        QVERIFY(hasNote(*fine, "time_step_limit: [0,Infinity]"));
        QCOMPARE(fine->name, "a NaN");
        for (const char* const word : {"NaN", "Infinity", "-Infinity"}) {
            const QString message = sentenceOf(read(QByteArray("\"rope_theta\": ") + word));
            const QString wanted = u"rope_theta is "_s + QLatin1StringView(word) + u"; "_s;
            QVERIFY2(message.contains(wanted), qPrintable(message));
        }
    }

    void readsAllFieldsOfARotaryModel_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("headWidth");
        QTest::addColumn<double>("base");
        QTest::addColumn<double>("share");
        QTest::addColumn<qint64>("length");
        QTest::addRow("Llama 2") << QByteArray(R"({"model_type": "llama", "hidden_size": 4096,
            "num_attention_heads": 32, "max_position_embeddings": 4096})")
                                 << 128 << 10000.0 << 1.0 << qint64 {4096};
        QTest::addRow("head_dim wins") << QByteArray(R"({"head_dim": 256, "hidden_size": 2304,
            "num_attention_heads": 8, "rope_theta": 1e6})")
                                       << 256 << 1e6 << 1.0 << qint64 {0};
        QTest::addRow("GPT-NeoX") << QByteArray(R"({"model_type": "gpt_neox", "hidden_size": 6144,
            "num_attention_heads": 64, "rotary_pct": 0.25, "rotary_emb_base": 10000,
            "max_position_embeddings": 2048})")
                                  << 96 << 10000.0 << 0.25 << qint64 {2048};
        QTest::addRow("GPT-J") << QByteArray(R"({"model_type": "gptj", "n_embd": 4096,
            "n_head": 16, "rotary_dim": 64, "n_positions": 2048})")
                               << 256 << 10000.0 << 0.25 << qint64 {2048};
        QTest::addRow("rope_parameters")
            << QByteArray(R"({"head_dim": 64, "rope_parameters": {"rope_type": "default",
                "rope_theta": 150000, "partial_rotary_factor": 0.5}})")
            << 64 << 150000.0 << 0.5 << qint64 {0};
        QTest::addRow("text_config") << QByteArray(R"({"model_type": "mistral3", "text_config":
            {"head_dim": 256, "rope_theta": 1000000, "num_attention_heads": 8}})")
                                     << 256 << 1e6 << 1.0 << qint64 {0};
        QTest::addRow("chatglm") << QByteArray(R"({"model_type": "chatglm", "kv_channels": 128,
            "num_attention_heads": 32, "rope_ratio": 50, "seq_length": 32768})")
                                 << 128 << 500000.0 << 0.5 << qint64 {32768};
    }

    void readsAllFieldsOfARotaryModel()
    {
        QFETCH(QByteArray, json);
        const auto outcome = model(json);
        QVERIFY2(outcome.has_value(), qPrintable(sentenceOf(outcome)));
        const auto& read = outcome.value();
        QCOMPARE(read.scheme, Scheme::Rope);
        QTEST(read.headWidth.value_or(0), "headWidth");
        QTEST(read.base.value_or(0), "base");
        QTEST(read.rotatedShare.value_or(1), "share");
        QTEST(qint64 {read.length.value_or(0)}, "length");
    }

    void readsEveryKindOfScaling_data()
    {
        QTest::addColumn<QByteArray>("block");
        QTest::addColumn<RotaryScaling>("expected");
        const auto row = [](const char* name, const char* block, const auto& change) {
            RotaryScaling expected;
            expected.originalLength = 4096;
            expected.currentLength = 4096;
            change(expected);
            QTest::newRow(name) << QByteArray(block) << expected;
        };
        using Scaling = RotaryScaling;
        row("default", R"({"rope_type": "default"})", [](Scaling&) {});
        row("linear", R"({"rope_type": "linear", "factor": 8.0})", [](Scaling& s) {
            s.method = ScalingMethod::PositionInterpolation;
            s.factor = 8;
        });
        row("dynamic, as written before", R"({"type": "dynamic", "factor": 2.0})", [](Scaling& s) {
            s.method = ScalingMethod::DynamicNtk;
            s.factor = 2;
            s.currentLength = 8192;
        });
        row("dynamic with alpha, which is another base", R"({"type": "dynamic", "alpha": 1000.0})",
            [](Scaling&) {});
        row("yarn, all defaults", R"({"rope_type": "yarn", "factor": 4.0,
            "original_max_position_embeddings": 1024})",
            [](Scaling& s) {
                s.method = ScalingMethod::Yarn;
                s.factor = 4;
                s.originalLength = 1024;
            });
        row("yarn without a factor", R"({"rope_type": "yarn", "factor": null,
            "original_max_position_embeddings": 512})",
            [](Scaling& s) {
                s.method = ScalingMethod::Yarn;
                s.factor = 8;
                s.originalLength = 512;
            });
        row("yarn of gpt-oss", R"({"rope_type": "yarn", "factor": 32, "truncate": false,
            "beta_fast": 16, "beta_slow": 2, "attention_factor": 1.25})",
            [](Scaling& s) {
                s.method = ScalingMethod::Yarn;
                s.factor = 32;
                s.betaFast = 16;
                s.betaSlow = 2;
                s.rampEnds = RampEnds::Exact;
                s.attentionFactor = 1.25;
            });
        row("yarn with a ratio of magnitudes", R"({"rope_type": "yarn", "factor": 16, "mscale": 1,
            "mscale_all_dim": 1})",
            [](Scaling& s) {
                s.method = ScalingMethod::Yarn;
                s.factor = 16;
                s.attentionFactor = 1;
            });
        row("llama3", R"({"rope_type": "llama3", "factor": 8, "low_freq_factor": 1,
            "high_freq_factor": 4, "original_max_position_embeddings": 2048})",
            [](Scaling& s) {
                s.method = ScalingMethod::Llama3;
                s.factor = 8;
                s.originalLength = 2048;
            });
        row("longrope by its first name", R"({"type": "su", "short_factor": [1, 1, 1.5, 2],
            "long_factor": [1, 2, 3, 4], "original_max_position_embeddings": 512})",
            [](Scaling& s) {
                s.method = ScalingMethod::LongRope;
                s.factor = 8;
                s.originalLength = 512;
                s.shortFactors = {1, 1, 1.5, 2};
                s.longFactors = {1, 2, 3, 4};
            });
        row("proportional", R"({"rope_type": "proportional", "partial_rotary_factor": 0.25})",
            [](Scaling& s) {
                s.method = ScalingMethod::ProportionalRope;
                s.turningShare = 0.25;
            });
    }

    void readsEveryKindOfScaling()
    {
        QFETCH(QByteArray, block);
        QFETCH(RotaryScaling, expected);
        for (const char* key : {"rope_scaling", "rope_parameters"}) {
            QByteArray json = R"({"head_dim": 8, "rope_theta": 10000,
                "max_position_embeddings": 4096, "KEY": BLOCK})";
            const auto read = model(json.replace("KEY", key).replace("BLOCK", block));
            QVERIFY2(read.has_value(), qPrintable(sentenceOf(read)));
            QVERIFY(read.value().scaling == expected);
            QCOMPARE(read.value().rotatedShare.value_or(1), 1.0);
        }
    }

    void deepSeekAppliesTheMagnitudeInTheSoftmax()
    {
        const auto read = model(R"({"qk_rope_head_dim": 64, "rope_theta": 10000,
            "max_position_embeddings": 163840, "rope_scaling": {"type": "yarn", "factor": 40,
            "mscale": 1.0, "mscale_all_dim": 1.0, "original_max_position_embeddings": 4096}})")
                              .value();
        QCOMPARE(attentionFactor(read.scaling), 1.0);
        QVERIFY(std::abs(softmaxFactor(read.scaling) - 1.8739) < 1e-3); // 1.3689²
        QCOMPARE(read.length.value_or(0), 4096);
        QCOMPARE(read.targetLength.value_or(0), 163840);
    }

    void keepsLayerTypesSeparate()
    {
        const auto nested = model(R"({"head_dim": 256, "rope_parameters": {
            "full_attention": {"rope_type": "linear", "factor": 8, "rope_theta": 1000000},
            "sliding_attention": {"rope_type": "default", "rope_theta": 10000}}})")
                                .value();
        QCOMPARE(nested.base.value_or(0), 1e6);
        QCOMPARE(nested.scaling.method, ScalingMethod::PositionInterpolation);
        const auto old = model(R"({"head_dim": 256, "rope_theta": 1000000,
            "rope_local_base_freq": 10000, "rope_scaling": {"rope_type": "linear", "factor": 8}})")
                             .value();
        QCOMPARE(old.scaling, nested.scaling);
        for (const Model& read : {nested, old}) {
            QCOMPARE(read.kinds.size(), 2);
            const LayerKind& other = read.kinds[static_cast<std::size_t>(1 - read.kind)];
            QCOMPARE(letterOf(other), 'S');
            QCOMPARE(other.base, 1e4);
            QCOMPARE(other.scaling.method, ScalingMethod::None);
        }
        // Gemma 3 names the length that it is stretched to, not one to multiply once more.
        const auto gemma = model(R"({"head_dim": 256, "rope_theta": 1000000,
            "rope_local_base_freq": 10000, "max_position_embeddings": 131072,
            "rope_scaling": {"rope_type": "linear", "factor": 8}})")
                               .value();
        const LabState state = applied(clamped({}), LoadModel {gemma});
        QCOMPARE(contextLengths(state).target, 131072);
        QCOMPARE(state.rotations.scaling.factor, 8.0);
    }

    void reportsOtherEntriesThatAffectPositions()
    {
        const auto unknown = model(R"({"head_dim": 128, "rope_theta": 1e4,
            "rope_scaling": {"rope_type": "spiral", "factor": 2.0}})")
                                 .value();
        QCOMPARE(unknown.scaling.method, ScalingMethod::None);
        QVERIFY(
            hasNote(unknown, "rope_scaling.rope_type: {\"factor\":2,\"rope_type\":\"spiral\"}"));
        QVERIFY(hasNote(unknown, "\u2192 default"));
        const auto smol = model(R"({"head_dim": 128, "rope_theta": 5e6,
            "no_rope_layers": [1, 1, 1, 0, 1, 1, 1, 0]})")
                              .value();
        QCOMPARE(smol.kinds.size(), 2);
        QCOMPARE(smol.kinds[1].layers, (std::vector {3, 7}));
        QVERIFY(!smol.kinds[1].rotates);
        const auto qwen = model(R"({"head_dim": 128, "rope_theta": 1e6,
            "rope_scaling": {"type": "mrope", "mrope_section": [16, 24, 24]}})")
                              .value();
        QCOMPARE(qwen.scaling.method, ScalingMethod::None);
        QCOMPARE(qwen.multimodalSections, (std::vector {16, 24, 24}));
        const LabState shown = applied(clamped({}), LoadModel {qwen});
        QCOMPARE(shown.schemes.multimodal.widthPairs, 24);
        QCOMPARE(shown.schemes.multimodal.base, 1e6);
        const auto replaced = model(R"({"head_dim": 128, "rope_theta": 1e6,
            "max_position_embeddings": 32768, "rope_scaling": {"rope_type": "yarn", "factor": 4,
            "original_max_position_embeddings": 32768}})")
                                  .value();
        QCOMPARE(replaced.scaling.factor, 4.0);
        QVERIFY(hasNote(replaced, "max/original 1"));
        QVERIFY(hasNote(model(R"({"model_type": "gpt2", "n_head": 12})").value(), "learned"));
    }

    void recognizesAlibiModels()
    {
        const auto mpt = model(R"({"model_type": "mpt", "n_heads": 32,
            "d_model": 4096, "attn_config": {"alibi": true, "alibi_bias_max": 16}})")
                             .value();
        QCOMPARE(mpt.scheme, Scheme::Alibi);
        QCOMPARE(mpt.heads.value_or(0), 32);
        QCOMPARE(mpt.alibiBiasMax.value_or(0), 16.0);
        const LabState state = applied(clamped({}), LoadModel {mpt});
        QCOMPARE(state.bench, BenchId::Biases);
        QCOMPARE(state.biases.encoding.heads, 32);
        const auto bloom =
            model(R"({"model_type": "bloom", "n_head": 112, "n_embd": 14336})").value();
        QCOMPARE(bloom.scheme, Scheme::Alibi);
        QCOMPARE(bloom.heads.value_or(0), 112);
    }

    void modelsWithTablesSetTheirParameters()
    {
        const auto read = [](const LabState& state, const char* key) {
            return QString::fromStdString(text(parameterNamed(key)->read(state)));
        };
        const auto t5 = model(R"({"model_type": "t5", "num_heads": 12, "d_kv": 64,
            "d_model": 768, "relative_attention_num_buckets": 64,
            "relative_attention_max_distance": 256, "is_decoder": true})")
                            .value();
        LabState state = applied(clamped({}), LoadModel {t5});
        QCOMPARE(read(state, "t5.buckets"), u"64"_s);
        QCOMPARE(read(state, "t5.max_distance"), u"256"_s);
        QCOMPARE(read(state, "t5.heads"), u"12"_s);
        QCOMPARE(read(state, "t5.direction"), u"causal"_s);
        QCOMPARE(state.schemes.t5.encoding.deviation, 1 / std::sqrt(768.0));
        QVERIFY(hasModelValues(t5, state));
        QVERIFY(!hasModelValues(t5, clamped({})));
        const auto plain = model(R"({"model_type": "t5", "num_heads": 8, "d_model": 512})").value();
        const LabState next = applied(state, LoadModel {plain}); // of the class, not of the last
        QCOMPARE(read(next, "t5.buckets"), u"32"_s);
        QCOMPARE(read(next, "t5.max_distance"), u"128"_s);
        QCOMPARE(read(next, "t5.direction"), u"bidirectional"_s);

        const auto first = model(R"({"model_type": "deberta", "relative_attention": true,
            "max_relative_positions": -1, "max_position_embeddings": 600, "hidden_size": 512,
            "num_attention_heads": 8, "pos_att_type": ["c2p"], "share_att_key": false})")
                               .value();
        state = applied(clamped({}), LoadModel {first});
        QCOMPARE(read(state, "deberta.span"), u"600"_s);
        QCOMPARE(read(state, "deberta.buckets"), u"0"_s);
        QCOMPARE(read(state, "deberta.p2c"), u"false"_s);
        QCOMPARE(read(state, "deberta.projections"), u"separate"_s);
        const auto third = model(R"({"model_type": "deberta-v2", "relative_attention": true,
            "position_buckets": 128, "max_position_embeddings": 512, "hidden_size": 512,
            "num_attention_heads": 8, "pos_att_type": "p2c|c2p", "share_att_key": true})")
                               .value();
        state = applied(state, LoadModel {third});
        QCOMPARE(read(state, "deberta.span"), u"128"_s);
        QCOMPARE(read(state, "deberta.buckets"), u"128"_s);
        QCOMPARE(read(state, "deberta.max_distance"), u"512"_s);
        QCOMPARE(read(state, "deberta.p2c"), u"true"_s);
        QCOMPARE(read(state, "deberta.projections"), u"shared"_s);

        const std::vector<Model> shipped = shippedModels();
        const auto vit = std::ranges::find(shipped, "ViT-L/16", &Model::name);
        state = applied(clamped({}), LoadModel {*vit});
        QCOMPARE(read(state, "learned.training_length"), u"197"_s);
        QCOMPARE(read(state, "learned.width"), u"1024"_s);
        QCOMPARE(read(state, "learned.deviation"), u"0.02"_s);
        const auto gpt = std::ranges::find(shipped, "GPT-2", &Model::name);
        QVERIFY(!hasModelValues(*gpt, state));
        state = applied(state, LoadModel {*gpt});
        QCOMPARE(read(state, "learned.training_length"), u"1024"_s);
        QVERIFY(hasModelValues(*gpt, state));
    }

    void reportsAnInvalidFieldWithItsPath_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("mentions");
        const auto row = [](const char* name, const char* json, const char* mentions) {
            QTest::newRow(name) << QByteArray(json) << QString::fromUtf8(mentions);
        };
        row("text", R"({"rope_theta": "big", "head_dim": 64})", "rope_theta is \"big\"");
        row("zero", R"({"rope_theta": 0, "head_dim": 64})", "rope_theta is 0");
        row("negative", R"({"rope_theta": -1, "head_dim": 64})", "rope_theta is -1");
        row("huge", R"({"rope_theta": 1e300, "head_dim": 64})", "rope_theta is 1e+300");
        row("odd width", R"({"rope_theta": 1e4, "head_dim": 63})", "the head dimension is 63");
        row("fraction", R"({"rope_theta": 1e4, "head_dim": 63.5})", "must be a whole number");
        row("no width", R"({"rope_theta": 1e4})", "there is no head_dim");
        row("indivisible", R"({"rope_theta": 1e4, "hidden_size": 100,
            "num_attention_heads": 7})",
            "not a multiple of the 7 heads");
        row("nested", R"({"head_dim": 64, "rope_parameters": {"rope_theta": []}})",
            "rope_parameters.rope_theta is []");
        row("block", R"({"head_dim": 64, "rope_theta": 1e4, "rope_scaling": 3})",
            "rope_scaling is 3; it must be an object");
        row("share", R"({"head_dim": 64, "rope_theta": 1e4, "partial_rotary_factor": 2})",
            "partial_rotary_factor is 2");
        row("nothing", R"({"vocab_size": 3})", "no position encoding was found");
        row("heads", R"({"alibi": true})", "needs num_attention_heads");
        row("factor", R"({"head_dim": 64, "rope_scaling": {"rope_type": "linear", "factor": "8"}})",
            "config.json: rope_scaling.factor is \"8\"");
        row("no factor", R"({"head_dim": 64, "rope_scaling": {"type": "linear"}})",
            "rope_scaling.factor is missing");
        row("lists", R"({"head_dim": 64, "rope_scaling": {"rope_type": "longrope",
            "original_max_position_embeddings": 64, "long_factor": [1, 2], "short_factor": [1, 2]}})",
            "rope_scaling.short_factor must be a list of 32 positive numbers");
        row("layer", R"({"head_dim": 64, "rope_parameters": {"full_attention": {"rope_theta": 1e4},
            "sliding_attention": {"rope_theta": "x"}}})",
            "rope_parameters.sliding_attention.rope_theta is \"x\"");
        row("sections", R"({"head_dim": 64, "rope_theta": 1e4, "mrope_section": [16, 24, 24]})",
            "mrope_section is [16,24,24]");
        row("layers without", R"({"head_dim": 64, "rope_theta": 1e4, "no_rope_layers": [1, 2]})",
            "no_rope_layers contains 2");
    }

    void reportsAnInvalidFieldWithItsPath()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, mentions);
        const auto outcome = model(json);
        QVERIFY(!outcome);
        const QString sentence = outcome.error().sentence;
        QVERIFY2(sentence.contains(mentions), qPrintable(sentence));
        QVERIFY2(sentence.startsWith(u"config.json: "_s), qPrintable(sentence));
    }

    void everyBundledModelLoads()
    {
        const std::vector<Model> models = shippedModels();
        QCOMPARE(models.size(), 71);
        for (const Model& one : models) {
            QVERIFY2(one.scheme != Scheme::Unknown, one.name.c_str());
            QVERIFY2(!one.sources.empty(), one.name.c_str());
            const LabState state = applied(clamped({}), LoadModel {one});
            if (one.scheme == Scheme::Rope) {
                QCOMPARE(state.rotations.width, *one.headWidth);
                QCOMPARE(state.rotations.base, *one.base);
            }
            QCOMPARE(state.model.name, one.name);
        }
        const auto neox = std::ranges::find(models, "GPT-NeoX-20B", &Model::name);
        QCOMPARE(rotary(applied(clamped({}), LoadModel {*neox}).rotations).rotatedWidth, 24);
        const auto llama = std::ranges::find(models, "Llama-3.1-8B", &Model::name);
        const Rotations rotations = applied(clamped({}), LoadModel {*llama}).rotations;
        int kept = 0;
        int divided = 0;
        for (const ScaledPair& pair : scaledPairs(rotary(rotations), rotations.scaling)) {
            kept += pair.regime == Regime::Kept ? 1 : 0;
            divided += pair.regime == Regime::Divided ? 1 : 0;
        }
        QCOMPARE(kept, 29);
        QCOMPARE(divided, 29);
    }
};

LAB_GUILESS_TESTS(ModelFileTest)
#include "tst_model_file.moc"
