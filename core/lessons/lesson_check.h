#pragma once

#include "core/lessons/lesson_answer.h"

namespace lab {

/// What lessons that are checked together may take, beside what each may: without it, as much as
/// one alone.
struct CheckBudget {
    std::shared_ptr<Effort> steps {}; ///< of their formulas
    std::shared_ptr<Effort> settings {}; ///< of `again`
};

/// What a check has found.
struct LessonCheck {
    std::vector<LessonError> errors; ///< at most mostPlaces
    bool triesAgainWhole = true; ///< every value of `again` was tried, as far as nothing was wrong
    bool isBeyondBudget = false; ///< too much work beside the others, if not alone
};

/// All that is wrong when the formulas and texts are tried at the lesson's start and at
/// `drawsTried` of its later starts: of each place the first error, in the order in which they were
/// found. Of `again` every listed value and both ends of a range are tried as
/// settings, as long as that takes no more than mostSettingsTried.
///
/// What follows from an error is none of its own: where the start or the reveal cannot be, no value
/// is judged by the state that it would lead to, and nothing is after formulas are too much work.
LessonCheck checkedLesson(const Lesson& lesson, const CheckBudget& budget = {});
std::vector<LessonError> lessonErrors(const Lesson& lesson); ///< those of a check

constexpr std::size_t drawsTried = 8;
constexpr std::size_t mostPlaces = 1000;
constexpr std::size_t mostErrors = 100; ///< that anybody is told of
constexpr std::int64_t mostSettingsTried = 50'000; ///< those of one start count each time

/// The texts that have no words in a language, in whose place those of another stand: "goal",
/// "question/wrong/0/says".
struct MissingWords {
    std::size_t texts = 0; ///< how many the lesson has
    std::vector<std::string> places;
};
MissingWords missingWords(const Lesson& lesson, std::string_view language);

} // namespace lab
