#include "app/files/json_file.h"
#include "app/files/model_note_file.h"
#include "app/models/model_file.h"
#include "app/models/rope_block_writer.h"
#include "app/models/rope_text.h"
#include "core/encodings/scaling/formula.h"
#include "core/state/layer_ladders.h"
#include "core/state/rope_numbers.h"
#include "core/state/rotation_vectors.h"
#include "tests/qt_test.h"
#include "ui/windows/dialogs/server_facts.h"
#include "ui/windows/dialogs/server_words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;
using ui::BlockKeys;

namespace {

struct Shape {
    const char* name;
    const char* part; ///< that contains its RoPE
    const char* config;
};

// As in the models' own files, without entries that do not concern positions.
constexpr Shape shapes[] = {
    {"Mistral Small 3.1", "text_config", R"({"model_type": "mistral3", "text_config": {
        "model_type": "mistral", "head_dim": 128, "hidden_size": 5120, "num_attention_heads": 32,
        "num_key_value_heads": 8, "num_hidden_layers": 40, "max_position_embeddings": 131072,
        "rope_theta": 1000000000.0}, "vision_config": {"model_type": "pixtral"}})"},
    {"Gemma 3", "text_config", R"({"model_type": "gemma3", "text_config": {
        "model_type": "gemma3_text", "head_dim": 256, "hidden_size": 2560,
        "num_attention_heads": 8, "num_hidden_layers": 34, "max_position_embeddings": 131072,
        "rope_theta": 1000000.0, "rope_local_base_freq": 10000.0, "sliding_window": 1024,
        "rope_scaling": {"factor": 8.0, "rope_type": "linear"}}})"},
    {"Kimi K2.5", "text_config", R"({"model_type": "kimi_k25", "text_config": {
        "model_type": "kimi_k2", "num_attention_heads": 64, "num_hidden_layers": 61,
        "qk_nope_head_dim": 128, "qk_rope_head_dim": 64, "max_position_embeddings": 262144,
        "rope_theta": 50000.0, "rope_scaling": {"type": "yarn", "factor": 64.0, "beta_fast": 32.0,
        "beta_slow": 1.0, "mscale": 1.0, "mscale_all_dim": 1.0,
        "original_max_position_embeddings": 4096}}})"},
    {"InternVL", "llm_config", R"({"model_type": "internvl_chat", "llm_config": {
        "model_type": "qwen2", "hidden_size": 3584, "num_attention_heads": 28,
        "num_hidden_layers": 28, "max_position_embeddings": 32768, "rope_theta": 1000000.0}})"},
    {"Qwen3-VL", "text_config", R"({"model_type": "qwen3_vl", "text_config": {
        "model_type": "qwen3_vl_text", "head_dim": 128, "num_attention_heads": 32,
        "num_hidden_layers": 36, "max_position_embeddings": 262144, "rope_theta": 5000000,
        "rope_scaling": {"mrope_interleaved": true, "mrope_section": [24, 20, 20],
        "rope_type": "default"}}})"},
    {"Qwen3.5", "text_config", R"({"model_type": "qwen3_5", "text_config": {
        "model_type": "qwen3_5_text", "head_dim": 256, "num_attention_heads": 16,
        "num_hidden_layers": 32, "full_attention_interval": 4, "max_position_embeddings": 262144,
        "rope_parameters": {"mrope_interleaved": true, "mrope_section": [11, 11, 10],
        "rope_type": "default", "rope_theta": 10000000, "partial_rotary_factor": 0.25}}})"},
    {"Qwen2.5-Omni", "thinker_config.text_config", R"({"model_type": "qwen2_5_omni",
        "thinker_config": {"model_type": "qwen2_5_omni_thinker", "text_config": {
        "model_type": "qwen2_5_omni_text", "hidden_size": 3584, "num_attention_heads": 28,
        "num_hidden_layers": 28, "max_position_embeddings": 32768, "rope_theta": 1000000.0,
        "rope_scaling": {"mrope_section": [16, 24, 24], "rope_type": "default",
        "type": "default"}}}})"},
    {"DeepSeek-VL2", "language_config", R"({"model_type": "deepseek_vl_v2", "language_config": {
        "model_type": "deepseek_v2", "num_attention_heads": 16, "num_hidden_layers": 27,
        "qk_nope_head_dim": 128, "qk_rope_head_dim": 64, "max_position_embeddings": 4096,
        "rope_theta": 10000}})"},
    {"T5Gemma", "decoder", R"({"model_type": "t5gemma", "decoder": {
        "model_type": "t5_gemma_module", "head_dim": 256, "num_attention_heads": 8,
        "num_hidden_layers": 26, "max_position_embeddings": 8192, "rope_theta": 10000.0,
        "sliding_window": null}})"},
    {"Qwen2-VL", "", R"({"model_type": "qwen2_vl", "hidden_size": 1536, "num_attention_heads": 12,
        "num_hidden_layers": 28, "max_position_embeddings": 32768, "rope_theta": 1000000.0,
        "rope_scaling": {"type": "mrope", "mrope_section": [16, 24, 24]}})"},
    {"Qwen3", "", R"({"model_type": "qwen3", "head_dim": 128, "num_attention_heads": 32,
        "num_hidden_layers": 36, "max_position_embeddings": 40960, "rope_theta": 1000000})"},
};

