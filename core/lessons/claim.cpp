#include "core/lessons/claim.h"

#include "core/lessons/lesson_scope.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

bool isKept(const Claim::Threshold& threshold, double number)
{
    return !(threshold.from && number < *threshold.from)
        && !(threshold.below && number >= *threshold.below);
}

} // namespace

JudgedClaim judged(const Claim& claim, const LabState& state)
{
    const LessonScope scope(state, state);
    JudgedClaim result;
    for (std::size_t i = 0; i < claim.numbers.size(); ++i) {
        const auto value = lessonNumber(claim.numbers[i].formula, scope);
        const double* const number = std::get_if<double>(&value);
        result.numbers[i] = number ? *number : std::numeric_limits<double>::quiet_NaN();
    }
    if (std::ranges::any_of(result.numbers, [](double number) { return std::isnan(number); }))
        return result;
    for (const Claim::Rule& rule : claim.rules) {
        const bool holds = std::ranges::all_of(rule.when,
            [&](const Claim::Threshold& one) { return isKept(one, result.numbers[one.number]); });
        if (holds) {
            result.verdict = rule.verdict;
            break;
        }
    }
    return result;
}

JudgedClaim judgedInItsTest(const Claim& claim)
{
    const auto tested = patched(clamped({}), claim.test);
    const auto* const state = std::get_if<LabState>(&tested);
    return judged(claim, state ? *state : clamped({}));
}

} // namespace lab
