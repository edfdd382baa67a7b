#include "app/json_file.h"
#include "app/model_file.h"
#include "core/state/edit.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

Outcome<Model> model(const QByteArray& json)
{
    const auto object = jsonObject(json, u"config.json"_s);
    if (const Problem* problem = problemOf(object))
        return *problem;
    return modelInConfig(std::get<QJsonObject>(object), u"config.json"_s);
}

bool isNoted(const Model& model, const std::string& text)
{
    return std::ranges::any_of(model.notComputed,
        [&](const std::string& note) { return note.find(text) != std::string::npos; });
}

} // namespace

class ModelFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allFieldsOfARotaryModelAreRead_data()
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
        QTest::addRow("text_config") << QByteArray(R"({"model_type": "gemma3", "text_config":
            {"head_dim": 256, "rope_theta": 1000000, "num_attention_heads": 8}})")
                                     << 256 << 1e6 << 1.0 << qint64 {0};
        QTest::addRow("chatglm") << QByteArray(R"({"model_type": "chatglm", "kv_channels": 128,
            "num_attention_heads": 32, "rope_ratio": 50, "seq_length": 32768})")
                                 << 128 << 500000.0 << 0.5 << qint64 {32768};
    }

    void allFieldsOfARotaryModelAreRead()
    {
        QFETCH(QByteArray, json);
        const auto outcome = model(json);
        QVERIFY2(!problemOf(outcome),
            problemOf(outcome) ? qPrintable(problemOf(outcome)->sentence) : "");
        const auto& read = std::get<Model>(outcome);
        QCOMPARE(read.scheme, Scheme::Rope);
        QTEST(read.headWidth.value_or(0), "headWidth");
        QTEST(read.base.value_or(0), "base");
        QTEST(read.rotatedShare.value_or(1), "share");
        QTEST(qint64 {read.length.value_or(0)}, "length");
    }

    void whatIsNotComputedIsNamed()
    {
        const auto llama = std::get<Model>(model(R"({"head_dim": 128, "rope_theta": 500000,
            "max_position_embeddings": 131072, "rope_scaling": {"rope_type": "llama3", "factor": 8,
            "original_max_position_embeddings": 8192}})"));
        QVERIFY(isNoted(llama, "rope_scaling: llama3, factor 8"));
        QCOMPARE(llama.length.value_or(0), 8192);
        QCOMPARE(llama.targetLength.value_or(0), 131072);
        const auto gemma = std::get<Model>(model(R"({"head_dim": 256, "rope_theta": 1000000,
            "rope_local_base_freq": 10000, "rope_scaling": null})"));
        QVERIFY(isNoted(gemma, "rope_local_base_freq: 10000"));
        const auto nested = std::get<Model>(model(R"({"head_dim": 256, "rope_parameters": {
            "full_attention": {"rope_type": "linear", "factor": 8, "rope_theta": 1000000},
            "sliding_attention": {"rope_type": "default", "rope_theta": 10000}}})"));
        QCOMPARE(nested.base.value_or(0), 1e6);
        QVERIFY(isNoted(nested, "rope_parameters.full_attention: linear, factor 8"));
        QVERIFY(isNoted(nested, "rope_parameters.sliding_attention"));
        const auto old = std::get<Model>(model(R"({"head_dim": 128, "rope_theta": 1e4,
            "rope_scaling": {"type": "dynamic", "factor": 2.0}})"));
        QVERIFY(isNoted(old, "rope_scaling: dynamic, factor 2"));
        QVERIFY(
            isNoted(std::get<Model>(model(R"({"model_type": "gpt2", "n_head": 12})")), "learned"));
    }

    void alibiModelsAreReadAsSuch()
    {
        const auto mpt = std::get<Model>(model(R"({"model_type": "mpt", "n_heads": 32,
            "d_model": 4096, "attn_config": {"alibi": true, "alibi_bias_max": 16}})"));
        QCOMPARE(mpt.scheme, Scheme::Alibi);
        QCOMPARE(mpt.heads.value_or(0), 32);
        QCOMPARE(mpt.alibiBiasMax.value_or(0), 16.0);
        const LabState state = applied(clamped({}), LoadModel {mpt});
        QCOMPARE(state.bench, BenchId::Biases);
        QCOMPARE(state.biases.encoding.heads, 32);
        const auto bloom =
            std::get<Model>(model(R"({"model_type": "bloom", "n_head": 112, "n_embd": 14336})"));
        QCOMPARE(bloom.scheme, Scheme::Alibi);
        QCOMPARE(bloom.heads.value_or(0), 112);
    }

    void aWrongFieldIsNamedWithItsPath_data()
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
        row("odd width", R"({"rope_theta": 1e4, "head_dim": 63})", "the head width is 63");
        row("fraction", R"({"rope_theta": 1e4, "head_dim": 63.5})", "must be a whole number");
        row("no width", R"({"rope_theta": 1e4})", "there is no head_dim");
        row("indivisible", R"({"rope_theta": 1e4, "hidden_size": 100,
            "num_attention_heads": 7})",
            "no multiple of the 7 heads");
        row("nested", R"({"head_dim": 64, "rope_parameters": {"rope_theta": []}})",
            "rope_parameters.rope_theta is []");
        row("block", R"({"head_dim": 64, "rope_theta": 1e4, "rope_scaling": 3})",
            "rope_scaling is 3; it must be an object");
        row("share", R"({"head_dim": 64, "rope_theta": 1e4, "partial_rotary_factor": 2})",
            "partial_rotary_factor is 2");
        row("nothing", R"({"vocab_size": 3})", "nothing here tells a position encoding");
        row("heads", R"({"alibi": true})", "needs num_attention_heads");
    }

    void aWrongFieldIsNamedWithItsPath()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, mentions);
        const auto outcome = model(json);
        QVERIFY(problemOf(outcome));
        const QString sentence = problemOf(outcome)->sentence;
        QVERIFY2(sentence.contains(mentions), qPrintable(sentence));
        QVERIFY2(sentence.startsWith(u"config.json: "_s), qPrintable(sentence));
    }

    void everyShippedModelLoads()
    {
        const std::vector<Model> models = shippedModels();
        QCOMPARE(models.size(), 49);
        for (const Model& one : models) {
            QVERIFY2(one.scheme != Scheme::Unknown, one.name.c_str());
            QVERIFY2(!one.sources.empty() || one.name == "Yi-34B-200K", one.name.c_str());
            const LabState state = applied(clamped({}), LoadModel {one});
            if (one.scheme == Scheme::Rope) {
                QCOMPARE(state.rotations.width, *one.headWidth);
                QCOMPARE(state.rotations.base, *one.base);
            }
            QCOMPARE(state.model.name, one.name);
        }
        const auto neox = std::ranges::find(models, "GPT-NeoX-20B", &Model::name);
        QCOMPARE(rotary(applied(clamped({}), LoadModel {*neox}).rotations).rotatedWidth, 24);
    }
};

QTEST_GUILESS_MAIN(ModelFileTest)
#include "tst_model_file.moc"
