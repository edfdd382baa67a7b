#include "app/files/own_lessons.h"

#include "app/files/json_file.h"
#include "app/files/lesson_file.h"
#include "app/files/lesson_reader.h"
#include "app/files/lesson_writer.h"
#include "app/files/opened_file.h"
#include "app/text/translations.h"
#include "ui/store/atomic_writing.h"
#include "ui/store/file_names.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LessonFile)
};

} // namespace

OwnLessons::OwnLessons(QString folder)
    : m_folder(std::move(folder))
{
}

QString OwnLessons::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/lessons"_s;
}

std::vector<ui::OwnLesson> OwnLessons::all() const
{
    std::vector<ui::OwnLesson> lessons;
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        LessonReport report = lessonReportOf(path);
        lessons.push_back({path, std::move(report.lesson), std::move(report.sentences)});
    }
    return lessons;
}

Outcome<QString> OwnLessons::save(Lesson lesson) const
{
    if (const auto made = ui::madeFolder(m_folder); !made)
        return Unexpected(made.error());
    const QDir folder(m_folder);
    const auto isTaken = [&folder](const QString& name) {
        const QFileInfo file(folder.filePath(name + u".json"_s));
        return file.exists() || file.isSymLink();
    };
    const QString wanted = ui::fileStem(QString::fromStdString(lesson.key), u"lesson"_s);
    QString name = wanted;
    for (int k = 2; isTaken(name); ++k)
        name = wanted + u"_%1"_s.arg(k);
    lesson.key = name.toStdString();
    auto path = ui::pathInside(m_folder, name + u".json"_s);
    if (!path)
        return path;
    if (const auto written = writtenAtomically(*path, lessonBytes(lesson)); !written)
        return Unexpected(written.error());
    return path;
}

Outcome<ui::LessonToEdit> lessonToEdit(const QString& path)
{
    const auto file = openedFile(path);
    if (!file)
        return Unexpected(file.error());
    auto lesson = lessonInFile(*file);
    if (!lesson)
        return Unexpected(lesson.error());
    for (const QString& language : languages()) {
        const Lesson other = file->json ? lessonIn(*file->json, language).lesson : *lesson;
        if (other.start != lesson->start || other.reveal != lesson->reveal
            || other.again != lesson->again)
            return Unexpected(Error {Words::tr(
                "%1 has parameters with one value per language, which this form cannot hold.")
                                         .arg(QFileInfo(path).fileName())});
    }
    return ui::LessonToEdit {*std::move(lesson), fingerprintOf(file->bytes)};
}

} // namespace lab::app
