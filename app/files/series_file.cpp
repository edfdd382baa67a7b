#include "app/files/series_file.h"

#include "app/files/json_lines.h"
#include "app/files/language_entries.h"
#include "app/files/scene_file.h"
#include "app/text/setting_words.h"
#include "app/text/translations.h"
#include "core/frames/picture_names.h"
#include "core/lessons/lesson_check.h"
#include "core/state/parameters.h"
#include "core/state/series_step.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr auto settingsEntry = "parameters"_L1;
constexpr auto captionEntry = "caption"_L1;
constexpr auto secondsEntry = "seconds"_L1;
constexpr auto picturesEntry = "pictures"_L1;
constexpr auto notesEntry = "notes"_L1;

/// Of a state of a series, besides those of a scene.
QStringList ownEntries()
{
    return {captionEntry, secondsEntry, picturesEntry, notesEntry};
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::SeriesFile)
};

/// The differences between two objects, entry by entry; null for a removed entry.
QJsonObject changes(const QJsonObject& from, const QJsonObject& to)
{
    QJsonObject result;
    for (auto entry = from.begin(); entry != from.end(); ++entry) {
        if (!to.contains(entry.key()))
            result.insert(entry.key(), QJsonValue::Null);
    }
    for (auto entry = to.begin(); entry != to.end(); ++entry) {
        if (from.value(entry.key()) != entry.value())
            result.insert(entry.key(), entry.value());
    }
    return result;
}

QJsonObject changed(QJsonObject object, const QJsonObject& by)
{
    for (auto entry = by.begin(); entry != by.end(); ++entry) {
        if (entry.value().isNull())
            object.remove(entry.key());
        else
            object.insert(entry.key(), entry.value());
    }
    return object;
}

QJsonArray listed(const std::vector<std::string>& names)
{
    QJsonArray list;
    for (const std::string& name : names)
        list.append(QString::fromStdString(name));
    return list;
}

/// The pictures of the state before stay as long as its bench does.
std::vector<std::string> keptPictures(const SeriesStep* before, BenchId bench)
{
    return before && before->state.bench == bench ? before->pictures : std::vector<std::string>();
}

Outcome<std::vector<std::string>> picturesIn(
    const QJsonValue& given, BenchId bench, const QString& where)
{
    QStringList known;
    for (const PictureName& picture : pictureNames())
        if (picture.bench == bench)
            known += QString::fromUtf8(picture.name.data(), std::ssize(picture.name));
    std::vector<std::string> names;
    bool isRight = given.isArray();
    for (const auto& one : given.toArray()) {
        if (one.isString() && !known.contains(one.toString()))
            return Unexpected(Error {Words::tr(
                "%1: \"pictures\" has \"%2\", which is not a picture of the state's bench: %3.")
                                         .arg(where, one.toString(), ui::listed(known))});
        isRight = isRight && one.isString();
        names.push_back(one.toString().toStdString());
    }
    if (isRight)
        return names;
    return Unexpected(
        Error {Words::tr("%1: \"pictures\" must be a list of pictures of the state's bench: %2.")
                   .arg(where, ui::listed(known))});
}

QJsonObject stepEntries(
    const QJsonObject& before, const SeriesStep* stepBefore, const SeriesStep& step)
{
    const QJsonObject after = stateEntries(step.state);
    QJsonObject entries = changes(before, after);
    entries.insert(settingsEntry,
        changes(before.value(settingsEntry).toObject(), after.value(settingsEntry).toObject()));
    entries.insert(secondsEntry, step.seconds);
    if (!step.caption.empty())
        entries.insert(captionEntry, jsonOf(step.caption));
    if (!step.notes.empty())
        entries.insert(notesEntry, jsonOf(step.notes));
    if (step.pictures != keptPictures(stepBefore, step.state.bench))
        entries.insert(picturesEntry, listed(step.pictures));
    return entries;
}

// Derived parameters are set first, so that saved ones take precedence.
Outcome<LabState> withDerived(
    const LabState& state, const QJsonObject& settings, const QString& where)
{
    Patch patch;
    for (auto entry = settings.begin(); entry != settings.end(); ++entry) {
        const Parameter* parameter = parameterNamed(entry.key().toStdString());
        if (parameter && parameter->derived)
            patch.push_back({entry.key().toStdString(), parameterValue(entry.value())});
    }
    auto result = patched(state, patch);
    if (!result)
        return Unexpected(Error {sentence(result.error(), state, where)});
    return *std::move(result);
}

/// Reads one state after the other and collects errors.
class StepReader {
public:
    explicit StepReader(const LabState& start)
        : m_before(start)
    {
    }

    QStringList wrong;
    std::vector<SeriesStep> steps;

