#include "app/models/model_file.h"
#include "core/encodings/rope/formula.h"
#include "core/encodings/scaling/formula.h"
#include "core/state/edit.h"
#include "tests/qt_test.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::app;

namespace {

Outcome<Model> read(const QByteArray& json)
{
    return modelInConfig(QJsonDocument::fromJson(json).object(), QStringLiteral("config.json"));
}

int notesAbout(const Model& model, const std::string& start)
{
    return static_cast<int>(std::ranges::count_if(model.readingNotes, [&](const ReadingNote& one) {
        return one.origin == Origin::ModelClass
            && (one.key + ": " + one.value + " (" + one.modelType + ")").starts_with(start);
    }));
}

double windowBase(const Model& model)
{
    const auto found = std::ranges::find(model.kinds, 'S', letterOf);
    return found == model.kinds.end() ? 0 : found->base;
}

} // namespace

class TestConfigDefaults : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void gemma3OpensWithTheDefaultsOfItsClass()
    {
        const auto outcome = read(R"({"architectures": ["Gemma3ForConditionalGeneration"],
            "model_type": "gemma3", "text_config": {"hidden_size": 2560, "intermediate_size": 10240,
            "model_type": "gemma3_text", "num_hidden_layers": 34, "sliding_window": 1024,
            "rope_scaling": {"factor": 8.0, "rope_type": "linear"}}})");
        QVERIFY2(outcome.has_value(), qPrintable(sentenceOf(outcome)));
        const auto& model = outcome.value();
        QCOMPARE(model.headWidth.value_or(0), 256);
        QCOMPARE(model.heads.value_or(0), 8);
        QCOMPARE(model.kinds.size(), std::size_t {2});
        QCOMPARE(windowBase(model), 1e4);
        QCOMPARE(notesAbout(model, "head_dim: 256 (gemma3_text)"), 1);
        const LabState state = applied(clamped({}), LoadModel {model});
        QCOMPARE(state.rotations.width, 256);
        QCOMPARE(state.rotations.base, 1e6);
        QCOMPARE(state.rotations.scaling.factor, 8.0);
        QCOMPARE(contextLengths(state).training, std::int64_t {32768});
        QCOMPARE(contextLengths(state).target, std::int64_t {131072});
    }

    // arXiv:2503.19786, §5.3: pre-trained on 32K, stretched by 8 and trained on 128K at the end.
    void gemma3WasTrainedBeforeItWasScaled()
    {
        const QByteArray older = R"({"model_type": "gemma3_text", "head_dim": 128,
            "max_position_embeddings": 131072, "rope_scaling": {"rope_type": "linear",
            "factor": 8.0}})";
        const QByteArray present = R"({"model_type": "gemma3_text", "head_dim": 128,
            "max_position_embeddings": 131072, "rope_parameters": {"full_attention": {
            "rope_type": "linear", "factor": 8.0, "rope_theta": 1000000.0},
            "sliding_attention": {"rope_type": "default", "rope_theta": 10000.0}}})";
        std::vector<Model> models {read(older).value(), read(present).value()};
        for (const Model& one : shippedModels()) {
            if (one.name == "Gemma-3-4B" || one.name == "Gemma-3-27B")
                models.push_back(one);
        }
        QCOMPARE(models.size(), std::size_t {4});
        for (const Model& one : models) {
            QCOMPARE(one.length, std::int64_t {32768});
            QCOMPARE(one.targetLength, std::int64_t {131072});
            QCOMPARE(one.scaling.factor, 8.0);
            QVERIFY(std::ranges::any_of(one.readingNotes, [](const ReadingNote& readingNote) {
                return readingNote.origin == Origin::Guess
                    && readingNote.key.ends_with("original_max_position_embeddings")
                    && readingNote.value == "32768 (arXiv:2503.19786, §5.3)";
            }));
        }
        const Model small = read(R"({"model_type": "gemma3_text", "head_dim": 256,
            "max_position_embeddings": 32768, "rope_scaling": null})")
                                .value();
        QCOMPARE(small.length, std::int64_t {32768});
        QVERIFY(!small.targetLength);
    }

    // Of another class the ratio of the lengths is the factor.
    void twoSetsOfFrequenciesDoNotImplyATrainingLength()
    {
        const Model own = read(R"({"model_type": "my_own", "head_dim": 256, "rope_theta": 1e6,
            "rope_local_base_freq": 1e4, "max_position_embeddings": 131072,
            "rope_scaling": {"rope_type": "linear", "factor": 8}})")
                              .value();
        QCOMPARE(own.length, std::int64_t {16384});
        QCOMPARE(own.targetLength, std::int64_t {131072});
    }

    // lmsys/vicuna-7b-v1.5-16k has both lengths, and max_position_embeddings is the first.
    void theLongerSequenceIsTheScaledOne()
    {
        const QByteArray vicuna = R"({"model_type": "llama", "head_dim": 128, "rope_theta": 1e4,
            "max_position_embeddings": 4096, "max_sequence_length": LONGER, "rope_scaling": {
            "type": "linear", "factor": 4.0}})";
        const auto with = [&](const char* longer) {
            return read(QByteArray(vicuna).replace("LONGER", longer)).value();
        };
        const auto reported = [](const Model& model, Origin origin) {
            return std::ranges::count_if(model.readingNotes, [origin](const ReadingNote& one) {
                return one.origin == origin && one.key == "max_sequence_length";
            });
        };
        const Model longer = with("16384");
        QCOMPARE(longer.length, std::int64_t {4096});
        QCOMPARE(longer.targetLength, std::int64_t {16384});
        QCOMPARE(reported(longer, Origin::File), 1);
        QVERIFY(std::ranges::none_of(longer.readingNotes,
            [](const ReadingNote& one) { return one.origin == Origin::Guess; }));
        const Model same = with("4096");
        QCOMPARE(same.length, std::int64_t {1024});
        QCOMPARE(reported(same, Origin::File), 1);
        const Model shorter = with("2048");
        QCOMPARE(shorter.length, std::int64_t {1024});
        QCOMPARE(reported(shorter, Origin::NotComputed), 1);
        const Model plain = read(R"({"model_type": "llama", "head_dim": 128,
            "max_position_embeddings": 4096, "max_sequence_length": 16384})")
                                .value();
        QCOMPARE(plain.length, std::int64_t {4096});
        QCOMPARE(reported(plain, Origin::NotComputed), 1);
    }

    void aFileOverridesTheDefaultsOfItsClass()
    {
        const auto model = read(R"({"model_type": "gemma3_text", "head_dim": 128,
            "num_attention_heads": 32, "rope_theta": 5e5, "rope_local_base_freq": 2e4,
            "max_position_embeddings": 32768})")
                               .value();
        QCOMPARE(model.headWidth.value_or(0), 128);
        QCOMPARE(model.heads.value_or(0), 32);
        QCOMPARE(model.base.value_or(0), 5e5);
        QCOMPARE(windowBase(model), 2e4);
        QCOMPARE(model.length.value_or(0), std::int64_t {32768});
        for (const char* key : {"head_dim", "num_attention_heads", "rope_theta"})
            QCOMPARE(notesAbout(model, key), 0);
    }

    void oneBlockCanGiveTheBasesOfAllLayers()
    {
        const auto model = read(R"({"model_type": "gemma3_text",
            "rope_parameters": {"full_attention": {"rope_type": "default", "rope_theta": 1e6},
            "sliding_attention": {"rope_type": "default", "rope_theta": 3e4}}})")
                               .value();
        QCOMPARE(model.kinds.size(), std::size_t {2});
        QCOMPARE(windowBase(model), 3e4);
        QCOMPARE(notesAbout(model, "rope_theta"), 0);
    }

    // configuration_gemma3.py, configuration_modernbert.py, configuration_olmo3.py: setdefault of
    // rope_theta in both entries, and a missing or null entry is created.
    void anEntryWithoutABaseUsesThatOfItsClass_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<double>("full");
        QTest::addColumn<double>("sliding");
        QTest::addRow("Gemma 3") << QByteArray(R"("model_type": "gemma3_text",
            "rope_parameters": {"full_attention": {"rope_type": "linear", "factor": 8,
            "rope_theta": 2e6}, "sliding_attention": {"rope_type": "default"}})")
                                 << 2e6 << 1e4;
        QTest::addRow("null") << QByteArray(R"("model_type": "gemma3_text", "rope_parameters": {
            "full_attention": {"rope_theta": 2e6}, "sliding_attention": null})")
                              << 2e6 << 1e4;
        QTest::addRow("the file's") << QByteArray(R"("model_type": "gemma3n_text",
            "rope_theta": 3e6, "rope_local_base_freq": 2e4, "rope_parameters": {
            "full_attention": {"rope_type": "default"}, "sliding_attention": {}})")
                                    << 3e6 << 2e4;
        QTest::addRow("ModernBERT") << QByteArray(R"("model_type": "modernbert", "head_dim": 64,
            "rope_parameters": {"full_attention": {"rope_type": "default"}})")
                                    << 160000.0 << 1e4;
        QTest::addRow("Olmo 3") << QByteArray(R"("model_type": "olmo3", "head_dim": 128,
            "rope_theta": 1e6, "rope_parameters": {"full_attention": {"rope_type": "default"},
            "sliding_attention": null})")
                                << 1e6 << 5e5;
    }

    void anEntryWithoutABaseUsesThatOfItsClass()
    {
        QFETCH(QByteArray, config);
        QFETCH(double, full);
        QFETCH(double, sliding);
        const auto model = read("{" + config + R"(, "layer_types": ["full_attention",
            "sliding_attention"]})")
                               .value();
        QCOMPARE(model.base.value_or(0), full);
        QCOMPARE(windowBase(model), sliding);
        QCOMPARE(notesAbout(model, "rope_theta"), 0);
    }

    void aClassMayHaveAWholeBlock_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<ScalingMethod>("method");
        QTest::addColumn<double>("factor");
        QTest::addColumn<double>("base");
        QTest::addColumn<int>("turning");
        QTest::addRow("gpt-oss") << QByteArray("gpt_oss") << ScalingMethod::Yarn << 32.0 << 150000.0
                                 << 64;
        QTest::addRow("Ministral 3")
            << QByteArray("ministral3") << ScalingMethod::Yarn << 16.0 << 1e6 << 64;
        QTest::addRow("Mistral 4")
            << QByteArray("mistral4") << ScalingMethod::Yarn << 128.0 << 1e4 << 64;
        QTest::addRow("Apertus") << QByteArray("apertus") << ScalingMethod::Llama3 << 8.0 << 1.2e7
                                 << 64;
        QTest::addRow("Laguna") << QByteArray("laguna") << ScalingMethod::None
                                << RotaryScaling {}.factor << 5e5 << 32;
    }

    void aClassMayHaveAWholeBlock()
    {
        QFETCH(QByteArray, type);
        QFETCH(ScalingMethod, method);
        QFETCH(double, factor);
        QFETCH(double, base);
        QFETCH(int, turning);
        const QByteArray config = R"({"head_dim": 64, "num_hidden_layers": 2,
            "model_type": "TYPE", "rope_parameters": BLOCK, "rope_scaling": {}})";
        const auto with = [&](const char* block) {
            return read(QByteArray(config).replace("TYPE", type).replace("BLOCK", block)).value();
        };
        const Model model = with("null");
        QCOMPARE(model.scaling.method, method);
        QCOMPARE(model.scaling.factor, factor);
        QCOMPARE(model.base.value_or(0), base);
        const int width = model.headWidth.value_or(0);
        QCOMPARE(rotatedWidth(width, model.rotatedShare.value_or(1)), turning);
        QVERIFY(notesAbout(model, "rope_parameters.") > 2);
        QVERIFY(std::ranges::none_of(model.readingNotes, [](const ReadingNote& one) {
            return one.origin == Origin::File && one.key.starts_with("rope_parameters");
        }));
        QCOMPARE(with("{}").scaling.method, ScalingMethod::None);
    }

    void aWholeBlockGivesMoreThanItsFactor()
    {
        const auto oss = read(R"({"model_type": "gpt_oss"})").value();
        QCOMPARE(oss.headWidth.value_or(0), 64);
        QVERIFY(std::abs(attentionFactor(oss.scaling) - 1.3466) < 1e-4);
        QCOMPARE(oss.scaling.rampEnds, RampEnds::Exact);
        const auto ministral = read(R"({"model_type": "ministral3", "rope_theta": 5e5})").value();
        QCOMPARE(ministral.kinds.front().temperature.value_or(LayerTemperature {}).floor, 16384);
        QCOMPARE(ministral.base.value_or(0), 1e6); // of the block, whatever is outside it
        QVERIFY(
            std::ranges::find(ministral.readingNotes,
                ReadingNote {Origin::NotComputed, "rope_theta", "500000 → 1000000", "ministral3"})
            != ministral.readingNotes.end());
        const auto laguna = read(R"({"model_type": "laguna", "layer_types": ["full_attention",
            "sliding_attention"]})")
                                .value();
        QCOMPARE(windowBase(laguna), 1e4);
        QCOMPARE(laguna.headWidth.value_or(0), 128);
    }

    void shippedMinistralHasItsTemperature()
    {
        const std::vector<Model> models = shippedModels();
        const auto ministral = std::ranges::find(models, "Ministral-3-3B", &Model::name);
        QVERIFY(ministral != models.end());
        QVERIFY(ministral->kinds.front().temperature.has_value());
    }

    void numbersOfClasses_data()
    {
        QTest::addColumn<QByteArray>("types");
        QTest::addColumn<QByteArray>("number");
        const auto row = [](const char* number, const char* types) {
            QTest::addRow("%s", number) << QByteArray(types) << QByteArray(number);
        };
        row("rope_theta: 1000000",
            "mixtral phimoe lfm2_moe qwen2_vl_text qwen2_5_vl_text qwen2_vl");
        row("rope_theta: 500000", "blt bitnet qwen3_vl_moe_text ernie4_5_vl_moe_text");
        row("rope_theta: 100000", "helium");
        row("rope_theta: 10000", "cohere2");
        row("sliding_window: 4096", "mistral ministral");
        row("sliding_window: 512", "laguna");
        row("sliding_window: 1024", "afmoe");
        row("partial_rotary_factor: 0.5", "glm4v_moe_text");
        row("partial_rotary_factor: 0.9", "moonshine");
        row("rotary_dim: 64", "gptj codegen");
    }

    void numbersOfClasses()
    {
        QFETCH(QByteArray, types);
        QFETCH(QByteArray, number);
        for (const QByteArray& type : types.split(' ')) {
            const auto model = read(R"({"head_dim": 64, "model_type": ")" + type + R"("})");
            QVERIFY2(model.has_value(), type.constData());
            QVERIFY2(notesAbout(*model, (number + " (").toStdString()) == 1, type.constData());
        }
    }

    void widthsOfClasses_data()
    {
        QTest::addColumn<QByteArray>("types");
        QTest::addColumn<int>("width");
        QTest::addRow("256") << QByteArray("gemma gemma2") << 256;
        QTest::addRow("128") << QByteArray("qwen3 qwen3_vl_text ernie4_5 seed_oss minimax_m2 hy_v3 "
                                           "laguna step3p5 helium glm glm4 afmoe ministral3")
                             << 128;
        QTest::addRow("64") << QByteArray("gpt_oss") << 64;
    }

    void widthsOfClasses()
    {
        QFETCH(QByteArray, types);
        QFETCH(int, width);
        for (const QByteArray& type : types.split(' ')) {
            const auto model = read(R"({"model_type": ")" + type + R"("})");
            QVERIFY2(model.has_value(), type.constData());
            QVERIFY2(model->headWidth == width, type.constData());
        }
    }

    // configuration_moonshine.py, attribute_map.
    void moonshineNamesItsDecoder()
    {
        const auto model = read(R"({"model_type": "moonshine", "hidden_size": 288,
            "decoder_num_attention_heads": 8, "decoder_num_key_value_heads": 8,
            "decoder_num_hidden_layers": 6, "encoder_num_attention_heads": 8,
            "partial_rotary_factor": 0.9, "max_position_embeddings": 194, "rope_theta": 1e4})")
                               .value();
        QCOMPARE(model.headWidth.value_or(0), 36);
        QCOMPARE(model.heads.value_or(0), 8);
        QCOMPARE(layerCount(model.kinds), 6);
        QCOMPARE(rotatedWidth(36, model.rotatedShare.value_or(1)), 32);
    }

    void everyFourthLayerOfTrinityHasNoWindow()
    {
        const auto model = read(R"({"model_type": "afmoe", "num_hidden_layers": 4})").value();
        QCOMPARE(model.kinds.size(), std::size_t {2});
        QCOMPARE(letterOf(model.kinds.front()), 'S');
        QCOMPARE(letterOf(model.kinds.back()), 'N');
    }

    void otherModelsReportMissingEntries()
    {
        const auto outcome = read(R"({"model_type": "llama", "rope_theta": 1e4})");
        QVERIFY(!outcome);
        QVERIFY(outcome.error().sentence.contains(QStringLiteral("there is no head_dim")));
    }
};

LAB_GUILESS_TESTS(TestConfigDefaults)
#include "tst_config_defaults.moc"
