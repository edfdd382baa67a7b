#pragma once

#include "core/lessons/lesson_answer.h"

namespace lab {

/// Tries all formulas and texts at the lesson's start and at `drawsTried` of its later starts.
Expected<void, LessonFault> checkedLesson(const Lesson& lesson);

constexpr std::size_t drawsTried = 8;

/// The texts that have no words in a language, in whose place those of another stand: "goal",
/// "question/wrong/0/says".
struct MissingWords {
    std::size_t texts = 0; ///< how many the lesson has
    std::vector<std::string> places;
};
MissingWords missingWords(const Lesson& lesson, std::string_view language);

} // namespace lab