    /// Invalid entries are left out of the state.
    void read(const QJsonObject& entries, const QString& where)
    {
        const SeriesStep* const stepBefore = steps.empty() ? nullptr : &steps.back();
        SeriesStep step;
        const QJsonValue seconds = entries.value(secondsEntry);
        step.seconds = seconds.toDouble(seconds.isUndefined() ? step.seconds : -1);
        if (!(step.seconds >= shortestStep && step.seconds <= longestStep))
            wrong += Words::tr("%1: \"seconds\" must be a number from %2 to %3.")
                         .arg(where, plainNumber(shortestStep), plainNumber(longestStep));
        step.caption = texts(entries, captionEntry, where);
        step.notes = texts(entries, notesEntry, where);
        step.state = state(entries, where);
        step.pictures = keptPictures(stepBefore, step.state.bench);
        if (const QJsonValue shown = entries.value(picturesEntry);
            !shown.isUndefined() && m_isOnItsBench) {
            auto pictures = picturesIn(shown, step.state.bench, where);
            if (pictures)
                step.pictures = *std::move(pictures);
            else
                wrong += pictures.error().sentence;
        }
        m_before = step.state;
        steps.push_back(std::move(step));
    }

private:
    LanguageTexts texts(const QJsonObject& entries, QLatin1StringView key, const QString& where)
    {
        if (auto texts = textsIn(entries.value(key)))
            return *std::move(texts);
        wrong += Words::tr("%1: \"%2\" must be an object of texts, by language: %3.")
                     .arg(where, key, ui::listed(languages()));
        return {};
    }

    bool isFull() const { return wrong.size() >= static_cast<qsizetype>(maxErrors); }

    LabState state(const QJsonObject& entries, const QString& where)
    {
        const QJsonValue given = entries.value(settingsEntry);
        if (!given.isUndefined() && !given.isObject())
            wrong +=
                Words::tr("%1: \"parameters\" must be an object of keys and values.").arg(where);
        const auto derived = withDerived(m_before, given.toObject(), where);
        if (!derived)
            wrong += derived.error().sentence;
        const LabState& start = derived ? *derived : m_before;
        QJsonObject settings = given.toObject();
        for (const QString& key : given.toObject().keys()) {
            const Parameter* parameter = parameterNamed(key.toStdString());
            if (parameter && parameter->derived)
                settings.remove(key);
        }
        const QJsonObject present = stateEntries(start);
        QJsonObject own = entries;
        own.remove(settingsEntry);
        for (const QString& key : ownEntries())
            own.remove(key);
        const auto with = [&](const QJsonObject& some) {
            QJsonObject merged = changed(present, some);
            merged.insert(
                settingsEntry, changed(present.value(settingsEntry).toObject(), settings));
            return stateInEntries(merged, ownEntries(), where);
        };
        if (settings.contains(benchKey))
            m_isOnItsBench = true;
        if (auto all = with(own))
            return *std::move(all);
        takeOutWrong(settings, present.value(settingsEntry).toObject(), where);
        if (auto all = with(own))
            return *std::move(all);
        const QJsonObject tried = own;
        for (auto one = tried.begin(); one != tried.end() && !isFull(); ++one)
            if (const auto alone = with({{one.key(), one.value()}}); !alone) {
                wrong += alone.error().sentence;
                own.remove(one.key());
            }
        const auto rest = with(own);
        if (!rest && !isFull())
            wrong += rest.error().sentence;
        return rest.value_or(start);
    }

    // Removes invalid settings one by one, because an invalid setting can make others invalid;
    // those reported are left out.
    void takeOutWrong(QJsonObject& settings, const QJsonObject& present, const QString& where)
    {
        while (!isFull()) {
            const auto one = wrongSettingIn(changed(present, settings), where);
            if (!one)
                return;
            wrong += one->sentence;
            m_isOnItsBench = m_isOnItsBench && one->key != benchKey;
            if (!settings.contains(one->key))
                return;
            settings.remove(one->key);
        }
    }

    static constexpr auto benchKey = "bench"_L1;

    LabState m_before;
    /// False if its bench is invalid, so that the state has the bench before.
    bool m_isOnItsBench = true;
};

} // namespace

QJsonArray seriesEntry(const LabState& state)
{
    QJsonArray list;
    QJsonObject before = stateEntries(state);
    const SeriesStep* stepBefore = nullptr;
    for (const SeriesStep& step : state.series.steps()) {
        list.append(stepEntries(before, stepBefore, step));
        before = stateEntries(step.state);
        stepBefore = &step;
    }
    return list;
}

Expected<Series, QStringList> seriesIn(
    const QJsonValue& list, const LabState& start, const QString& name, const SeriesPlace& place)
{
    const QJsonArray entries = list.toArray();
    if (!list.isArray() || entries.size() > static_cast<qsizetype>(maxSeriesSteps))
        return Unexpected(
            QStringList {Words::tr("%1: \"series\" must be a list of at most %2 states.")
                             .arg(name)
                             .arg(maxSeriesSteps)});
    StepReader reader(start);
    for (qsizetype k = 0; k < entries.size(); ++k) {
        const QString where = place.lines
            ? Words::tr("%1, line %2, state %3 of the series")
                  .arg(name)
                  .arg(place.lines->of(place.path + QString::number(k)))
                  .arg(k + 1)
            : Words::tr("%1, state %2 of the series").arg(name).arg(k + 1);
        if (reader.wrong.size() >= static_cast<qsizetype>(maxErrors)) {
            reader.wrong +=
                Words::tr("%1: the states from %2 on were not read.").arg(name).arg(k + 1);
            break;
        }
        if (entries[k].isObject())
            reader.read(entries[k].toObject(), where);
        else
            reader.wrong += Words::tr("%1: it must be an object in braces.").arg(where);
    }
    if (!reader.wrong.isEmpty())
        return Unexpected(std::move(reader.wrong));
    return Series(std::move(reader.steps));
}

} // namespace lab::app
