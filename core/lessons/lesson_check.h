#pragma once

#include "core/lessons/lesson_answer.h"

namespace lab {

/// All that is wrong when the formulas and texts are tried at the lesson's start and at
/// `drawsTried` of its later starts: of each place the first fault, in the order in which they were
/// found, at most mostFaults. Of `again` every listed value and both ends of a range are tried as
/// settings, as long as that takes no more than mostSettingsTried.
///
/// What follows from a fault is none of its own: where the start or the reveal cannot be, no value
/// is judged by the state that it would lead to, and nothing is after formulas are too much work.
std::vector<LessonFault> lessonFaults(const Lesson& lesson);

constexpr std::size_t drawsTried = 8;
constexpr std::size_t mostFaults = 100;
constexpr std::int64_t mostSettingsTried = 50'000; ///< those of one start count each time

/// The texts that have no words in a language, in whose place those of another stand: "goal",
/// "question/wrong/0/says".
struct MissingWords {
    std::size_t texts = 0; ///< how many the lesson has
    std::vector<std::string> places;
};
MissingWords missingWords(const Lesson& lesson, std::string_view language);

/// The options, from 0, that are wrong at the start or at one of the later starts that are tried,
/// and have no sentence that meets them.
std::vector<std::size_t> unmetOptions(const Lesson& lesson);

} // namespace lab
