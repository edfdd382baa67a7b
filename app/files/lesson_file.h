#pragma once

#include "app/files/json_lines.h"
#include "app/text/error.h"
#include "core/lessons/lesson_check.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace lab::app {

struct OpenedFile;

/// A lesson from its file: {"format": "position-lab lesson", "version": 1, …}.
///
/// It is validated completely before it is returned: every parameter and value, every formula at
/// every start, both languages. An error names the file, the line, the entry, what would be right,
/// and whether there are more errors. If the key belongs to a different lesson of the program,
/// "own_" is put before it, because answers to one are not answers to the other.
Outcome<Lesson> lessonInFile(const OpenedFile& file);

constexpr qsizetype longestLesson = 200'000; ///< in bytes, as JSON without spaces

/// The location of a lesson's object in a file, for line numbers in messages.
struct LessonPlace {
    const JsonLines& lines; ///< of the whole file
    QString name; ///< of the file
    QString path; ///< "parts/2/lesson"; empty if the file is the lesson
    qsizetype part = 0; ///< of a lecture, from 1; 0 if the file is the lesson
};

/// The result of reading a lesson file: the lesson if it is valid, else all errors, in the order of
/// lines.
struct LessonReport {
    std::optional<Lesson> lesson; ///< set if there are no errors
    QStringList sentences; ///< "mine.json, line 12, question/answer: …"
    struct Entry {
        QString path; ///< "question/answer"; empty for syntax errors
        QString what;
    };
    std::vector<Entry> entries; ///< the same, without file and line
    std::size_t more = 0; ///< number of further errors, mentioned in the last sentence
    /// Its formulas exceed the budget that it shares with the other lessons.
    bool isBeyondBudget = false;
    QStringList advice {}; ///< for a valid lesson, sentences on what it no longer tells the learner
};
LessonReport lessonReport(const QByteArray& bytes, const QString& name);
/// For one of several lessons that share a budget.
LessonReport lessonReportIn(
    const QJsonObject& json, const LessonPlace& place, const CheckBudget& budget);
LessonReport lessonReportOf(const QString& path);

/// The first of several sentences, with a note that there are more, counting `beside`.
Error firstError(const QStringList& sentences, std::size_t beside = 0);
/// The same if some of the sentences may be about parts that were not read.
Error firstOfReport(const QStringList& sentences);

/// Probable mistakes in a lesson without errors, one sentence each: options without feedback,
/// identical answers, a curve that leaves its axis or that cannot be drawn by hand accurately
/// enough.
QStringList lessonWarnings(const Lesson& lesson);

/// The same, with what is missing for its key and languages.
QStringList allWarnings(const Lesson& lesson);

/// "3_clocks is sound; the answer at its start is 628.31853071795865." and the probable mistakes.
QString lessonSummary(const Lesson& lesson);
QString lessonSummary(const LessonReport& report); ///< for a lesson without errors

bool isLesson(const QJsonObject& object);

/// The bundled lessons in their order, in the window's language; read once per language.
const std::vector<Lesson>& shippedLessons();

} // namespace lab::app
