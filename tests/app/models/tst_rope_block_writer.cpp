#include "app/files/json_file.h"
#include "app/models/model_file.h"
#include "app/models/rope_block_writer.h"
#include "app/models/rope_text.h"
#include "core/encodings/scaling/formula.h"
#include "core/math/random.h"
#include "core/state/rope_numbers.h"
#include "core/state/rotation_vectors.h"
#include "tests/qt_test.h"
#include "ui/windows/dialogs/server_words.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;
using ui::BlockKeys;

namespace {

constexpr int methodCount = 10;

LabState withSetting(LabState state, std::string_view key, const Value& value)
{
    return applied(state, SetParameter {std::string(key), value});
}

/// A number in the row's range, in either half of a logarithmic one, or its default.
Value someValue(const Parameter& parameter, const LabState& state, Random& random)
{
    if (parameter.kind == ParameterKind::Choice) {
        const auto index = static_cast<std::size_t>(
            random.uniform() * static_cast<double>(parameter.choices.size()));
        return std::string(parameter.choices[index].key);
    }
    if (random.uniform() < 0.3)
        return parameter.read(clamped({}));
    const Range range = parameter.range(state);
    const double share = random.uniform();
    const bool isLogarithmic = parameter.scale == ParameterScale::Logarithmic && range.lowest > 0;
    const double number = isLogarithmic
        ? range.lowest * std::pow(range.highest / range.lowest, share)
        : range.lowest + share * (range.highest - range.lowest);
    if (parameter.kind == ParameterKind::Integer)
        return static_cast<std::int64_t>(number);
    return number;
}

LabState someState(ScalingMethod method, Random& random)
{
    LabState state = clamped({});
    state.rotations.scaling.method = method;
    for (const Parameter& parameter : parameters()) {
        const bool isOfRope = parameter.key.starts_with("scaling.") || parameter.key == "rope.base"
            || parameter.key == "rope.width" || parameter.key == "rope.pairing"
            || parameter.key == "position.training_length"
            || parameter.key == "position.target_length"
            || (parameter.key == "rope.rotated_share" && random.uniform() < 0.5);
        if (isOfRope && parameter.key != "scaling.method" && random.uniform() < 0.8)
            state = withSetting(state, parameter.key, someValue(parameter, state, random));
    }
    for (auto* list :
        {&state.rotations.scaling.shortFactors, &state.rotations.scaling.longFactors}) {
        for (int pair = 0; pair < rotary(state.rotations).rotatedWidth / 2; ++pair)
            list->push_back(1 + 60 * random.uniform());
    }
    return clamped(state);
}

std::optional<LabState> pasted(const QString& text, const LabState& present)
{
    const auto edit = editInText(text.toUtf8(), u"The clipboard"_s, present);
    if (!edit) {
        qWarning("%s\n%s", qPrintable(edit.error().sentence), qPrintable(text));
        return std::nullopt;
    }
    return applied(present, edit.value());
}

QString errorIn(const QString& text, const LabState& present = clamped({}))
{
    const auto edit = editInText(text.toUtf8(), u"The clipboard"_s, present);
    return sentenceOf(edit);
}

/// Llama 2 as its config.json gives it, with YaRN to 32,768.
LabState extendedLlama()
{
    const auto json = jsonObject(R"({"model_type": "llama", "hidden_size": 4096,
        "num_attention_heads": 32, "max_position_embeddings": 4096})",
        u"config.json"_s);
    const auto edit = editInJson(json.value(), u"config.json"_s, clamped({}));
    LabState state = applied(clamped({}), edit.value());
    state = withSetting(state, "scaling.method", std::string("yarn"));
    return withSetting(state, "context.target_length", std::int64_t {32768});
}

const char* const gemma3 = R"({"model_type": "gemma3_text", "head_dim": 256,
    "num_attention_heads": 16, "num_hidden_layers": 48, "max_position_embeddings": 131072,
    "rope_theta": 1000000.0, "rope_local_base_freq": 10000.0, "sliding_window": 1024,
    "rope_scaling": {"rope_type": "linear", "factor": 8.0}})";

LabState loaded(const QByteArray& config)
{
    const auto json = jsonObject(config, u"config.json"_s);
    const auto edit = editInJson(json.value(), u"config.json"_s, clamped({}));
    return applied(clamped({}), edit.value());
}