QJsonObject parsed(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object();
}

LabState loaded(const QJsonObject& config)
{
    const auto edit = editInJson(config, u"config.json"_s, clamped({}));
    if (!edit)
        qFatal("%ls", qUtf16Printable(edit.error().sentence));
    return applied(clamped({}), *edit);
}

using GivenValues = std::vector<std::pair<const char*, Value>>;

/// Through the window, one after the other.
LabState edited(LabState state, const GivenValues& settings)
{
    for (const auto& [key, value] : settings)
        state = applied(state, SetParameter {key, value});
    return state;
}

/// As with --set.
LabState set(const LabState& state, const GivenValues& settings)
{
    Patch patch;
    for (const auto& [key, value] : settings)
        patch.push_back({key, value});
    const auto done = patched(state, patch);
    return done ? *done : LabState();
}

/// Object by object, as a person merges a block into a file.
QJsonObject merged(QJsonObject file, const QJsonObject& block)
{
    for (auto entry = block.begin(); entry != block.end(); ++entry) {
        const bool goesInside = entry->isObject() && file.value(entry.key()).isObject()
            && entry.key() != "rope_parameters"_L1 && entry.key() != "rope_scaling"_L1;
        file.insert(entry.key(),
            goesInside ? QJsonValue(merged(file.value(entry.key()).toObject(), entry->toObject()))
                       : QJsonValue(*entry));
    }
    return file;
}

QJsonObject blockOf(const LabState& state, BlockKeys keys)
{
    return parsed(ropeBlockText(state, keys).text.toUtf8());
}

QJsonObject at(QJsonObject object, const QString& part)
{
    for (const QString& key : part.split(u'.', Qt::SkipEmptyParts))
        object = object.value(key).toObject();
    return object;
}

QJsonObject overrideOf(const QString& command)
{
    return parsed(command.section(u'\'', 1, 1).toUtf8());
}

const std::vector<const char*>& methods()
{
    static const std::vector<const char*> keys {"none", "position_interpolation", "ntk_aware",
        "dynamic_ntk", "yarn", "llama3", "adjusted_base"};
    return keys;
}

} // namespace

/// What the program writes from a state for other programs.
class BlockOfStateTest : public QObject {
    Q_OBJECT
private:
    static void eachShape()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QByteArray>("config");
        for (const Shape& shape : shapes)
            QTest::newRow(shape.name) << QString::fromUtf8(shape.part) << QByteArray(shape.config);
    }

