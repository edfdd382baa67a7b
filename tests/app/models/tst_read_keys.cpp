#include "app/models/config_reader.h"
#include "app/models/key_rules.h"
#include "app/models/proven_use.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

QJsonObject objectIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(path));
    return QJsonDocument::fromJson(file.readAll()).object();
}

using Files = std::vector<std::pair<QString, QJsonObject>>;

const QString& testFolder()
{
    static const QString folder = QStringLiteral(LAB_TEST_DIRECTORY);
    return folder;
}

/// Every model file of the program or its tests.
const Files& corpus()
{
    static const Files all = [] {
        Files files;
        for (const auto& one : objectIn(u":/presets/models.json"_s).value("models"_L1).toArray())
            files.emplace_back(
                u"preset "_s + one["name"_L1].toString(), one["config"_L1].toObject());
        const QJsonObject stories = objectIn(testFolder() + u"/user/model_configs.json"_s);
        for (auto one = stories.begin(); one != stories.end(); ++one)
            files.emplace_back(u"story "_s + one.key(), one.value().toObject());
        for (const auto& one : objectIn(testFolder() + u"/app/golden/config_reading.json"_s)
                                   .value("cases"_L1)
                                   .toArray())
            files.emplace_back(u"reference "_s + one["id"_L1].toString(),
                one["params"_L1]["config"_L1].toObject());
        const QDir fuzzed(testFolder() + u"/fuzz/corpus/model"_s);
        for (const QString& name : fuzzed.entryList({u"*.json"_s}, QDir::Files, QDir::Name))
            files.emplace_back(u"fuzz "_s + name, objectIn(fuzzed.filePath(name)));
        const QDir whole(testFolder() + u"/app/models/files"_s);
        for (const QString& name : whole.entryList({u"*.json"_s}, QDir::Files, QDir::Name))
            files.emplace_back(u"file "_s + name, objectIn(whole.filePath(name)));
        return files;
    }();
    return all;
}

Outcome<Model> readOf(const QJsonObject& file)
{
    return modelInConfig(file, u"config.json"_s);
}

Outcome<Model> provenOf(const QJsonObject& file)
{
    return provenModel(file, readOf);
}

Model resultOf(Model model)
{
    model.readingNotes.clear();
    model.name.clear();
    return model;
}

/// Each value that is not an object, with its path.
std::vector<KeyPlace> placesIn(const QJsonObject& file)
{
    std::vector<KeyPlace> places;
    KeyPlace place;
    const std::function<void(const QJsonObject&)> walk = [&](const QJsonObject& object) {
        place.around.push_back(object);
        for (auto entry = object.begin(); entry != object.end(); ++entry) {
            place.path += entry.key();
            if (entry.value().isObject())
                walk(entry.value().toObject());
            else
                places.push_back(place);
            place.path.removeLast();
        }
        place.around.pop_back();
    };
    walk(file);
    return places;
}

QJsonObject changedAt(QJsonObject object, const QStringList& path, const QJsonValue& value)
{
    const QString key = path.front();
    if (path.size() > 1)
        object[key] = changedAt(object.value(key).toObject(), path.sliced(1), value);
    else if (value.isUndefined())
        object.remove(key);
    else
        object[key] = value;
    return object;
}

QList<QJsonValue> changesOf(const QJsonValue& value)
{
    QList<QJsonValue> changes {QJsonValue(QJsonValue::Undefined)};
    if (value.isDouble())
        changes << 4 * value.toDouble() << value.toDouble() + 4 << value.toDouble() / 2 << 1;
    else if (value.isBool())
        changes << !value.toBool();
    else if (value.isString())
        changes << u"another"_s << u"rope"_s << u"interleaved"_s << u"M*-M"_s;
    else if (value.isArray() && !value.toArray().isEmpty())
        changes << QJsonArray {value.toArray().first()};
    return changes;
}

