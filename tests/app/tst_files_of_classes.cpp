#include "core/encodings/turning/rotary.h"
#include "core/encodings/turning/rotary_scaling.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

/// What a class fills in where its file leaves it out, and what it does whatever the file says.
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
        QVERIFY(remarksOf(model, Origin::ModelClass).contains(u"max_position_embeddings"_s)
            || part.contains("max_position"));
        QVERIFY2(refusalOf("{" + part + "}").isEmpty() == part.contains("gemma"),
            "a file of its own gives its sizes");
    }

    // modular_axk2.py calls apply_rotary_pos_emb_interleave, whatever rope_interleave says.
    void axk2TurnsNeighbours()
    {
        const Model model = modelOf(R"({"model_type": "axk2", "qk_rope_head_dim": 32,
            "qk_nope_head_dim": 64, "rope_interleave": false, "rope_theta": 1e4})");
        QCOMPARE(model.pairing, Pairing::Interleaved);
        QCOMPARE(model.headWidth, 96);
    }
};

LAB_GUILESS_TESTS(FilesOfClassesTest)
#include "tst_files_of_classes.moc"
