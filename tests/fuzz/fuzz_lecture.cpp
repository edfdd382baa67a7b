#include "app/files/lecture_file.h"
#include "tests/fuzz/target.h"

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
}

const fuzz::Registered lectures({"lecture", readLecture});

} // namespace