/// The note on the value, or on the object that contains it.
const ReadingNote* readingNoteAt(const Model& model, const QString& path)
{
    for (const ReadingNote& one : model.readingNotes) {
        const QString key = QString::fromStdString(one.key).section(u'[', 0, 0);
        const bool isOfFile = one.origin != Origin::ModelClass && one.origin != Origin::Guess;
        const bool isWhole = one.origin == Origin::NotComputed && path.startsWith(key + u'.');
        if (isOfFile && (key == path || isWhole))
            return &one;
    }
    return nullptr;
}

/// "used", "named", "ruled", "said to be used" or "silent".
QString useOf(const QJsonObject& file, const Model& model, const KeyPlace& place)
{
    const QString path = place.path.join(u'.');
    const QJsonValue value = place.around.back().value(place.path.back());
    const ReadingNote* readingNote = readingNoteAt(model, path);
    if (readingNote && readingNote->origin == Origin::NotComputed)
        return u"named"_s;
    bool isRefused = false;
    for (const QJsonValue& change : changesOf(value)) {
        const auto changed = readOf(changedAt(file, place.path, change));
        isRefused = isRefused || !changed;
        if (!changed)
            continue;
        const ReadingNote* other = readingNoteAt(*changed, path);
        const bool isNamedThen = other && other->origin != Origin::File;
        if (resultOf(*changed) != resultOf(model) || isNamedThen)
            return u"used"_s;
    }
    if (isRefused)
        return u"used"_s;
    const bool isNothing = value.isNull() || (value.isArray() && value.toArray().isEmpty());
    if (isNothing || isIrrelevant(place, QString::fromStdString(model.modelType)))
        return readingNote && readingNote->origin == Origin::File ? u"said to be used"_s
                                                                  : u"ruled"_s;
    return u"silent"_s;
}

} // namespace

