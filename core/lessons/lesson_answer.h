#pragma once

#include "core/lessons/lesson_scope.h"

namespace lab {

/// A number, the number of an option, or a curve as high as each of its places.
using Prediction = std::variant<double, std::vector<double>>;

enum class Grade {
    Right, ///< within the tolerance
    KnownWrong, ///< what a known misconception gives
    Near, ///< right in its order of magnitude, within a factor of √10; a curve: in its shape
    Wrong,
};

/// How well a drawn curve fits the true one.
struct CurveFit {
    double rankCorrelation = 0; ///< from −1 to 1: whether the two rise and fall together
    double rootMeanSquare = 0; ///< of their difference

    bool operator==(const CurveFit&) const = default;
};

/// A prediction beside what the core says.
struct Graded {
    double answer = 0; ///< of a number or a choice
    Grade grade = Grade::Wrong;
    std::optional<std::size_t> model; ///< which wrong model, or wrong option
    std::optional<CurveFit> fit; ///< of a curve

    bool operator==(const Graded&) const = default;
};

/// Which formula or text of a lesson is wrong: "question/answer", "outcome/en".
struct LessonError {
    std::string where;
    enum class Kind {
        Formula, ///< as `error` says
        Setting, ///< as `setting` says
        NotFinite, ///< the formula's value is no number
        NoOption, ///< the answer's number, `value`, is not that of an option
        EqualsAnswer, ///< a wrong model that gives the right answer
        EmptyAxis, ///< the upward axis of a curve ends where it begins, or below
        NegativeTolerance, ///< `value`, which would leave nothing right
        NoChoice, ///< a formula's number, `value`, is not that of a choice of its parameter
    } kind = Kind::Formula;
    std::size_t time = 0; ///< for which of the starts
    std::optional<double> x = {}; ///< where a curve has no value
    std::optional<double> value = {}; ///< the number that cannot be
    ExpressionError error;
    std::optional<PatchError> setting;
};

/// The state that the reveal leads to: its settings over the learner's state, those that are
/// formulas, "=position.query - 9", worked out after the others.
Expected<LabState, LessonError> revealedState(const Lesson& lesson, const LabState& before,
    const std::shared_ptr<Effort>& effort = LessonScope::newEffort());

/// What is wrong with the number of a ghost's formula; nothing where its parameter takes it.
std::optional<LessonError> ghostError(
    const std::string& key, const std::string& formula, double number, const LabState& state);

/// Whether a formula has the name `prediction` in it, by itself.
bool readsPrediction(std::string_view formula);

/// The state after the reveal, with the prediction pinned as A: the learner's state, or that of the
/// lesson's `ghost`.
///
/// Law: no A shows the same as what it is compared with, as one of which the reveal has only chosen
/// another picture or table. Where the ghost reads the prediction, a right one has no A. Within the
/// tolerance it would be a state that differs from the true one by what does not matter.
Expected<LabState, LessonError> revealed(
    const Lesson& lesson, const LabState& before, const Prediction& prediction);

/// A question's answer in the learner's state, and what the prediction is worth.
///
/// Law: the answer itself is right. A wrong model is matched within the tolerance, and only by what
/// is not right; of two models that fit, the nearer one. Where a peak is asked for, who has
/// drawn one as high meets a model alone that is highest there too.
Expected<Graded, LessonError> graded(
    const Lesson& lesson, const LabState& before, const Prediction& prediction);

/// The numbers behind a question in the learner's state.
struct QuestionNumbers {
    double answer = 0;
    double tolerance = 0;
    std::vector<double> wrong;
};
Expected<QuestionNumbers, LessonError> questionNumbers(
    const LessonQuestion& question, LessonScope scope);

/// The same of a curve, at its places.
struct QuestionCurves {
    std::vector<double> x;
    double lowest = 0;
    double highest = 1;
    double tolerance = 0;
    std::vector<double> answer;
    std::vector<std::vector<double>> wrong;
    bool asksPeak = false; ///< as LessonCurve has it
};
Expected<QuestionCurves, LessonError> questionCurves(
    const LessonQuestion& question, const LessonScope& scope);

/// The true curve at each whole number of its axis, where these are more than its places: between
/// them it may go up and down. Empty where they are more than 4 096, or one has no value.
std::vector<double> curveEverywhere(const LessonQuestion& question, const LessonScope& scope);

/// Whether a drawn curve is as near to the true one as its tolerance asks, and of its shape: low
/// and high in the same places, unless the true one is flat. Heights that are within half the
/// tolerance of each other count as equal there.
///
/// Where the peak is asked for, it is right if it is highest within a twentieth of the axis of
/// where the true one is (of all such places, where they are several), and at least 0.7 times as
/// high; it reaches 0.9 of its height nowhere else than within a twentieth of where the true one
/// does but for a fiftieth of the upward axis, and the root mean square of the distance may be half
/// the true height. Heights are those over the lower end of the axis. Law: the true curve is right,
/// as far as its axis goes.
bool isRight(const QuestionCurves& known, const std::vector<double>& drawn);

/// The names for what is said and asked before the reveal: its numbers are those that it leads to.
LessonScope questionScope(const Lesson& lesson, const LabState& before,
    const std::shared_ptr<Effort>& effort = LessonScope::newEffort());

/// The names for texts after the reveal.
LessonScope outcomeScope(const Lesson& lesson, const LabState& before, const Prediction& prediction,
    double answer, const std::shared_ptr<Effort>& effort = LessonScope::newEffort());

} // namespace lab
