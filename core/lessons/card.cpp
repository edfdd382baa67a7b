#include "core/lessons/card.h"

#include "core/frames/experiment/own_answers.h"
#include "core/lessons/lesson_scope.h"
#include "core/math/recent.h"
#include "core/state/links.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <tuple>
#include <utility>

namespace lab {

namespace {

bool isKept(const Card::Threshold& threshold, const JudgedCard& judged)
{
    double low = judged.numbers[threshold.number];
    if (threshold.apartFrom)
        low = std::abs(low - judged.numbers[*threshold.apartFrom]);
    double high = low;
    if (const auto& interval = judged.intervals[threshold.number]; interval && !threshold.apartFrom)
        std::tie(low, high) = std::pair(interval->low, interval->high);
    return (!threshold.from || low >= *threshold.from)
        && (!threshold.below || high < *threshold.below);
}

double valueOf(const std::string& formula, const LessonScope& scope)
{
    const auto value = lessonNumber(formula, scope);
    return value.value_or(std::numeric_limits<double>::quiet_NaN());
}

JudgedCard judgedIn(const Card& card, const LessonScope& scope)
{
    JudgedCard result;
    for (std::size_t i = 0; i < card.numbers.size(); ++i) {
        const Card::Number& number = card.numbers[i];
        result.numbers[i] = valueOf(number.formula, scope);
        if (!number.low.empty())
            result.intervals[i] = {valueOf(number.low, scope), valueOf(number.high, scope)};
    }
    for (const std::string& formula : card.damage.formulas)
        result.damage.push_back(valueOf(formula, scope));
    if (std::ranges::any_of(result.numbers, [](double number) { return std::isnan(number); }))
        return result;
    for (const Card::Rule& rule : card.rules) {
        const bool holds = std::ranges::all_of(
            rule.when, [&](const Card::Threshold& one) { return isKept(one, result); });
        if (holds) {
            result.verdict = rule.verdict;
            break;
        }
    }
    return result;
}

/// The subject of a table of trained models: "rope.answers", "rope.retained_yarn".
struct TrainedTable {
    ExperimentCurve curve;
    bool isRelative = false; ///< to the answers at the trained length
};
std::optional<TrainedTable> trainedTable(std::string_view table)
{
    const std::size_t point = table.find('.');
    const auto encoding = trainedEncodingNamed(table.substr(0, point));
    if (!encoding || point == std::string_view::npos)
        return std::nullopt;
    constexpr std::array<std::pair<std::string_view, RopeStretch>, 5> tables {
        {{"answers", RopeStretch::None}, {"", RopeStretch::None},
            {"_pi", RopeStretch::PositionInterpolation}, {"_ntk", RopeStretch::NtkAware},
            {"_yarn", RopeStretch::Yarn}}};
    std::string_view name = table.substr(point + 1);
    bool isRelative = false;
    for (const std::string_view quantity : {"trained", "retained"}) {
        if (!name.starts_with(quantity))
            continue;
        isRelative = quantity == "retained";
        name.remove_prefix(quantity.size());
        break;
    }
    for (const auto& [ending, stretch] : tables) {
        if (name == ending)
            return TrainedTable {{*encoding, stretch, false}, isRelative};
    }
    return std::nullopt;
}

/// In a column of such a table.
double cellOf(const SummaryPoint& point, bool isRelative, std::string_view column)
{
    const SeedMean& mean = isRelative ? point.relative : point.accuracy;
    const auto [low, high] =
        isRelative ? ratioInterval(mean.mean, mean.half) : shareInterval(mean.mean, mean.half);
    return column == "low" ? low : column == "high" ? high : mean.mean;
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
                           const std::string& column) -> std::optional<double> {
            const auto of = trainedTable(table);
            if (!of)
                return std::nullopt;
            asksModels = true;
            const auto point = answersAt(run, of->curve, std::exp2(static_cast<double>(row) - 1));
            return point ? cellOf(*point, of->isRelative, column)
                         : std::numeric_limits<double>::quiet_NaN();
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
    // Cached, because it stays while a number that the test resets is dragged.
    thread_local Recent<Tested, JudgedCard, 2> recent;
    const Tested tested {card, patched(unlinked(state), card.test).value_or(state)};
    return recent.of(tested, [&] { return judged(card, tested.state); });
}

} // namespace lab
