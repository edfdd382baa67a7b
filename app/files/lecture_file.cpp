#include "app/files/lecture_file.h"

#include "app/files/json_file.h"
#include "app/files/json_lines.h"
#include "app/files/language_entries.h"
#include "app/files/lesson_file.h"
#include "app/files/opened_file.h"
#include "app/files/scene_file.h"
#include "app/text/setting_words.h"
#include "app/text/translations.h"
#include "core/lessons/course.h"
#include "core/lessons/lesson_check.h"
#include "core/state/first_words.h"
#include "core/state/series_step.h"
#include "ui/lessons/languages.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <iterator>
#include <map>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr auto lectureFormat = "position-lab lecture"_L1;
constexpr auto partsEntry = "parts"_L1;
constexpr auto lessonEntry = "lesson"_L1;
constexpr auto sceneEntry = "scene"_L1;
constexpr auto nameEntry = "name"_L1;
constexpr auto titleEntry = "title"_L1;
constexpr auto minutesEntry = "minutes"_L1;
constexpr qsizetype kilobyte = 1000;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LectureFile)
};

QString keyOf(const Lesson& lesson)
{
    return QString::fromStdString(lesson.key);
}

QString noTexts(const QString& where)
{
    return Words::tr("%1: \"title\" must be an object of texts, by language: %2.")
        .arg(where, ui::listed(languages()));
}

QJsonObject contentsOf(const LecturePart& part)
{
    if (const auto* lesson = std::get_if<Lesson>(&part.shown)) {
        if (part.source.empty())
            return {{lessonEntry, keyOf(*lesson)}};
        const auto own = QJsonDocument::fromJson(QByteArray::fromStdString(part.source));
        return {{lessonEntry, own.object()}};
    }
    const QByteArray scene = sceneBytes(std::get<LabState>(part.shown));
    QJsonObject entry {{sceneEntry, QJsonDocument::fromJson(scene).object()}};
    if (!part.name.empty())
        entry.insert(nameEntry, QString::fromStdString(part.name));
    if (!part.title.empty())
        entry.insert(titleEntry, jsonOf(part.title));
    return entry;
}

QJsonObject entryOf(const LecturePart& part)
{
    QJsonObject entry = contentsOf(part);
    if (part.minutes > 0)
        entry.insert(minutesEntry, part.minutes);
    return entry;
}

/// Reads the parts of one file. Bundled lessons define the valid names.
class PartReader {
public:
    PartReader(const JsonLines& lines, QString name)
        : m_lines(lines)
        , m_name(std::move(name))
        , m_lessons(shippedLessons())
    {
    }

    /// For the parts that were read.
    std::vector<QStringList> advice;

    bool isSpent() const { return m_budget.steps->left() < 0 || m_bytesLeft < 0; }

    /// The part, or all its errors.
    Expected<LecturePart, QStringList> part(const QJsonValue& value, qsizetype index)
    {
        advice.emplace_back();
        const QString path = partsEntry + u'/' + QString::number(index);
        const QString where =
            Words::tr("%1, line %2, part %3").arg(m_name).arg(m_lines.of(path)).arg(index + 1);
        const QJsonObject entry = value.toObject();
        const bool isLesson = entry.contains(lessonEntry);
        if (isLesson == entry.contains(sceneEntry))
            return wrong(
                Words::tr("%1: it must be an object with either a \"lesson\" or a \"scene\".")
                    .arg(where));
        const QStringList known = isLesson
            ? QStringList {lessonEntry, minutesEntry}
            : QStringList {sceneEntry, nameEntry, titleEntry, minutesEntry};
        for (const QString& key : entry.keys())
            if (!known.contains(key))
                return wrong(Words::tr("%1: there is no entry \"%2\" here; this part may have %3.")
                                 .arg(where, key, ui::listed(known)));
        const QJsonValue minutes = entry.value(minutesEntry);
        const int planned = minutes.toInt(minutes.isUndefined() ? 1 : 0); // 0 of a fraction
        if (planned < 1 || planned > maxMinutes)
            return wrong(Words::tr("%1: \"minutes\" must be a whole number from 1 to %2.")
                             .arg(where)
                             .arg(maxMinutes));
        auto part =
            isLesson ? lesson(entry.value(lessonEntry), index, where) : scene(entry, index, where);
        if (part && !minutes.isUndefined())
            part->minutes = planned;
        return part;
    }

private:
    static Unexpected<QStringList> wrong(const QString& sentence)
    {
        return Unexpected(QStringList {sentence});
    }

    static QString pathOf(qsizetype index, QLatin1StringView entry)
    {
        return partsEntry + u'/' + QString::number(index) + u'/' + entry;
    }

