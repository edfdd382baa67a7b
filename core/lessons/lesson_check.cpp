#include "core/lessons/lesson_check.h"

#include <cmath>

namespace lab {

namespace {

using Kind = LessonFault::Kind;
using Checked = Expected<void, LessonFault>;

Unexpected<LessonFault> failed(std::string where, Kind kind)
{
    return Unexpected(
        LessonFault {.where = std::move(where), .kind = kind, .fault = {}, .setting = {}});
}

Unexpected<LessonFault> failed(std::string where, const ExpressionFault& fault)
{
    return Unexpected(LessonFault {.where = std::move(where), .fault = fault, .setting = {}});
}

Unexpected<LessonFault> failed(std::string where, const PatchProblem& problem)
{
    return Unexpected(LessonFault {
        .where = std::move(where), .kind = Kind::Setting, .fault = {}, .setting = problem});
}

Checked checkedText(const LessonText& text, const LessonScope& scope, const std::string& where)
{
    for (const auto& [language, words] : text) {
        const auto filled = filledText(words, scope);
        if (!filled)
            return failed(where + '/' + language, filled.error());
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
Expected<Prediction, LessonFault> rightPrediction(
    const LessonQuestion& question, const LessonScope& scope)
{
    const auto wrongAt = [](std::size_t k) {
        return "question/wrong/" + std::to_string(k) + "/value";
    };
    if (question.curve) {
        const auto curves = questionCurves(question, scope);
        if (!curves)
            return Unexpected(curves.error());
        for (std::size_t k = 0; k < curves->wrong.size(); ++k)
            if (isRight(*curves, curves->wrong[k]))
                return failed(wrongAt(k), Kind::EqualsAnswer);
        return Prediction(curves->answer);
    }
    const auto numbers = questionNumbers(question, scope);
    if (!numbers)
        return Unexpected(numbers.error());
    const auto& known = *numbers;
    for (std::size_t k = 0; k < known.wrong.size(); ++k)
        if (std::abs(known.wrong[k] - known.answer) <= known.tolerance)
            return failed(wrongAt(k), Kind::EqualsAnswer);
    if (!question.options.empty() && !isOption(known.answer, question.options.size()))
        return failed("question/answer", Kind::NoOption);
    return Prediction(known.answer);
}

Checked wordsBefore(const Lesson& lesson, const LessonScope& scope)
{
    const LessonQuestion& question = lesson.question;
    const LessonCurve curve = question.curve.value_or(LessonCurve {});
    for (const auto& [text, where] : {std::pair(&lesson.title, "title"),
             std::pair(&lesson.goal, "goal"), std::pair(&lesson.notes, "notes"),
             std::pair(&question.text, "question/text"), std::pair(&question.unit, "question/unit"),
             std::pair(&curve.across, "question/curve/across"),
             std::pair(&curve.upwards, "question/curve/upwards")}) {
        if (const auto done = checkedText(*text, scope, where); !done)
            return done;
    }
    for (std::size_t k = 0; k < question.options.size(); ++k) {
        const std::string where = "question/options/" + std::to_string(k) + "/text";
        if (const auto done = checkedText(question.options[k].text, scope, where); !done)
            return done;
    }
    return {};
}

Checked wordsAfter(const Lesson& lesson, const LessonScope& scope)
{
    const auto& options = lesson.question.options;
    for (std::size_t k = 0; k < options.size(); ++k) {
        const std::string where = "question/options/" + std::to_string(k) + "/says";
        if (const auto done = checkedText(options[k].says, scope, where); !done)
            return done;
    }
    const auto& wrong = lesson.question.wrong;
    for (std::size_t k = 0; k < wrong.size(); ++k) {
        const std::string where = "question/wrong/" + std::to_string(k) + "/says";
        if (const auto done = checkedText(wrong[k].says, scope, where); !done)
            return done;
    }
    if (const auto done = checkedText(lesson.outcome, scope, "outcome"); !done)
        return done;
    if (const auto done = checkedText(lesson.ofA, scope, "of_a"); !done)
        return done;
    return checkedText(lesson.explanation, scope, "explanation");
}

Checked checkedGhost(const Lesson& lesson, const LessonScope& scope)
{
    for (const auto& [key, formula] : lesson.ghost) {
        const auto value = lessonNumber(formula, scope);
        if (!value)
            return failed("ghost/" + key, value.error());
        if (!std::isfinite(*value))
            return failed("ghost/" + key, Kind::NotFinite);
    }
    return {};
}

Checked checkedAt(
    const Lesson& lesson, const LabState& start, const std::shared_ptr<Effort>& effort)
{
    const auto after = revealedState(lesson, start, effort);
    if (!after)
        return Unexpected(after.error());
    const LessonScope before = questionScope(lesson, start, effort);
    if (const auto done = wordsBefore(lesson, before); !done)
        return done;
    const auto right = rightPrediction(lesson.question, before);
    if (!right)
        return Unexpected(right.error());
    const auto* number = std::get_if<double>(&*right);
    const LessonScope scope = outcomeScope(lesson, start, *right, number ? *number : 0, effort);
    if (const auto done = checkedGhost(lesson, scope); !done)
        return done;
    return wordsAfter(lesson, scope);
}

} // namespace

Expected<void, LessonFault> checkedLesson(const Lesson& lesson)
{
    const auto effort = LessonScope::newEffort(); // for the whole file
    const std::size_t times = lesson.again.empty() ? 1 : drawsTried + 1;
    for (std::size_t time = 0; time < times; ++time) {
        const auto start = lessonStart(lesson, time);
        const std::string where = time == 0
            ? std::string("start/")
            : "again/" + std::to_string((time - 1) % lesson.again.size()) + '/';
        Checked done = start ? checkedAt(lesson, *start, effort)
                             : Checked(failed(where + start.error().key, start.error()));
        if (!done) {
            done.error().time = time;
            return done;
        }
    }
    return {};
}

} // namespace lab
