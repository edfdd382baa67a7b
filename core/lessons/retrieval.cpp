#include "core/lessons/retrieval.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lab {

namespace {

constexpr std::array<std::size_t, 2> lessonsLater = {2, 5};

struct Schedule {
    std::string lesson;
    std::string sitting; ///< of the first answer
    std::size_t repeats = 0;
};

} // namespace

std::vector<std::string> dueAgain(
    std::span<const LessonAnswered> answers, std::string_view presentSitting)
{
    std::vector<Schedule> schedules;
    for (const LessonAnswered& one : answers) {
        const auto known = std::ranges::find(schedules, one.lesson, &Schedule::lesson);
        if (known == schedules.end())
            schedules.push_back({one.lesson, one.sitting});
        else
            ++known->repeats;
    }
    std::vector<std::string> due;
    for (std::size_t k = 0; k < schedules.size(); ++k) {
        const std::size_t later = schedules.size() - 1 - k;
        auto times = static_cast<std::size_t>(
            std::ranges::count_if(lessonsLater, [&](std::size_t step) { return later >= step; }));
        times += schedules[k].sitting != presentSitting ? 1 : 0;
        if (schedules[k].repeats < times)
            due.push_back(schedules[k].lesson);
    }
    return due;
}

} // namespace lab
