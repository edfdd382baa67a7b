#include "app/files/opened_file.h"

#include "app/files/json_file.h"
#include "app/files/lecture_file.h"
#include "app/files/lesson_file.h"
#include "app/files/scene_file.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

OpenedFile::Kind kindOf(const QJsonObject& json)
{
    using Kind = OpenedFile::Kind;
    if (isScene(json))
        return json.contains("series"_L1) ? Kind::Series : Kind::Scene;
    if (isLesson(json))
        return Kind::Lesson;
    if (isLecture(json))
        return Kind::Lecture;
    return json.contains("format"_L1) ? Kind::Other : Kind::Model;
}

} // namespace

Outcome<OpenedFile> openedFile(const QString& path)
{
    auto bytes = bytesInFile(path);
    if (!bytes)
        return Unexpected(bytes.error());
    const QString name = shownPath(path);
    auto json = bytes->contains("\"position-lab ")
        ? jsonObject(*bytes, name)
        : modelObject(isReadOnce(path) ? inBraces(*bytes) : *bytes, name);
    const auto kind = json ? kindOf(*json) : OpenedFile::Kind::Other;
    return OpenedFile {path, *std::move(bytes), std::move(json), kind};
}

} // namespace lab::app
