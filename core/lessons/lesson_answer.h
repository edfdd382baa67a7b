#pragma once

#include "core/lessons/lesson_scope.h"

namespace lab {

enum class Grade {
    Right, ///< within the tolerance
    KnownWrong, ///< what a known misconception gives
    Magnitude, ///< right in its order of magnitude: within a factor of √10
    Wrong,
};

/// A prediction beside what the core says.
struct Graded {
    double answer = 0;
    Grade grade = Grade::Wrong;
    std::optional<std::size_t> model; ///< which wrong model, or wrong option

    bool operator==(const Graded&) const = default;
};

/// Which formula or text of a lesson is at fault: "question/answer", "outcome/en".
struct LessonFault {
    std::string where;
    enum class Kind {
        Formula, ///< as `fault` says
        Setting, ///< as `setting` says
        NotFinite, ///< the formula's value is no number
        NoOption, ///< the answer's number is not that of an option
        EqualsAnswer, ///< a wrong model that gives the right answer
    } kind = Kind::Formula;
    std::size_t time = 0; ///< for which of the starts
    ExpressionFault fault;
    std::optional<PatchProblem> setting;
};

/// The state after the reveal, with the prediction pinned as A.
std::variant<LabState, LessonFault> revealed(
    const Lesson& lesson, const LabState& before, double prediction);

/// A question's answer in the learner's state, and what the prediction is worth.
///
/// Law: the answer itself is right. A wrong model is matched within the tolerance, and only by what
/// is not right.
std::variant<Graded, LessonFault> graded(
    const Lesson& lesson, const LabState& before, double prediction);

/// The names for texts after the reveal.
LessonScope outcomeScope(
    const Lesson& lesson, const LabState& before, double prediction, double answer);

/// Tries all formulas at every start of the lesson; nothing where all is well.
std::optional<LessonFault> lessonFault(const Lesson& lesson);

} // namespace lab
