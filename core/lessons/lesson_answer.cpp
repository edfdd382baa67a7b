#include "core/lessons/lesson_answer.h"

#include "core/lessons/curve_grading.h"
#include "core/lessons/lesson_bench.h"
#include "core/lessons/sketch.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace lab {

namespace {

using Kind = LessonError::Kind;

Expected<double, LessonError> number(
    const std::string& formula, const LessonScope& scope, const std::string& where)
{
    const auto value = lessonNumber(formula, scope);
    if (!value)
        return Unexpected(LessonError {.where = where, .error = value.error(), .setting = {}});
    if (!std::isfinite(*value))
        return Unexpected(
            LessonError {.where = where, .kind = Kind::NotFinite, .error = {}, .setting = {}});
    return *value;
}

Expected<std::vector<double>, LessonError> values(const std::string& formula, LessonScope scope,
    const std::vector<double>& places, const std::string& where)
{
    std::vector<double> curve;
    for (const double x : places) {
        scope.setX(x);
        auto value = number(formula, scope, where);
        if (!value) {
            value.error().x = x;
            return Unexpected(value.error());
        }
        curve.push_back(*value);
    }
    return curve;
}

std::string wrongAt(std::size_t index)
{
    return "question/wrong/" + std::to_string(index) + "/value";
}

// The value of the row's type that is nearest to a number; empty if a choice has no such index or
// the row is a text.
std::optional<Value> nearestValue(const Parameter& parameter, double number, const LabState& state)
{
    if (parameter.kind == ParameterKind::Flag)
        return number > 0.5;
    if (parameter.kind == ParameterKind::Choice) {
        const double choice = std::round(number);
        if (!(choice >= 0 && choice < static_cast<double>(parameter.choices.size())))
            return {};
        return std::string(parameter.choices[static_cast<std::size_t>(choice)].key);
    }
    if (parameter.kind == ParameterKind::Text)
        return {};
    const Range range = parameter.range(state);
    const double inside = std::clamp(number, range.lowest, range.highest);
    if (parameter.kind == ParameterKind::Integer)
        return static_cast<std::int64_t>(std::llround(inside));
    return inside;
}

LessonError settingError(const PatchError& error)
{
    return {.where = "reveal/" + error.key, .kind = Kind::Setting, .error = {}, .setting = error};
}

// An error if the number of a formula is not a value of its row.
LessonError valueError(
    const Parameter& parameter, const Setting& setting, const std::string& where, double number)
{
    if (parameter.kind == ParameterKind::Choice)
        return {.where = where + setting.key,
            .kind = Kind::NoChoice,
            .value = number,
            .error = {},
            .setting = {}};
    LessonError error = settingError({PatchError::Kind::WrongValue, setting.key, setting.value});
    error.where = where + setting.key;
    return error;
}

// Whatever is selected: the text describes the pictures of the bench on which the lesson starts.
LabState onItsBench(const Lesson& lesson, LabState state)
{
    state.bench = startBench(lesson);
    return state;
}

LabState afterReveal(
    const Lesson& lesson, const LabState& before, const std::shared_ptr<Effort>& effort)
{
    auto after = revealedState(lesson, before, effort);
    return after ? *std::move(after) : before;
}

bool isPartOfName(char letter)
{
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' || letter == '.';
}

Graded gradedChoice(double answer, double prediction)
{
    Graded result {.answer = answer, .model = {}, .fit = {}};
    const bool isRight = std::abs(prediction - answer) < 0.5;
    result.grade = isRight ? Grade::Right : Grade::KnownWrong;
    if (!isRight)
        result.model = static_cast<std::size_t>(std::max(0.0, std::round(prediction)));
    return result;
}

Graded gradedNumber(const QuestionNumbers& known, double prediction)
{
    Graded result {.answer = known.answer, .model = {}, .fit = {}};
    const auto nearest = std::ranges::min_element(
        known.wrong, {}, [&](double wrong) { return std::abs(prediction - wrong); });
    const bool isKnown = nearest != known.wrong.end()
        && std::abs(prediction - *nearest) <= std::max(known.tolerance, 0.01 * std::abs(*nearest));
    if (std::abs(prediction - known.answer) <= known.tolerance) {
        result.grade = Grade::Right;
    } else if (isKnown) {
        result.grade = Grade::KnownWrong;
        result.model = static_cast<std::size_t>(nearest - known.wrong.begin());
    } else if (prediction / known.answer > 0
        && std::abs(std::log10(prediction / known.answer)) <= 0.5) {
        result.grade = Grade::Near;
    }
    return result;
}

Graded gradedAs(const LessonQuestion& question, const QuestionNumbers& known, double prediction)
{
    return question.options.empty() ? gradedNumber(known, prediction)
                                    : gradedChoice(known.answer, prediction);
}

} // namespace

