#pragma once

#include "core/lessons/lesson_advice.h"

namespace lab {

/// The settings of a lesson without errors without effect on pictures, question, answers and
/// responses at any of the starts that lessonErrors() tries: controls, hidden parameters, settings
/// of the reveal and of `again`.
std::vector<LessonAdvice> idleSettings(const Lesson& lesson);

} // namespace lab
