#include "core/encodings/scaling/formula.h"
#include "core/state/model.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

std::vector<double> frequenciesOf(const LayerKind& kind, const Model& model)
{
    const Rotary rotary {kind.base, kind.width, rotatedWidth(kind.width, kind.rotatedShare),
        model.pairing.value_or(Pairing::Halves)};
    const Eigen::ArrayXd perPair = frequencies(rotary, kind.scaling);
    return {perPair.begin(), perPair.end()};
}

void compareFrequencies(const std::vector<double>& ours, const QJsonArray& reference)
{
    QVERIFY(static_cast<qsizetype>(ours.size()) >= reference.size());
    for (qsizetype pair = 0; pair < reference.size(); ++pair) {
        const double wanted = reference.at(pair).toDouble();
        const double found = ours[static_cast<std::size_t>(pair)];
        QVERIFY2(std::abs(found - wanted) <= 1e-12 * wanted,
            qPrintable(u"pair %1: %2 for %3"_s.arg(pair).arg(found).arg(wanted)));
    }
}

QString nameOf(ScalingMethod method)
{
    return method == ScalingMethod::Yarn ? u"yarn"_s : u"default"_s;
}

QJsonArray numbersOf(const std::vector<int>& numbers)
{
    QJsonArray list;
    for (const int number : numbers)
        list.append(number);
    return list;
}

/// The reader's value under a name of the reference file; undefined for an unknown name.
QJsonValue found(const QString& name, const Model& model)
{
    const LayerKind shown =
        model.kinds.empty() ? LayerKind {} : model.kinds[static_cast<std::size_t>(model.kind)];
    if (name == "pairing"_L1)
        return model.pairing == Pairing::Interleaved ? u"interleaved"_s : u"halves"_s;
    if (name == "scheme"_L1)
        return model.scheme == Scheme::Rope ? u"rope"_s
            : model.scheme == Scheme::None  ? u"nope"_s
                                            : u"another"_s;
    if (name == "layers_without_rope"_L1)
        return numbersOf(kindOf(model, 'N').layers);
    if (name == "full_layers"_L1)
        return numbersOf(kindOf(model, 'F').layers);
    if (name == "partial_rotary_factor"_L1)
        return model.rotatedShare.value_or(1);
    if (name == "rotated"_L1)
        return rotatedWidth(shown.width, shown.rotatedShare);
    if (name == "head_dim"_L1)
        return shown.width;
    if (name == "head_dim_full"_L1)
        return kindOf(model, 'F').width;
    if (name == "head_dim_sliding"_L1)
        return kindOf(model, 'S').width;
    if (name == "base_full_attention"_L1)
        return kindOf(model, 'F').base;
    if (name == "base_sliding_attention"_L1)
        return kindOf(model, 'S').base;
    if (name == "base_both"_L1)
        return std::abs(kindOf(model, 'S').base - kindOf(model, 'F').base) > 0
            ? NAN
            : kindOf(model, 'F').base;
    if (name == "visible_distance_sliding"_L1)
        return qint64 {kindOf(model, 'S').reach};
    if (name == "rope_type_full_attention"_L1)
        return nameOf(kindOf(model, 'F').scaling.method);
    if (name == "rope_type_sliding_attention"_L1)
        return nameOf(kindOf(model, 'S').scaling.method);
    if (name == "cos_sin_attention_factor"_L1)
        return attentionFactor(shown.scaling);
    if (name == "softmax_scale"_L1)
        return softmaxFactor(shown.scaling) / std::sqrt(static_cast<double>(shown.width));
    if (name == "divided_pairs_from"_L1) {
        const auto pairs = scaledPairs({shown.base, shown.width, shown.width}, shown.scaling);
        const auto first = std::ranges::find(pairs, Regime::Divided, &ScaledPair::regime);
        return qint64 {first - pairs.begin()};
    }
    const auto turning = std::ranges::count_if(
        frequenciesOf(shown, model), [](double frequency) { return frequency > 0; });
    if (name == "turning_pairs_full"_L1)
        return qint64 {turning};
    if (name == "still_pairs_full"_L1)
        return qint64 {shown.width / 2 - turning};
    return QJsonValue::Undefined;
}

} // namespace

