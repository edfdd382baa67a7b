#include "core/lessons/card.h"

#include "core/frames/experiment/own_answers.h"
#include "core/lessons/lesson_scope.h"
#include "core/math/recent.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

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

JudgedCard judgedIn(const Card& card, const LessonScope& scope)
{
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

/// The curve that a table of trained models tells of: "rope.answers", "rope.trained_yarn".
std::optional<ExperimentCurve> curveOf(std::string_view table)
{
    const std::size_t point = table.find('.');
    const auto encoding = trainedEncodingNamed(table.substr(0, point));
    if (!encoding || point == std::string_view::npos)
        return std::nullopt;
    constexpr std::array<std::pair<std::string_view, RopeStretch>, 5> tables {
        {{"answers", RopeStretch::None}, {"trained", RopeStretch::None},
            {"trained_pi", RopeStretch::PositionInterpolation},
            {"trained_ntk", RopeStretch::NtkAware}, {"trained_yarn", RopeStretch::Yarn}}};
    for (const auto& [name, stretch] : tables) {
        if (table.substr(point + 1) == name)
            return ExperimentCurve {*encoding, stretch, false};
    }
    return std::nullopt;
}

} // namespace

JudgedCard judged(const Card& card, const LabState& state)
{
    return judgedIn(card, LessonScope(state, state));
}

std::optional<OwnVerdict> judgedByOwn(
    const Card& card, const LabState& state, const std::vector<KeptRun>& runs)
{
    for (const KeptRun& run : runs) {
        if (run.setup.task != state.experiment.setup.task)
            continue;
        bool asksModels = false;
        LessonScope scope(state, state);
        scope.setCells([&](const std::string& table, std::int64_t row,
                           const std::string&) -> std::optional<double> {
            const auto curve = curveOf(table);
            if (!curve)
                return std::nullopt;
            asksModels = true;
            const auto answers = answersOf(run, *curve, std::exp2(static_cast<double>(row) - 1));
            return answers ? answers->mean : std::numeric_limits<double>::quiet_NaN();
        });
        JudgedCard judged = judgedIn(card, scope);
        if (!asksModels)
            return std::nullopt;
        if (judged.verdict != Verdict::None)
            return OwnVerdict {run.name, run.setup.trainingLength, std::move(judged)};
    }
    return std::nullopt;
}

JudgedCard judgedInItsTest(const Card& card, const LabState& state)
{
    struct Tested {
        Card card;
        LabState state;
        bool operator==(const Tested&) const = default;
    };
    // It stays while a number is dragged that the test puts back.
    thread_local Recent<Tested, JudgedCard, 2> recent;
    const Tested tested {card, patched(state, card.test).value_or(state)};
    return recent.of(tested, [&] { return judged(card, tested.state); });
}

} // namespace lab
