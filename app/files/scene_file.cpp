#include "app/files/scene_file.h"

#include "app/files/derivation_entries.h"
#include "app/files/indexed_values.h"
#include "app/files/json_lines.h"
#include "app/files/lesson_file.h"
#include "app/files/model_note_file.h"
#include "app/files/series_file.h"
#include "app/text/setting_words.h"
#include "core/state/first_words.h"
#include "core/state/links.h"
#include "core/state/series_step.h"
#include "ui/lessons/languages.h"
#include "ui/paint/text/key_text.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr auto formatName = "position-lab scene"_L1;
constexpr auto pinnedEntry = "pinned"_L1;
constexpr auto seriesName = "series"_L1;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::SceneFile)
};

QJsonArray listed(const std::vector<double>& values)
{
    QJsonArray list;
    for (const double value : values)
        list.append(value);
    return list;
}

// LongRoPE's divisors of the frequencies of the pairs.
Outcome<std::vector<double>> factorList(
    const QJsonObject& scene, QLatin1StringView key, const QString& name)
{
    std::vector<double> factors;
    const QJsonValue given = scene.value(key);
    bool isRight = given.isUndefined() || given.isArray();
    for (const auto& one : given.toArray()) {
        factors.push_back(one.toDouble(NAN));
        isRight =
            isRight && factors.back() >= lowestPairFactor && factors.back() <= highestPairFactor;
    }
    if (!isRight || factors.size() > largestWidth / 2)
        return Unexpected(Error {
            Words::tr("%1: %2 must be a list of at most %3 numbers from %4 to %5, one per pair.")
                .arg(name, key)
                .arg(largestWidth / 2)
                .arg(plainNumber(lowestPairFactor), plainNumber(highestPairFactor))});
    return factors;
}

// The entries of a state, used for a scene and for the state pinned in it.
QJsonObject entriesOf(const LabState& state)
{
    QJsonObject settings;
    for (const Parameter& parameter : parameters()) {
        if (!parameter.derived)
            settings.insert(QString::fromUtf8(
                                parameter.key.data(), static_cast<qsizetype>(parameter.key.size())),
                jsonOf(parameter.read(state)));
    }
    QJsonObject entries {{"parameters"_L1, settings}};
    if (!state.rotations.query.empty())
        entries.insert("rope.query"_L1, indexed(state.rotations.query));
    if (!state.rotations.key.empty())
        entries.insert("rope.key"_L1, indexed(state.rotations.key));
    const RotaryScaling& scaling = state.rotations.scaling;
    if (!scaling.shortFactors.empty())
        entries.insert("scaling.short_factors"_L1, listed(scaling.shortFactors));
    if (!scaling.longFactors.empty())
        entries.insert("scaling.long_factors"_L1, listed(scaling.longFactors));
    if (!state.biases.scores.empty())
        entries.insert("alibi.scores"_L1, indexed(state.biases.scores));
    if (!state.relative.values.empty())
        entries.insert("relative.values"_L1, indexed(state.relative.values));
    if (!state.biases.gates.empty())
        entries.insert("cope.gates"_L1, indexed(state.biases.gates));
    writeDerivation(entries, state.derivation);
    if (!state.model.name.empty())
        entries.insert("model"_L1, modelNoteEntry(state.model));
    return entries;
}

/// The location of the entries of a state, for messages.
struct ScenePlaces {
    const JsonLines* lines = nullptr; ///< of their file; null if its text is not available
    QString name; ///< of the file or of a part of it
    QString path; ///< of the entries, ending with a slash: "parts/2/scene/"
    bool isPinned = false; ///< they belong to the pinned state A

    QString whole() const { return isPinned ? Words::tr("%1, in \"pinned\" (A)").arg(name) : name; }
    QString of(const QString& entry) const
    {
        if (!lines)
            return whole();
        const QString line = QString::number(lines->of(path + entry));
        return isPinned ? Words::tr("%1, line %2, in \"pinned\" (A)").arg(name, line)
                        : Words::tr("%1, line %2").arg(name, line);
    }
    ScenePlaces ofPinned() const { return {lines, name, path + pinnedEntry + u'/', true}; }
};

