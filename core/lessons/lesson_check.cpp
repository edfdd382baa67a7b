#include "core/lessons/lesson_check.h"

#include <cmath>

namespace lab {

namespace {

using Kind = LessonFault::Kind;
using Found = std::optional<LessonFault>;

LessonFault faultOf(std::string where, Kind kind)
{
    return {.where = std::move(where), .kind = kind, .fault = {}, .setting = {}};
}

LessonFault settingFault(std::string where, const PatchProblem& problem)
{
    return {.where = std::move(where), .kind = Kind::Setting, .fault = {}, .setting = problem};
}

Found textFault(const LessonText& text, const LessonScope& scope, const std::string& where)
{
    for (const auto& [language, words] : text) {
        const auto filled = filledText(words, scope);
        if (const auto* fault = std::get_if<ExpressionFault>(&filled))
            return LessonFault {.where = where + '/' + language, .fault = *fault, .setting = {}};
    }
    return {};
}

// The answer to a choice is a whole number; rounding may have moved it.
bool isOption(double answer, std::size_t count)
{
    const double whole = std::round(answer);
    return std::abs(answer - whole) < 1e-9 && whole >= 0 && whole < static_cast<double>(count);
}

// What a prediction is compared with; gives the answer as one who is right would predict it.
std::variant<Prediction, LessonFault> rightPrediction(
    const LessonQuestion& question, const LessonScope& scope)
{
    const auto wrongAt = [](std::size_t k) {
        return "question/wrong/" + std::to_string(k) + "/value";
    };
    if (question.curve) {
        const auto curves = questionCurves(question, scope);
        if (const auto* fault = std::get_if<LessonFault>(&curves))
            return *fault;
        const auto& known = std::get<QuestionCurves>(curves);
        for (std::size_t k = 0; k < known.wrong.size(); ++k)
            if (isRight(known, known.wrong[k]))
                return faultOf(wrongAt(k), Kind::EqualsAnswer);
        return Prediction(known.answer);
    }
    const auto numbers = questionNumbers(question, scope);
    if (const auto* fault = std::get_if<LessonFault>(&numbers))
        return *fault;
    const auto& known = std::get<QuestionNumbers>(numbers);
    for (std::size_t k = 0; k < known.wrong.size(); ++k)
        if (std::abs(known.wrong[k] - known.answer) <= known.tolerance)
            return faultOf(wrongAt(k), Kind::EqualsAnswer);
    if (!question.options.empty() && !isOption(known.answer, question.options.size()))
        return faultOf("question/answer", Kind::NoOption);
    return Prediction(known.answer);
}

Found wordsBefore(const Lesson& lesson, const LessonScope& scope)
{
    const LessonQuestion& question = lesson.question;
    const LessonCurve curve = question.curve.value_or(LessonCurve {});
    for (const auto& [text, where] : {std::pair(&lesson.title, "title"),
             std::pair(&lesson.goal, "goal"), std::pair(&lesson.notes, "notes"),
             std::pair(&question.text, "question/text"), std::pair(&question.unit, "question/unit"),
             std::pair(&curve.across, "question/curve/across"),
             std::pair(&curve.upwards, "question/curve/upwards")}) {
        if (auto fault = textFault(*text, scope, where))
            return fault;
    }
    for (std::size_t k = 0; k < question.options.size(); ++k) {
        const std::string where = "question/options/" + std::to_string(k) + "/text";
        if (auto fault = textFault(question.options[k].text, scope, where))
            return fault;
    }
    return {};
}

Found wordsAfter(const Lesson& lesson, const LessonScope& scope)
{
    const auto& options = lesson.question.options;
    for (std::size_t k = 0; k < options.size(); ++k) {
        const std::string where = "question/options/" + std::to_string(k) + "/says";
        if (auto fault = textFault(options[k].says, scope, where))
            return fault;
    }
    const auto& wrong = lesson.question.wrong;
    for (std::size_t k = 0; k < wrong.size(); ++k) {
        const std::string where = "question/wrong/" + std::to_string(k) + "/says";
        if (auto fault = textFault(wrong[k].says, scope, where))
            return fault;
    }
    if (auto fault = textFault(lesson.outcome, scope, "outcome"))
        return fault;
    if (auto fault = textFault(lesson.ofA, scope, "of_a"))
        return fault;
    return textFault(lesson.explanation, scope, "explanation");
}

Found ghostFault(const Lesson& lesson, const LessonScope& scope)
{
    for (const auto& [key, formula] : lesson.ghost) {
        const auto value = lessonNumber(formula, scope);
        if (const auto* fault = std::get_if<ExpressionFault>(&value))
            return LessonFault {.where = "ghost/" + key, .fault = *fault, .setting = {}};
        if (!std::isfinite(std::get<double>(value)))
            return faultOf("ghost/" + key, Kind::NotFinite);
    }
    return {};
}

Found faultAt(const Lesson& lesson, const LabState& start, const std::shared_ptr<Effort>& effort)
{
    const auto after = revealedState(lesson, start, effort);
    if (const auto* fault = std::get_if<LessonFault>(&after))
        return *fault;
    const LessonScope before = questionScope(lesson, start, effort);
    if (auto fault = wordsBefore(lesson, before))
        return fault;
    const auto right = rightPrediction(lesson.question, before);
    if (const auto* fault = std::get_if<LessonFault>(&right))
        return *fault;
    const auto& prediction = std::get<Prediction>(right);
    const auto* number = std::get_if<double>(&prediction);
    const LessonScope scope = outcomeScope(lesson, start, prediction, number ? *number : 0, effort);
    if (auto fault = ghostFault(lesson, scope))
        return fault;
    return wordsAfter(lesson, scope);
}

} // namespace

std::optional<LessonFault> lessonFault(const Lesson& lesson)
{
    const auto effort = LessonScope::newEffort(); // for the whole file
    const std::size_t times = lesson.again.empty() ? 1 : drawsTried + 1;
    for (std::size_t time = 0; time < times; ++time) {
        const auto start = lessonStart(lesson, time);
        Found fault;
        if (const auto* problem = std::get_if<PatchProblem>(&start)) {
            const std::string where = time == 0
                ? std::string("start/")
                : "again/" + std::to_string((time - 1) % lesson.again.size()) + '/';
            fault = settingFault(where + problem->key, *problem);
        } else {
            fault = faultAt(lesson, std::get<LabState>(start), effort);
        }
        if (fault) {
            fault->time = time;
            return fault;
        }
    }
    return {};
}

} // namespace lab
