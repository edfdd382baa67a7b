#pragma once

#include "core/lessons/lesson_scope.h"

namespace lab {

/// A number, the index of an option, or the values of a curve.
using Prediction = std::variant<double, std::vector<double>>;

enum class Grade {
    Right, ///< within the tolerance
    KnownWrong, ///< the answer of a known misconception
    Near, ///< the right order of magnitude, within a factor of √10; for a curve, the right shape
    Wrong,
};

/// The fit of a drawn curve to the true one.
struct CurveFit {
    double rankCorrelation = 0; ///< from −1 to 1: whether both rise and fall together
    double rootMeanSquare = 0; ///< of their difference

    bool operator==(const CurveFit&) const = default;
};

/// A prediction with its grade and the computed answer.
struct Graded {
    double answer = 0; ///< for a number or a choice
    Grade grade = Grade::Wrong;
    std::optional<std::size_t> model; ///< the matching wrong model, or wrong option
    std::optional<CurveFit> fit; ///< for a curve

    bool operator==(const Graded&) const = default;
};

/// The formula or text of a lesson that is wrong: "question/answer", "outcome/en".
struct LessonError {
    std::string where;
    enum class Kind {
        Formula, ///< see `error`
        Setting, ///< see `setting`
        NotFinite, ///< the value of the formula is not finite
        NoOption, ///< the answer, `value`, is not the index of an option
        EqualsAnswer, ///< a wrong model gives the right answer
        EmptyAxis, ///< the vertical axis of a curve is empty or reversed
        NegativeTolerance, ///< `value`, with which nothing would be accepted
        /// The value of a formula, `value`, is not the index of a choice of its parameter.
        NoChoice,
    } kind = Kind::Formula;
    std::size_t time = 0; ///< index of the start
    std::optional<double> x = {}; ///< where a curve has no value
    std::optional<double> value = {}; ///< the invalid number
    ExpressionError error;
    std::optional<PatchError> setting;
};

/// The state after the reveal: its settings applied to the learner's state; those that are
/// formulas, "=position.query - 9", are evaluated after the others.
Expected<LabState, LessonError> revealedState(const Lesson& lesson, const LabState& before,
    const std::shared_ptr<Effort>& effort = LessonScope::newEffort());

/// The error in the value of a ghost's formula; empty if its parameter accepts it.
std::optional<LessonError> ghostError(
    const std::string& key, const std::string& formula, double number, const LabState& state);

/// Whether a formula contains the name `prediction`.
bool readsPrediction(std::string_view formula);

/// The state after the reveal, with the state to compare pinned as A: the learner's state, or that
/// of the lesson's `ghost`.
///
/// Law: A never looks the same as the current state, for example if the reveal has only switched
/// pictures or tables. If the ghost depends on the prediction, there is no A for a right one,
/// because within the tolerance the two states differ only in ways that do not matter.
Expected<LabState, LessonError> revealed(
    const Lesson& lesson, const LabState& before, const Prediction& prediction);

/// The answer to a question in the learner's state, and the grade of the prediction.
///
/// Law: the answer itself is right. A wrong model is matched within the tolerance, and only by
/// predictions that are not right; if two models fit, the nearer one is chosen. If a peak is asked
/// for, a drawn peak matches only a model with the peak in the same place.
Expected<Graded, LessonError> graded(
    const Lesson& lesson, const LabState& before, const Prediction& prediction);

/// The numbers of a question in the learner's state.
struct QuestionNumbers {
    double answer = 0;
    double tolerance = 0;
    std::vector<double> wrong;
};
Expected<QuestionNumbers, LessonError> questionNumbers(
    const LessonQuestion& question, LessonScope scope);

/// The same for a curve, at its points.
struct QuestionCurves {
    std::vector<double> x;
    double lowest = 0;
    double highest = 1;
    double tolerance = 0;
    std::vector<double> answer;
    std::vector<std::vector<double>> wrong;
    bool asksPeak = false; ///< see LessonCurve
};
Expected<QuestionCurves, LessonError> questionCurves(
    const LessonQuestion& question, const LessonScope& scope);

/// The true curve at each integer of its axis, if there are more of these than points: it may rise
/// and fall between them. Empty if there are more than 4 096, or if one has no value.
std::vector<double> curveEverywhere(const LessonQuestion& question, const LessonScope& scope);

/// Whether a drawn curve is within the tolerance of the true one and has the same shape: low and
/// high in the same places, unless the true one is flat. Heights within half the tolerance of each
/// other count as equal.
///
/// If the peak is asked for, the curve is right if its maximum is within a twentieth of the axis of
/// a maximum of the true curve and at least 0.7 times as high. It may reach 0.9 of its height,
/// except for a fiftieth of the vertical axis, only within a twentieth of where the true one does,
/// and the root mean square of the difference may be half the true height. Heights are measured
/// from the lower end of the axis. Law: the true curve is right, as far as its axis goes.
bool isRight(const QuestionCurves& known, const std::vector<double>& drawn);

/// The names for texts and questions before the reveal; their values are those after it.
LessonScope questionScope(const Lesson& lesson, const LabState& before,
    const std::shared_ptr<Effort>& effort = LessonScope::newEffort());

/// The names for texts after the reveal.
LessonScope outcomeScope(const Lesson& lesson, const LabState& before, const Prediction& prediction,
    double answer, const std::shared_ptr<Effort>& effort = LessonScope::newEffort());

} // namespace lab