/// No key of a file is dropped without a note.
class ReadKeysTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyKeyIsUsedReportedOrProvenIrrelevant_data()
    {
        QTest::addColumn<QJsonObject>("file");
        for (const auto& [name, file] : corpus())
            QTest::newRow(qPrintable(name)) << file;
    }

    void everyKeyIsUsedReportedOrProvenIrrelevant()
    {
        QFETCH(QJsonObject, file);
        const auto model = provenOf(file);
        if (!model)
            return; // with a note
        for (const KeyPlace& place : placesIn(file)) {
            const QString use = useOf(file, *model, place);
            QVERIFY2(use != "silent"_L1 && use != "said to be used"_L1,
                qPrintable(place.path.join(u'.') + u" is "_s + use));
        }
    }

    void keysReportedAsUsedChangeTheResult_data()
    {
        everyKeyIsUsedReportedOrProvenIrrelevant_data();
    }

    void keysReportedAsUsedChangeTheResult()
    {
        QFETCH(QJsonObject, file);
        const auto model = provenOf(file);
        if (!model)
            return;
        for (const KeyPlace& place : placesIn(file)) {
            const QString path = place.path.join(u'.');
            const ReadingNote* readingNote = readingNoteAt(*model, path);
            if (!readingNote || readingNote->origin != Origin::NotComputed
                || readingNote->value
                    != shown(place.around.back().value(place.path.back())).toStdString())
                continue;
            for (const QJsonValue& change :
                changesOf(place.around.back().value(place.path.back()))) {
                const auto changed = readOf(changedAt(file, place.path, change));
                QVERIFY2(!changed || resultOf(*changed) == resultOf(*model),
                    qPrintable(path + u" is used and said not to be"_s));
            }
        }
    }

    /// Every entry that is in a file and in no picture is listed, file by file: entries that the
    /// model's own code reads, with the source, and entries that nothing reads, with the reason.
    void theListOfUnusedKeysIsComplete()
    {
        const QJsonObject listed = objectIn(testFolder() + u"/app/models/unused_keys.json"_s);
        QJsonObject found;
        for (const auto& [name, file] : corpus()) {
            const auto model = provenOf(file);
            QJsonObject unused;
            for (const ReadingNote& one :
                model ? model->readingNotes : std::vector<ReadingNote>()) {
                const QString key = QString::fromStdString(one.key);
                const QString reason = listed.value(name)[key].toString();
                if (one.origin == Origin::NotComputed)
                    unused.insert(key, reason.isEmpty() ? u"?"_s : reason);
            }
            if (!unused.isEmpty())
                found.insert(name, unused);
        }
        if (found != listed) {
            QFile file(QDir::temp().filePath(u"unused_keys.json"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QJsonDocument(found).toJson());
            QFAIL(qPrintable(u"other keys are unused than listed: see "_s + file.fileName()));
        }
        for (const auto& keys : listed) {
            for (const auto& reason : keys.toObject())
                QVERIFY2(reason.toString().startsWith("read, not computed: "_L1)
                        || reason.toString().startsWith("read by nothing: "_L1),
                    qPrintable(reason.toString()));
        }
    }

    void readsAPresetLikeItsFile()
    {
        const auto left = [](const Model& model) {
            return readingNotesOf(model, Origin::NotComputed);
        };
        for (const auto& [name, file] : corpus()) {
            if (name.startsWith("preset "_L1))
                QCOMPARE(left(readOf(file).value()), left(provenOf(file).value()));
        }
    }

    /// Keys of other families, at any depth.
    void neverDropsAForeignKey()
    {
        const QJsonObject foreign {{u"yarn"_s, QJsonObject {{u"factor"_s, 16}}},
            {u"rope_hf_config"_s, QJsonObject {{u"type"_s, u"linear"_s}}},
            {u"xpos_scale_base"_s, 512}, {u"rotary_emb_scale_base"_s, 512},
            {u"axes_dims_rope"_s, QJsonArray {16, 56, 56}}, {u"use_dynamic_ntk"_s, true},
            {u"logn_list"_s, QJsonArray {1, 2}}, {u"pos_emb"_s, u"kerple"_s},
            {u"use_rope"_s, false}, {u"no_such_key"_s, 3}, {u"freq_base_swa"_s, 1e4},
            {u"max_2d_position_embeddings"_s, 1024}, {u"attention_logit_bias"_s, u"fire"_s}};
        for (const auto& [name, file] : corpus()) {
            if (!readOf(file))
                continue;
            QList<QStringList> objects {{}};
            for (const KeyPlace& place : placesIn(file)) {
                const QStringList object = place.path.first(place.path.size() - 1);
                if (!objects.contains(object))
                    objects += object;
            }
            for (const QStringList& object : std::as_const(objects)) {
                for (auto one = foreign.begin(); one != foreign.end(); ++one) {
                    const QStringList path = object + QStringList {one.key()};
                    const QJsonObject with = changedAt(file, path, one.value());
                    const auto model = readOf(with);
                    if (!model || resultOf(*model) != resultOf(*readOf(file)))
                        continue;
                    const QString place = path.join(u'.');
                    const KeyPlace ofKey {{with}, path}; // a part for pictures has many sizes
                    if (isIrrelevant(ofKey, QString::fromStdString(model->modelType)))
                        continue;
                    const bool isNamed = readingNoteAt(*model, place)
                        || readingNoteAt(*model, place + u".factor"_s)
                        || readingNoteAt(*model, place + u".type"_s);
                    QVERIFY2(isNamed, qPrintable(name + u": "_s + place));
                }
            }
        }
    }

    void aRuleHasAReasonAndASource()
    {
        const QJsonObject all = objectIn(u":/models/irrelevant_keys.json"_s);
        QVERIFY(all.value("rules"_L1).toArray().size() > 20);
        for (const auto& rule : all.value("rules"_L1).toArray()) {
            QVERIFY(!rule["reason"_L1].toString().isEmpty());
            QVERIFY(!rule["source"_L1].toString().isEmpty());
        }
        // A key that affects positions is irrelevant only if another entry of the file makes it so.
        for (const auto* key : {"rope_theta", "rope_scaling", "rotary_pct", "alibi",
                 "sliding_window", "position_embedding_type", "use_mem_rope", "relative_attention",
                 "rope_base", "max_position_embeddings", "attn_temperature_tuning", "head_dim"}) {
            const QString name = QLatin1StringView(key);
            QVERIFY2(!isIrrelevant({{QJsonObject {{name, 3}}}, {name}}, u"llama"_s), key);
        }
    }
};

LAB_GUILESS_TESTS(ReadKeysTest)
#include "tst_read_keys.moc"