QJsonObject written(const LabState& state, BlockKeys keys = BlockKeys::Present)
{
    const auto object = jsonObject(ropeBlockText(state, keys).text.toUtf8(), u"text"_s);
    return object.value();
}

QJsonObject withoutAttention(QJsonObject block)
{
    for (const auto key : {"attention_factor"_L1, "attn_factor"_L1, "short_mscale"_L1,
             "long_mscale"_L1, "max_trained_positions"_L1})
        block.remove(key);
    for (auto entry = block.begin(); entry != block.end(); ++entry)
        if (entry->isObject())
            *entry = withoutAttention(entry->toObject());
    return block;
}

} // namespace

class RopeBlockWriterTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLinearFileKeepsItsLength_data()
    {
        QTest::addColumn<int>("longest");
        QTest::addColumn<double>("factor");
        QTest::addColumn<int>("before");
        QTest::addRow("DeepSeek-Coder") << 16384 << 4.0 << 4096;
        QTest::addRow("LongChat") << 16384 << 8.0 << 2048;
        QTest::addRow("not divisible") << 16384 << 3.0 << 5461;
        QTest::addRow("no scaling") << 16384 << 1.0 << 16384;
    }

    // Published files give the stretched length, which must not be multiplied again.
    void aLinearFileKeepsItsLength()
    {
        QFETCH(int, longest);
        QFETCH(double, factor);
        QFETCH(int, before);
        const QByteArray config = R"({"model_type": "llama", "head_dim": 128,
            "rope_theta": 100000, "max_position_embeddings": )"
            + QByteArray::number(longest) + R"(, "rope_scaling": {"type": "linear", "factor": )"
            + QByteArray::number(factor) + "}}";
        const LabState state = loaded(config);
        QCOMPARE(contextLengths(state).training, before);
        QCOMPARE(contextLengths(state).target, longest);
        for (const BlockKeys keys : {BlockKeys::Present, BlockKeys::Older}) {
            const QJsonObject block = written(state, keys);
            QCOMPARE(block["max_position_embeddings"_L1].toInt(), longest);
            const LabState again = loaded(QJsonDocument(block).toJson());
            QCOMPARE(contextLengths(again).training, before);
            QCOMPARE(contextLengths(again).target, longest);
        }
        const bool isReported =
            std::ranges::any_of(state.model.readingNotes, [](const ReadingNote& one) {
                return one.origin == Origin::Guess && one.key == "original_max_position_embeddings";
            });
        QCOMPARE(isReported, factor > 1);
    }

    void warnsIfABlockDoesNotReachItsLength()
    {
        LabState llama = loaded(R"({"model_type": "llama", "head_dim": 128, "rope_theta": 1000000,
            "max_position_embeddings": 8192})");
        const auto readingNotes = [&](const char* method) {
            const LabState state = withSetting(llama, "scaling.method", std::string(method));
            return ropeBlockText(state, BlockKeys::Present).readingNotes.join(u'\n');
        };
        QCOMPARE(readingNotes("none"), QString());
        QVERIFY(readingNotes("adjusted_base").contains(u"smaller than the model's own"_s));
        llama = withSetting(llama, "context.target_length", std::int64_t {1000000});
        QVERIFY(readingNotes("none").contains(u"no method extends RoPE"_s));
        QVERIFY(readingNotes("p_rope").contains(u"no method extends RoPE"_s));
        QVERIFY(readingNotes("adjusted_base").contains(u"A base of 131"_s));
        QVERIFY(!readingNotes("ntk_aware").contains(u"factor covers"_s));
        QVERIFY(readingNotes("position_interpolation").contains(u"--max-model-len 1000000"_s));
        llama.rotations.scaling.factor = 4;
        QVERIFY(readingNotes("ntk_aware").contains(u"The scaling factor covers 32"_s));
        llama.rotations.scaling.longFactors.assign(64, 43.5);
        llama.rotations.scaling.shortFactors.assign(64, 1);
        QVERIFY(readingNotes("longrope").contains(u"enough for 356"_s));
    }

    void everyBundledModelReachesItsOwnLength()
    {
        for (const Model& model : shippedModels()) {
            if (model.scheme != Scheme::Rope)
                continue;
            const LabState state = applied(clamped({}), LoadModel {model});
            const QString readingNotes =
                ropeBlockText(state, BlockKeys::Present).readingNotes.join(u'\n');
            QVERIFY2(!readingNotes.contains(u"enough for"_s)
                    && !readingNotes.contains(u"factor covers"_s)
                    && !readingNotes.contains(u"no method extends"_s),
                model.name.c_str());
        }
    }

    void latentAttentionAloneGivesNoWarning()
    {
        const QByteArray config = R"({"model_type": "MODEL", WIDTHS, "rope_theta": 50000,
            "max_position_embeddings": 131072, "rope_scaling": {"type": "yarn", "factor": 32.0,
            "mscale": 1.0, "original_max_position_embeddings": 4096}})";
        const auto warns = [&](const char* model, const char* widths) {
            const LabState state =
                loaded(QByteArray(config).replace("MODEL", model).replace("WIDTHS", widths));
            return ropeBlockText(
                withSetting(state, "scaling.mscale_all_dim", 1.0), BlockKeys::Present)
                .readingNotes.join(u'\n')
                .contains(u"mscale_all_dim"_s);
        };
        QVERIFY(!warns("kimi_k2", R"("qk_rope_head_dim": 64, "qk_nope_head_dim": 128)"));
        QVERIFY(warns("llama", R"("head_dim": 128)"));
    }

    void warnsIfTransformersRotatesOtherColumns()
    {
        const auto reported = [](std::int64_t width, double share) {
            LabState state = withSetting(clamped({}), "rope.width", width);
            state = withSetting(state, "rope.rotated_share", share);
            return ropeBlockText(state, BlockKeys::Present).readingNotes.join(u'\n');
        };
        QVERIFY(reported(96, 0.33).contains(u"2i/31 and rotates 32 dimensions"_s)); // int(31.68)
        QVERIFY(reported(200, 0.29).contains(u"2i/57 and rotates 58 dimensions"_s)); // int(57.99…)
        QVERIFY(reported(80, 0.4).isEmpty());
        QVERIFY(reported(128, 1).isEmpty());
    }

    void readingBackABlockGivesTheSameRotations_data()
    {
        QTest::addColumn<int>("method");
        for (int method = 0; method < methodCount; ++method) {
            LabState state;
            state.rotations.scaling.method = static_cast<ScalingMethod>(method);
            const Value name = parameterNamed("scaling.method")->read(state);
            QTest::newRow(std::get<std::string>(name).c_str()) << method;
        }
    }

    void readingBackABlockGivesTheSameRotations()
    {
        QFETCH(int, method);
        Random random(static_cast<std::uint64_t>(method) + 1);
        for (int trial = 0; trial < 40; ++trial) {
            const LabState state = someState(static_cast<ScalingMethod>(method), random);
            const LabState other =
                someState(static_cast<ScalingMethod>(random.uniform() * methodCount), random);
            for (const BlockKeys keys : {BlockKeys::Present, BlockKeys::Older}) {
                const QString text = ropeBlockText(state, keys).text;
                for (const LabState& present : {clamped({}), other}) {
                    const auto read = pasted(text, present);
                    QVERIFY(read);
                    QVERIFY2(haveSameRotation(*read, state), qPrintable(text));
                    const auto turned = turning(read->rotations);
                    QVERIFY(turned == turning(state.rotations));
                    QCOMPARE(softmaxFactor(read->rotations.scaling),
                        softmaxFactor(state.rotations.scaling));
                }
                LabState listed = state; // as many as are read
                const auto pairs =
                    static_cast<std::size_t>(rotary(state.rotations).rotatedWidth / 2);
                listed.rotations.scaling.shortFactors.resize(pairs, 1);
                listed.rotations.scaling.longFactors.resize(pairs, 1);
                QVERIFY2(*pasted(text, listed) == listed, qPrintable(text));
            }
        }
    }

    void readsBackEveryBundledModel()
    {
        int blocks = 0;
        for (const Model& model : shippedModels()) {
            if (model.scheme != Scheme::Rope)
                continue;
            const LabState state = applied(clamped({}), LoadModel {model});
            for (const BlockKeys keys : {BlockKeys::Present, BlockKeys::Older}) {
                const QString text = ropeBlockText(state, keys).text;
                QVERIFY2(!text.contains(u"position_lab"_s), qPrintable(text));
                QVERIFY(haveSameRotation(*pasted(text, clamped({})), state));
                QVERIFY2(*pasted(text, state) == state, model.name.c_str());
                ++blocks;
            }
        }
        QVERIFY(blocks > 60);
    }

    void writesLlama2WithYarnAsDocumented()
    {
        const LabState state = extendedLlama();
        QCOMPARE(ropeBlockText(state, BlockKeys::Present).text, uR"({
  "head_dim": 128,
  "max_position_embeddings": 32768,
  "rope_parameters": {
    "rope_theta": 10000.0,
    "rope_type": "yarn",
    "factor": 8.0,
    "original_max_position_embeddings": 4096
  }
}
)"_s);
        QCOMPARE(ropeBlockText(state, BlockKeys::Older).text, uR"({
  "head_dim": 128,
  "max_position_embeddings": 32768,
  "rope_theta": 10000.0,
  "rope_scaling": {
    "rope_type": "yarn",
    "type": "yarn",
    "factor": 8.0,
    "original_max_position_embeddings": 4096
  }
}
)"_s);
        QVERIFY(ropeBlockText(state, BlockKeys::Present).readingNotes.isEmpty());
    }

    // The keys that the validation in modeling_rope_utils knows for each type.
    void aBlockHasOnlyKnownKeys_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<QStringList>("allowed");
        const QString original = u"original_max_position_embeddings"_s;
        QTest::addRow("none") << u"none"_s << u"default"_s << QStringList {} << QStringList {};
        QTest::addRow("linear") << u"position_interpolation"_s << u"linear"_s
                                << QStringList {u"factor"_s} << QStringList {};
        QTest::addRow("ntk") << u"ntk_aware"_s << u"default"_s << QStringList {} << QStringList {};
        QTest::addRow("dynamic") << u"dynamic_ntk"_s << u"dynamic"_s << QStringList {u"factor"_s}
                                 << QStringList {};
        QTest::addRow("yarn") << u"yarn"_s << u"yarn"_s << QStringList {u"factor"_s, original}
                              << QStringList {u"attention_factor"_s, u"beta_fast"_s, u"beta_slow"_s,
                                     u"mscale"_s, u"mscale_all_dim"_s, u"truncate"_s};
        QTest::addRow("longrope") << u"longrope"_s << u"longrope"_s
                                  << QStringList {u"factor"_s, original, u"short_factor"_s,
                                         u"long_factor"_s}
                                  << QStringList {u"attention_factor"_s};
        QTest::addRow("llama3") << u"llama3"_s << u"llama3"_s
                                << QStringList {u"factor"_s, original, u"low_freq_factor"_s,
                                       u"high_freq_factor"_s}
                                << QStringList {};
        QTest::addRow("p-RoPE") << u"p_rope"_s << u"proportional"_s
                                << QStringList {u"partial_rotary_factor"_s} << QStringList {};
    }

    void aBlockHasOnlyKnownKeys()
    {
        QFETCH(QString, method);
        QFETCH(QString, type);
        QFETCH(QStringList, wanted);
        QFETCH(QStringList, allowed);
        Random random(7);
        for (int trial = 0; trial < 100; ++trial) {
            LabState state = someState(ScalingMethod::None, random);
            state = withSetting(state, "scaling.method", method.toStdString());
            const QJsonObject block = written(state).value("rope_parameters"_L1).toObject();
            if (block.value("rope_type"_L1) != type) { // a ramp that no file can have
                QCOMPARE(block.value("rope_type"_L1), u"default"_s);
                continue;
            }
            QStringList keys = block.keys();
            for (const QString& key : wanted + QStringList {u"rope_type"_s, u"rope_theta"_s})
                QVERIFY2(keys.removeAll(key) == 1, qPrintable(key));
            for (const QString& key : keys)
                QVERIFY2(
                    allowed.contains(key) || key == "partial_rotary_factor"_L1, qPrintable(key));
        }
    }

    void writesFloatsAndBothNamesOfTheTypeForOlderReleases()
    {
        LabState state = extendedLlama();
        state = withSetting(state, "scaling.method", std::string("llama3"));
        const QString text = ropeBlockText(state, BlockKeys::Older).text;
        for (const QString& line :
            {u"\"rope_type\": \"llama3\""_s, u"\"type\": \"llama3\""_s, u"\"factor\": 8.0"_s,
                u"\"low_freq_factor\": 1.0"_s, u"\"high_freq_factor\": 4.0"_s,
                u"\"rope_theta\": 10000.0"_s, u"\"original_max_position_embeddings\": 4096"_s})
            QVERIFY2(text.contains(line), qPrintable(line));
    }

    void methodsWithoutARopeTypeAreWrittenAsAnotherBase()
    {
        LabState state = extendedLlama();
        state = withSetting(state, "scaling.method", std::string("ntk_aware"));
        const QJsonObject whole = written(state);
        const QJsonObject block = whole.value("rope_parameters"_L1).toObject();
        QCOMPARE(block.value("rope_type"_L1), u"default"_s);
        QCOMPARE(block.value("rope_theta"_L1).toDouble(),
            scaledBase(rotary(state.rotations), state.rotations.scaling));
        QCOMPARE(
            whole.value("position_lab"_L1).toObject().value("scaling.method"_L1), u"ntk_aware"_s);
        QCOMPARE(ropeBlockText(state, BlockKeys::Present).readingNotes.size(), 2);
        QVERIFY(written(state, BlockKeys::Older).value("rope_scaling"_L1).isNull());

        // A configuration without position_lab rotates in the same way.
        QJsonObject alone = whole;
        alone.remove("position_lab"_L1);
        const auto edit = editInJson(alone, u"text"_s, clamped({}));
        const LabState read = applied(clamped({}), edit.value());
        QVERIFY(read.rotations.scaling.method == ScalingMethod::None);
        const Eigen::ArrayXd one = frequencies(rotary(read.rotations));
        const Eigen::ArrayXd other = frequencies(rotary(state.rotations), state.rotations.scaling);
        QVERIFY((one / other - 1).abs().maxCoeff() < 1e-14);
    }

    // Except for the attention factor, for which servers have their own keys and which is included
    // only if it differs from the method's, and for the keys of vLLM's dynamic NTK.
    void theOverrideOfAServerMatchesTheBlock()
    {
        int compared = 0;
        for (const Model& model : shippedModels()) {
            LabState state = applied(clamped({}), LoadModel {model});
            state = withSetting(state, "rope.base", 2 * state.rotations.base); // not the file's
            const QString command = ui::serverText(state, Server::Vllm, BlockKeys::Present).text;
            if (!command.contains(u'\''))
                continue;
            const QJsonObject reported =
                jsonObject(command.section(u'\'', 1, 1).toUtf8(), u"override"_s).value();
            const QJsonObject reportedBlock =
                withoutAttention(reported["rope_parameters"_L1].toObject());
            const QJsonObject block =
                withoutAttention(written(state)["rope_parameters"_L1].toObject());
            QVERIFY2(reportedBlock == block,
                qPrintable(QString::fromStdString(model.name) + u": "_s + command
                    + QString::fromUtf8(QJsonDocument(block).toJson())));
            ++compared;
        }
        QVERIFY(compared > 50);
    }

    void deepSeekKeepsItsPartsAndBothScales()
    {
        for (const Model& model : shippedModels()) {
            if (model.name != "DeepSeek-V3")
                continue;
            const QJsonObject whole = written(applied(clamped({}), LoadModel {model}));
            QCOMPARE(whole.value("qk_rope_head_dim"_L1), 64);
            QCOMPARE(whole.value("qk_nope_head_dim"_L1), 128);
            QVERIFY(!whole.contains("head_dim"_L1) && !whole.contains("position_lab"_L1));
            QCOMPARE(whole.value("rope_interleave"_L1), true);
            const QJsonObject block = whole.value("rope_parameters"_L1).toObject();
            QCOMPARE(block.value("mscale_all_dim"_L1), 1.0);
            QVERIFY(!block.contains("attention_factor"_L1));
            QVERIFY(!block.contains("partial_rotary_factor"_L1));
            return;
        }
        QFAIL("no DeepSeek-V3");
    }

    void layersWithTheirOwnFrequenciesHaveAnEntryEach_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QList<double>>("bases"); // of full, of window
        QTest::addColumn<int>("global");
        QTest::addRow("Gemma 3") << QByteArray(gemma3) << QList<double> {1e6, 1e4} << 0;
        QTest::addRow("Gemma 4") << QByteArray(R"({"model_type": "gemma4_text", "head_dim": 256,
            "global_head_dim": 512, "num_attention_heads": 8, "num_hidden_layers": 30,
            "max_position_embeddings": 131072, "sliding_window": 512})")
                                 << QList<double> {1e6, 1e4} << 512;
        QTest::addRow("ModernBERT") << QByteArray(R"({"model_type": "modernbert",
            "hidden_size": 768, "num_attention_heads": 12, "num_hidden_layers": 6,
            "max_position_embeddings": 8192, "global_rope_theta": 160000.0,
            "local_rope_theta": 10000.0, "local_attention": 128})")
                                    << QList<double> {160000, 1e4} << 0;
    }

    void layersWithTheirOwnFrequenciesHaveAnEntryEach()
    {
        QFETCH(QByteArray, config);
        QFETCH(QList<double>, bases);
        QFETCH(int, global);
        const LabState state = loaded(config);
        const ui::RopeBlockText block = ropeBlockText(state, BlockKeys::Present);
        QVERIFY2(block.readingNotes.isEmpty(), qPrintable(block.readingNotes.join(u' ')));
        const QJsonObject whole = written(state);
        QCOMPARE(whole["global_head_dim"_L1].toInt(), global);
        const QJsonObject entries = whole["rope_parameters"_L1].toObject();
        QCOMPARE(entries.keys(), (QStringList {u"full_attention"_s, u"sliding_attention"_s}));
        QCOMPARE(entries["full_attention"_L1]["rope_theta"_L1].toDouble(), bases[0]);
        QCOMPARE(entries["sliding_attention"_L1]["rope_theta"_L1].toDouble(), bases[1]);
        QVERIFY(!entries["sliding_attention"_L1].toObject().contains("factor"_L1));

        // The layers that are shown are extended, and the others stay.
        LabState longer = withSetting(state, "scaling.method", std::string("yarn"));
        longer = withSetting(longer, "context.target_length", 4 * state.position.trainingLength);
        const QJsonObject stretched = written(longer)["rope_parameters"_L1].toObject();
        QCOMPARE(stretched["full_attention"_L1]["rope_type"_L1], u"yarn"_s);
        QCOMPARE(stretched["sliding_attention"_L1], entries["sliding_attention"_L1]);
    }

    void reportsLayersThatOneBlockOmits()
    {
        const LabState state = loaded(gemma3);
        const LabState window = withSetting(state, "model.layers", std::string("window"));
        for (const auto& [shown, keys, other] : {std::tuple(state, BlockKeys::Older, u"b 10"_s),
                 {window, BlockKeys::Present, u"b 1"_s}, {window, BlockKeys::Older, u"b 1"_s}}) {
            const ui::RopeBlockText block = ropeBlockText(shown, keys);
            QVERIFY(!block.text.contains(u"full_attention"_s));
            const QString reported = block.readingNotes.join(u' ');
            QVERIFY2(reported.contains(u"some of the model's layers"_s), qPrintable(reported));
            QVERIFY2(reported.section(u"not in it"_s, 1).contains(other), qPrintable(reported));
        }
        // Windows with the same frequencies as all layers need none.
        const LabState alike = loaded(R"({"model_type": "gpt_oss", "head_dim": 64,
            "num_attention_heads": 64, "num_hidden_layers": 4, "sliding_window": 128,
            "rope_theta": 150000, "max_position_embeddings": 131072})");
        QVERIFY(ropeBlockText(alike, BlockKeys::Present).readingNotes.isEmpty());
    }

    void pastesPartsOfABlock_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const char* text) {
            QTest::newRow(name) << QString::fromUtf8(text);
        };
        row("without braces", R"("rope_scaling": {"type": "yarn", "factor": 4.0,
            "original_max_position_embeddings": 4096})");
        row("with a comma at its end", R"(
            "rope_parameters": {"rope_type": "yarn", "factor": 4,
            "original_max_position_embeddings": 4096}, )");
        row("the inside", R"({"rope_type": "yarn", "factor": 4.0,
            "original_max_position_embeddings": 4096, "rope_theta": 10000.0})");
        row("a whole configuration", R"({"model_type": "llama", "hidden_size": 4096,
            "num_attention_heads": 32, "max_position_embeddings": 16384,
            "rope_scaling": {"rope_type": "yarn", "factor": 4.0,
            "original_max_position_embeddings": 4096}, "rope_theta": 10000})");
    }

    void pastesPartsOfABlock()
    {
        QFETCH(QString, text);
        LabState present = extendedLlama();
        present.position.query = 77;
        const auto read = pasted(text, present);
        QVERIFY(read);
        QCOMPARE(read->rotations.scaling.factor, 4.0);
        QCOMPARE(contextLengths(*read).target, 16384);
        QCOMPARE(read->rotations.width, 128);
        QVERIFY(read->rotations.pairing == Pairing::Halves);
        QCOMPARE(read->position.query, 77);
        QCOMPARE(read->bench, present.bench);
    }

    void pastingKeepsOmittedValues()
    {
        LabState present = extendedLlama();
        present.rotations.base = 777;
        present.rotations.rotatedShare = 0.5;
        present.rotations.pairing = Pairing::Interleaved;
        const auto read =
            pasted(uR"({"rope_scaling": {"rope_type": "linear", "factor": 2.0}})"_s, present);
        QVERIFY(read);
        QCOMPARE(read->rotations.base, 777.0);
        QCOMPARE(read->rotations.rotatedShare, 0.5);
        QVERIFY(read->rotations.pairing == Pairing::Interleaved);
        QCOMPARE(read->position.trainingLength, 4096);
        QCOMPARE(read->model.name, present.model.name);
    }

    void describesAnInvalidTextInOneSentence_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("mentions");
        const auto row = [](const char* name, const char* text, const char* mentions) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(mentions);
        };
        row("empty", "", "The clipboard is empty; it should hold a JSON object");
        row("prose", "seven apples", "The clipboard cannot be read");
        row("broken", R"({"rope_scaling": {"factor" 8}})", "a colon is missing at line 1");
        row("other JSON", R"({"vocab_size": 3})", "no position encoding was found");
        row("unknown type", R"({"rope_parameters": {"rope_type": "spiral"}})",
            "rope_parameters.rope_type is \"spiral\"; it must be one of default, linear");
        row("wrong factor", R"({"rope_scaling": {"rope_type": "linear", "factor": "8"}})",
            "The clipboard: rope_scaling.factor is \"8\"; it must be a number from 1");
        row("lists", R"({"rope_scaling": {"rope_type": "longrope", "short_factor": [1],
            "long_factor": [1]}})",
            "rope_scaling.short_factor must be a list of 64 positive numbers");
        row("own numbers", R"({"rope_theta": 1e4, "position_lab": 3})",
            "position_lab is 3; it must be an object");
        row("own key", R"({"rope_theta": 1e4, "position_lab": {"bench": "waves"}})",
            "position_lab.bench is not a RoPE parameter");
        row("own value", R"({"rope_theta": 1e4, "position_lab": {"scaling.factor": 0}})",
            "position_lab: scaling.factor");
        row("changed by hand", R"({"head_dim": 128, "rope_parameters": {"rope_type": "default",
            "rope_theta": 500000.0}, "position_lab": {"scaling.method": "ntk_aware",
            "rope.base": 10000.0, "scaling.factor": 8.0}})",
            "position_lab contradicts rope_parameters");
        row("scene", R"({"format": "position-lab scene", "version": 1, "parameters": {}})",
            "The clipboard holds a scene; open it as a file");
    }

    void describesAnInvalidTextInOneSentence()
    {
        QFETCH(QString, text);
        QFETCH(QString, mentions);
        const QString sentence = errorIn(text, extendedLlama());
        QVERIFY2(sentence.contains(mentions), qPrintable(sentence));
        QVERIFY(!sentence.contains(u'\n'));
    }
};

LAB_GUILESS_TESTS(RopeBlockWriterTest)
#include "tst_rope_block_writer.moc"
