#pragma once

#include "app/text/error.h"
#include "core/lessons/lecture.h"
#include "core/lessons/lesson_scope.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace lab::app {

struct OpenedFile;

constexpr int lectureVersion = 1;

/// A lecture as JSON: {"format": "position-lab lecture", "version": 1, "parts": […]}, where a part
/// is {"lesson": "14_requirement"} for a bundled lesson, {"lesson": {…}} with the whole file of a
/// user's own lesson, or {"scene": {…}, "name": "…", "title": {"en": "…"}} with a whole scene. A
/// part may have "minutes", the lecture a "title".
///
/// Law: a saved lecture opens as the same lecture. It is validated completely before it is
/// returned; an error names the file, the line, the part, and what would be right.
QByteArray lectureBytes(const Lecture& lecture);
Outcome<Lecture> lectureInBytes(const QByteArray& bytes, const QString& name);
Outcome<Lecture> lectureInFile(const OpenedFile& file);

/// The result of reading a lecture file: the lecture if it is valid, else the errors of each part,
/// in their order.
///
/// Together, the user's own lessons in it may take at most lectureSteps of work. After maxErrors
/// errors, the remaining parts are not read.
struct LectureReport {
    std::optional<Lecture> lecture; ///< set if there are no errors
    QStringList sentences;
    std::vector<QStringList> advice {}; ///< by part, as in LessonReport
};
LectureReport lectureReport(const QByteArray& bytes, const QString& name);
constexpr std::int64_t lectureSteps = 2 * maxLessonSteps;
/// Limit for the settings of `again` that are checked.
constexpr std::int64_t lectureSettings = 20'000;
constexpr qsizetype longestLectureLessons = 1'500'000; ///< the user's own lessons in it, in bytes

/// Those of the program; a test reads each.
const std::vector<Lecture>& shippedLectures();

bool isLecture(const QJsonObject& object);

/// Makes a part of a lecture from a file with a lesson or a scene; a scene is named after the file.
/// Refuses a lesson that exceeds the budget together with those of `into`, because the lecture
/// could not be opened.
Outcome<LecturePart> lecturePartInFile(const QString& path, const Lecture& into = {});

/// The state in which a lecture begins: the start of its first lesson, or its first scene.
LabState lectureStart(const Lecture& lecture);

} // namespace lab::app