    Expected<LecturePart, QStringList> ownLesson(
        const QJsonObject& given, qsizetype index, const QString& where)
    {
        const QByteArray source = QJsonDocument(given).toJson(QJsonDocument::Compact);
        m_bytesLeft -= std::min(source.size(), longestLesson); // longer ones are not read
        if (m_bytesLeft < 0)
            return wrong(
                Words::tr("%1 is too large: your own lessons in a lecture may have %2 kB in total.")
                    .arg(where)
                    .arg(longestLectureLessons / kilobyte));
        LessonReport own = lessonReportIn(
            given, {m_lines, m_name, pathOf(index, lessonEntry), index + 1}, m_budget);
        if (own.isBeyondBudget)
            return wrong(
                Words::tr("%1 and the lessons before it need too much computation: the formulas of "
                          "your own lessons in a lecture may take %2 steps in total.")
                    .arg(where)
                    .arg(lectureSteps));
        if (!own.lesson)
            return Unexpected(std::move(own.sentences));
        advice.back() = std::move(own.advice);
        return LecturePart {*std::move(own.lesson), {}, source.toStdString()};
    }

    Expected<LecturePart, QStringList> lesson(
        const QJsonValue& given, qsizetype index, const QString& where)
    {
        if (given.isObject())
            return ownLesson(given.toObject(), index, where);
        const auto known = std::ranges::find_if(m_lessons,
            [&](const Lesson& one) { return matchesKey(one.key, given.toString().toStdString()); });
        if (known != m_lessons.end())
            return LecturePart {*known, {}, {}};
        QStringList keys;
        for (const Lesson& one : m_lessons)
            keys += keyOf(one);
        if (const QString near = nearestKey(given.toString(), keys); !near.isEmpty())
            return wrong(Words::tr("%1: there is no lesson \"%2\"; did you mean %3?")
                             .arg(where, given.toString(), near));
        return wrong(
            Words::tr("%1: \"lesson\" must be the complete object of a lesson file, or one of %2.")
                .arg(where, ui::listed(keys)));
    }

    Expected<LecturePart, QStringList> scene(
        const QJsonObject& entry, qsizetype index, const QString& where) const
    {
        const QJsonValue name = entry.value(nameEntry);
        if (!entry.value(sceneEntry).isObject() || !(name.isUndefined() || name.isString()))
            return wrong(Words::tr(
                "%1: \"scene\" must be the complete object of a scene file, and \"name\" a text.")
                             .arg(where));
        auto title = textsIn(entry.value(titleEntry));
        if (!title)
            return wrong(noTexts(where));
        auto state = sceneOrErrors(entry.value(sceneEntry).toObject(), where,
            SceneWithin {&m_lines, pathOf(index, sceneEntry),
                Words::tr("%1, part %2").arg(m_name).arg(index + 1)});
        if (!state)
            return Unexpected(std::move(state.error()));
        return LecturePart {
            *std::move(state), name.toString().toStdString(), {}, *std::move(title)};
    }

    const JsonLines& m_lines;
    QString m_name;
    const std::vector<Lesson>& m_lessons;
    CheckBudget m_budget {std::make_shared<Effort>(lectureSteps),
        std::make_shared<Effort>(lectureSettings)}; ///< for all lessons together
    qsizetype m_bytesLeft = longestLectureLessons;
};

/// A lecture whose parts are not parsed yet.
Outcome<QJsonObject> entriesOf(const QByteArray& bytes, const QString& name)
{
    const auto json = jsonObject(bytes, name);
    if (!json)
        return Unexpected(json.error());
    if (!isLecture(*json))
        return Unexpected(
            Error {Words::tr("%1 is not a Position Lab lecture: its \"format\" is not \"%2\".")
                       .arg(name, lectureFormat)});
    const QJsonValue version = json->value("version"_L1);
    if (version.isDouble() && version.toDouble() > lectureVersion)
        return Unexpected(
            Error {Words::tr("%1 was saved by a newer Position Lab (lecture version %2; this "
                             "one reads up to %3).")
                       .arg(name, version.toVariant().toString())
                       .arg(lectureVersion)});
    if (version.toInteger() != lectureVersion)
        return Unexpected(
            Error {Words::tr("%1: \"version\" must be %2.").arg(name).arg(lectureVersion)});
    const JsonLines lines(bytes);
    for (const QString& key : json->keys())
        if (key != "format"_L1 && key != "version"_L1 && key != partsEntry && key != titleEntry)
            return Unexpected(
                Error {Words::tr("%1, line %2: a lecture has no entry \"%3\"; it has \"format\", "
                                 "\"version\", \"title\" and \"parts\".")
                           .arg(name)
                           .arg(lines.of(key))
                           .arg(key)});
    if (!textsIn(json->value(titleEntry)))
        return Unexpected(
            Error {noTexts(Words::tr("%1, line %2").arg(name).arg(lines.of(titleEntry)))});
    const QJsonArray list = json->value(partsEntry).toArray();
    if (list.isEmpty() || list.size() > static_cast<qsizetype>(maxLectureParts))
        return Unexpected(
            Error {Words::tr("%1, line %2: \"parts\" must be a list of 1 to %3 lessons and "
                             "scenes.")
                       .arg(name)
                       .arg(lines.of(partsEntry))
                       .arg(maxLectureParts)});
    return *json;
}

