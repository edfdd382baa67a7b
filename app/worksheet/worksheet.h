#pragma once

#include "app/text/error.h"
#include "core/lessons/lesson.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace lab::app {

/// The worksheet of a lesson that begins in a state, as a PDF of A4 pages in the language of the
/// program, black on white: a page to write on with the goal, the numbers and the main pictures of
/// the start, the question and space for the answer; and a page for the teacher with the answer,
/// the text after the reveal, the answers of known misconceptions, and the notes.
///
/// Law: the text after the reveal is only on the second page. Every number is computed by the core
/// in that state.
QByteArray worksheetPdf(const Lesson& lesson, const LabState& start);

/// A lesson and the state in which it begins.
struct LessonAt {
    Lesson lesson;
    LabState start;
};

/// The same for several, at least one: first the pages to write on, in their order, then those for
/// the teacher.
QByteArray worksheetsPdf(const std::vector<LessonAt>& lessons);

/// At their first starts; writes completely or not at all.
Outcome<void> writtenWorksheets(const std::vector<Lesson>& lessons, const QString& path);

/// Writes it completely or not at all.
Outcome<void> writtenWorksheet(const Lesson& lesson, const LabState& start, const QString& path);

} // namespace lab::app