/// The origin of each number, and reference values for the results.
class ModelOriginsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsFilesLikeTheReference_data()
    {
        QTest::addColumn<QJsonObject>("reference");
        QFile file(QStringLiteral(LAB_TEST_DIRECTORY "/app/golden/config_reading.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
        for (const auto& one : all.value("cases"_L1).toArray())
            QTest::newRow(qPrintable(one["id"_L1].toString())) << one.toObject();
    }

    void readsFilesLikeTheReference()
    {
        QFETCH(QJsonObject, reference);
        const QJsonObject config = reference["params"_L1]["config"_L1].toObject();
        const Model model = modelOf(QJsonDocument(config).toJson());
        const QJsonObject outputs = reference["outputs"_L1].toObject();
        for (const QString& name : outputs.keys()) {
            const QJsonValue wanted = outputs.value(name);
            if (name.startsWith("inv_freq"_L1)) {
                const auto& shown = model.kinds[static_cast<std::size_t>(model.kind)];
                const LayerKind kind = name == "inv_freq"_L1 ? shown : kindOf(model, 'F');
                compareFrequencies(frequenciesOf(kind, model), wanted.toArray());
                continue;
            }
            const QJsonValue ours = found(name, model);
            QVERIFY2(!ours.isUndefined(), qPrintable(name));
            if (wanted.isDouble())
                QVERIFY2(std::abs(ours.toDouble() - wanted.toDouble())
                        <= 1e-12 * std::abs(wanted.toDouble()),
                    qPrintable(u"%1: %2"_s.arg(name).arg(ours.toDouble())));
            else
                QVERIFY2(ours == wanted, qPrintable(name));
        }
    }

    void eachThingHasItsOrigin()
    {
        const Model model = modelOf(R"({"model_type": "gpt_oss", "head_dim": 64,
            "num_attention_heads": 64, "num_hidden_layers": 4, "bananas_of_rope": 3,
            "rope_scaling": {"rope_type": "yarn", "factor": 32.0, "truncate": false,
            "original_max_position_embeddings": 4096}, "max_position_embeddings": 131072})");
        const QString file = readingNotesOf(model, Origin::File);
        for (const auto* one :
            {"head_dim: 64", "max_position_embeddings: 131072", "rope_scaling.factor: 32",
                "rope_scaling.rope_type: \"yarn\"", "num_hidden_layers: 4"})
            QVERIFY2(file.contains(QLatin1StringView(one)), one);
        const QString ofClass = readingNotesOf(model, Origin::ModelClass);
        for (const auto* one : {"rope_theta: 150000", "pairing: halves", "sliding_window: 128"})
            QVERIFY2(ofClass.contains(QLatin1StringView(one)), one);
        QVERIFY(readingNotesOf(model, Origin::NotComputed).contains(u"bananas_of_rope: 3"_s));
        QCOMPARE(readingNotesOf(model, Origin::Guess), QString());
        for (const ReadingNote& readingNote : model.readingNotes)
            QVERIFY(readingNote.origin != Origin::ModelClass || readingNote.modelType == "gpt_oss");
        QVERIFY(kindOf(model, 'S').hasSink);
    }

    void aStateKeepsWhatItsNumbersDoNotDetermine()
    {
        const ModelNote note =
            noteOf(modelOf(R"({"model_type": "my_own", "head_dim": 64, "rope_theta": 1e4})"));
        QVERIFY(!note.readingNotes.empty());
        for (const ReadingNote& readingNote : note.readingNotes)
            QVERIFY(readingNote.origin != Origin::File);
    }

    void reportsNothingTwice()
    {
        for (const Model& one : shippedModels()) {
            for (auto readingNote = one.readingNotes.begin(); readingNote != one.readingNotes.end();
                 ++readingNote)
                QVERIFY2(
                    std::find(one.readingNotes.begin(), readingNote, *readingNote) == readingNote,
                    readingNote->key.c_str());
        }
    }

    void acceptsWhatTransformersWarnsAbout()
    {
        const Model yarn = modelOf(R"({"model_type": "llama", "head_dim": 64, "rope_theta": 1e4,
            "max_position_embeddings": 32768, "rope_scaling": {"rope_type": "yarn", "factor": 8,
            "beta_fast": 1, "beta_slow": 32}})");
        QVERIFY(readingNotesOf(yarn, Origin::Warned).contains(u"beta_fast"_s));
        QCOMPARE(yarn.scaling.betaSlow, 32.0);
        QVERIFY(readingNotesOf(yarn, Origin::ModelClass)
                    .contains(u"original_max_position_embeddings: 32768"_s));
        const Model phi = modelOf(R"({"model_type": "llama", "head_dim": 64, "rope_theta": 1e4,
            "max_position_embeddings": 32768, "original_max_position_embeddings": 4096,
            "rope_scaling": {"rope_type": "yarn", "factor": 8,
            "original_max_position_embeddings": 16384}})");
        QCOMPARE(phi.scaling.originalLength, 4096); // outside the block wins
    }

    void olderKeysReplaceMissingCurrentOnes()
    {
        const Model both = modelOf(R"({"model_type": "llama", "head_dim": 64,
            "rope_scaling": {"rope_type": "linear", "factor": 2},
            "rope_parameters": {"rope_type": "linear", "factor": 4, "rope_theta": 5e5}})");
        QCOMPARE(both.scaling.factor, 2.0);
        QVERIFY(readingNotesOf(both, Origin::NotComputed).contains(u"rope_parameters"_s));
        const Model inner = modelOf(R"({"model_type": "llama", "head_dim": 64, "rope_theta": 1e4,
            "rope_parameters": {"rope_type": "default", "rope_theta": 5e5}})");
        QCOMPARE(inner.base, 5e5);
        QVERIFY(readingNotesOf(inner, Origin::NotComputed)
                    .contains(u"rope_theta: 10000 → rope_parameters.rope_theta\n"_s));
        QVERIFY(!readingNotesOf(inner, Origin::File).startsWith(u"rope_theta"_s));
        QVERIFY(!readingNotesOf(inner, Origin::File).contains(u"\nrope_theta"_s));
        const Model one = modelOf(R"({"model_type": "my_own", "head_dim": 64, "rope_theta": 1e4,
            "layer_types": ["sliding_attention", "full_attention"], "rope_parameters": {
            "full_attention": {"rope_type": "default", "rope_theta": 5e5},
            "sliding_attention": {"rope_type": "default"}}})");
        QVERIFY(readingNotesOf(one, Origin::File).contains(u"\nrope_theta: 10000\n"_s));
    }

    // Of two values for the same parameter only one can be in use.
    void doesNotReportIgnoredEntriesAsUsed()
    {
        const QByteArray yarn = R"({"model_type": "llama", "head_dim": 64, "rope_theta": 1e4,
            "max_position_embeddings": 32768, "original_max_position_embeddings": 4096,
            "rope_scaling": {"rope_type": "yarn", "type": "TYPE", "factor": FACTOR,
            "original_max_position_embeddings": 16384}})";
        const auto read = [&](const char* type, const char* factor) {
            return modelOf(QByteArray(yarn).replace("TYPE", type).replace("FACTOR", factor));
        };
        const Model plain = read("yarn", "8");
        const QString used = readingNotesOf(plain, Origin::File);
        QVERIFY(used.contains(u"rope_scaling.type: \"yarn\""_s));
        QVERIFY(!used.contains(u"rope_scaling.original_max"_s));
        QVERIFY(readingNotesOf(plain, Origin::NotComputed)
                    .contains(u"rope_scaling.original_max_position_embeddings: 16384 → 4096"_s));
        const QString left = readingNotesOf(read("linear", "8"), Origin::NotComputed);
        QVERIFY2(left.contains(u"rope_scaling.type: \"linear\" → rope_type \"yarn\""_s),
            qPrintable(left));
        const Model half = read("yarn", "0.5");
        QVERIFY(readingNotesOf(half, Origin::NotComputed).contains(u"factor: 0.5 → 1"_s));
        QVERIFY(!readingNotesOf(half, Origin::Warned).contains(u"factor"_s));
    }

    // validate_layer_type in configuration_utils.py raises.
    void reportsLayersThatTransformersRefuses()
    {
        const QByteArray layers = R"({"model_type": "my_own", "head_dim": 64, "rope_theta": 1e4,
            "num_hidden_layers": 2, "layer_types": [LIST]})";
        const auto read = [&](const char* list) {
            return modelOf(QByteArray(layers).replace("LIST", list));
        };
        const QString wrong =
            readingNotesOf(read(R"("full_atention", "sliding_attention")"), Origin::NotComputed);
        QVERIFY2(wrong.contains(u"layer_types: \"full_atention\" → \"full_attention\""_s),
            qPrintable(wrong));
        QVERIFY(readingNotesOf(read(R"("full_attention")"), Origin::Warned)
                    .contains(u"layer_types: 1 ≠ num_hidden_layers 2"_s));
        const Model right = read(R"("full_attention", "linear_attention")");
        QVERIFY(!readingNotesOf(right, Origin::NotComputed).contains(u"layer_types"_s));
        QVERIFY(!readingNotesOf(right, Origin::Warned).contains(u"layer_types"_s));
    }

    // modeling_deberta_v2.py: getattr(config, "relative_attention", False), and pos_att_type [].
    void debertaIsRelativeIfItsFileSaysSo_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<Scheme>("scheme");
        QTest::addColumn<QStringList>("used");
        QTest::addColumn<QStringList>("ofClass");
        QTest::addColumn<QStringList>("left");
        const auto relative = QStringLiteral("relative_attention");
        const auto table = QStringLiteral("position_biased_input");
        const auto terms = QStringLiteral("pos_att_type");
        const auto shared = QStringLiteral("share_att_key");
        QTest::addRow("v3") << QByteArray(R"("relative_attention": true, "position_biased_input":
            false, "pos_att_type": "P2C | c2p", "share_att_key": true)")
                            << Scheme::Deberta << QStringList {relative, table, terms, shared}
                            << QStringList() << QStringList();
        QTest::addRow("both") << QByteArray(R"("relative_attention": true,
            "position_biased_input": true)")
                              << Scheme::Deberta << QStringList {relative}
                              << QStringList {terms + u": []"_s, shared + u": false"_s}
                              << QStringList {table};
        QTest::addRow("off") << QByteArray(R"("relative_attention": false,
            "position_biased_input": true, "pos_att_type": ["c2p"])")
                             << Scheme::Learned << QStringList {relative, table} << QStringList()
                             << QStringList {terms};
        QTest::addRow("left out") << QByteArray(R"("pos_att_type": null)") << Scheme::Learned
                                  << QStringList()
                                  << QStringList {relative + u": false"_s, table + u": true"_s}
                                  << QStringList();
        QTest::addRow("none") << QByteArray(R"("position_biased_input": false)") << Scheme::None
                              << QStringList {table} << QStringList {relative + u": false"_s}
                              << QStringList();
    }

    void debertaIsRelativeIfItsFileSaysSo()
    {
        QFETCH(QByteArray, more);
        QFETCH(Scheme, scheme);
        QFETCH(QStringList, used);
        QFETCH(QStringList, ofClass);
        QFETCH(QStringList, left);
        const Model model = modelOf(R"({"model_type": "deberta-v2", "hidden_size": 768,
            "num_attention_heads": 12, "max_position_embeddings": 512, )"
            + more + '}');
        QCOMPARE(model.scheme, scheme);
        const QString notComputed = readingNotesOf(model, Origin::NotComputed);
        for (const QString& key : used) {
            QVERIFY2(readingNotesOf(model, Origin::File).contains(key + u": "_s), qPrintable(key));
            QVERIFY2(!notComputed.contains(key), qPrintable(key));
        }
        for (const QString& readingNote : ofClass)
            QVERIFY2(readingNotesOf(model, Origin::ModelClass).contains(readingNote),
                qPrintable(readingNote));
        for (const QString& key : left)
            QVERIFY2(notComputed.contains(key + u": "_s), qPrintable(key));
    }

    void debertaHasTheNamedTerms()
    {
        const auto valueIn = [](const char* more, const char* key) {
            const Model model =
                modelOf(QByteArray(R"({"model_type": "deberta-v2", "hidden_size": 768,
                "num_attention_heads": 12, "relative_attention": true MORE})")
                            .replace("MORE", more));
            const auto set = std::ranges::find(model.settings, key, &Setting::key);
            return set == model.settings.end() ? Value(std::string("nothing")) : set->value;
        };
        for (const auto& [more, c2p, p2c] :
            {std::tuple("", false, false), {R"(, "pos_att_type": [])", false, false},
                {R"(, "pos_att_type": ["c2p"])", true, false},
                {R"(, "pos_att_type": "P2C")", false, true}}) {
            QVERIFY2(valueIn(more, "deberta.c2p") == Value(c2p), more);
            QVERIFY2(valueIn(more, "deberta.p2c") == Value(p2c), more);
        }
        QVERIFY(valueIn("", "deberta.projections") == Value(std::string("separate")));
    }

    // A file may repeat what the class does anyway.
    void aKeyThatMatchesTheDefaultIsUsed_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("key");
        QTest::addColumn<bool>("isUsed");
        const auto row = [](const char* type, const QByteArray& pair, bool isUsed) {
            QTest::addRow("%s %s", type, pair.constData())
                << QByteArray(R"({"hidden_size": 512, "num_attention_heads": 8,
                    "num_hidden_layers": 2, "max_position_embeddings": 64, "sliding_window": 4,
                    "model_type": "TYPE", PAIR})")
                       .replace("TYPE", type)
                       .replace("PAIR", pair)
                << QString::fromLatin1(pair).section(u'"', 1, 1) + u": "_s << isUsed;
        };
        row("gptj", R"("rotary": true)", true);
        row("cohere2", R"("position_embedding_type": "rope_gptj")", true);
        row("llama", R"("position_embedding_type": "rope_gptj")", false);
        row("chatglm", R"("original_rope": true)", true);
        row("llama", R"("rope_interleaved": false)", true);
        row("bert", R"("position_embedding_type": "absolute")", true);
        row("bert", R"("position_embedding_type": "relative_key")", false);
        row("granitemoehybrid", R"("position_embedding_type": "nope")", true);
        const QByteArray types = R"(, "layer_types": ["sliding_attention", "full_attention"])";
        row("cohere2", R"("sliding_window_pattern": 2)" + types, true);
        row("cohere2", R"("sliding_window_pattern": 3)" + types, false);
        row("exaone4", R"("sliding_window_pattern": "LG")" + types, true);
    }

    void aKeyThatMatchesTheDefaultIsUsed()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, key);
        QFETCH(bool, isUsed);
        const Model model = modelOf(file);
        QCOMPARE(readingNotesOf(model, Origin::File).contains(key), isUsed);
        QCOMPARE(readingNotesOf(model, Origin::NotComputed).contains(key), !isUsed);
    }

    void reportsNoOmittedKeysThatTheFileLacks()
    {
        for (const char* text : {R"({"model_type": "mamba", "hidden_size": 768})",
                 R"({"model_type": "jamba", "num_hidden_layers": 8})",
                 R"({"model_type": "nemotron_h", "hybrid_override_pattern": "M-M*"})",
                 R"({"model_type": "dinov3_vit", "head_dim": 64, "rope_theta": 100.0})",
                 R"({"model_type": "zamba2", "hidden_size": 3584, "num_attention_heads": 32})",
                 R"({"model_type": "gptj", "n_positions": 99000000, "n_embd": 64, "n_head": 2})",
                 R"({"model_type": "falcon", "alibi": true, "hidden_size": 2048,
                     "num_attention_heads": 32})"}) {
            const Model model = modelOf(text);
            const QJsonObject file = jsonObject(text, {}).value();
            for (const ReadingNote& one : model.readingNotes) {
                const bool isInFile = one.origin == Origin::File
                    || one.origin == Origin::NotComputed || one.origin == Origin::Warned;
                QVERIFY2(!isInFile || file.contains(QString::fromStdString(one.key)), text);
            }
        }
        QVERIFY(readingNotesOf(modelOf(R"({"model_type": "mamba"})"), Origin::ModelClass)
                    .contains(u"positions: none (NoPE)"_s));
    }

    // A table is at most as wide as the pictures can show.
    void limitsAndReportsWidthsBeyondATable()
    {
        const Model whisper = modelOf(R"({"model_type": "whisper", "d_model": 1280,
            "max_source_positions": 1500})");
        QVERIFY(readingNotesOf(whisper, Origin::NotComputed).contains(u"d_model: 1280 → 1024"_s));
        QVERIFY(!readingNotesOf(whisper, Origin::File).contains(u"d_model"_s));
        const Model gpt = modelOf(R"({"model_type": "gpt2", "n_embd": 1600, "n_head": 25,
            "n_positions": 16384, "initializer_range": 20})");
        for (const auto& left :
            {u"n_embd: 1600 → 1024"_s, u"n_positions: 16384 → 8192"_s, u"initializer_range: 20"_s})
            QVERIFY2(readingNotesOf(gpt, Origin::NotComputed).contains(left),
                qPrintable(readingNotesOf(gpt, Origin::NotComputed)));
        const Model tiny = modelOf(R"({"model_type": "whisper", "d_model": 384})");
        QVERIFY(readingNotesOf(tiny, Origin::File).contains(u"d_model: 384"_s));
        for (const auto& [model, key] :
            {std::pair(whisper, "sinusoidal.width"), {gpt, "learned.width"}}) {
            const auto set = std::ranges::find(model.settings, key, &Setting::key);
            QVERIFY(set != model.settings.end());
            QVERIFY(set->value == Value(std::int64_t {1024}));
        }
    }

    void reportsATowerForImages()
    {
        const Model mistral = modelOf(R"({"model_type": "mistral3", "spatial_merge_size": 2,
            "max_position_embeddings": 7, "text_config": {"model_type": "mistral",
            "head_dim": 128, "rope_theta": 1e9}, "vision_config": {"model_type": "pixtral",
            "rope_theta": 10000.0, "patch_size": 14, "hidden_size": 1024}})");
        const QString left = readingNotesOf(mistral, Origin::NotComputed);
        for (const auto& key : {u"vision_config.rope_theta: 10000\n"_s,
                 u"vision_config.patch_size: 14\n"_s, u"max_position_embeddings: 7\n"_s})
            QVERIFY2(left.contains(key), qPrintable(left));
        QVERIFY(!left.contains(u"hidden_size"_s));
        QVERIFY(!left.contains(u"text_config"_s));
        const Model qwen = modelOf(R"({"model_type": "qwen2_5_vl", "head_dim": 128,
            "rope_theta": 1e6, "rope_scaling": {"type": "mrope", "mrope_section": [16, 24, 24]},
            "vision_config": {"window_size": 112, "fullatt_block_indexes": [7, 15],
            "tokens_per_second": 2}})");
        const QString windows = readingNotesOf(qwen, Origin::NotComputed);
        QVERIFY(windows.contains(u"vision_config.window_size: 112"_s));
        QVERIFY(windows.contains(u"vision_config.fullatt_block_indexes: [7,15]"_s));
        QVERIFY(!windows.contains(u"tokens_per_second"_s));
        const Model omni = modelOf(R"({"model_type": "qwen2_5_omni", "talker_config": {"depth": 3},
            "thinker_config": {"audio_config": {"n_window": 100}, "text_config": {
            "model_type": "qwen2_5_omni_text", "head_dim": 128, "rope_theta": 1e6}}})");
        const QString whole = readingNotesOf(omni, Origin::NotComputed);
        QVERIFY(whole.contains(u"talker_config: {\"depth\":3}"_s));
        QVERIFY(whole.contains(u"thinker_config.audio_config: {\"n_window\":100}"_s));
    }

    // Only if it differs from 1/√d.
    void reportsAFactorOfTheScores()
    {
        const auto read = [](const char* key) {
            return modelOf(QByteArray(R"({"model_type": "granite", "head_dim": 64,
                "rope_theta": 1e4, KEY})")
                               .replace("KEY", key));
        };
        for (const char* key : {R"("attention_multiplier": 0.015625)",
                 R"("query_pre_attn_scalar": 168)", R"("use_qk_norm": true)",
                 R"("attn_logit_softcapping": 50.0)", R"("key_multiplier": 0.0625)"}) {
            const QString name = QString::fromLatin1(key).section(u'"', 1, 1);
            QVERIFY2(readingNotesOf(read(key), Origin::NotComputed).contains(name + u": "_s), key);
        }
        for (const char* key :
            {R"("attention_multiplier": 0.125)", R"("query_pre_attn_scalar": 64)"}) {
            const QString name = QString::fromLatin1(key).section(u'"', 1, 1);
            QVERIFY2(readingNotesOf(read(key), Origin::File).contains(name + u": "_s), key);
            QCOMPARE(readingNotesOf(read(key), Origin::NotComputed), QString());
        }
        QCOMPARE(readingNotesOf(read(R"("use_qk_norm": false)"), Origin::NotComputed), QString());
    }

    void usesTheListsOfLongRope()
    {
        const Model model = modelOf(R"({"model_type": "phi3", "head_dim": 4, "rope_theta": 1e4,
            "rope_scaling": {"type": "longrope", "short_factor": [1, 1.5],
            "long_factor": [2, 4]}})");
        QVERIFY(
            readingNotesOf(model, Origin::File).contains(u"rope_scaling.short_factor: [1,1.5]"_s));
        QVERIFY(readingNotesOf(model, Origin::File).contains(u"rope_scaling.long_factor: [2,4]"_s));
    }

    void reportsReadSectionsAsUsed()
    {
        const Model model = modelOf(R"({"model_type": "qwen2_vl", "head_dim": 128,
            "rope_theta": 1e6, "rope_scaling": {"type": "mrope", "mrope_section": [16, 24, 24]}})");
        QVERIFY(readingNotesOf(model, Origin::File).contains(u"mrope_section: [16,24,24]"_s));
        QVERIFY(!readingNotesOf(model, Origin::NotComputed).contains(u"mrope"_s));
    }
};

LAB_GUILESS_TESTS(ModelOriginsTest)
#include "tst_model_origins.moc"
