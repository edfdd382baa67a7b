#include "app/files/lecture_file.h"
#include "tests/fuzz/target.h"
#include "tests/fuzz/uses.h"

using namespace Qt::StringLiterals;
using namespace lab;

namespace {

void readLecture(const QByteArray& bytes)
{
    const auto lecture = app::lectureInBytes(bytes, u"lecture.json"_s);
    if (!lecture)
        return;
    const auto again = app::lectureInBytes(app::lectureBytes(*lecture), u"saved.json"_s);
    fuzz::require(again && *again == *lecture, "a saved lecture opens as the very lecture");
    const QString path = fuzz::fileOf(bytes, u"lecture.json"_s);
    fuzz::outputOf({u"lesson"_s, u"check"_s, path});
    if (fuzz::isDrawn(bytes))
        fuzz::outputOf({u"lesson"_s, u"worksheet"_s, path, u"-o"_s, path + u".pdf"_s});
}

const fuzz::Registered lectures({"lecture", readLecture});

} // namespace
