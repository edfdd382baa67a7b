#include "app/commands/command_options.h"
#include "app/commands/run_commands.h"
#include "app/files/lecture_file.h"
#include "app/files/lesson_file.h"
#include "app/files/opened_file.h"
#include "app/files/streamed_file.h"
#include "app/text/exit.h"
#include "app/worksheet/worksheet.h"
#include "core/lessons/course.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <utility>
#include <variant>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::WorksheetCommand)
};

/// The lessons of a lecture in their order.
Outcome<std::vector<Lesson>> lessonsOfLecture(const OpenedFile& file)
{
    const auto lecture = lectureInFile(file);
    if (!lecture)
        return Unexpected(lecture.error());
    std::vector<Lesson> lessons;
    for (const LecturePart& part : lecture->parts)
        if (const auto* lesson = std::get_if<Lesson>(&part.shown))
            lessons.push_back(*lesson);
    if (lessons.empty())
        return Unexpected(
            Error {Words::tr("%1: this lecture has only scenes; a worksheet needs a lesson.")
                       .arg(QDir::toNativeSeparators(file.path))});
    return lessons;
}

// The file of a lesson or of a lecture, else a bundled lesson.
Outcome<std::vector<Lesson>> lessonsNamed(const QString& name)
{
    if (!isStandardStream(name) && !QFileInfo::exists(name)) {
        for (const Lesson& lesson : shippedLessons()) {
            if (matchesKey(lesson.key, name.toStdString()))
                return std::vector {lesson};
        }
        return Unexpected(Error {Words::tr(
            "%1 is neither a file nor a built-in lesson; `lesson list` lists the lessons.")
                                     .arg(QDir::toNativeSeparators(name))});
    }
    const auto file = openedFile(name);
    if (!file)
        return Unexpected(file.error());
    if (file->kind == OpenedFile::Kind::Lecture)
        return lessonsOfLecture(*file);
    auto lesson = lessonInFile(*file);
    if (!lesson)
        return Unexpected(lesson.error());
    return std::vector {*std::move(lesson)};
}

} // namespace

int runWorksheet(const QCommandLineParser& given)
{
    const QString output = given.value(u"output"_s);
    const QString file = givenFile(given).value_or(QString());
    if (!isStandardStream(output) && QFileInfo(output).suffix().toLower() != "pdf"_L1)
        return ended(Exit::Misused, Words::tr("%1: the name must end in .pdf.").arg(output));
    const auto lessons = lessonsNamed(file);
    if (!lessons)
        return ended(Exit::Failed, lessons.error());
    return ended(writtenWorksheets(*lessons, output));
}

} // namespace lab::app
