#include "app/files/model_note_file.h"

#include "app/files/scene_file.h"
#include "core/state/scheme_rows.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::SceneFile)
};

constexpr int maxLayers = 10000;

template <class Enum> using Names = std::vector<std::pair<QLatin1StringView, Enum>>;

const Names<Scheme>& schemes()
{
    static const Names<Scheme> names = [] {
        Names<Scheme> all;
        for (const SchemeRow& row : schemeTable)
            all.emplace_back(QLatin1StringView(row.key), row.scheme);
        return all;
    }();
    return names;
}

const Names<Origin>& origins()
{
    static const Names<Origin> names {{"file"_L1, Origin::File}, {"class"_L1, Origin::ModelClass},
        {"guess"_L1, Origin::Guess}, {"warned"_L1, Origin::Warned},
        {"not_computed"_L1, Origin::NotComputed}};
    return names;
}

const Names<LayerAttention>& attentions()
{
    static const Names<LayerAttention> names {{"full"_L1, LayerAttention::Full},
        {"window"_L1, LayerAttention::Window}, {"chunk"_L1, LayerAttention::Chunk},
        {"recurrent"_L1, LayerAttention::Recurrent},
        {"convolution"_L1, LayerAttention::Convolution}};
    return names;
}

template <class Enum> QString nameIn(const Names<Enum>& names, Enum value)
{
    return std::ranges::find(names, value, [](const auto& one) { return one.second; })->first;
}

/// The value with this name, or the first one if the name is missing; empty for an unknown name.
template <class Enum> std::optional<Enum> valueIn(const Names<Enum>& names, const QJsonValue& given)
{
    if (given.isUndefined())
        return names.front().second;
    const auto found = std::ranges::find(
        names, given.toString(), [](const auto& one) { return QString(one.first); });
    return found == names.end() ? std::nullopt : std::optional(found->second);
}

QJsonArray listed(const std::vector<double>& numbers)
{
    QJsonArray list;
    for (const double number : numbers)
        list.append(number);
    return list;
}

// A state with the values of the kind, so that the parameter table can read them.
LabState stateOf(const LayerKind& kind)
{
    LabState state;
    state.rotations.base = kind.base;
    state.rotations.width = kind.width;
    state.rotations.rotatedShare = kind.rotatedShare;
    state.rotations.scaling = kind.scaling;
    return state;
}

QJsonObject kindEntry(const LayerKind& kind)
{
    QJsonObject numbers;
    for (const Setting& one : difference(LabState {}, stateOf(kind)))
        numbers.insert(QString::fromStdString(one.key), jsonOf(one.value));
    QJsonArray layers;
    for (const int layer : kind.layers)
        layers.append(layer);
    QJsonObject entry {{"attention"_L1, nameIn(attentions(), kind.attention)},
        {"rotates"_L1, kind.rotates}, {"numbers"_L1, numbers}, {"layers"_L1, layers}};
    if (!kind.entry.empty())
        entry.insert("entry"_L1, QString::fromStdString(kind.entry));
    if (kind.reach > 0)
        entry.insert("reach"_L1, qint64 {kind.reach});
    if (kind.looksAhead)
        entry.insert("looks_ahead"_L1, true);
    if (kind.hasSink)
        entry.insert("sink"_L1, true);
    if (kind.temperature)
        entry.insert("temperature"_L1,
            QJsonObject {{"scale"_L1, kind.temperature->scale},
                {"floor"_L1, qint64 {kind.temperature->floor}},
                {"shift"_L1, qint64 {kind.temperature->shift}}});
    if (!kind.scaling.shortFactors.empty())
        entry.insert("short_factors"_L1, listed(kind.scaling.shortFactors));
    if (!kind.scaling.longFactors.empty())
        entry.insert("long_factors"_L1, listed(kind.scaling.longFactors));
    return entry;
}

/// Divisors of pairs; empty if one is out of the range that a state allows.
std::optional<std::vector<double>> factorsIn(const QJsonValue& given)
{
    std::vector<double> factors;
    for (const auto& one : given.toArray())
        factors.push_back(one.toDouble(NAN));
    const bool areRight = (given.isUndefined() || given.isArray())
        && factors.size() <= largestWidth / 2 && std::ranges::all_of(factors, [](double factor) {
               return factor >= lowestPairFactor && factor <= highestPairFactor;
           });
    return areRight ? std::optional(std::move(factors)) : std::nullopt;
}

std::optional<LayerTemperature> temperatureIn(const QJsonValue& given)
{
    const LayerTemperature temperature {given["scale"_L1].toDouble(NAN),
        given["floor"_L1].toInteger(), given["shift"_L1].toInteger()};
    const bool isRight = temperature.scale >= 0 && temperature.scale <= 100
        && temperature.floor >= 1 && std::abs(temperature.shift) <= lastPosition;
    return isRight ? std::optional(temperature) : std::nullopt;
}

