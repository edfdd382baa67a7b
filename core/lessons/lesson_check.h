#pragma once

#include "core/lessons/lesson_answer.h"

namespace lab {

/// Limits shared by lessons that are checked together, besides the limit of each. Without it, the
/// limits of a single lesson.
struct CheckBudget {
    std::shared_ptr<Effort> steps {}; ///< for formulas
    std::shared_ptr<Effort> settings {}; ///< for `again`
};

/// The result of a check.
struct LessonCheck {
    std::vector<LessonError> errors; ///< at most maxPlaces
    /// Whether every value of `again` was tried, if there was no error.
    bool triesAgainWhole = true;
    /// Too much work together with the other lessons, even if not alone.
    bool isBeyondBudget = false;
};

/// All errors found by evaluating the formulas and texts at the lesson's start and at `drawsTried`
/// of its later starts: the first error for each place, in the order in which they were found. For
/// `again`, every listed value and both ends of a range are tried as settings, within
/// maxSettingsTried.
///
/// Consequences of an error are not reported: if the start or the reveal is invalid, no value is
/// checked in the resulting state, and nothing is checked after formulas exceed the limit.
LessonCheck checkedLesson(const Lesson& lesson, const CheckBudget& budget = {});
std::vector<LessonError> lessonErrors(const Lesson& lesson); ///< the errors of a check

constexpr std::size_t drawsTried = 8;
constexpr std::size_t maxPlaces = 1000;
constexpr std::size_t maxErrors = 100; ///< limit of reported errors
constexpr std::int64_t maxSettingsTried = 50'000; ///< those of one start count each time

/// Texts that are missing in a language, where those of another language are shown: "goal",
/// "question/wrong/0/says".
struct MissingWords {
    std::size_t texts = 0; ///< the number of texts of the lesson
    std::vector<std::string> places;
};
MissingWords missingWords(const Lesson& lesson, std::string_view language);

} // namespace lab
