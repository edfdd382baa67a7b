#include "core/encodings/scaling/formula.h"
#include "core/state/edit.h"
#include "core/state/model.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"
#include "ui/views/parameters/model_words.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

QString notComputedIn(const Model& model)
{
    return readingNotesOf(model, Origin::NotComputed);
}

const QByteArray bambaFile = R"({"model_type": "bamba", "hidden_size": 4096,
    "num_attention_heads": 32, "num_hidden_layers": 8, "rope_theta": 1e4MORE})";
const QByteArray zambaFile = R"({"model_type": "zamba2", "hidden_size": 3584,
    "num_attention_heads": 32, "num_hidden_layers": 6MORE})";
const QByteArray recurrentGemma = R"({"model_type": "recurrent_gemma", "hidden_size": 2560,
    "num_attention_heads": 10, "num_hidden_layers": 8MORE})";

Model hybridWith(const QByteArray& file, const char* more)
{
    return modelOf(QByteArray(file).replace("MORE", more));
}

} // namespace

/// Models in which only some layers attend.
class ModelHybridsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // configuration_bamba.py: layers_block_type, and always a rotary fraction of 0.5.
    void bambaAttendsAtItsIndices()
    {
        const Model given =
            hybridWith(bambaFile, R"(, "attn_layer_indices": [2, 5], "attn_rotary_emb": 64)");
        QCOMPARE(lettersOf(given), u"LLFLLFLL"_s);
        QVERIFY(hasRotaryEncoding(given));
        QCOMPARE(given.rotatedShare, 0.5);
        QCOMPARE(given.length, 262144);
        QVERIFY(readingNotesOf(given, Origin::File).contains(u"attn_layer_indices: [2,5]"_s));
        QVERIFY(readingNotesOf(given, Origin::ModelClass).contains(u"pairing: halves"_s));
        QCOMPARE(readingNotesOf(given, Origin::Guess), QString());
        QCOMPARE(notComputedIn(given), QString());
        const Model none = hybridWith(bambaFile, "");
        QCOMPARE(lettersOf(none), u"LLLLLLLL"_s);
        QVERIFY(readingNotesOf(none, Origin::ModelClass).contains(u"attn_layer_indices: null"_s));
    }

    // configuration_zamba2.py and modeling_zamba2.py.
    void zambaRotatesAHeadTwiceAsWide()
    {
        const char* types = R"(, "use_mem_rope": true, "rope_theta": 10000,
            "attention_head_dim": 224, "hybrid_layer_ids": [1, 4], "layers_block_type":
            ["mamba", "hybrid", "mamba", "mamba", "hybrid", "mamba"])";
        const Model given = hybridWith(zambaFile, types);
        QCOMPARE(lettersOf(given), u"LFLLFL"_s);
        QCOMPARE(given.headWidth, 224);
        QCOMPARE(given.pairing, Pairing::Halves);
        QCOMPARE(given.length, 4096);
        const QString used = readingNotesOf(given, Origin::File);
        for (const auto& key : {u"hybrid_layer_ids: [1,4]"_s, u"layers_block_type: "_s})
            QVERIFY2(used.contains(key), qPrintable(key));
        QVERIFY(
            notComputedIn(given).contains(u"attention_head_dim: softmax 1 / √224 → 1 / √112"_s));
        QVERIFY(!notComputedIn(given).contains(u"layers_block_type"_s));

        const Model ids =
            hybridWith(zambaFile, R"(, "use_mem_rope": true, "hybrid_layer_ids": [0, 5])");
        QCOMPARE(lettersOf(ids), u"FLLLLF"_s);
        QVERIFY(readingNotesOf(ids, Origin::ModelClass).contains(u"attention_head_dim: 224"_s));
        QVERIFY(notComputedIn(ids).contains(u"hidden_size: softmax 1 / √224 → 1 / √112"_s));
        const Model other =
            hybridWith(zambaFile, R"(, "use_mem_rope": true, "attention_head_dim": 112,
            "layers_block_type": ["hybrid", "mamba"], "hybrid_layer_ids": [1])");
        QCOMPARE(other.headWidth, 224);
        QVERIFY(notComputedIn(other).contains(u"attention_head_dim: 112 → 224"_s));
        QVERIFY(notComputedIn(other).contains(u"hybrid_layer_ids: [1] → layers_block_type"_s));
        // A class with 54 layers does not say which of six layers attend.
        const Model silent = hybridWith(zambaFile, R"(, "use_mem_rope": true)");
        QCOMPARE(layerCount(silent.kinds), 0);
        QCOMPARE(silent.kinds.size(), std::size_t {2});
    }

    void zambaWithoutRopeHasNoPositions()
    {
        for (const char* key : {R"(, "use_mem_rope": false, "hybrid_layer_ids": [1])",
                 R"(, "rope_theta": 1e4, "hybrid_layer_ids": [1])"}) {
            const Model model = hybridWith(zambaFile, key);
            QCOMPARE(model.scheme, Scheme::None);
            QCOMPARE(lettersOf(model), u"LNLLLL"_s);
        }
        QVERIFY(readingNotesOf(hybridWith(zambaFile, ""), Origin::ModelClass)
                    .contains(u"use_mem_rope: false"_s));
    }

    // configuration_zamba2.py: rope_theta·8^(d/(d − 2)), and 16384 positions.
    void theLongContextOfZambaComesFromScaling()
    {
        const Model model =
            hybridWith(zambaFile, R"(, "use_mem_rope": true, "use_long_context": true,
            "hybrid_layer_ids": [1])");
        QCOMPARE(model.scaling.method, ScalingMethod::NtkAware);
        QCOMPARE(model.scaling.factor, 8.0);
        QCOMPARE(model.length, 4096);
        QCOMPARE(model.targetLength, 16384);
        const Rotary rotary {1e4, 224, 224, Pairing::Halves};
        const double base = 1e4 * std::pow(8, 224.0 / 222);
        QVERIFY(std::abs(scaledBase(rotary, model.scaling) / base - 1) < 1e-12);
        QVERIFY(readingNotesOf(model, Origin::ModelClass).contains(u"rope_scaling.factor: 8"_s));
        QVERIFY(readingNotesOf(model, Origin::File).contains(u"use_long_context: true"_s));
    }

    // configuration_recurrent_gemma.py: block_types repeats.
    void recurrentGemmaHasAWindowInEveryThirdLayer_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QString>("letters");
        QTest::addColumn<qint64>("window");
        QTest::addRow("class") << QByteArray() << u"LLSLLSLL"_s << qint64 {2048};
        QTest::addRow("block_types") << QByteArray(
            R"(, "block_types": ["recurrent", "attention"], "attention_window_size": 1024)")
                                     << u"LSLSLSLS"_s << qint64 {1024};
        QTest::addRow("_block_types")
            << QByteArray(R"(, "_block_types": ["recurrent", "recurrent", "attention"])")
            << u"LLSLLSLL"_s << qint64 {2048};
    }

    void recurrentGemmaHasAWindowInEveryThirdLayer()
    {
        QFETCH(QByteArray, more);
        QFETCH(QString, letters);
        QFETCH(qint64, window);
        const Model model = hybridWith(recurrentGemma, more.constData());
        QCOMPARE(lettersOf(model), letters);
        QCOMPARE(kindOf(model, 'S').reach, window);
        QCOMPARE(kindOf(model, 'S').rotatedShare, 0.5);
        QCOMPARE(model.headWidth, 256);
        QCOMPARE(letterOf(model.kinds[static_cast<std::size_t>(model.kind)]), 'S');
        QCOMPARE(notComputedIn(model), QString());
        QCOMPARE(readingNotesOf(model, Origin::Guess), QString());
        QCOMPARE(
            readingNotesOf(model, Origin::ModelClass).contains(u"block_types: "_s), more.isEmpty());
    }

    // The doc of Exaone4Config: "LLLG" same as 4, and "the final layer always uses global
    // attention".
    void thePatternOfExaoneMayBeAText_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QString>("letters");
        const auto row = [](const char* name, const char* more, const QString& letters) {
            QTest::addRow("%s", name) << QByteArray(more) << letters;
        };
        row("number", R"("sliding_window_pattern": 4, "num_hidden_layers": 8)", u"SSSNSSSN"_s);
        row("text", R"("sliding_window_pattern": "LLLG", "num_hidden_layers": 8)", u"SSSNSSSN"_s);
        row("end", R"("sliding_window_pattern": "LLG", "num_hidden_layers": 5)", u"SSNSN"_s);
        row("order", R"("sliding_window_pattern": "GL", "num_hidden_layers": 5)", u"NSNSN"_s);
        row("uncounted", R"("sliding_window_pattern": "LLLG")", u"SN"_s);
        row("types", R"("sliding_window_pattern": "LLLG", "num_hidden_layers": 2,
            "layer_types": ["full_attention", "sliding_attention"])",
            u"NS"_s);
    }

    void thePatternOfExaoneMayBeAText()
    {
        QFETCH(QByteArray, more);
        QFETCH(QString, letters);
        const Model model = modelOf(R"({"model_type": "exaone4", "head_dim": 128, "rope_theta": 1e6,
            "sliding_window": 4096, )"
            + more + '}');
        QCOMPARE(lettersOf(model), letters);
        const bool isSame = !more.contains("layer_types");
        QCOMPARE(
            readingNotesOf(model, Origin::File).contains(u"sliding_window_pattern: "_s), isSame);
        QCOMPARE(notComputedIn(model).contains(u"sliding_window_pattern: "_s), !isSame);
    }

    void refusesAnotherPatternOfExaone()
    {
        const QByteArray file = R"({"model_type": "exaone4", "head_dim": 128, "rope_theta": 1e6,
            "num_hidden_layers": 4, "sliding_window": WINDOW, "sliding_window_pattern": "TEXT"})";
        for (const char* text : {"", "LLLX", "lllg"}) {
            QByteArray one = QByteArray(file).replace("TEXT", text);
            const QString sentence = refusalOf(QByteArray(one).replace("WINDOW", "4096"));
            QVERIFY2(sentence.contains(u"such as \"LLLG\""_s), qPrintable(sentence));
            QCOMPARE(lettersOf(modelOf(one.replace("WINDOW", "null"))), u"FFFF"_s);
        }
    }

    // A finite filter over three tokens has no infinite state.
    void aConvolutionIsNotRecurrent()
    {
        const Model lfm = modelOf(R"({"model_type": "lfm2", "hidden_size": 1024,
            "num_attention_heads": 16, "num_hidden_layers": 3, "full_attn_idxs": [1],
            "conv_L_cache": 4})");
        const LayerKind& conv = kindOf(lfm, 'K');
        QCOMPARE(conv.attention, LayerAttention::Convolution);
        QCOMPARE(conv.reach, 4);
        QVERIFY(!conv.rotates);
        QCOMPARE(ui::textOn(conv), u"Convolution 4 · 2"_s);
        QCOMPARE(namesOf(lfm.kinds), (std::vector<std::string> {"convolution", "full"}));
        const Model typed = modelOf(R"({"model_type": "lfm2", "hidden_size": 1024,
            "num_attention_heads": 16, "layer_types": ["conv", "full_attention"]})");
        QCOMPARE(lettersOf(typed), u"KF"_s);
        QCOMPARE(kindOf(typed, 'K').reach, 3);
    }
};

LAB_GUILESS_TESTS(ModelHybridsTest)
#include "tst_model_hybrids.moc"
