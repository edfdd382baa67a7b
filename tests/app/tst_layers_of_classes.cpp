#include "core/encodings/turning/rotary.h"
#include "core/encodings/turning/rotary_scaling.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

/// Which layers a class gives its model, and how they turn.
class LayersOfClassesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // configuration_deepseek_v41.py: compress_rope_theta and YaRN without an attention factor for
    // the layers whose ratio is not 0, rope_theta for the others. layer_types names the layers that
    // own a cache. modeling_deepseek_v41.py: neighbours, the last columns, sinks.
    void deepSeekV41TurnsAsV4Does_data()
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

    void deepSeekV41TurnsAsV4Does()
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
        QVERIFY(
            remarksOf(model, Origin::File).contains(u"text_config.compress_rope_theta: 160000"_s));
    }

    void deepSeekV41CompressesBehindItsFirstLayers()
    {
        QCOMPARE(lettersOf(modelOf(R"({"model_type": "deepseek_v41_text",
            "num_hidden_layers": 5})")),
            u"SSFFF"_s);
    }
};

LAB_GUILESS_TESTS(LayersOfClassesTest)
#include "tst_layers_of_classes.moc"
