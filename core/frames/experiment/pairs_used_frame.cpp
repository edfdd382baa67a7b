#include "core/frames/experiment/pairs_used_frame.h"

#include "core/experiment/experiment_summary.h"
#include "core/experiment/shipped_results.h"
#include "core/frames/reading_numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <string>

namespace lab {

namespace {

using Point = AccuracyFrame::Point;

/// Runs of RoPE whose pairs were frozen, no more seeds than in the setup.
std::vector<ExperimentRun> withPairs(std::span<const ExperimentRun> runs, int seeds)
{
    std::vector<ExperimentRun> wanted;
    std::ranges::copy_if(runs, std::back_inserter(wanted),
        [&](const ExperimentRun& run) { return !run.pairs.empty() && run.job.seed < seeds; });
    return wanted;
}

std::vector<Point> pointsOver(
    std::span<const ExperimentRun> runs, const std::vector<int>& lengths, auto shareOf)
{
    std::vector<Point> points;
    for (std::size_t at = 0; at < lengths.size(); ++at) {
        std::vector<double> shares;
        for (const ExperimentRun& run : runs)
            shares.push_back(shareOf(run, at));
        const SeedMean mean = seedMean(shares);
        points.push_back({lengths[at], static_cast<int>(runs.size()), mean.mean,
            std::isfinite(mean.half) ? std::optional(mean.half) : std::nullopt});
    }
    return points;
}

} // namespace

const Point* PairsUsedFrame::frozenAt(int pair, int length) const
{
    if (pair < 0 || pair >= static_cast<int>(pairs.size()))
        return nullptr;
    return pointAt(pairs[static_cast<std::size_t>(pair)].frozen, length);
}

const Point* PairsUsedFrame::turningAt(int length) const
{
    return pointAt(turning, length);
}

PairsUsedFrame pairsUsedFrame(const Experiment& experiment, const std::vector<ExperimentRun>& runs)
{
    const ExperimentSetup& setup = experiment.setup;
    PairsUsedFrame frame {.pairs = {},
        .turning = {},
        .count = pairsOfHead(setup),
        .frozen = experiment.frozenPair,
        .trainingLength = setup.trainingLength,
        .longest = setup.longest,
        .doublings = experiment.doublings,
        .chance = chance(setup.task),
        .isChosen = experiment.encodings.contains(TrainedEncoding::Rope),
        .isCovered = isCovered(experiment)};
    if (frame.isCovered || !frame.isChosen)
        return frame;
    std::vector<ExperimentRun> used = withPairs(runs, setup.seeds);
    if (used.empty() && experiment.showsShipped && hasShippedSetup(setup)) {
        used = withPairs(shippedRuns(setup.task), shippedSetup(setup.task).seeds);
        frame.isShipped = !used.empty();
    }
    if (used.empty())
        return frame;
    const std::vector<int> lengths = lengthsOf(setup);
    frame.turning = pointsOver(used, lengths,
        [](const ExperimentRun& run, std::size_t at) { return run.asked.front()[at].accuracy(); });
    const std::vector<PairUse> mean = meanPairs(used);
    for (std::size_t pair = 0; pair < mean.size(); ++pair)
        frame.pairs.push_back({mean[pair].wavelength, mean[pair].before, mean[pair].after,
            pointsOver(used, lengths, [pair](const ExperimentRun& run, std::size_t at) {
                return run.pairs[pair].frozen[at];
            })});
    return frame;
}

NumberTable numbers(const PairsUsedFrame& frame)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    NumberTable table {{"pair", "wavelength", "share_before", "share_after"}, {}};
    for (const Point& point : frame.turning)
        table.header.push_back("frozen_" + std::to_string(point.length));
    const auto addAnswers = [&](const std::vector<Point>& points) {
        for (const Point& point : points)
            table.rows.back().push_back(point.mean);
    };
    for (std::size_t pair = 0; pair < frame.pairs.size(); ++pair) {
        const PairsUsedFrame::Pair& of = frame.pairs[pair];
        table.rows.push_back({static_cast<double>(pair), of.wavelength, of.before, of.after});
        addAnswers(of.frozen);
    }
    if (!frame.isEmpty()) {
        table.rows.push_back({none, none, none, none});
        addAnswers(frame.turning);
    }
    return table;
}

Reading pairsUsedReading(const PairsUsedFrame& frame, const Focus& focus)
{
    const int pair = focus.pair.value_or(frame.frozen);
    const Point* frozen = frame.frozenAt(pair, frame.lookedAt());
    const Point* turning = frame.turningAt(frame.lookedAt());
    if (!frozen || !turning)
        return {};
    Focus filled = focus;
    filled.pair = pair;
    filled.position = frozen->length;
    const PairsUsedFrame::Pair& of = frame.pairs[static_cast<std::size_t>(pair)];
    return {"reading.experiment.accuracy",
        {decimals("sum", frozen->mean * frozen->seeds, 3), whole("seeds", frozen->seeds),
            decimals("mean", frozen->mean, 3)},
        Reading::Subject::FrozenPair, filled,
        {whole("length", frozen->length), decimals("turning", turning->mean, 3),
            significant("wavelength", of.wavelength, 3), decimals("share", of.after, 3)},
        {frame.isShipped ? "shipped" : "own"}};
}

} // namespace lab
