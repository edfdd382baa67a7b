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

/// A lesson from its file: {"format": "position-lab lesson", "version": 1, …}.
///
/// All of it is tried before it is given: every parameter and value, every formula at every start,
/// both languages. An error names the file, the line, the entry, and what would be right; where
/// more is wrong it says so. One that has the key of a lesson of the program, and is another, gets
/// "own_" before it: its answers are none to that one.
Outcome<Lesson> lessonInFile(const QString& path);

constexpr qsizetype longestLesson = 200'000; ///< in bytes, as JSON without blanks

/// Where in a file the object of a lesson stands, for the lines in sentences.
struct LessonPlace {
    const JsonLines& lines; ///< of all of the file
    QString name; ///< of the file
    QString path; ///< "parts/2/lesson"; empty where the file is the lesson
    qsizetype part = 0; ///< of a lecture, from 1; 0 where the file is the lesson
};

/// A lesson's file as a whole: the lesson where it is sound, else all that is wrong, in the order
/// of its lines.
struct LessonReport {
    std::optional<Lesson> lesson; ///< where nothing is wrong
    QStringList sentences; ///< "mine.json, line 12, question/answer: …"
    struct Entry {
        QString path; ///< "question/answer"; empty of what is wrong with the signs of the text
        QString what;
    };
    std::vector<Entry> entries; ///< the same, without file and line
    std::size_t more = 0; ///< beside these, which the last sentence says
    bool isBeyondBudget = false; ///< its formulas are too much work beside those of the others
    QStringList advice {}; ///< sentences on what the lesson no longer tells, where it is sound
};
LessonReport lessonReport(const QByteArray& bytes, const QString& name);
/// Of one among others that share a budget.
LessonReport lessonReportIn(
    const QJsonObject& json, const LessonPlace& place, const CheckBudget& budget);
LessonReport lessonReportOf(const QString& path);

/// The first of several sentences, which says that there are more: also beside these.
Error firstError(const QStringList& sentences, std::size_t beside = 0);
/// The same where some of the sentences may say what was not read.
Error firstOfReport(const QStringList& sentences);

/// What is hardly meant of a lesson without an error, a sentence each: options that nobody is told
/// about, answers that are the same, a curve that leaves its axis or that no hand draws well
/// enough.
QStringList lessonWarnings(const Lesson& lesson);

/// The same, with what its key and its languages lack.
QStringList allWarnings(const Lesson& lesson);

/// "3_clocks is sound; the answer at its start is 628.31853071795865." and what is hardly meant.
QString lessonSummary(const Lesson& lesson);
QString lessonSummary(const LessonReport& report); ///< of a lesson without an error

bool isLesson(const QJsonObject& object);

/// The lessons that come with the program, in their order, as the window's language has
/// them; they are read once for each.
const std::vector<Lesson>& shippedLessons();

} // namespace lab::app
