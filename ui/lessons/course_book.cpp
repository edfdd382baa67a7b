#include "ui/lessons/course_book.h"

#include "ui/lessons/languages.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

std::vector<std::string> lessonsIn(const QJsonValue& value)
{
    std::vector<std::string> lessons;
    for (const auto& one : value.toArray())
        lessons.push_back(one.toString().toStdString());
    return lessons;
}

bool hasNode(const Course& course, const std::string& lesson)
{
    return std::ranges::any_of(course.groups, [&](const Course::Group& group) {
        return std::ranges::find(group.nodes, lesson, &LessonNode::lesson) != group.nodes.end();
    });
}

bool areOnTheMap(const Course& course, const std::vector<std::string>& lessons)
{
    return std::ranges::all_of(
        lessons, [&](const std::string& lesson) { return hasNode(course, lesson); });
}

bool isWhole(const Course& course)
{
    return !course.groups.empty() && !course.path.empty() && areOnTheMap(course, course.path)
        && std::ranges::all_of(course.groups, [&](const Course::Group& group) {
               return !group.nodes.empty() && !group.title.empty()
                   && std::ranges::all_of(group.nodes, [&](const LessonNode& node) {
                          return !node.lesson.empty() && areOnTheMap(course, node.needs);
                      });
           });
}

} // namespace

std::optional<Course> courseOf(const QByteArray& json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    Course course;
    course.path = lessonsIn(object.value("path"_L1));
    for (const auto& value : object.value("groups"_L1).toArray()) {
        const QJsonObject group = value.toObject();
        Course::Group& made = course.groups.emplace_back();
        made.title = textsIn(group.value("title"_L1));
        for (const auto& one : group.value("stations"_L1).toArray()) {
            const QJsonObject node = one.toObject();
            made.nodes.push_back({node.value("lesson"_L1).toString().toStdString(),
                textsIn(node.value("title"_L1)), lessonsIn(node.value("needs"_L1))});
        }
    }
    return isWhole(course) ? std::optional(std::move(course)) : std::nullopt;
}

const Course& ownCourse()
{
    static const Course course = [] {
        QFile file(u":/course/course.json"_s);
        const bool isOpen = file.open(QIODevice::ReadOnly);
        const auto read = isOpen ? courseOf(file.readAll()) : std::nullopt;
        Q_ASSERT(read);
        return *read;
    }();
    return course;
}

} // namespace lab::ui
