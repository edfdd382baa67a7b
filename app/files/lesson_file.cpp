#include "app/files/lesson_file.h"

#include "app/files/json_file.h"
#include "app/files/json_lines.h"
#include "app/files/lesson_entries.h"
#include "app/files/lesson_error_words.h"
#include "app/files/lesson_reader.h"
#include "app/files/opened_file.h"
#include "app/text/translations.h"
#include "core/lessons/lesson_check.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LessonFile)
};

Outcome<Lesson> orError(LessonReport report)
{
    if (report.lesson)
        return *std::move(report.lesson);
    return Unexpected(firstError(report.sentences, report.more > 0 ? report.more - 1 : 0));
}

/// A note that not all errors are shown.
QString moreErrors(std::size_t reported, std::size_t more, bool isCounted, const LessonPlace& place)
{
    const QString all = QString::number(reported + more) + (isCounted ? u""_s : u"+"_s);
    return place.part > 0
        ? Words::tr("%1, part %2: showing %3 of %4 errors; fix these to see the rest.")
              .arg(place.name, QString::number(place.part), QString::number(reported), all)
        : Words::tr("%1: showing %2 of %3 errors; fix these to see the rest.")
              .arg(place.name, QString::number(reported), all);
}

/// Sorts the errors by line.
LessonReport inOrder(
    std::vector<std::pair<int, LessonReport::Entry>> wrong, const QString& name, qsizetype part = 0)
{
    std::ranges::stable_sort(wrong, {}, &std::pair<int, LessonReport::Entry>::first);
    LessonReport report;
    for (auto& [line, entry] : wrong) {
        if (entry.path.isEmpty())
            report.sentences += entry.what;
        else if (part > 0)
            report.sentences += Words::tr("%1, line %2, part %3, %4: %5.")
                                    .arg(name)
                                    .arg(line)
                                    .arg(part)
                                    .arg(entry.path, entry.what);
        else
            report.sentences +=
                Words::tr("%1, line %2, %3: %4.").arg(name).arg(line).arg(entry.path, entry.what);
        report.entries.push_back(std::move(entry));
    }
    return report;
}

/// Whether the key belongs to a different lesson of the program, whose answers would be confused
/// with those to this one.
bool isUnderOthersKey(const Lesson& lesson)
{
    const auto& shipped = shippedLessons();
    const auto known = std::ranges::find(shipped, lesson.key, &Lesson::key);
    return known != shipped.end() && !(*known == lesson);
}

/// A message if an object has more bytes than a lesson may have; else empty.
QString tooLong(const QJsonObject& json, const LessonPlace& place)
{
    constexpr qsizetype kilobyte = 1000;
    const qsizetype size = QJsonDocument(json).toJson(QJsonDocument::Compact).size();
    if (size <= longestLesson)
        return {};
    const QString has = QString::number((size + kilobyte - 1) / kilobyte);
    const QString most = QString::number(longestLesson / kilobyte);
    return place.part > 0
        ? Words::tr("%1, part %2: the lesson has %3 kB; the limit is %4 kB.")
              .arg(place.name, QString::number(place.part), has, most)
        : Words::tr("%1: the lesson has %2 kB; the limit is %3 kB.").arg(place.name, has, most);
}

