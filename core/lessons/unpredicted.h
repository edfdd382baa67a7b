#pragma once

#include "core/lessons/lesson_answer.h"

#include <string_view>

namespace lab {

/// A lesson's text in one language, as chosen by textIn, for readers without a prediction: without
/// the sentences in which a formula uses the prediction, "A is the base with which your
/// {prediction} would be right." If no sentence is left, other languages are not used either.
///
/// A sentence ends at . ! or ? before a space or the end, and at 。！ or ？, outside of formulas.
/// Law: a text without such a formula is the same.
LessonText unpredicted(const LessonText& text, std::string_view language);

/// The answer to the question in the learner's state, without a prediction.
Expected<Graded, LessonError> gradedWithoutPrediction(const Lesson& lesson, const LabState& before);

/// The state after the reveal, with the lesson's comparison pinned as A: the learner's state, or
/// that of its `ghost`. If a formula of the ghost uses the prediction, the previous A stays.
Expected<LabState, LessonError> revealedWithoutPrediction(
    const Lesson& lesson, const LabState& before);

} // namespace lab