BenchId startBench(const Lesson& lesson)
{
    const auto own = std::ranges::find(lesson.start, "bench", &Setting::key);
    return own == lesson.start.end() ? LabState().bench
                                     : patched({}, {*own}).value_or(LabState()).bench;
}

bool readsPrediction(std::string_view formula)
{
    constexpr std::string_view name = "prediction";
    for (auto at = formula.find(name); at != formula.npos; at = formula.find(name, at + 1)) {
        const bool isStart = at == 0 || !isPartOfName(formula[at - 1]);
        const auto end = at + name.size();
        if (isStart && (end == formula.size() || !isPartOfName(formula[end])))
            return true;
    }
    return false;
}

Expected<LabState, LessonError> revealedState(
    const Lesson& lesson, const LabState& before, const std::shared_ptr<Effort>& effort)
{
    Patch plain;
    Patch formulas;
    for (const Setting& setting : lesson.reveal) {
        const auto* words = std::get_if<std::string>(&setting.value);
        (words && words->starts_with('=') ? formulas : plain).push_back(setting);
    }
    auto patch = patched(onItsBench(lesson, before), plain);
    if (!patch)
        return Unexpected(settingError(patch.error()));
    LabState& state = *patch;
    for (const Setting& setting : formulas) {
        const Parameter* const parameter = parameterNamed(setting.key);
        if (!parameter)
            return Unexpected(
                settingError({PatchError::Kind::UnknownKey, setting.key, setting.value}));
        const auto value = number(std::get<std::string>(setting.value).substr(1),
            LessonScope(before, state, effort), "reveal/" + setting.key);
        if (!value)
            return Unexpected(value.error());
        const auto nearest = nearestValue(*parameter, *value, state);
        if (!nearest)
            return Unexpected(valueError(*parameter, setting, "reveal/", *value));
        state = clamped(parameter->with(state, *nearest));
    }
    return std::move(state);
}

LessonScope questionScope(
    const Lesson& lesson, const LabState& before, const std::shared_ptr<Effort>& effort)
{
    return {before, afterReveal(lesson, before, effort), effort};
}

LessonScope outcomeScope(const Lesson& lesson, const LabState& before, const Prediction& prediction,
    double answer, const std::shared_ptr<Effort>& effort)
{
    LessonScope scope = questionScope(lesson, before, effort);
    if (const auto* number = std::get_if<double>(&prediction)) {
        scope.setAnswer(answer);
        scope.setPrediction(*number);
        scope.setOptions(lesson.question.options);
    }
    return scope;
}

Expected<QuestionNumbers, LessonError> questionNumbers(
    const LessonQuestion& question, LessonScope scope)
{
    QuestionNumbers all;
    const auto answer = number(question.answer, scope, "question/answer");
    if (!answer)
        return Unexpected(answer.error());
    all.answer = *answer;
    scope.setAnswer(all.answer);
    const auto tolerance = number(question.tolerance, scope, "question/tolerance");
    if (!tolerance)
        return Unexpected(tolerance.error());
    all.tolerance = *tolerance;
    for (std::size_t k = 0; k < question.wrong.size(); ++k) {
        const auto value = number(question.wrong[k].value, scope, wrongAt(k));
        if (!value)
            return Unexpected(value.error());
        all.wrong.push_back(*value);
    }
    return all;
}