private Q_SLOTS:
    void anOverrideIsPlacedWhereItsNumbersWereRead_data() { eachShape(); }
    void anOverrideIsPlacedWhereItsNumbersWereRead()
    {
        QFETCH(QString, part);
        QFETCH(QByteArray, config);
        const LabState state = set(loaded(parsed(config)),
            {{"scaling.method", std::string("yarn")},
                {"context.target_length", std::int64_t {1048576}}});
        const bool hasSections = config.contains("mrope_section");
        for (const Server server : {Server::Vllm, Server::Sglang}) {
            const auto reported = ui::serverText(state, server, BlockKeys::Present);
            const bool isDeep = part.contains(u'.');
            const bool isByLayer = config.contains("rope_local_base_freq");
            if (server == Server::Sglang && (isDeep || isByLayer)) {
                QVERIFY(reported.text.isEmpty());
                QVERIFY2(reported.readingNotes.join(u' ').contains(isDeep ? part : u"SGLang"_s),
                    qPrintable(reported.readingNotes.join(u' ')));
                continue;
            }
            const QJsonObject whole = overrideOf(reported.text);
            QVERIFY2(
                !part.isEmpty() || whole.contains("rope_parameters"_L1), qPrintable(reported.text));
            if (!part.isEmpty())
                QCOMPARE(whole.keys(), QStringList {part.section(u'.', 0, 0)});
            const QJsonObject rope = at(whole, part)["rope_parameters"_L1].toObject();
            QCOMPARE(rope.contains("mrope_section"_L1), hasSections);
            if (hasSections)
                QCOMPARE(rope["mrope_section"_L1].toArray().size(), 3);
            if (config.contains("mrope_interleaved"))
                QCOMPARE(rope["mrope_interleaved"_L1], true);
            const bool isNested = server == Server::Sglang && !part.isEmpty();
            QCOMPARE(reported.text.startsWith(u"SGLANG_ALLOW_OVERWRITE_LONGER_CONTEXT_LEN=1 "),
                isNested);
            QCOMPARE(reported.readingNotes.join(u' ').contains(u"33351"), isNested);
            QVERIFY(reported.text.contains(
                server == Server::Vllm ? u"--max-model-len 1048576" : u"--context-length 1048576"));
        }
    }

    // A written block that replaces the file's is read as the state from which it was written.
    void aBlockInItsFileReproducesTheState_data() { eachShape(); }
    void aBlockInItsFileReproducesTheState()
    {
        QFETCH(QString, part);
        QFETCH(QByteArray, config);
        const QJsonObject file = parsed(config);
        const LabState own = loaded(file);
        const bool isNewFile = config.contains("rope_parameters");
        for (const char* method : methods()) {
            LabState state = set(own, {{"scaling.method", std::string(method)}});
            if (method != std::string("none"))
                state = set(state, {{"context.target_length", 4 * contextLengths(state).training}});
            for (const BlockKeys keys : {BlockKeys::Present, BlockKeys::Older}) {
                const bool isOfOneLadder = kindsWithOtherFrequencies(state).empty();
                if (keys == BlockKeys::Older && (isNewFile || !isOfOneLadder))
                    continue; // an older block is not in a newer file
                const QJsonObject block = blockOf(state, keys);
                QVERIFY(at(block, part)
                            .contains(keys == BlockKeys::Older ? "rope_scaling"_L1
                                                               : "rope_parameters"_L1));
                const LabState again = loaded(merged(file, block));
                const QByteArray said = QByteArray(method) + '\n' + QJsonDocument(block).toJson();
                QVERIFY2(haveSameRotation(again, state), said);
                QCOMPARE(
                    QJsonDocument(blockOf(again, keys)).toJson(), QJsonDocument(block).toJson());
                QVERIFY2(turning(again.rotations) == turning(state.rotations), said);
                QVERIFY2(keptKeys(again) == keptKeys(state), said);
                QCOMPARE(ropePart(again), ropePart(state));
                const MultimodalScheme& sections = again.schemes.multimodal;
                QCOMPARE(sections.heightPairs, state.schemes.multimodal.heightPairs);
                QCOMPARE(sections.layout, state.schemes.multimodal.layout);
            }
            // Pasting it where it was copied changes nothing.
            const QString text = ropeBlockText(state, BlockKeys::Present).text;
            const auto pasted = editInText(text.toUtf8(), u"The clipboard"_s, state);
            QVERIFY2(pasted, qPrintable(text));
            QVERIFY2(applied(state, *pasted) == state, qPrintable(text));
        }
    }

    void aSceneKeepsTheLocationOfRope_data() { eachShape(); }
    void aSceneKeepsTheLocationOfRope()
    {
        QFETCH(QByteArray, config);
        QFETCH(QString, part);
        const LabState state = loaded(parsed(config));
        QCOMPARE(QString::fromStdString(ropePart(state)), part);
        QCOMPARE(keptKeys(state).empty(), !config.contains("mrope_section"));
        const auto read = modelNoteIn(modelNoteEntry(state.model), u"scene"_s);
        QVERIFY(read);
        QVERIFY(*read == state.model);
    }

    // The factor and the original length, or the two lengths, before or after the method, together
    // or one after the other.
    void allWaysToAStateGiveTheSameBlock_data()
    {
        QTest::addColumn<int>("index");
        const std::vector<Model> models = shippedModels();
        for (std::size_t index = 0; index < models.size(); ++index)
            if (models[index].scheme == Scheme::Rope)
                QTest::newRow(models[index].name.c_str()) << static_cast<int>(index);
    }

    void allWaysToAStateGiveTheSameBlock()
    {
        QFETCH(int, index);
        const Model model = shippedModels()[static_cast<std::size_t>(index)];
        const LabState own = applied(clamped({}), LoadModel {model});
        const std::int64_t original = contextLengths(own).training;
        const std::int64_t target = std::min<std::int64_t>(5 * original, lastPosition);
        const double factor = static_cast<double>(target) / static_cast<double>(original);
        for (const char* name : {"position_interpolation", "ntk_aware", "yarn"}) {
            const std::pair<const char*, Value> method {"scaling.method", std::string(name)};
            const std::pair<const char*, Value> byFactor {"scaling.factor", factor};
            const std::pair<const char*, Value> from {"scaling.original_length", original};
            const std::pair<const char*, Value> to {"context.target_length", target};
            const QString text = ropeBlockText(set(own, {method, to}), BlockKeys::Present).text;
            const QJsonObject rope =
                at(parsed(text.toUtf8()), QString::fromStdString(ropePart(own)));
            QCOMPARE(rope["max_position_embeddings"_L1].toInteger(), target);
            for (const GivenValues& way :
                {GivenValues {method, byFactor, from}, {from, byFactor, method}, {method, byFactor},
                    {to, method}, {method, from, to}, {byFactor, method}}) {
                QCOMPARE(ropeBlockText(set(own, way), BlockKeys::Present).text, text);
                QCOMPARE(ropeBlockText(edited(own, way), BlockKeys::Present).text, text);
            }
        }
    }

    void qwen3GetsItsOwnBlock()
    {
        const QJsonObject file = parsed(shapes[std::size(shapes) - 1].config);
        const LabState own = loaded(file);
        QCOMPARE(contextLengths(own).training, 32768);
        QCOMPARE(blockOf(own, BlockKeys::Present)["max_position_embeddings"_L1], 40960);
        QVERIFY(ui::serverText(own, Server::Vllm, BlockKeys::Present)
                    .text.contains(u"--max-model-len 40960"));
        QJsonObject extended = file; // as in its model card
        extended["rope_scaling"_L1] = parsed(R"({"rope_type": "yarn", "factor": 4.0,
            "original_max_position_embeddings": 32768})");
        extended["max_position_embeddings"_L1] = 131072;
        const QString card = ropeBlockText(loaded(extended), BlockKeys::Present).text;
        const std::pair<const char*, Value> yarn {"scaling.method", std::string("yarn")};
        for (const GivenValues& way :
            {GivenValues {yarn, {"context.target_length", std::int64_t {131072}}},
                {yarn, {"scaling.factor", 4.0}},
                {yarn, {"scaling.factor", 4.0}, {"scaling.original_length", std::int64_t {32768}}},
                {yarn, {"scaling.factor", 4.0}, {"position.training_length", std::int64_t {40960}},
                    {"scaling.original_length", std::int64_t {32768}}}}) {
            const QJsonObject block = blockOf(set(own, way), BlockKeys::Present);
            QCOMPARE(block["max_position_embeddings"_L1], 131072);
            QCOMPARE(block["rope_parameters"_L1]["factor"_L1], 4.0);
            QCOMPARE(block["rope_parameters"_L1]["original_max_position_embeddings"_L1], 32768);
            QVERIFY(!block.contains("position_lab"_L1));
            QCOMPARE(block["rope_parameters"_L1], parsed(card.toUtf8())["rope_parameters"_L1]);
        }
        // Changing the method and back restores the length of the file.
        const LabState back =
            edited(own, {yarn, {"scaling.factor", 2.0}, {"scaling.method", std::string("none")}});
        QCOMPARE(blockOf(back, BlockKeys::Present), blockOf(own, BlockKeys::Present));
    }

    void statementsAboutAServerNameTheCheckedVersion()
    {
        const QRegularExpression server(u"vLLM|SGLang|llama[.-]"_s);
        int said = 0;
        for (const Shape& shape : shapes) {
            const LabState own = loaded(parsed(shape.config));
            for (const char* method : {"none", "position_interpolation", "dynamic_ntk",
                     "ntk_by_parts", "yarn", "longrope", "llama3", "p_rope"}) {
                LabState state = set(own,
                    {{"scaling.method", std::string(method)},
                        {"context.target_length", std::int64_t {524288}}});
                state.schemes.positionMap.method = PositionMapMethod::SelfExtend;
                QStringList readingNotes = ropeBlockText(state, BlockKeys::Present).readingNotes;
                for (const Server one : {Server::Vllm, Server::LlamaCpp, Server::Sglang})
                    for (const BlockKeys keys : {BlockKeys::Present, BlockKeys::Older})
                        readingNotes += ui::serverText(state, one, keys).readingNotes;
                for (const QString& readingNote : readingNotes) {
                    QVERIFY2(!readingNote.contains(u'{') && !readingNote.contains(u"%1"),
                        qPrintable(readingNote));
                    if (!readingNote.contains(server))
                        continue;
                    ++said;
                    QVERIFY2(readingNote.contains(u"(Checked: "), qPrintable(readingNote));
                }
            }
        }
        QVERIFY(said > 100);
    }

    void eachFactHasItsSourceAndBothLanguages()
    {
        const QRegularExpression inBraces(u"\\{(\\w+)\\}"_s);
        const auto names = [&](const std::string& text) {
            QStringList found;
            for (auto one = inBraces.globalMatch(QString::fromStdString(text)); one.hasNext();)
                found += one.next().captured(1);
            found.sort();
            return found;
        };
        QVERIFY(ui::serverFacts().size() > 20);
        for (const ui::ServerFact& fact : ui::serverFacts()) {
            for (const QString& source : fact.sources)
                QVERIFY2(source.startsWith(u"https://"), qPrintable(fact.key));
            QVERIFY2(!fact.texts.at("zh_CN").empty(), qPrintable(fact.key));
            QCOMPARE(names(fact.texts.at("zh_CN")), names(fact.texts.at("en")));
            QCOMPARE(std::ranges::count_if(ui::serverFacts(),
                         [&](const ui::ServerFact& one) {
                             return one.key == fact.key && one.server == fact.server;
                         }),
                1);
        }
    }
};

LAB_GUILESS_TESTS(BlockOfStateTest)
#include "tst_block_of_state.moc"
