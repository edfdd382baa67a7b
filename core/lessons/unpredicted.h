#pragma once

#include "core/lessons/lesson_answer.h"

#include <string_view>

namespace lab {

/// A lesson's words in one language, as textIn chooses them, for those who have predicted nothing:
/// without the sentences in which a formula reads the prediction, "A is the base with which your
/// {prediction} would be right." Where no sentence is left there is none in another language
/// either.
///
/// A sentence ends at . ! or ? before a space or the end, and at 。！ or ？, outside of formulas.
/// Law: a text without such a formula is the same.
LessonText unpredicted(const LessonText& text, std::string_view language);

/// The answer to the question in the learner's state, beside no prediction.
Expected<Graded, LessonError> gradedNothing(const Lesson& lesson, const LabState& before);

/// The state after the reveal, with what the lesson compares it with pinned as A: the learner's
/// state, or that of its `ghost`. Where a formula of the ghost reads the prediction, the A of
/// before stays.
Expected<LabState, LessonError> revealedToNobody(const Lesson& lesson, const LabState& before);

} // namespace lab
