#include "app/files/lesson_file.h"

#include "app/files/json_file.h"
#include "app/files/json_lines.h"
#include "app/files/lesson_fault_words.h"
#include "app/files/lesson_reader.h"
#include "app/translations.h"
#include "core/lessons/lesson_check.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LessonFile)
};

Unexpected<Problem> problemAt(const LessonPlace& place, const QString& path, const QString& what)
{
    const QString whole = place.path.isEmpty() ? path : place.path + u'/' + path;
    return Unexpected(Problem {Words::tr("%1, line %2, %3: %4.")
                                   .arg(place.name)
                                   .arg(lineOf(place.text, whole))
                                   .arg(whole, what)});
}

} // namespace

QString lessonSummary(const Lesson& lesson)
{
    const QString key = QString::fromStdString(lesson.key);
    QString summary = Words::tr("%1 is sound; its answer is a curve.").arg(key);
    if (!lesson.question.curve) {
        const Graded result = graded(lesson, lessonStart(lesson, 0).value(), 0.0).value();
        summary = Words::tr("%1 is sound; the answer at its start is %2.")
                      .arg(key)
                      .arg(result.answer, 0, 'g', 17);
    }
    for (const QString& language : languages()) {
        const MissingWords missing = missingWords(lesson, language.toStdString());
        if (missing.places.empty())
            continue;
        summary += u' '
            + Words::tr("Words in %1 are missing from %2 of its %3 texts, first from %4; those of "
                        "another language stand there.")
                  .arg(language)
                  .arg(missing.places.size())
                  .arg(missing.texts)
                  .arg(QString::fromStdString(missing.places.front()));
    }
    return summary;
}

bool isLesson(const QJsonObject& object)
{
    return object.value("format"_L1) == lessonFormat;
}

Outcome<Lesson> lessonInBytes(const QByteArray& bytes, const QString& name)
{
    const auto json = jsonObject(bytes, name);
    if (!json)
        return Unexpected(json.error());
    return lessonInObject(*json, {bytes, name, {}});
}

Outcome<Lesson> lessonInObject(const QJsonObject& json, const LessonPlace& place)
{
    auto lesson = lessonIn(json);
    if (!lesson)
        return problemAt(place, lesson.error().path, lesson.error().what);
    if (const auto checked = checkedLesson(*lesson); !checked)
        return problemAt(place, QString::fromStdString(checked.error().where),
            faultWords(*lesson, checked.error()));
    return *std::move(lesson);
}

Outcome<Lesson> lessonInFile(const QString& path)
{
    const auto json = jsonObjectInFile(path); // which says what is wrong with the file itself
    if (!json)
        return Unexpected(json.error());
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Unexpected(
            Problem {Words::tr("%1 cannot be opened: %2.").arg(path, file.errorString())});
    return lessonInBytes(file.read(largestJsonFile), QDir::toNativeSeparators(path));
}

// They have been checked by the tests; trying all their formulas anew would take a second.
std::vector<Lesson> shippedLessons()
{
    std::vector<Lesson> lessons;
    const QDir folder(u":/lessons"_s);
    for (const QString& name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        const auto json = jsonObjectInFile(folder.filePath(name));
        if (!json)
            continue;
        if (auto lesson = lessonIn(*json))
            lessons.push_back(*std::move(lesson));
    }
    return lessons;
}

} // namespace lab::app
