#include "core/lessons/lesson_answer.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

using Kind = LessonFault::Kind;

std::variant<double, LessonFault> number(
    const std::string& formula, const LessonScope& scope, const std::string& where)
{
    const auto value = lessonNumber(formula, scope);
    if (const auto* fault = std::get_if<ExpressionFault>(&value))
        return LessonFault {.where = where, .fault = *fault, .setting = {}};
    const double result = std::get<double>(value);
    if (!std::isfinite(result))
        return LessonFault {.where = where, .kind = Kind::NotFinite, .fault = {}, .setting = {}};
    return result;
}

LabState afterReveal(const Lesson& lesson, const LabState& before)
{
    auto after = patched(before, lesson.reveal);
    return std::holds_alternative<LabState>(after) ? std::get<LabState>(std::move(after)) : before;
}

std::optional<LessonFault> textFault(
    const LessonText& text, const LessonScope& scope, const std::string& where)
{
    for (const auto& [words, language] :
        {std::pair(&text.english, "/en"), std::pair(&text.chinese, "/zh_CN")}) {
        const auto filled = filledText(*words, scope);
        if (const auto* fault = std::get_if<ExpressionFault>(&filled))
            return LessonFault {.where = where + language, .fault = *fault, .setting = {}};
    }
    return {};
}

struct Numbers {
    double answer = 0;
    double tolerance = 0;
    std::vector<double> wrong;
};

std::variant<Numbers, LessonFault> numbers(const LessonQuestion& question, LessonScope scope)
{
    Numbers all;
    const auto answer = number(question.answer, scope, "question/answer");
    if (const auto* fault = std::get_if<LessonFault>(&answer))
        return *fault;
    all.answer = std::get<double>(answer);
    scope.setAnswer(all.answer);
    const auto tolerance = number(question.tolerance, scope, "question/tolerance");
    if (const auto* fault = std::get_if<LessonFault>(&tolerance))
        return *fault;
    all.tolerance = std::get<double>(tolerance);
    for (std::size_t k = 0; k < question.wrong.size(); ++k) {
        const auto value = number(
            question.wrong[k].value, scope, "question/wrong/" + std::to_string(k) + "/value");
        if (const auto* fault = std::get_if<LessonFault>(&value))
            return *fault;
        all.wrong.push_back(std::get<double>(value));
    }
    return all;
}

// The answer to a choice is a whole number; rounding may have moved it.
bool isOption(double answer, std::size_t count)
{
    const double whole = std::round(answer);
    return std::abs(answer - whole) < 1e-9 && whole >= 0 && whole < static_cast<double>(count);
}

std::optional<LessonFault> faultAt(const Lesson& lesson, const LabState& start)
{
    const auto after = patched(start, lesson.reveal);
    if (const auto* problem = std::get_if<PatchProblem>(&after))
        return LessonFault {.where = "reveal/" + problem->key,
            .kind = Kind::Setting,
            .fault = {},
            .setting = *problem};
    LessonScope scope(start, std::get<LabState>(after));
    for (const auto& [text, where] :
        {std::pair(&lesson.title, "title"), std::pair(&lesson.goal, "goal"),
            std::pair(&lesson.notes, "notes"), std::pair(&lesson.question.text, "question/text"),
            std::pair(&lesson.question.unit, "question/unit")}) {
        if (auto fault = textFault(*text, scope, where))
            return fault;
    }
    const auto all = numbers(lesson.question, scope);
    if (const auto* fault = std::get_if<LessonFault>(&all))
        return *fault;
    const Numbers& known = std::get<Numbers>(all);
    const auto& options = lesson.question.options;
    if (!options.empty() && !isOption(known.answer, options.size()))
        return LessonFault {
            .where = "question/answer", .kind = Kind::NoOption, .fault = {}, .setting = {}};
    scope.setAnswer(known.answer);
    scope.setPrediction(known.answer);
    for (std::size_t k = 0; k < options.size(); ++k) {
        const std::string where = "question/options/" + std::to_string(k);
        if (auto fault = textFault(options[k].text, scope, where + "/text"))
            return fault;
        if (auto fault = textFault(options[k].says, scope, where + "/says"))
            return fault;
    }
    for (std::size_t k = 0; k < known.wrong.size(); ++k) {
        const std::string where = "question/wrong/" + std::to_string(k);
        if (std::abs(known.wrong[k] - known.answer) <= known.tolerance)
            return LessonFault {
                .where = where + "/value", .kind = Kind::EqualsAnswer, .fault = {}, .setting = {}};
        if (auto fault = textFault(lesson.question.wrong[k].says, scope, where + "/says"))
            return fault;
    }
    for (const auto& [key, formula] : lesson.ghost) {
        const auto value = number(formula, scope, "ghost/" + key);
        if (const auto* fault = std::get_if<LessonFault>(&value))
            return *fault;
    }
    if (auto fault = textFault(lesson.outcome, scope, "outcome"))
        return fault;
    return textFault(lesson.explanation, scope, "explanation");
}

