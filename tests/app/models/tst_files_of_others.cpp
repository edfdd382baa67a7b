#include "app/commands/reading_notes.h"
#include "app/files/file_kind.h"
#include "app/files/opened_file.h"
#include "app/models/class_rules.h"
#include "app/models/proven_use.h"
#include "core/encodings/scaling/formula.h"
#include "core/state/model.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"
#include "ui/views/parameters/model_words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

/// One of the complete files in this test's folder.
QByteArray fileOf(const char* name)
{
    QFile file(QStringLiteral(LAB_TEST_DIRECTORY "/app/models/files/") + QLatin1StringView(name)
        + u".json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", name);
    return file.readAll();
}

Model provenOf(const QByteArray& json)
{
    const auto read = [](const QJsonObject& file) { return modelInConfig(file, u"config.json"_s); };
    return provenModel(QJsonDocument::fromJson(json).object(), read).value();
}

Eigen::ArrayXd frequenciesOf(const Model& model)
{
    const LayerKind& kind = model.kinds[static_cast<std::size_t>(model.kind)];
    return frequencies({kind.base, kind.width, rotatedWidth(kind.width, kind.rotatedShare),
                           model.pairing.value_or(Pairing::Halves)},
        kind.scaling);
}

bool isNear(double found, double wanted)
{
    return std::abs(found - wanted) < 1e-8;
}

} // namespace

