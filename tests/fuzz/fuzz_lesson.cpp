#include "app/files/lesson_file.h"
#include "app/files/lesson_writer.h"
#include "tests/fuzz/target.h"
#include "tests/fuzz/uses.h"

using namespace Qt::StringLiterals;
using namespace lab;

namespace {

void readLesson(const QByteArray& bytes)
{
    const auto report = app::lessonReport(bytes, u"lesson.json"_s);
    fuzz::require(report.lesson.has_value() == report.sentences.isEmpty(),
        "a lesson is read, or what is wrong is said");
    if (!report.lesson)
        return;
    const auto again = app::lessonReport(app::lessonBytes(*report.lesson), u"saved.json"_s);
    fuzz::require(again.lesson && *again.lesson == *report.lesson,
        "a saved lesson is the lesson that was saved");
    (void)app::lessonSummary(report);
    const QString path = fuzz::fileOf(bytes, u"lesson.json"_s);
    fuzz::outputOf({u"lesson"_s, u"check"_s, path});
    if (fuzz::isDrawn(bytes))
        fuzz::outputOf({u"lesson"_s, u"worksheet"_s, path, u"-o"_s, path + u".pdf"_s});
}

const fuzz::Registered lessons({"lesson", readLesson});

} // namespace
