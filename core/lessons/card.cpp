#include "core/lessons/card.h"

#include "core/lessons/lesson_scope.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

using Numbers = std::array<double, 3>;

bool isKept(const Card::Threshold& threshold, const Numbers& numbers)
{
    const double number = threshold.apartFrom
        ? std::abs(numbers[threshold.number] - numbers[*threshold.apartFrom])
        : numbers[threshold.number];
    return !(threshold.from && number < *threshold.from)
        && !(threshold.below && number >= *threshold.below);
}

double valueOf(const std::string& formula, const LessonScope& scope)
{
    const auto value = lessonNumber(formula, scope);
    return value.value_or(std::numeric_limits<double>::quiet_NaN());
}

} // namespace

JudgedCard judged(const Card& card, const LabState& state)
{
    const LessonScope scope(state, state);
    JudgedCard result;
    for (std::size_t i = 0; i < card.numbers.size(); ++i)
        result.numbers[i] = valueOf(card.numbers[i].formula, scope);
    for (const std::string& formula : card.damage.formulas)
        result.damage.push_back(valueOf(formula, scope));
    if (std::ranges::any_of(result.numbers, [](double number) { return std::isnan(number); }))
        return result;
    for (const Card::Rule& rule : card.rules) {
        const bool holds = std::ranges::all_of(
            rule.when, [&](const Card::Threshold& one) { return isKept(one, result.numbers); });
        if (holds) {
            result.verdict = rule.verdict;
            break;
        }
    }
    return result;
}

JudgedCard judgedInItsTest(const Card& card)
{
    const auto tested = patched(clamped({}), card.test);
    return judged(card, tested ? *tested : clamped({}));
}

} // namespace lab
