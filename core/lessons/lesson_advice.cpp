#include "core/lessons/lesson_advice.h"

#include "core/lessons/curve_grading.h"
#include "core/lessons/idle_settings.h"
#include "core/lessons/lesson_check.h"
#include "core/math/significant_digits.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

namespace lab {

namespace {

using Kind = LessonAdvice::Kind;
using Pair = std::pair<std::size_t, std::size_t>;

bool haveSameWords(const LessonText& left, const LessonText& right)
{
    return std::ranges::any_of(left, [&](const auto& entry) {
        const auto other = right.find(entry.first);
        return other != right.end() && other->second == entry.second;
    });
}

bool areSame(double left, double right)
{
    constexpr double rounding = 1e-12;
    return std::abs(left - right) <= rounding * std::max(std::abs(left), std::abs(right));
}

/// The wrong answers at one start: numbers or curves.
std::vector<std::vector<double>> wrongOf(const LessonQuestion& question,
    const std::optional<QuestionCurves>& curves, const LessonScope& scope)
{
    if (curves)
        return curves->wrong;
    std::vector<std::vector<double>> wrong;
    if (const auto numbers = questionNumbers(question, scope))
        for (const double value : numbers->wrong)
            wrong.push_back({value});
    return wrong;
}

std::vector<Pair> allPairs(std::size_t count)
{
    std::vector<Pair> pairs;
    for (std::size_t second = 1; second < count; ++second)
        for (std::size_t first = 0; first < second; ++first)
            pairs.emplace_back(first, second);
    return pairs;
}

/// For all pairs with the same second, the first: each of several equal ones is reported once.
std::vector<Pair> firstOfEach(std::vector<Pair> pairs)
{
    const auto rest = std::ranges::unique(pairs, {}, &Pair::second);
    pairs.erase(rest.begin(), rest.end());
    return pairs;
}

std::optional<LessonAdvice> offAxis(const QuestionCurves& curves)
{
    const double slack = 1e-9 * (curves.highest - curves.lowest); // of rounding
    for (std::size_t k = 0; k < curves.answer.size(); ++k) {
        const double value = curves.answer[k];
        if (value < curves.lowest - slack || value > curves.highest + slack)
            return LessonAdvice {.kind = Kind::OffAxis,
                .x = curves.x[k],
                .value = value,
                .lowest = curves.lowest,
                .highest = curves.highest};
    }
    return {};
}

/// Advice on a number's tolerance: too fine if the displayed answer is wrong, too coarse if 0 is
/// right.
std::optional<LessonAdvice> ofTolerance(
    const LessonQuestion& question, const QuestionNumbers& known)
{
    constexpr double ofRounding = 1e-15; // of numbers around 1, such as cos(pi/2)
    const double answer = known.answer;
    const double shown = shownNumber(answer);
    const double rounding = 1e-12 * std::abs(answer);
    if (std::abs(shown - answer) > known.tolerance + rounding)
        return LessonAdvice {.kind = Kind::FineTolerance, .value = shown};
    const bool isRounding =
        std::abs(answer) < ofRounding && question.tolerance == LessonQuestion().tolerance;
    if (std::fpclassify(answer) != FP_ZERO && std::abs(answer) <= known.tolerance && !isRounding)
        return LessonAdvice {.kind = Kind::TinyAnswer, .value = answer};
    return {};
}

} // namespace

std::vector<LessonAdvice> lessonAdvice(const Lesson& lesson)
{
    const LessonQuestion& question = lesson.question;
    std::vector<LessonAdvice> all;
    std::vector<Pair> alike = allPairs(question.options.size());
    std::erase_if(alike, [&](const Pair& pair) {
        return !haveSameWords(
            question.options[pair.first].text, question.options[pair.second].text);
    });
    for (const auto& [first, second] : firstOfEach(std::move(alike)))
        all.push_back({.kind = Kind::SameOptions, .first = first, .second = second});

    std::vector<Pair> same = allPairs(question.wrong.size());
    std::optional<LessonAdvice> off;
    std::optional<LessonAdvice> hard;
    const auto effort = LessonScope::newEffort();
    const std::size_t times = lesson.again.empty() ? 1 : drawsTried + 1;
    for (std::size_t time = 0; time < times; ++time) {
        const auto start = lessonStart(lesson, time);
        if (!start)
            continue;
        const LessonScope scope = questionScope(lesson, *start, effort);
        std::optional<QuestionCurves> curves;
        if (question.curve)
            if (auto known = questionCurves(question, scope))
                curves = *std::move(known);
        if (curves && !off)
            off = offAxis(*curves);
        if (curves && !hard && !isRight(*curves, drawnByHand(*curves)))
            hard = LessonAdvice {.kind = curves->asksPeak ? Kind::LowPeak : Kind::HardToDraw};
        if (!question.curve && question.options.empty() && !hard)
            if (const auto known = questionNumbers(question, scope))
                hard = ofTolerance(question, *known);
        const auto wrong = wrongOf(question, curves, scope);
        std::erase_if(same, [&](const Pair& pair) {
            return pair.second >= wrong.size()
                || !std::ranges::equal(wrong[pair.first], wrong[pair.second], areSame);
        });
    }
    for (const auto& [first, second] : firstOfEach(std::move(same)))
        all.push_back({.kind = Kind::SameWrong, .first = first, .second = second});
    if (off)
        all.push_back(*off);
    if (hard)
        all.push_back(*hard);
    std::ranges::copy(idleSettings(lesson), std::back_inserter(all));
    return all;
}

std::vector<std::size_t> optionsWithoutResponse(const Lesson& lesson)
{
    const auto& options = lesson.question.options;
    std::vector<bool> areWrong(options.size(), false);
    const auto effort = LessonScope::newEffort();
    const std::size_t times = lesson.again.empty() ? 1 : drawsTried + 1;
    for (std::size_t time = 0; time < times && !options.empty(); ++time) {
        const auto start = lessonStart(lesson, time);
        if (!start)
            continue;
        const auto numbers =
            questionNumbers(lesson.question, questionScope(lesson, *start, effort));
        for (std::size_t k = 0; numbers && k < options.size(); ++k)
            if (std::abs(numbers->answer - static_cast<double>(k)) >= 0.5)
                areWrong[k] = true;
    }
    std::vector<std::size_t> unmet;
    for (std::size_t k = 0; k < options.size(); ++k)
        if (areWrong[k] && options[k].says.empty())
            unmet.push_back(k);
    return unmet;
}

} // namespace lab
