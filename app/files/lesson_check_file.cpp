#include "app/files/lesson_check_file.h"

#include "app/files/lecture_file.h"
#include "app/files/lesson_file.h"
#include "app/files/opened_file.h"
#include "app/files/scene_file.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LectureFile)
};

/// Probable mistakes in the user's own lessons.
QStringList warningsOfParts(const LectureReport& report)
{
    QStringList all;
    for (std::size_t k = 0; k < report.lecture->parts.size(); ++k) {
        const LecturePart& part = report.lecture->parts[k];
        const auto* lesson = std::get_if<Lesson>(&part.shown);
        if (!lesson || part.source.empty())
            continue;
        for (const QString& warning : allWarnings(*lesson) + report.advice[k])
            all += Words::tr("Part %1: %2").arg(k + 1).arg(warning);
    }
    return all;
}

CheckedFile checkedScene(const QJsonObject& scene, const QString& name, const QByteArray& bytes)
{
    const auto state = sceneOrErrors(scene, name, bytes);
    if (!state)
        return {false, state.error()};
    const auto steps = static_cast<int>(state->series.size());
    return {true,
        {steps == 1 ? Words::tr("%1 is a valid scene with a series of 1 state.").arg(name)
                    : Words::tr("%1 is a valid scene with a series of %2 states.")
                          .arg(name)
                          .arg(steps)}};
}

} // namespace

CheckedFile checkedFile(const QString& path)
{
    const auto file = openedFile(path);
    if (!file)
        return {false, {file.error().sentence}};
    const QString name = QDir::toNativeSeparators(path);
    // a scene without a series is not a lesson
    if (file->json && file->kind == OpenedFile::Kind::Series)
        return checkedScene(*file->json, name, file->bytes);
    if (file->kind == OpenedFile::Kind::Lecture) {
        const LectureReport report = lectureReport(file->bytes, name);
        if (!report.lecture)
            return {false, report.sentences};
        const auto parts = static_cast<int>(report.lecture->parts.size());
        return {true,
            QStringList {parts == 1
                    ? Words::tr("%1 is a valid lecture with 1 part.").arg(name)
                    : Words::tr("%1 is a valid lecture with %2 parts.").arg(name).arg(parts)}
                + warningsOfParts(report)};
    }
    const LessonReport report = lessonReport(file->bytes, name);
    return report.lesson ? CheckedFile {true, {lessonSummary(report)}}
                         : CheckedFile {false, report.sentences};
}

} // namespace lab::app