QString unknownEntry(
    const QString& key, const QStringList& besides, const QStringList& states, const QString& where)
{
    if (parameterNamed(key.toStdString()))
        return Words::tr("%1: %2 belongs inside \"parameters\".").arg(where, key);
    const QString near = nearestKey(key, besides + states);
    if (!near.isEmpty())
        return Words::tr("%1: a scene has no entry \"%2\"; did you mean \"%3\"?")
            .arg(where, key, near);
    // A saved scene has further entries for a few benches; the message does not list them.
    const QStringList usual = besides + states.mid(0, 2);
    return Words::tr("%1: a scene has no entry \"%2\"; allowed: %3.")
        .arg(where, key, ui::listed(usual));
}

/// A number in quotes is reported as such.
QString wrongSetting(const PatchError& error, const QString& where)
{
    const Parameter* const parameter = parameterNamed(error.key);
    const auto* const words = std::get_if<std::string>(&error.value);
    const bool isNumber = parameter && parameter->kind != ParameterKind::Text
        && parameter->kind != ParameterKind::Choice;
    const LabState state = error.reached ? *error.reached : LabState {};
    if (words && isNumber && parsed(*parameter, *words, state))
        return Words::tr("%1: %2 is in quotation marks; write it without them: %3")
                   .arg(where, QString::fromStdString(error.key),
                       QString::fromStdString(*words).trimmed())
            + u'.';
    return sentence(error, LabState {}, where);
}

// The settings as in a file, applied to the first state in the language of the window.
Expected<LabState, PatchError> withSettings(const QJsonObject& given)
{
    Patch patch;
    const QJsonObject settings = withPages(given);
    for (auto entry = settings.begin(); entry != settings.end(); ++entry)
        patch.push_back({entry.key().toStdString(), parameterValue(entry.value())});
    return patched(withFirstWords({}, ui::firstWords()), patch);
}

// The state from these entries, which may have a few others beside them.
Outcome<LabState> stateIn(
    const QJsonObject& scene, const QStringList& besides, const ScenePlaces& places)
{
    const QStringList states {u"parameters"_s, u"model"_s, u"rope.query"_s, u"rope.key"_s,
        u"scaling.short_factors"_s, u"scaling.long_factors"_s, u"alibi.scores"_s, u"cope.gates"_s,
        u"relative.values"_s, u"derivation.bends"_s, u"derivation.breaks"_s, u"derivation.said"_s,
        u"derivation.predictions"_s, u"derivation.shown"_s, u"derivation.principles"_s,
        u"derivation.again"_s, u"derivation.sentences"_s, u"derivation.aside"_s,
        u"derivation.lines"_s, u"derivation.cards"_s, u"derivation.card"_s};
    for (const QString& key : scene.keys()) {
        if (!besides.contains(key) && !states.contains(key))
            return Unexpected(Error {unknownEntry(key, besides, states, places.of(key))});
    }
    if (!scene.value("parameters"_L1).isObject())
        return Unexpected(
            Error {Words::tr("%1: \"parameters\" must be an object of keys and values.")
                       .arg(places.of(u"parameters"_s))});

    auto state = withSettings(scene.value("parameters"_L1).toObject());
    if (!state)
        return Unexpected(Error {wrongSetting(state.error(),
            places.of(u"parameters/"_s + QString::fromStdString(state.error().key)))});
    LabState& result = *state;

    auto query = indexedValues<int>(
        scene, "rope.query"_L1, {largestWidth - 1, 1e6}, places.of("rope.query"_L1));
    if (!query)
        return Unexpected(query.error());
    auto key =
        indexedValues<int>(scene, "rope.key"_L1, {largestWidth - 1, 1e6}, places.of("rope.key"_L1));
    if (!key)
        return Unexpected(key.error());
    auto scores = indexedValues<std::int64_t>(
        scene, "alibi.scores"_L1, {lastPosition, largestScore}, places.of("alibi.scores"_L1));
    if (!scores)
        return Unexpected(scores.error());
    auto values = indexedValues<int>(scene, "relative.values"_L1, {maxTokens - 1, largestWordValue},
        places.of("relative.values"_L1));
    if (!values)
        return Unexpected(values.error());
    auto gates = indexedValues<std::int64_t>(
        scene, "cope.gates"_L1, {lastPosition, 1}, places.of("cope.gates"_L1));
    if (!gates)
        return Unexpected(gates.error());
    auto shortFactors =
        factorList(scene, "scaling.short_factors"_L1, places.of("scaling.short_factors"_L1));
    if (!shortFactors)
        return Unexpected(shortFactors.error());
    auto longFactors =
        factorList(scene, "scaling.long_factors"_L1, places.of("scaling.long_factors"_L1));
    if (!longFactors)
        return Unexpected(longFactors.error());
    auto note = modelNoteIn(scene.value("model"_L1), places.of(u"model"_s));
    if (!note)
        return Unexpected(note.error());

    auto derivation = withDerivation(
        result.derivation, scene, [&places](const QString& entry) { return places.of(entry); });
    if (!derivation)
        return Unexpected(derivation.error());

    result.derivation = *std::move(derivation);
    result.rotations.query = *std::move(query);
    result.rotations.key = *std::move(key);
    result.rotations.scaling.shortFactors = *std::move(shortFactors);
    result.rotations.scaling.longFactors = *std::move(longFactors);
    result.biases.scores = *std::move(scores);
    result.relative.values = *std::move(values);
    result.biases.gates = *std::move(gates);
    result.model = *std::move(note);
    return clamped(std::move(result));
}

