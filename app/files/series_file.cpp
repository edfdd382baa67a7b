#include "app/files/series_file.h"

#include "app/commands/setting_words.h"
#include "app/files/json_lines.h"
#include "app/files/scene_file.h"
#include "app/translations.h"
#include "core/frames/picture_names.h"
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

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::SeriesFile)
};

/// What turns one object into another, entry by entry; null for one that is taken out.
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

/// Those of the state before hold on as long as its bench does.
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
            return Unexpected(
                Problem {Words::tr("%1: \"pictures\" has \"%2\", which is none of the "
                                   "pictures of the state's bench: %3.")
                             .arg(where, one.toString(), ui::listed(known))});
        isRight = isRight && one.isString();
        names.push_back(one.toString().toStdString());
    }
    if (isRight)
        return names;
    return Unexpected(
        Problem {Words::tr("%1: \"pictures\" must be a list of pictures of the state's bench: %2.")
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
    QJsonObject caption;
    for (const auto& [language, text] : step.caption)
        caption.insert(QString::fromStdString(language), QString::fromStdString(text));
    if (!caption.isEmpty())
        entries.insert(captionEntry, caption);
    if (step.pictures != keptPictures(stepBefore, step.state.bench))
        entries.insert(picturesEntry, listed(step.pictures));
    return entries;
}

Outcome<void> checkedCaption(const QJsonValue& caption, const QString& where)
{
    const QJsonObject object = caption.toObject();
    bool isRight = caption.isUndefined() || caption.isObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        isRight = isRight && languages().contains(entry.key()) && entry.value().isString();
    if (isRight)
        return {};
    return Unexpected(
        Problem {Words::tr("%1: \"caption\" must be an object of texts, by language: %2.")
                     .arg(where, ui::listed(languages()))});
}

// Parameters that follow from others are set first: those that are saved have the last word.
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
        return Unexpected(Problem {sentence(result.error(), state, where)});
    return *std::move(result);
}

Outcome<SeriesStep> stepIn(const QJsonObject& entries, const LabState& before,
    const SeriesStep* stepBefore, const QString& where)
{
    const QJsonValue seconds = entries.value(secondsEntry);
    SeriesStep step;
    step.seconds = seconds.toDouble(seconds.isUndefined() ? step.seconds : -1);
    if (!(step.seconds >= shortestStep && step.seconds <= longestStep))
        return Unexpected(
            Problem {Words::tr("%1: \"seconds\" must be a number from %2 to %3.")
                         .arg(where, plainNumber(shortestStep), plainNumber(longestStep))});
    const QJsonValue caption = entries.value(captionEntry);
    if (const auto right = checkedCaption(caption, where); !right)
        return Unexpected(right.error());
    for (const QString& language : caption.toObject().keys()) {
        if (const QString text = caption.toObject().value(language).toString(); !text.isEmpty())
            step.caption[language.toStdString()] = text.toStdString();
    }

    const QJsonValue given = entries.value(settingsEntry);
    if (!given.isUndefined() && !given.isObject())
        return Unexpected(Problem {
            Words::tr("%1: \"parameters\" must be an object of keys and values.").arg(where)});
    const auto start = withDerived(before, given.toObject(), where);
    if (!start)
        return Unexpected(start.error());
    QJsonObject settings = given.toObject();
    for (const QString& key : given.toObject().keys()) {
        const Parameter* parameter = parameterNamed(key.toStdString());
        if (parameter && parameter->derived)
            settings.remove(key);
    }
    const QJsonObject present = stateEntries(*start);
    QJsonObject merged = changed(present, entries);
    merged.remove(secondsEntry);
    merged.remove(captionEntry);
    merged.remove(picturesEntry);
    merged.insert(settingsEntry, changed(present.value(settingsEntry).toObject(), settings));
    auto state = stateInEntries(
        merged, {QString(captionEntry), QString(secondsEntry), QString(picturesEntry)}, where);
    if (!state)
        return Unexpected(state.error());
    step.state = *std::move(state);
    step.pictures = keptPictures(stepBefore, step.state.bench);
    if (const QJsonValue shown = entries.value(picturesEntry); !shown.isUndefined()) {
        auto pictures = picturesIn(shown, step.state.bench, where);
        if (!pictures)
            return Unexpected(pictures.error());
        step.pictures = *std::move(pictures);
    }
    return step;
}

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

Outcome<Series> seriesIn(const QJsonValue& list, const LabState& start, const QString& name,
    const QByteArray& text, const QString& path)
{
    const QJsonArray entries = list.toArray();
    if (!list.isArray() || entries.size() > static_cast<qsizetype>(mostSeriesSteps))
        return Unexpected(Problem {Words::tr("%1: \"series\" must be a list of at most %2 states.")
                                       .arg(name)
                                       .arg(mostSeriesSteps)});
    const JsonLines lines(text);
    std::vector<SeriesStep> steps;
    for (qsizetype k = 0; k < entries.size(); ++k) {
        const QString where = text.isEmpty()
            ? Words::tr("%1, state %2 of the series").arg(name).arg(k + 1)
            : Words::tr("%1, line %2, state %3 of the series")
                  .arg(name)
                  .arg(lines.of((path.isEmpty() ? QString() : path + u'/') + u"series/%1"_s.arg(k)))
                  .arg(k + 1);
        if (!entries[k].isObject())
            return Unexpected(
                Problem {Words::tr("%1: it must be an object in braces.").arg(where)});
        const SeriesStep* before = steps.empty() ? nullptr : &steps.back();
        auto step = stepIn(entries[k].toObject(), before ? before->state : start, before, where);
        if (!step)
            return Unexpected(step.error());
        steps.push_back(*std::move(step));
    }
    return Series(std::move(steps));
}

} // namespace lab::app
