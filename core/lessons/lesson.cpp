#include "core/lessons/lesson.h"

namespace lab {

std::variant<LabState, PatchProblem> lessonStart(const Lesson& lesson, std::size_t time)
{
    auto start = patched(clamped({}), lesson.start);
    const std::size_t which = time % (lesson.again.size() + 1);
    if (which == 0 || std::holds_alternative<PatchProblem>(start))
        return start;
    return patched(std::get<LabState>(std::move(start)), lesson.again[which - 1]);
}

} // namespace lab
