#include "core/lessons/retrieval.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lab {

namespace {

constexpr std::array<std::size_t, 2> lessonsLater = {2, 5};

struct Course {
    std::string lesson;
    std::string sitting; ///< of the first answer
    std::size_t repeats = 0;
};

} // namespace

std::vector<std::string> dueAgain(
    std::span<const LessonAnswered> answers, std::string_view presentSitting)
{
    std::vector<Course> courses;
    for (const LessonAnswered& one : answers) {
        const auto known = std::ranges::find(courses, one.lesson, &Course::lesson);
        if (known == courses.end())
            courses.push_back({one.lesson, one.sitting});
        else
            ++known->repeats;
    }
    std::vector<std::string> due;
    for (std::size_t k = 0; k < courses.size(); ++k) {
        const std::size_t later = courses.size() - 1 - k;
        auto times = static_cast<std::size_t>(
            std::ranges::count_if(lessonsLater, [&](std::size_t step) { return later >= step; }));
        times += courses[k].sitting != presentSitting ? 1 : 0;
        if (courses[k].repeats < times)
            due.push_back(courses[k].lesson);
    }
    return due;
}

} // namespace lab