Expected<QuestionCurves, LessonError> questionCurves(
    const LessonQuestion& question, const LessonScope& scope)
{
    const LessonCurve curve = question.curve.value_or(LessonCurve {});
    QuestionCurves all {.x = sketchedAt(curve.from, curve.to),
        .answer = {},
        .wrong = {},
        .asksPeak = curve.asksPeak};
    for (const auto& [formula, where, target] :
        {std::tuple(&curve.lowest, "question/curve/lowest", &all.lowest),
            std::tuple(&curve.highest, "question/curve/highest", &all.highest),
            std::tuple(&question.tolerance, "question/tolerance", &all.tolerance)}) {
        const auto value = number(*formula, scope, where);
        if (!value)
            return Unexpected(value.error());
        *target = *value;
    }
    if (!(all.lowest < all.highest))
        return Unexpected(LessonError {.where = "question/curve/highest",
            .kind = Kind::EmptyAxis,
            .error = {},
            .setting = {}});
    auto answer = values(question.answer, scope, all.x, "question/answer");
    if (!answer)
        return Unexpected(answer.error());
    all.answer = *std::move(answer);
    for (std::size_t k = 0; k < question.wrong.size(); ++k) {
        auto wrong = values(question.wrong[k].value, scope, all.x, wrongAt(k));
        if (!wrong)
            return Unexpected(wrong.error());
        all.wrong.push_back(*std::move(wrong));
    }
    return all;
}

std::vector<double> curveEverywhere(const LessonQuestion& question, const LessonScope& scope)
{
    constexpr std::int64_t maxEverywhere = 4096;
    const LessonCurve curve = question.curve.value_or(LessonCurve {});
    const std::int64_t last = curve.to - curve.from;
    if (last < maxSketched || last > maxEverywhere)
        return {};
    std::vector<double> places;
    for (std::int64_t x = curve.from; x <= curve.to; ++x)
        places.push_back(static_cast<double>(x));
    return values(question.answer, scope, places, "question/answer")
        .value_or(std::vector<double> {});
}

std::optional<LessonError> ghostError(
    const std::string& key, const std::string& formula, double number, const LabState& state)
{
    const Parameter* const parameter = parameterNamed(key);
    if (!parameter || nearestValue(*parameter, number, state))
        return {};
    return valueError(*parameter, {key, formula}, "ghost/", number);
}

Expected<LabState, LessonError> revealed(
    const Lesson& lesson, const LabState& before, const Prediction& prediction)
{
    const auto effort = LessonScope::newEffort();
    LabState after = afterReveal(lesson, before, effort);
    LabState ghost = lesson.ghost.empty() ? onItsBench(lesson, before) : after;
    if (const auto* predicted = std::get_if<double>(&prediction);
        predicted && !lesson.ghost.empty()) {
        LessonScope scope(before, after, effort);
        scope.setPrediction(*predicted);
        const auto known = questionNumbers(lesson.question, scope);
        if (!known)
            return Unexpected(known.error());
        scope.setAnswer(known->answer);
        const bool showsIt = std::ranges::any_of(
            lesson.ghost, readsPrediction, &std::pair<std::string, std::string>::second);
        if (showsIt && gradedAs(lesson.question, *known, *predicted).grade == Grade::Right) {
            after.pinned = {};
            return after;
        }
        for (const auto& [key, formula] : lesson.ghost) {
            const Parameter* const parameter = parameterNamed(key);
            const auto value = number(formula, scope, "ghost/" + key);
            const auto nearest =
                parameter && value ? nearestValue(*parameter, *value, ghost) : std::nullopt;
            if (nearest) // or it is a prediction that no state can have
                ghost = clamped(parameter->with(ghost, *nearest));
        }
    }
    ghost.pinned = {};
    after.pinned = {};
    LabState compared = after;
    compared.pinned = Pinned(std::move(ghost));
    auto shown = ghostState(compared);
    if (!shown)
        return after;
    shown->pinned = {};
    shown->series = after.series;
    return *shown == after ? after : compared; // which may show nothing to compare
}

Expected<Graded, LessonError> graded(
    const Lesson& lesson, const LabState& before, const Prediction& prediction)
{
    const LessonScope scope = questionScope(lesson, before);
    if (const auto* drawn = std::get_if<std::vector<double>>(&prediction)) {
        const auto curves = questionCurves(lesson.question, scope);
        if (!curves)
            return Unexpected(curves.error());
        return gradedCurve(*curves, *drawn);
    }
    const auto numbers = questionNumbers(lesson.question, scope);
    if (!numbers)
        return Unexpected(numbers.error());
    return gradedAs(lesson.question, *numbers, std::get<double>(prediction));
}

} // namespace lab
