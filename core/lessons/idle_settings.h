#pragma once

#include "core/lessons/lesson_advice.h"

namespace lab {

/// The settings of a lesson without an error that change nothing that is shown, asked, answered or
/// said, at any of the starts that lessonErrors() tries: controls, parameters that are hidden,
/// settings of the reveal and of `again`.
std::vector<LessonAdvice> idleSettings(const Lesson& lesson);

} // namespace lab
