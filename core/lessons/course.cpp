#include "core/lessons/course.h"

#include <algorithm>

namespace lab {

StationMarks stationMarks(std::span<const LessonAnswered> answers, std::string_view presentSitting)
{
    StationMarks marks;
    for (const LessonAnswered& answer : answers)
        marks[answer.lesson] = answer.isShown ? StationMark::Shown
            : answer.isRight                  ? StationMark::Right
                                              : StationMark::NotRight;
    for (const std::string& lesson : dueAgain(answers, presentSitting)) {
        const auto found = marks.find(lesson);
        if (found != marks.end() && found->second == StationMark::Right)
            found->second = StationMark::RightAndDue;
    }
    return marks;
}

StationMark markOf(const StationMarks& marks, std::string_view lesson)
{
    const auto found = marks.find(lesson);
    return found == marks.end() ? StationMark::Open : found->second;
}

bool isRight(StationMark mark)
{
    return mark == StationMark::Right || mark == StationMark::RightAndDue;
}

bool isReady(const Station& station, const StationMarks& marks)
{
    return std::ranges::all_of(
        station.needs, [&](const std::string& needed) { return isRight(markOf(marks, needed)); });
}

std::vector<std::string> leadsTo(const Course& course, std::string_view lesson)
{
    std::vector<std::string> found;
    for (const Course::Group& group : course.groups)
        for (const Station& station : group.stations)
            if (std::ranges::find(station.needs, lesson) != station.needs.end())
                found.push_back(station.lesson);
    return found;
}

std::string nextStation(const Course& course, const StationMarks& marks)
{
    for (const std::string& lesson : course.path)
        if (!isRight(markOf(marks, lesson)))
            return lesson;
    std::string due;
    for (const Course::Group& group : course.groups) {
        for (const Station& station : group.stations) {
            const StationMark mark = markOf(marks, station.lesson);
            if (!isRight(mark))
                return station.lesson;
            if (mark == StationMark::RightAndDue && due.empty())
                due = station.lesson;
        }
    }
    return due;
}

std::optional<std::string> stationBehind(const Course& course, std::string_view lesson)
{
    bool isBehind = false;
    for (const Course::Group& group : course.groups)
        for (const Station& station : group.stations) {
            if (isBehind)
                return station.lesson;
            isBehind = station.lesson == lesson;
        }
    return isBehind ? std::optional(std::string()) : std::nullopt;
}

std::string stationNumber(std::string_view lesson)
{
    const std::size_t end = std::min(lesson.find_first_not_of("0123456789"), lesson.size());
    const std::size_t begin = std::min(lesson.find_first_not_of('0'), end);
    return std::string(lesson.substr(begin, end - begin));
}

bool isMeant(std::string_view lesson, std::string_view name)
{
    const auto behindNumber = [](std::string_view key) {
        return key.substr(std::min(key.find_first_not_of("0123456789"), key.size()));
    };
    const std::string_view rest = behindNumber(name);
    if (stationNumber(lesson) != stationNumber(name))
        return false;
    return rest == behindNumber(lesson) || (rest.empty() && !stationNumber(name).empty());
}

} // namespace lab