Outcome<LabState> withPinned(
    const QJsonObject& entries, const QStringList& besides, const ScenePlaces& places)
{
    auto state = stateIn(entries, besides + QStringList(pinnedEntry), places);
    const QJsonValue pinned = entries.value(pinnedEntry);
    if (!state || pinned.isUndefined())
        return state;
    if (!pinned.isObject())
        return Unexpected(
            Error {Words::tr("%1: \"pinned\" must be an object of its own \"parameters\".")
                       .arg(places.of(pinnedEntry))});
    auto held = stateIn(pinned.toObject(), {}, places.ofPinned());
    if (!held)
        return Unexpected(held.error());
    state->pinned = Pinned(*std::move(held));
    return state;
}

} // namespace

QJsonValue jsonOf(const Value& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return qint64 {*whole};
    if (const auto* real = std::get_if<double>(&value))
        return *real;
    return QString::fromStdString(std::get<std::string>(value));
}

Value parameterValue(const QJsonValue& json)
{
    switch (json.type()) {
    case QJsonValue::Bool:
        return json.toBool();
    case QJsonValue::Double: {
        const double number = json.toDouble();
        const qint64 whole = json.toInteger();
        if (std::abs(number) < 9e15 && std::abs(number - static_cast<double>(whole)) <= 0)
            return std::int64_t {whole};
        return number;
    }
    case QJsonValue::String:
        return json.toString().toStdString();
    case QJsonValue::Null:
        return std::string("null");
    case QJsonValue::Array:
        return std::string("[…]");
    default:
        return std::string("{…}");
    }
}

bool isScene(const QJsonObject& object)
{
    return object.value("format"_L1) == formatName;
}

QJsonObject stateEntries(const LabState& state)
{
    QJsonObject entries = entriesOf(state);
    if (!state.pinned.isEmpty())
        entries.insert(pinnedEntry, entriesOf(state.pinned.state()));
    return entries;
}

Outcome<LabState> stateInEntries(
    const QJsonObject& entries, const QStringList& besides, const QString& name)
{
    return withPinned(entries, besides, {nullptr, name, {}});
}

std::optional<WrongSetting> wrongSettingIn(const QJsonObject& settings, const QString& name)
{
    const auto state = withSettings(settings);
    if (state)
        return {};
    return WrongSetting {
        QString::fromStdString(state.error().key), wrongSetting(state.error(), name)};
}