// The value of the row's own kind that is nearest to a number.
Value nearestValue(const Parameter& parameter, double number, const LabState& state)
{
    if (parameter.kind == ParameterKind::Flag)
        return number > 0.5;
    if (parameter.kind == ParameterKind::Choice)
        return parameter.read(state);
    const Range range = parameter.range(state);
    const double inside = std::clamp(number, range.lowest, range.highest);
    if (parameter.kind == ParameterKind::Integer)
        return static_cast<std::int64_t>(std::llround(inside));
    return inside;
}

} // namespace

LessonScope outcomeScope(
    const Lesson& lesson, const LabState& before, double prediction, double answer)
{
    LessonScope scope(before, afterReveal(lesson, before));
    scope.setAnswer(answer);
    scope.setPrediction(prediction);
    return scope;
}

std::variant<LabState, LessonFault> revealed(
    const Lesson& lesson, const LabState& before, double prediction)
{
    LabState after = afterReveal(lesson, before);
    LabState ghost = lesson.ghost.empty() ? before : after;
    LessonScope scope(before, after);
    scope.setPrediction(prediction);
    if (!lesson.ghost.empty()) {
        const auto answer = number(lesson.question.answer, scope, "question/answer");
        if (const auto* fault = std::get_if<LessonFault>(&answer))
            return *fault;
        scope.setAnswer(std::get<double>(answer));
    }
    for (const auto& [key, formula] : lesson.ghost) {
        const Parameter* const parameter = parameterNamed(key);
        const auto value = number(formula, scope, "ghost/" + key);
        if (!parameter || std::holds_alternative<LessonFault>(value))
            continue; // a prediction that no state has
        ghost = clamped(
            parameter->with(ghost, nearestValue(*parameter, std::get<double>(value), ghost)));
    }
    ghost.pinned = {};
    after.pinned = Pinned(std::move(ghost));
    return after;
}

std::variant<Graded, LessonFault> graded(
    const Lesson& lesson, const LabState& before, double prediction)
{
    const LessonScope scope(before, afterReveal(lesson, before));
    const auto all = numbers(lesson.question, scope);
    if (const auto* fault = std::get_if<LessonFault>(&all))
        return *fault;
    const Numbers& known = std::get<Numbers>(all);
    Graded result {.answer = known.answer, .model = {}};
    if (!lesson.question.options.empty()) {
        const auto chosen = static_cast<std::size_t>(std::max(0.0, std::round(prediction)));
        const bool isRight = std::abs(prediction - known.answer) < 0.5;
        result.grade = isRight ? Grade::Right : Grade::KnownWrong;
        if (!isRight)
            result.model = chosen;
        return result;
    }
    if (std::abs(prediction - known.answer) <= known.tolerance) {
        result.grade = Grade::Right;
        return result;
    }
    const auto matched = std::ranges::find_if(known.wrong, [&](double wrong) {
        return std::abs(prediction - wrong) <= std::max(known.tolerance, 0.01 * std::abs(wrong));
    });
    if (matched != known.wrong.end()) {
        result.grade = Grade::KnownWrong;
        result.model = static_cast<std::size_t>(matched - known.wrong.begin());
    } else if (prediction / known.answer > 0
        && std::abs(std::log10(prediction / known.answer)) <= 0.5) {
        result.grade = Grade::Magnitude;
    }
    return result;
}

std::optional<LessonFault> lessonFault(const Lesson& lesson)
{
    for (std::size_t time = 0; time <= lesson.again.size(); ++time) {
        const auto start = lessonStart(lesson, time);
        if (const auto* problem = std::get_if<PatchProblem>(&start))
            return LessonFault {.where = (time == 0 ? std::string("start/")
                                                    : "again/" + std::to_string(time - 1) + "/")
                    + problem->key,
                .kind = Kind::Setting,
                .time = time,
                .fault = {},
                .setting = *problem};
        if (auto fault = faultAt(lesson, std::get<LabState>(start))) {
            fault->time = time;
            return fault;
        }
    }
    return {};
}

} // namespace lab
