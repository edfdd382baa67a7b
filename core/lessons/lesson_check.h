#pragma once

#include "core/lessons/lesson_answer.h"

namespace lab {

/// Tries all formulas and texts at the lesson's start and at `drawsTried` of its later starts.
Expected<void, LessonFault> checkedLesson(const Lesson& lesson);

constexpr std::size_t drawsTried = 8;

} // namespace lab