QByteArray sceneBytes(const LabState& state)
{
    QJsonObject scene = stateEntries(state);
    scene.insert("format"_L1, formatName);
    scene.insert("version"_L1, sceneVersion);
    if (!state.series.isEmpty())
        scene.insert(seriesName, seriesEntry(state));
    return QJsonDocument(scene).toJson();
}

namespace {

// Without its series, which is read separately.
Outcome<LabState> stateOfScene(
    const QJsonObject& scene, const QString& name, const ScenePlaces& places)
{
    if (!isScene(scene))
        return Unexpected(
            Error {Words::tr("%1 is not a Position Lab scene: its \"format\" is not \"%2\".")
                       .arg(name, formatName)});
    const QJsonValue version = scene.value("version"_L1);
    if (version.isUndefined())
        return Unexpected(Error {Words::tr("%1: \"version\" is missing; it must be %2.")
                                     .arg(name, QString::number(sceneVersion))});
    if (!version.isDouble() || version.toInteger() < 1)
        return Unexpected(Error {Words::tr("%1: \"version\" must be %2.")
                                     .arg(places.of(u"version"_s), QString::number(sceneVersion))});
    if (version.toInteger() > sceneVersion)
        return Unexpected(
            Error {Words::tr("%1 was saved by a newer Position Lab (scene version %2; this "
                             "one reads up to %3).")
                       .arg(name)
                       .arg(version.toInteger())
                       .arg(sceneVersion)});
    return withPinned(scene, {u"format"_s, u"version"_s, seriesName}, places);
}

} // namespace

Outcome<LabState> sceneState(const QJsonObject& scene, const QString& name, const QByteArray& text)
{
    auto state = sceneOrErrors(scene, name, text);
    if (!state)
        return Unexpected(firstOfReport(state.error()));
    return *std::move(state);
}

Expected<LabState, QStringList> sceneOrErrors(
    const QJsonObject& scene, const QString& name, const QByteArray& text)
{
    const JsonLines lines(text);
    return sceneOrErrors(scene, name, SceneWithin {text.isEmpty() ? nullptr : &lines, {}, name});
}

Expected<LabState, QStringList> sceneOrErrors(
    const QJsonObject& scene, const QString& name, const SceneWithin& within)
{
    const QString path = within.path.isEmpty() ? QString() : within.path + u'/';
    auto state = stateOfScene(scene, name, {within.lines, within.name, path});
    if (!state)
        return Unexpected(QStringList {state.error().sentence});
    if (!scene.contains(seriesName))
        return *std::move(state);
    LabState& result = *state;
    auto series = seriesIn(
        scene.value(seriesName), result, within.name, {within.lines, path + seriesName + u'/'});
    if (!series)
        return Unexpected(series.error());
    result.series = *std::move(series);
    return *std::move(state);
}

LabState withLinksOfWindow(LabState state, const QJsonObject& scene)
{
    const QJsonObject settings = scene.value("parameters"_L1).toObject();
    const auto opened = [&settings](LabState one) {
        const Links equal = equalGroups(one);
        for (const LinkGroup& group : linkGroups())
            if (!settings.contains(keyText(group.flag)))
                one.links.*group.isOn = equal.*group.isOn;
        return one;
    };
    state = opened(std::move(state));
    if (!state.pinned.isEmpty())
        state.pinned = Pinned(opened(state.pinned.state()));
    std::vector<SeriesStep> steps = state.series.steps();
    for (SeriesStep& step : steps)
        step.state = opened(std::move(step.state));
    state.series = Series(std::move(steps));
    return state;
}

QString readingNoteOnLinks(const QJsonObject& scene, const LabState& state, const QString& name)
{
    const QJsonObject settings = scene.value("parameters"_L1).toObject();
    for (const LinkGroup& group : linkGroups()) {
        if (!settings.value(keyText(group.flag)).toBool() || state.links.*group.isOn)
            continue;
        const auto [first, other] = unequalMembers(group, state);
        return Words::tr("%1: %2 is true but %3 and %4 differ; they are kept as they are and no "
                         "longer linked.")
            .arg(name, keyText(group.flag), keyText(first), keyText(other));
    }
    return {};
}

} // namespace lab::app
