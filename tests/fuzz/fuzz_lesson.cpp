#include "app/files/lesson_file.h"
#include "tests/fuzz/target.h"

using namespace Qt::StringLiterals;
using namespace lab;

namespace {

void readLesson(const QByteArray& bytes)
{
    const auto report = app::lessonReport(bytes, u"lesson.json"_s);
    fuzz::require(report.lesson.has_value() == report.sentences.isEmpty(),
        "a lesson is read, or what is wrong is said");
}

const fuzz::Registered lessons({"lesson", readLesson});

} // namespace