/// The errors in the lesson at this location, added to earlier ones.
LessonReport reportIn(const QJsonObject& json, const LessonPlace& place, const CheckBudget& budget,
    std::vector<std::pair<int, LessonReport::Entry>> wrong)
{
    const auto add = [&](const QString& path, const QString& what) {
        const QString whole = place.path.isEmpty() ? path : place.path + u'/' + path;
        wrong.push_back({place.lines.of(whole), {path, what}});
    };
    if (isLesson(json) || !json.contains("format"_L1)) {
        if (const QString sentence = tooLong(json, place); !sentence.isEmpty()) {
            wrong.push_back({1, {{}, sentence}});
            return inOrder(std::move(wrong), place.name, place.part);
        }
    }
    ReadLesson read = lessonIn(json);
    const std::string givenKey = read.lesson.key;
    const bool isUnderOther = isUnderOthersKey(read.lesson);
    if (isUnderOther)
        read.lesson.key = "own_" + givenKey;
    for (const WrongEntry& entry : read.wrong)
        add(entry.path, entry.what);
    if (!isLesson(json) && json.contains("format"_L1))
        return inOrder(std::move(wrong), place.name, place.part);
    // Entries that cannot be read are absent for the check, and so is everything at or below them.
    const auto isJudged = [&](LessonError::Kind kind) {
        return read.wrong.empty() || kind == LessonError::Kind::Formula
            || kind == LessonError::Kind::Setting;
    };
    const auto isAbove = [&](const QString& path) {
        const auto isAt = [&](const QString& entry) {
            return path == entry || path.startsWith(entry + u'/');
        };
        return isAtOrBelow(path, read.places) || std::ranges::any_of(read.misspelled, isAt);
    };
    std::set<std::string> reported;
    std::size_t more = read.places.size() - read.wrong.size();
    bool isCounted = true; // all errors were found
    bool triesAgainWhole = true;
    bool isBeyondBudget = false;
    const auto judge = [&](const Lesson& lesson) {
        const std::set<std::string> before = reported;
        const LessonCheck check = checkedLesson(lesson, budget);
        triesAgainWhole = triesAgainWhole && check.triesAgainWhole;
        isBeyondBudget = isBeyondBudget || check.isBeyondBudget;
        for (const LessonError& error : check.errors) {
            const QString path = QString::fromStdString(error.where);
            reported.insert(error.where);
            if (isAbove(path) || !isJudged(error.kind) || before.contains(error.where))
                continue;
            if (wrong.size() < maxErrors)
                add(path, errorWords(lesson, error));
            else
                ++more;
        }
        isCounted = isCounted && check.errors.size() < maxPlaces;
    };
    judge(read.lesson);
    // A value may differ per language, so the lesson must be valid in every language, not only the
    // window's.
    for (const QString& language : languages()) {
        Lesson other = lessonIn(json, language).lesson;
        other.key = read.lesson.key;
        if (other.start != read.lesson.start || other.reveal != read.lesson.reveal
            || other.again != read.lesson.again)
            judge(other);
    }
    // A missing tolerance is derived from the answer or the axis, so an error in it is an error
    // there.
    if (wrong.size() > 1 && !json.value("question"_L1).toObject().contains("tolerance"_L1))
        std::erase_if(
            wrong, [](const auto& one) { return one.second.path == "question/tolerance"_L1; });
    LessonReport report = inOrder(std::move(wrong), place.name, place.part);
    report.isBeyondBudget = isBeyondBudget;
    report.more = more;
    if (more > 0)
        report.sentences += moreErrors(report.entries.size(), more, isCounted, place);
    if (!report.sentences.isEmpty())
        return report;
    if (!triesAgainWhole)
        report.advice += Words::tr("Not all values of \"again\" were tried; there are too many.");
    if (isUnderOther)
        report.advice +=
            Words::tr("%1 is the key of a built-in lesson; answers to yours are stored as %2. "
                      "Choose another key.")
                .arg(QString::fromStdString(givenKey), QString::fromStdString(read.lesson.key));
    if (!read.needless.isEmpty())
        report.advice += (read.lesson.question.curve ? Words::tr("A curve does not use %1.")
                                                     : Words::tr("A choice does not use %1."))
                             .arg(ui::listed(read.needless));
    report.lesson = std::move(read.lesson);
    return report;
}

// Tests have checked them; checking all their formulas again would take a second.
std::vector<Lesson> readShipped()
{
    std::vector<Lesson> lessons;
    const QDir folder(u":/lessons"_s);
    for (const QString& name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        const auto json = jsonObjectInFile(folder.filePath(name));
        if (!json)
            continue;
        if (ReadLesson read = lessonIn(*json); read.wrong.empty())
            lessons.push_back(std::move(read.lesson));
    }
    return lessons;
}

} // namespace

bool isLesson(const QJsonObject& object)
{
    return object.value("format"_L1) == lessonFormat;
}

LessonReport lessonReport(const QByteArray& bytes, const QString& name)
{
    const RepairedJson json = repairedJson(bytes, name);
    std::vector<std::pair<int, LessonReport::Entry>> wrong;
    for (const auto& [line, sentence] : json.errors)
        wrong.push_back({line, {{}, sentence}});
    if (!json.isRead)
        return inOrder(std::move(wrong), name);
    const JsonLines lines(json.bytes);
    return reportIn(json.object, {lines, name, {}}, {}, std::move(wrong));
}

LessonReport lessonReportOf(const QString& path)
{
    const auto bytes = bytesInFile(path); // or the error of the file itself
    if (!bytes)
        return {{}, {bytes.error().sentence}, {{{}, bytes.error().sentence}}};
    return lessonReport(*bytes, QDir::toNativeSeparators(path));
}

LessonReport lessonReportIn(
    const QJsonObject& json, const LessonPlace& place, const CheckBudget& budget)
{
    return reportIn(json, place, budget, {});
}

Error firstError(const QStringList& sentences, std::size_t beside)
{
    if (sentences.size() < 2)
        return {sentences.value(0)};
    return {sentences.front() + u' '
        + Words::tr("This is the first of %1 errors; Lessons › Check a file shows all.")
              .arg(static_cast<std::size_t>(sentences.size()) + beside)};
}

Error firstOfReport(const QStringList& sentences)
{
    if (sentences.size() < 2)
        return {sentences.value(0)};
    return {sentences.front() + u' ' + Words::tr("See Lessons › Check a file for details.")};
}

Outcome<Lesson> lessonInFile(const OpenedFile& file)
{
    return orError(lessonReport(file.bytes, QDir::toNativeSeparators(file.path)));
}

const std::vector<Lesson>& shippedLessons()
{
    static std::map<QString, std::vector<Lesson>> ofLanguages;
    const auto [entry, isNew] = ofLanguages.try_emplace(ui::windowLanguage());
    if (isNew)
        entry->second = readShipped();
    return entry->second;
}

} // namespace lab::app