std::optional<LayerKind> kindIn(const QJsonValue& given)
{
    const QJsonObject entry = given.toObject();
    Patch patch;
    const QJsonObject numbers = entry.value("numbers"_L1).toObject();
    for (auto one = numbers.begin(); one != numbers.end(); ++one)
        patch.push_back({one.key().toStdString(), parameterValue(one.value())});
    const auto set = patched(LabState {}, patch);
    const auto attention = valueIn(attentions(), entry.value("attention"_L1));
    const auto shortFactors = factorsIn(entry.value("short_factors"_L1));
    const auto longFactors = factorsIn(entry.value("long_factors"_L1));
    if (!given.isObject() || !set || !attention || !shortFactors || !longFactors)
        return std::nullopt;
    const Rotations& rotations = set->rotations;
    LayerKind kind;
    kind.attention = *attention;
    kind.rotates = entry.value("rotates"_L1).toBool(true);
    kind.base = rotations.base;
    kind.width = rotations.width;
    kind.rotatedShare = rotations.rotatedShare;
    kind.scaling = rotations.scaling;
    kind.scaling.shortFactors = *shortFactors;
    kind.scaling.longFactors = *longFactors;
    kind.entry = entry.value("entry"_L1).toString().toStdString();
    kind.reach = std::max<std::int64_t>(0, entry.value("reach"_L1).toInteger());
    kind.looksAhead = entry.value("looks_ahead"_L1).toBool();
    kind.hasSink = entry.value("sink"_L1).toBool();
    if (entry.contains("temperature"_L1)) {
        kind.temperature = temperatureIn(entry.value("temperature"_L1));
        if (!kind.temperature)
            return std::nullopt;
    }
    for (const auto& layer : entry.value("layers"_L1).toArray()) {
        kind.layers.push_back(layer.toInt(-1));
        if (kind.layers.back() < 0 || kind.layers.size() > maxLayers)
            return std::nullopt;
    }
    return kind;
}

QJsonObject readingNoteEntry(const ReadingNote& readingNote)
{
    QJsonObject entry {{"origin"_L1, nameIn(origins(), readingNote.origin)},
        {"key"_L1, QString::fromStdString(readingNote.key)},
        {"value"_L1, QString::fromStdString(readingNote.value)}};
    if (!readingNote.modelType.empty())
        entry.insert("model_type"_L1, QString::fromStdString(readingNote.modelType));
    return entry;
}

std::optional<ReadingNote> readingNoteIn(const QJsonValue& given)
{
    const auto origin = valueIn(origins(), given["origin"_L1]);
    if (!given.isObject() || !origin || !given["key"_L1].isString()
        || !given["value"_L1].isString())
        return std::nullopt;
    return ReadingNote {*origin, given["key"_L1].toString().toStdString(),
        given["value"_L1].toString().toStdString(),
        given["model_type"_L1].toString().toStdString()};
}

/// A note of an older release, "sliding_window: 4096".
ReadingNote olderReadingNote(const QString& note)
{
    const qsizetype colon = note.indexOf(u": "_s);
    return {Origin::NotComputed, (colon < 0 ? note : note.left(colon)).toStdString(),
        (colon < 0 ? QString() : note.mid(colon + 2)).toStdString(), {}};
}

Unexpected<Error> wrongNote(const QString& name)
{
    return Unexpected(Error {Words::tr("%1: \"model\" must have a name and the lists of remarks "
                                       "and kinds, as Position Lab saves them.")
                                 .arg(name)});
}

} // namespace

QJsonObject modelNoteEntry(const ModelNote& note)
{
    QJsonArray readingNotes;
    for (const ReadingNote& readingNote : note.readingNotes)
        readingNotes.append(readingNoteEntry(readingNote));
    QJsonArray kinds;
    for (const LayerKind& kind : note.kinds)
        kinds.append(kindEntry(kind));
    QJsonObject entry {{"name"_L1, QString::fromStdString(note.name)},
        {"scheme"_L1, nameIn(schemes(), note.scheme)}, {"remarks"_L1, readingNotes}};
    if (note.longest > 0)
        entry.insert("longest"_L1, qint64 {note.longest});
    if (!note.kinds.empty()) {
        entry.insert("kinds"_L1, kinds);
        entry.insert("layers"_L1,
            QString::fromStdString(namesOf(note.kinds)[static_cast<std::size_t>(note.kind)]));
    }
    return entry;
}

Outcome<ModelNote> modelNoteIn(const QJsonValue& given, const QString& name)
{
    ModelNote note;
    if (given.isUndefined())
        return note;
    const QJsonObject entry = given.toObject();
    const bool isOlder = entry.contains("notes"_L1);
    const QJsonValue list = entry.value(isOlder ? "notes"_L1 : "remarks"_L1);
    const auto scheme = valueIn(schemes(), entry.value("scheme"_L1));
    if (!entry.value("name"_L1).isString() || !list.isArray() || !scheme)
        return wrongNote(name);
    note.name = entry.value("name"_L1).toString().toStdString();
    note.scheme = *scheme;
    note.longest = std::max<std::int64_t>(0, entry.value("longest"_L1).toInteger());
    for (const auto& one : list.toArray()) {
        const auto readingNote = isOlder && one.isString()
            ? std::optional(olderReadingNote(one.toString()))
            : readingNoteIn(one);
        if (!readingNote)
            return wrongNote(name);
        note.readingNotes.push_back(*readingNote);
    }
    for (const auto& one : entry.value("kinds"_L1).toArray()) {
        const auto kind = kindIn(one);
        if (!kind)
            return wrongNote(name);
        note.kinds.push_back(*kind);
    }
    const std::vector<std::string> names = namesOf(note.kinds);
    const auto chosen = std::ranges::find(names, entry.value("layers"_L1).toString().toStdString());
    if (!note.kinds.empty() && chosen == names.end())
        return wrongNote(name);
    note.kind = static_cast<int>(chosen - names.begin());
    return note;
}

} // namespace lab::app