/// Files with the keys of other code, and keys that other code reads in another way.
class FilesOfOthersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsYarnFromMistralParams()
    {
        const Model model = provenOf(fileOf("ministral3_params"));
        QCOMPARE(model.scaling.method, ScalingMethod::Yarn);
        QCOMPARE(model.scaling.factor, 16.0);
        QCOMPARE(model.scaling.originalLength, 16384);
        QCOMPARE(model.scaling.betaFast, 32.0);
        QCOMPARE(model.scaling.betaSlow, 1.0);
        QCOMPARE(attentionFactor(model.scaling), 1.0); // apply_scale is false
        QCOMPARE(model.length.value_or(0), 16384);
        QCOMPARE(model.targetLength.value_or(0), 262144);
        const LayerTemperature temperature = model.kinds.front().temperature.value();
        QCOMPARE(temperature.scale, 0.1);
        QCOMPARE(temperature.floor, 16384);
        QCOMPARE(temperature.shift, 0);
        Model plain = model;
        plain.kinds.front().scaling = {};
        const Eigen::ArrayXd ratio = frequenciesOf(plain) / frequenciesOf(model);
        QCOMPARE((ratio > 1 + 1e-12).count(), 43);
        QVERIFY(isNear(ratio.maxCoeff(), 16));
        const QString file = readingNotesOf(model, Origin::File);
        for (const char* key :
            {"yarn.factor: 16", "yarn.beta: 32", "yarn.alpha: 1", "yarn.apply_scale: false",
                "yarn.original_max_position_embeddings: 16384", "llama_4_scaling.beta: 0.1"})
            QVERIFY2(file.contains(QLatin1StringView(key)), key);
        // The keys mean nothing to a class of transformers, and are reported.
        const Model other = modelOf(R"({"model_type": "llama", "head_dim": 64, "rope_theta": 1e4,
            "yarn": {"factor": 16, "beta": 32}, "llama_4_scaling": {"beta": 0.1}})");
        const QString left = readingNotesOf(other, Origin::NotComputed);
        QVERIFY(left.contains(u"yarn: "_s) && left.contains(u"llama_4_scaling: "_s));
    }

    void reportsAnInvalidNumberWithItsPath()
    {
        const QString sentence = refusalOf(R"({"dim": 64, "n_heads": 2, "head_dim": 32,
            "rope_theta": 1e4, "yarn": {"factor": 4, "beta": "x"}})");
        QVERIFY2(sentence.contains(u"yarn.beta is \"x\""_s), qPrintable(sentence));
    }

    void aListOfWindowsDescribesLayers()
    {
        const Model model = modelOf(R"({"dim": 64, "n_heads": 2, "head_dim": 32, "n_layers": 6,
            "rope_theta": 1e4, "sliding_window": [128, 128, null]})");
        QCOMPARE(lettersOf(model), u"SSFSSF"_s);
        QCOMPARE(kindOf(model, 'S').reach, 128);
    }

    void reportsTheTableBesideTheBucketsOfMpnet()
    {
        const Model model = provenOf(fileOf("mpnet_base"));
        QCOMPARE(model.scheme, Scheme::T5Bias);
        QCOMPARE(readingNotesOf(model, Origin::NotComputed),
            u"max_position_embeddings: 514 − 2 = 512 (learned position table)\n"_s);
        QCOMPARE(model.length.value_or(0), 512);
    }

    void mptIsScaledAsItsAttentionSpecifies()
    {
        const Model linear = provenOf(fileOf("mpt_rope_linear"));
        QCOMPARE(linear.scaling.method, ScalingMethod::PositionInterpolation);
        QCOMPARE(linear.scaling.factor, 4.0);
        QCOMPARE(linear.base.value_or(0), 5e5);
        const QString file = readingNotesOf(linear, Origin::File);
        QVERIFY(file.contains(u"attn_config.rope_hf_config.factor: 4\n"_s));
        QVERIFY(file.contains(u"attn_config.rope_impl: \"hf\"\n"_s));
        QCOMPARE(readingNotesOf(linear, Origin::NotComputed), QString());
        const Model dail = modelOf(fileOf("mpt_rope_linear").replace("\"hf\"", "\"dail\""));
        QCOMPARE(dail.scaling.method, ScalingMethod::None);
        const Model xpos = modelOf(fileOf("mpt_rope_linear")
                                       .replace("\"hf\"", "\"dail\"")
                                       .replace("\"original\"", "\"xpos\""));
        QVERIFY(readingNotesOf(xpos, Origin::NotComputed)
                    .contains(u"attn_config.rope_dail_config.type: \"xpos\"\n"_s));
        QVERIFY(readingNotesOf(xpos, Origin::NotComputed).contains(u"xpos_scale_base: 512\n"_s));
    }

    void ntkOfGteIsTheFixedFormBySu()
    {
        const Model gte = provenOf(fileOf("gte_multilingual"));
        const Eigen::ArrayXd found = frequenciesOf(gte);
        QCOMPARE(found.size(), 32);
        QVERIFY(isNear(found[0], 0.93708382) && isNear(found[1], 0.64439133));
        for (Eigen::Index pair = 0; pair < 32; ++pair)
            QVERIFY(std::abs(found[pair]
                            / (std::pow(8 * 20000.0, -2.0 * static_cast<double>(pair) / 64)
                                / std::pow(8.0, 2.0 / 64))
                        - 1)
                < 1e-12);
        QCOMPARE(attentionFactor(gte.scaling), 1.0);
        QCOMPARE(readingNotesOf(gte, Origin::Guess).contains(u"ntk"_s), false);
        QVERIFY(readingNotesOf(gte, Origin::ModelClass).contains(u"ntk: "_s));
        const QByteArray text = R"({"model_type": "TYPE", "head_dim": 64, "rope_theta": 20000,
            "max_position_embeddings": 8192, "rope_scaling": {"type": "ntk", "factor": 8}MORE})";
        const auto ofType = [&](const char* type, const char* more) {
            return modelOf(QByteArray(text).replace("TYPE", type).replace("MORE", more));
        };
        const Model other = ofType("my_own", "");
        QVERIFY(readingNotesOf(other, Origin::Guess).contains(u"ntk: "_s));
        QVERIFY(isNear(frequenciesOf(other)[1], 0.64439133));
        const Model paddle = ofType("llama", R"(, "paddlenlp_version": "2.6")");
        QCOMPARE(paddle.scaling.method, ScalingMethod::NtkAware);
        QVERIFY(!readingNotesOf(paddle, Origin::Guess).contains(u"ntk"_s));
        // mixed_b of the same source: a divisor exp(a·m^b) for pair m.
        const Model mixed =
            modelOf(QByteArray(text)
                        .replace("TYPE", "new")
                        .replace("\"factor\": 8", R"("factor": 8, "mixed_b": 0.625)")
                        .replace("MORE", ""));
        const double a = std::log(8.0) / std::pow(32.0, 0.625);
        QVERIFY(isNear(frequenciesOf(mixed)[0], std::exp(-a)));
        QVERIFY(isNear(frequenciesOf(mixed)[31], std::pow(20000.0, -62.0 / 64) / 8));
    }

    void theFileOverridesTheClass()
    {
        const Model jina = provenOf(fileOf("jina_v3"));
        QCOMPARE(jina.scheme, Scheme::Rope);
        QCOMPARE(jina.base.value_or(0), 20000.0);
        QCOMPARE(jina.headWidth.value_or(0), 64);
        QCOMPARE(jina.pairing.value_or(Pairing::Interleaved), Pairing::Halves);
        QVERIFY(readingNotesOf(jina, Origin::Guess).contains(u"pairing: halves"_s));
        QVERIFY(jina.kinds.front().looksAhead);
        QCOMPARE(readingNotesOf(jina, Origin::NotComputed), QString());
        const auto schemeOf = [](const char* type, const char* word) {
            return modelOf(QByteArray(R"({"model_type": "TYPE", "position_embedding_type": "WORD",
                "hidden_size": 64, "num_attention_heads": 1, "max_position_embeddings": 64})")
                               .replace("TYPE", type)
                               .replace("WORD", word))
                .scheme;
        };
        QCOMPARE(schemeOf("bert", "rope"), Scheme::Rope);
        QCOMPARE(schemeOf("bert", "alibi"), Scheme::Alibi);
        QCOMPARE(schemeOf("roberta", "sinusoidal"), Scheme::Sinusoidal);
        QCOMPARE(schemeOf("bert", "absolute"), Scheme::Learned);
        QCOMPARE(schemeOf("my_own", "rotary"), Scheme::Rope);
        QCOMPARE(schemeOf("my_own", "none"), Scheme::None);
        QCOMPARE(schemeOf("modernbert", "absolute"), Scheme::Rope); // a leftover
    }

    void theIndexerOfDeepSeekRotatesOtherColumns()
    {
        const Model model = modelOf(fileOf("deepseek_v32"));
        QCOMPARE(model.pairing.value_or(Pairing::Halves), Pairing::Interleaved);
        QVERIFY(readingNotesOf(model, Origin::ModelClass)
                    .contains(u"indexer_columns: first 64 of 128: halves (MLA: interleaved)"_s));
        const Model glm = modelOf(
            fileOf("deepseek_v32")
                .replace("deepseek_v32", "glm_moe_dsa")
                .replace("\"index_topk\"", "\"indexer_rope_interleave\": true, \"index_topk\""));
        QVERIFY(readingNotesOf(glm, Origin::ModelClass)
                    .contains(u"indexer_columns: first 64 of 128: interleaved"_s));
    }

    void doesNotReportUnusedFrequenciesAsUsed()
    {
        const Model v4 = provenOf(R"({"model_type": "deepseek_v4", "head_dim": 512,
            "num_attention_heads": 64, "qk_rope_head_dim": 64, "rope_theta": 10000,
            "max_position_embeddings": 1048576, "compress_rope_theta": 160000,
            "sliding_window": 128, "rope_scaling": {"rope_type": "yarn", "factor": 16,
            "original_max_position_embeddings": 65536}})");
        QVERIFY(readingNotesOf(v4, Origin::NotComputed).contains(u"rope_theta: 10000\n"_s));
        QVERIFY(!readingNotesOf(v4, Origin::File).contains(u"\nrope_theta: "_s));
        QVERIFY(readingNotesOf(v4, Origin::File).contains(u"compress_rope_theta: 160000\n"_s));
        const Model laguna = provenOf(fileOf("laguna"));
        const QString left = readingNotesOf(laguna, Origin::NotComputed);
        for (const char* key : {"rope_theta", "partial_rotary_factor"})
            QVERIFY2(
                left.contains(u"rope_parameters.sliding_attention."_s + QLatin1StringView(key)),
                key);
    }

    void reportsTheTrainingLengthOfQwen()
    {
        const Model model = modelOf(fileOf("qwen3_8b"));
        const QString message = ui::paragraphsOn(noteOf(model)).join(u' ');
        QVERIFY2(message.contains(u"40 of 64 pairs differ, by up to 41 %"_s), qPrintable(message));
        const auto stretched = [&](double factor, std::int64_t original) {
            Model one = model;
            one.kinds.front().scaling.method = ScalingMethod::Yarn;
            one.kinds.front().scaling.factor = factor;
            one.kinds.front().scaling.originalLength = original;
            return frequenciesOf(one);
        };
        const Eigen::ArrayXd ratio = stretched(3.2, 40960) / stretched(4, 32768) - 1;
        QCOMPARE((ratio.abs() > 1e-12).count(), 40);
        QCOMPARE(std::round(100 * ratio.abs().maxCoeff()), 41.0);
        for (const char* type : {"\"qwen2\"", "\"llama\""}) {
            const Model other = modelOf(fileOf("qwen3_8b").replace("\"qwen3\"", type));
            QVERIFY(!ui::paragraphsOn(noteOf(other)).join(u' ').contains(u"41 %"_s));
        }
    }

    void reportsPartsOfImageModels_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("key");
        QTest::newRow("Z-Image") << QByteArray(R"({"_class_name": "ZImageTransformer2DModel",
            "dim": 3840, "n_heads": 30, "axes_dims": [32, 48, 48], "axes_lens": [1536, 512, 512],
            "rope_theta": 256.0})")
                                 << u"axes_dims: [32,48,48]"_s;
        QTest::newRow("Flux") << QByteArray(R"({"_class_name": "FluxTransformer2DModel",
            "attention_head_dim": 128, "axes_dims_rope": [16, 56, 56]})")
                              << u"axes_dims_rope: [16,56,56]"_s;
        QTest::newRow("Wan") << QByteArray(R"({"_class_name": "WanTransformer3DModel",
            "attention_head_dim": 128, "rope_max_seq_len": 1024})")
                             << u"rope_max_seq_len: 1024"_s;
        QTest::newRow("Qwen-Image") << QByteArray(R"({"_class_name":
            "QwenImageTransformer2DModel", "axes_dims_rope": [16, 56, 56]})")
                                    << u"axes_dims_rope: [16,56,56]"_s;
        QTest::newRow("no class") << QByteArray(R"({"axes_dim": [16, 56, 56], "theta": 10000,
            "hidden_size": 3072})")
                                  << u"axes_dim: [16,56,56]"_s;
    }

    void reportsPartsOfImageModels()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, key);
        const QString sentence = refusalOf(file);
        QVERIFY2(
            sentence.contains(key) && sentence.contains(u"not read yet"_s), qPrintable(sentence));
        QVERIFY(!sentence.contains(u"params.json"_s));
    }

    void namesTheFormatOfWeightFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("format");
        QTest::newRow("GGUF") << QByteArray("GGUF\x03\0\0\0\0\0", 10) << u"GGUF"_s;
        QTest::newRow("safetensors")
            << QByteArray("\x40\0\0\0\0\0\0\0{\"__metadata__\"", 23) << u"safetensors"_s;
        QTest::newRow("ZIP") << QByteArray("PK\x03\x04 archive/data.pkl") << u"PyTorch"_s;
        QTest::newRow("pickle") << QByteArray("\x80\x02}q\x01") << u"PyTorch"_s;
        QTest::newRow("HDF5") << QByteArray("\x89HDF\r\n\x1a\n") << u"HDF5"_s;
        QTest::newRow("NumPy") << QByteArray("\x93NUMPY\x01") << u"NumPy"_s;
    }

    void namesTheFormatOfWeightFiles()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, format);
        QCOMPARE(weightsFormat(bytes), format);
        QVERIFY(refusalOf(bytes).contains(format));
        // Also where the file is larger than what is read.
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"model.bin"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        QVERIFY(file.resize(largestJsonFile + 1));
        file.close();
        QVERIFY(sentenceOf(openedFile(file.fileName())).contains(format));
    }

    void doesNotMistakeTextsForWeights()
    {
        for (const QByteArray& text : {QByteArray(R"({"model_type": "llama"})"), QByteArray("{}"),
                 QByteArray("{\0\"\0a\0\"\0:\0 \0", 12), QByteArray("\0{\0\"\0a\0\"\0:", 10)})
            QCOMPARE(weightsFormat(text), QString());
    }

    void doesNotTreatTheAuthorsCodeAsAClassOfTransformers()
    {
        for (const char* type : {"kimi_k2", "bailing_moe", "chatglm", "internlm2", "new", "qwen"})
            QVERIFY2(headingOf({Origin::ModelClass, "pairing", "halves", type})
                         .contains(u"the authors' code"_s),
                type);
        for (const char* type : {"llama", "deepseek_v3", "qwen3", ""})
            QVERIFY2(headingOf({Origin::ModelClass, "pairing", "halves", type})
                         .contains(u"the class in transformers"_s),
                type);
        const Model kimi = modelOf(R"({"model_type": "kimi_k2", "qk_rope_head_dim": 64,
            "qk_nope_head_dim": 128, "rope_theta": 50000})");
        QVERIFY(ui::paragraphsOn(noteOf(kimi)).join(u' ').contains(u"the authors' code of kimi"_s));
    }

    void aClassDecidesThePairingIfTheFileCannot()
    {
        for (const char* type :
            {"gptj", "glm", "glm4", "cohere", "cohere2", "ernie4_5", "llama4_text", "deepseek_v2",
                "deepseek_v3", "kimi_k2", "mistral4", "glm4_moe_lite", "longcat_flash"})
            QVERIFY2(classRules(type)->pairing == Pairing::Interleaved, type);
        for (const char* type : {"llama", "glm4_moe", "glm4v_moe", "minicpm3", "minimax_m2",
                 "gpt_oss", "exaone4", "gpt_neox"})
            QVERIFY2(classRules(type)->pairing == Pairing::Halves, type);
        QVERIFY(classRules("deepseek_v3")->hasInterleaveKey);
        QVERIFY(!classRules("cohere2")->hasInterleaveKey);
        QVERIFY(!classRules("my_own_model"));
    }

    /// An unknown word would be ignored.
    void aRowOfAClassHasOnlyKnownWords()
    {
        QFile file(u":/models/classes.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
        QVERIFY(!all.value("read_in"_L1).toString().isEmpty());
        const QJsonObject rows = all.value("classes"_L1).toObject();
        QVERIFY(rows.size() > 260);
        const QStringList words {u"pairing"_s, u"scheme"_s, u"interleave_key"_s, u"sinks"_s,
            u"window"_s, u"window_switch"_s, u"encoder"_s, u"defaults"_s, u"part"_s, u"block"_s};
        for (auto row = rows.begin(); row != rows.end(); ++row) {
            const QJsonObject one = row.value().toObject();
            for (const QString& word : one.keys())
                QVERIFY2(words.contains(word), qPrintable(row.key() + u": "_s + word));
            const QString pairing = one.value("pairing"_L1).toString(u"halves"_s);
            QVERIFY(pairing == "halves"_L1 || pairing == "interleaved"_L1);
            const bool isRope = !one.contains("scheme"_L1);
            QCOMPARE(classRules(row.key().toStdString())->scheme == Scheme::Rope, isRope);
            QCOMPARE(one.contains("pairing"_L1), isRope);
        }
    }

    /// The base of a class is that of its first model, not of each.
    void presetsGiveTheirOwnBase()
    {
        for (const Model& one : shippedModels()) {
            for (const ReadingNote& readingNote : one.readingNotes)
                QVERIFY2(readingNote.origin == Origin::File
                        || readingNote.origin == Origin::NotComputed
                        || !QString::fromStdString(readingNote.key).endsWith(u"rope_theta"_s),
                    one.name.c_str());
            QVERIFY2(!one.sources.empty(), one.name.c_str());
            if (one.name.starts_with("Yi-34B"))
                QCOMPARE(one.base.value_or(0), 5e6);
        }
        QFile file(u":/presets/models.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("unverified"));
    }
};

LAB_GUILESS_TESTS(FilesOfOthersTest)
#include "tst_files_of_others.moc"
