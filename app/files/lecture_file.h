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

constexpr int lectureVersion = 1;

/// A lecture as JSON: {"format": "position-lab lecture", "version": 1, "parts": […]}, where a part
/// is {"lesson": "14_requirement"} for one that comes with the program, {"lesson": {…}} with the
/// whole file of one's own, or {"scene": {…}, "name": "…"} with a whole scene.
///
/// Law: a saved lecture opens as the very lecture. All of it is tried before it is given; an error
/// names the file, the line, the part, and what would be right.
QByteArray lectureBytes(const Lecture& lecture);
Outcome<Lecture> lectureInBytes(const QByteArray& bytes, const QString& name);
Outcome<Lecture> lectureInFile(const QString& path);

/// A lecture's file as a whole: the lecture where it is sound, else what is wrong with each of its
/// parts, in their order.
///
/// Its own lessons may take no more work together than lectureSteps; and where mostErrors are wrong
/// the parts behind are not read.
struct LectureReport {
    std::optional<Lecture> lecture; ///< where nothing is wrong
    QStringList sentences;
    std::vector<QStringList> advice {}; ///< of each part, as LessonReport has it
};
LectureReport lectureReport(const QByteArray& bytes, const QString& name);
constexpr std::int64_t lectureSteps = 2 * mostLessonSteps;
constexpr std::int64_t lectureSettings = 20'000; ///< of `again` that are tried
constexpr qsizetype longestLectureLessons = 1'500'000; ///< its own lessons, in bytes

bool isLecture(const QJsonObject& object);

/// What a file of a lesson or of a scene is in a lecture; the scene has the file's name. A lesson
/// that would be too much beside those of `into` is refused: the lecture could not be opened.
Outcome<LecturePart> lecturePartInFile(const QString& path, const Lecture& into = {});

/// What is seen when a lecture begins: the start of its first lesson, or its first scene.
LabState lectureStart(const Lecture& lecture);

} // namespace lab::app