/// Whether the lecture can still be opened with it: the user's own lessons share a budget.
bool goesInto(const Lecture& lecture, const LecturePart& lesson)
{
    Lecture own;
    std::ranges::copy_if(lecture.parts, std::back_inserter(own.parts),
        [](const LecturePart& part) { return !part.source.empty(); });
    if (own.parts.empty())
        return true; // a single lesson always fits
    own.parts.resize(std::min(own.parts.size(), maxLectureParts - 1));
    own.parts.push_back(lesson);
    return lectureReport(lectureBytes(own), {}).lecture.has_value();
}

} // namespace

QByteArray lectureBytes(const Lecture& lecture)
{
    QJsonArray parts;
    for (const LecturePart& part : lecture.parts)
        parts.append(entryOf(part));
    QJsonObject entries {
        {"format"_L1, lectureFormat}, {"version"_L1, lectureVersion}, {partsEntry, parts}};
    if (!lecture.title.empty())
        entries.insert(titleEntry, jsonOf(lecture.title));
    return QJsonDocument(entries).toJson();
}

bool isLecture(const QJsonObject& object)
{
    return object.value("format"_L1) == lectureFormat;
}

LectureReport lectureReport(const QByteArray& bytes, const QString& name)
{
    const auto entries = entriesOf(bytes, name);
    if (!entries)
        return {{}, {entries.error().sentence}};
    const QJsonArray parts = entries->value(partsEntry).toArray();
    const JsonLines lines(bytes);
    PartReader reader(lines, name);
    Lecture lecture;
    lecture.title = textsIn(entries->value(titleEntry)).value_or(LanguageTexts());
    QStringList sentences;
    for (qsizetype k = 0; k < parts.size(); ++k) {
        if (reader.isSpent() || sentences.size() >= static_cast<qsizetype>(maxErrors)) {
            sentences += Words::tr("%1: the parts from %2 on were not read.").arg(name).arg(k + 1);
            break;
        }
        auto part = reader.part(parts.at(k), k);
        if (part)
            lecture.parts.push_back(*std::move(part));
        else
            sentences += part.error();
    }
    if (!sentences.isEmpty())
        return {{}, sentences};
    return {std::move(lecture), {}, std::move(reader.advice)};
}

const std::vector<Lecture>& shippedLectures()
{
    static std::map<QString, std::vector<Lecture>> ofLanguages; // as of the lessons in them
    const auto [entry, isNew] = ofLanguages.try_emplace(ui::windowLanguage());
    const QDir folder(u":/lectures"_s);
    for (const QString& name : isNew ? folder.entryList() : QStringList()) {
        const auto bytes = bytesInFile(folder.filePath(name));
        auto lecture = bytes ? lectureInBytes(*bytes, name) : Unexpected(bytes.error());
        if (lecture)
            entry->second.push_back(*std::move(lecture));
    }
    return entry->second;
}

Outcome<Lecture> lectureInBytes(const QByteArray& bytes, const QString& name)
{
    LectureReport report = lectureReport(bytes, name);
    if (!report.lecture)
        return Unexpected(firstOfReport(report.sentences));
    return *std::move(report.lecture);
}

Outcome<Lecture> lectureInFile(const OpenedFile& file)
{
    return lectureInBytes(file.bytes, QDir::toNativeSeparators(file.path));
}

Outcome<LecturePart> lecturePartInFile(const QString& path, const Lecture& into)
{
    const auto file = openedFile(path);
    if (!file)
        return Unexpected(file.error());
    const auto& json = file->json;
    if (!json)
        return Unexpected(json.error());
    const QString name = QDir::toNativeSeparators(path);
    if (file->kind == OpenedFile::Kind::Lesson) {
        auto lesson = lessonInFile(*file);
        if (!lesson)
            return Unexpected(lesson.error());
        LecturePart part {*std::move(lesson), {},
            QJsonDocument(*json).toJson(QJsonDocument::Compact).toStdString()};
        if (!goesInto(into, part))
            return Unexpected(Error {
                Words::tr("%1 does not fit into the lecture with your other lessons: all of them "
                          "together may take %2 steps for their formulas and %3 kB.")
                    .arg(name)
                    .arg(lectureSteps)
                    .arg(longestLectureLessons / kilobyte)});
        return part;
    }
    if (!file->isScene())
        return Unexpected(
            Error {Words::tr("%1 is neither a lesson nor a scene; a lecture consists of these.")
                       .arg(name)});
    auto state = sceneState(*json, name);
    if (!state)
        return Unexpected(state.error());
    return LecturePart {*std::move(state), QFileInfo(path).completeBaseName().toStdString(), {}};
}

LabState lectureStart(const Lecture& lecture)
{
    const auto& first = lecture.parts.front().shown;
    if (const auto* lesson = std::get_if<Lesson>(&first))
        return withFirstWords(lessonStart(*lesson, 0).value_or(clamped({})), ui::firstWords());
    const auto& scene = std::get<LabState>(first);
    return scene.series.isEmpty() ? scene : scene.series.steps().front().state;
}

} // namespace lab::app
