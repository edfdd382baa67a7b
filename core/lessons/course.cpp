#include "core/lessons/course.h"

#include <algorithm>

namespace lab {

NodeMarks nodeMarks(std::span<const LessonAnswered> answers, std::string_view presentSitting)
{
    NodeMarks marks;
    for (const LessonAnswered& answer : answers)
        marks[answer.lesson] = answer.isShown ? NodeMark::Shown
            : answer.isRight                  ? NodeMark::Right
                                              : NodeMark::NotRight;
    for (const std::string& lesson : dueAgain(answers, presentSitting)) {
        const auto found = marks.find(lesson);
        if (found != marks.end() && found->second == NodeMark::Right)
            found->second = NodeMark::RightAndDue;
    }
    return marks;
}

NodeMark markOf(const NodeMarks& marks, std::string_view lesson)
{
    const auto found = marks.find(lesson);
    return found == marks.end() ? NodeMark::Open : found->second;
}

bool isRight(NodeMark mark)
{
    return mark == NodeMark::Right || mark == NodeMark::RightAndDue;
}

bool isReady(const LessonNode& node, const NodeMarks& marks)
{
    return std::ranges::all_of(
        node.needs, [&](const std::string& needed) { return isRight(markOf(marks, needed)); });
}

std::vector<std::string> leadsTo(const Course& course, std::string_view lesson)
{
    std::vector<std::string> found;
    for (const Course::Group& group : course.groups)
        for (const LessonNode& node : group.nodes)
            if (std::ranges::find(node.needs, lesson) != node.needs.end())
                found.push_back(node.lesson);
    return found;
}

std::string nextNode(const Course& course, const NodeMarks& marks)
{
    for (const std::string& lesson : course.path)
        if (!isRight(markOf(marks, lesson)))
            return lesson;
    std::string due;
    for (const Course::Group& group : course.groups) {
        for (const LessonNode& node : group.nodes) {
            const NodeMark mark = markOf(marks, node.lesson);
            if (!isRight(mark))
                return node.lesson;
            if (mark == NodeMark::RightAndDue && due.empty())
                due = node.lesson;
        }
    }
    return due;
}

std::optional<std::string> nodeAfter(const Course& course, std::string_view lesson)
{
    bool isBehind = false;
    for (const Course::Group& group : course.groups)
        for (const LessonNode& node : group.nodes) {
            if (isBehind)
                return node.lesson;
            isBehind = node.lesson == lesson;
        }
    return isBehind ? std::optional(std::string()) : std::nullopt;
}

std::string nodeNumber(std::string_view lesson)
{
    const std::size_t end = std::min(lesson.find_first_not_of("0123456789"), lesson.size());
    const std::size_t begin = std::min(lesson.find_first_not_of('0'), end);
    return std::string(lesson.substr(begin, end - begin));
}

bool matchesKey(std::string_view lesson, std::string_view name)
{
    const auto behindNumber = [](std::string_view key) {
        return key.substr(std::min(key.find_first_not_of("0123456789"), key.size()));
    };
    const std::string_view rest = behindNumber(name);
    if (nodeNumber(lesson) != nodeNumber(name))
        return false;
    return rest == behindNumber(lesson) || (rest.empty() && !nodeNumber(name).empty());
}

} // namespace lab
