#include "core/experiment/shipped_results.h"

#include "core/experiment/shipped_text.h"
#include "core/math/read_number.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace lab {

namespace {

constexpr std::array tasks {ExperimentTask::Variables, ExperimentTask::Back,
    ExperimentTask::Constants, ExperimentTask::Token};
constexpr int shippedSeeds = 8;

constexpr std::array pairTasks {ExperimentTask::Variables, ExperimentTask::Back};

/// The cells of each row of a file except the header.
std::vector<std::vector<std::string_view>> rowsOf(std::string_view text)
{
    const auto parts = [](std::string_view whole, char between) {
        std::vector<std::string_view> all;
        while (!whole.empty()) {
            const std::size_t end = std::min(whole.find(between), whole.size());
            all.push_back(whole.substr(0, end));
            whole.remove_prefix(std::min(end + 1, whole.size()));
        }
        return all;
    };
    std::vector<std::vector<std::string_view>> rows;
    for (const std::string_view line : parts(text, '\n'))
        rows.push_back(parts(line, ','));
    rows.erase(rows.begin(), rows.begin() + (rows.empty() ? 0 : 1));
    return rows;
}

template <class Number> Number numberIn(std::string_view text)
{
    Number number {};
    readNumber(text.data(), text.data() + text.size(), number);
    return number;
}

/// For each seed. Rows of curve, seed, pair, wavelength, share_before, share_after, and an accuracy
/// for each of lengthsOf(), ordered by seed and pair.
std::vector<std::vector<PairUse>> pairsIn(ExperimentTask task)
{
    std::vector<std::vector<PairUse>> seeds(shippedSeeds);
    for (const auto& cells : rowsOf(shippedPairText(task))) {
        PairUse use {
            numberIn<double>(cells[3]), numberIn<double>(cells[4]), numberIn<double>(cells[5]), {}};
        for (std::size_t at = 6; at < cells.size(); ++at)
            use.frozen.push_back(numberIn<double>(cells[at]));
        assert(use.frozen.size() == lengthsOf(shippedSetup(task)).size());
        seeds[numberIn<std::size_t>(cells[1])].push_back(std::move(use));
    }
    return seeds;
}

/// Rows of curve, seed, length, questions, right, accuracy, cross_entropy, steps, ordered by curve,
/// seed and length.
std::vector<ExperimentRun> runsIn(ExperimentTask task)
{
    const std::vector<std::vector<PairUse>> pairs = pairsIn(task);
    struct OfSeed {
        std::vector<EvaluatedLength> asked;
        int steps = 0;
    };
    std::map<std::string, std::vector<OfSeed>, std::less<>> curves;
    for (const auto& cells : rowsOf(shippedText(task))) {
        auto& seeds = curves[std::string(cells[0])];
        seeds.resize(shippedSeeds);
        OfSeed& seed = seeds[numberIn<std::size_t>(cells[1])];
        seed.asked.push_back({numberIn<int>(cells[2]), numberIn<int>(cells[3]),
            numberIn<int>(cells[4]), numberIn<double>(cells[6])});
        seed.steps = numberIn<int>(cells[7]);
    }
    std::vector<ExperimentRun> runs;
    const ExperimentSetup setup = shippedSetup(task);
    for (const ExperimentJob& job : jobsOf(setup, trainedEncodings())) {
        ExperimentRun run {job, {}, {}, {}, {}};
        for (const ExperimentCurve& curve : curvesOf(setup, job.encoding)) {
            const OfSeed& seed = curves[keyOf(curve)][static_cast<std::size_t>(job.seed)];
            run.asked.push_back(seed.asked);
            run.steps = seed.steps;
            assert(run.asked.back().size() == lengthsOf(setup).size());
        }
        if (job.encoding == TrainedEncoding::Rope)
            run.pairs = pairs[static_cast<std::size_t>(job.seed)];
        runs.push_back(std::move(run));
    }
    return runs;
}

/// Rows of curve, seed, row, and the values of its columns; trailing cells may be empty.
std::vector<ToyTable> tablesIn(ExperimentTask task)
{
    std::vector<ToyTable> tables;
    for (const auto& cells : rowsOf(shippedTableText(task))) {
        const auto encoding = trainedEncodingNamed(cells[0]);
        if (!encoding)
            continue;
        if (tables.empty() || tables.back().encoding != *encoding)
            tables.push_back({*encoding, task, shippedSetup(task).trainingLength,
                numberIn<int>(cells[1]), 0, 0, {}});
        ToyTable& table = tables.back();
        ++table.rows;
        for (std::size_t at = 3; at < cells.size() && !cells[at].empty(); ++at)
            table.numbers.push_back(
                static_cast<int>(std::lround(numberIn<double>(cells[at]) * ToyTable::partsOfOne)));
        table.columns = static_cast<int>(table.numbers.size()) / table.rows;
    }
    return tables;
}

/// The results of `made` for each task, cached.
template <class Value, class Make> const Value& ofTask(ExperimentTask task, Make made)
{
    static const std::map<ExperimentTask, Value> all = [made] {
        std::map<ExperimentTask, Value> values;
        for (const ExperimentTask one : tasks)
            values[one] = made(one);
        return values;
    }();
    return all.at(task);
}

} // namespace

std::span<const ExperimentTask> shippedTasks()
{
    return tasks;
}

ExperimentSetup shippedSetup(ExperimentTask task)
{
    ExperimentSetup setup = presetOf(task);
    setup.seeds = shippedSeeds;
    return setup;
}

const std::vector<ExperimentRun>& shippedRuns(ExperimentTask task)
{
    return ofTask<std::vector<ExperimentRun>>(task, runsIn);
}

const std::vector<SummaryCurve>& shippedSummary(ExperimentTask task)
{
    return ofTask<std::vector<SummaryCurve>>(
        task, [](ExperimentTask one) { return summaryOf(shippedSetup(one), shippedRuns(one)); });
}

SeedMean shippedAccuracy(ExperimentTask task, const ExperimentCurve& curve, int factor)
{
    const auto& points =
        std::ranges::find(shippedSummary(task), curve, &SummaryCurve::curve)->points;
    const int length = factor * shippedSetup(task).trainingLength;
    return std::ranges::find(points, length, &SummaryPoint::length)->accuracy;
}

std::span<const ExperimentTask> shippedPairTasks()
{
    return pairTasks;
}

std::span<const ExperimentTask> shippedTableTasks()
{
    return pairTasks;
}

const ToyTable* shippedTable(ExperimentTask task, TrainedEncoding encoding)
{
    if (std::ranges::find(tasks, task) == tasks.end())
        return nullptr;
    const auto& all = ofTask<std::vector<ToyTable>>(task, tablesIn);
    const auto found = std::ranges::find(all, encoding, &ToyTable::encoding);
    return found == all.end() ? nullptr : &*found;
}

std::vector<PairUse> shippedPairs(ExperimentTask task)
{
    return meanPairs(shippedRuns(task));
}

} // namespace lab
