#include "core/frames/experiment/accuracy_frame.h"

#include "core/experiment/experiment_summary.h"
#include "core/experiment/shipped_results.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <span>
#include <string>
#include <utility>

namespace lab {

namespace {

bool isShown(const Experiment& experiment, const ExperimentCurve& curve)
{
    return experiment.encodings.contains(curve.encoding) && !curve.isFineTuned
        && (curve.stretch == RopeStretch::None || curve.stretch == experiment.stretch);
}

AccuracyFrame::Line lineOf(const SummaryCurve& curve, ExperimentMeasure measure)
{
    AccuracyFrame::Line line {curve.curve, {}, {}};
    for (const SummaryPoint& point : curve.points) {
        const SeedMean& mean =
            measure == ExperimentMeasure::Accuracy ? point.accuracy : point.crossEntropy;
        const bool hasInterval = std::isfinite(mean.half);
        line.points.push_back({point.length, point.seeds, mean.mean,
            hasInterval ? std::optional(mean.half) : std::nullopt,
            measure == ExperimentMeasure::Accuracy ? point.accuracies : point.crossEntropies});
    }
    if (!curve.hasLearned())
        line.unlearnedIn = curve.steps;
    return line;
}

std::vector<AccuracyFrame::Line> shownLines(
    const Experiment& experiment, std::span<const SummaryCurve> curves)
{
    std::vector<AccuracyFrame::Line> lines;
    for (const SummaryCurve& curve : curves) {
        if (isShown(experiment, curve.curve))
            lines.push_back(lineOf(curve, experiment.measure));
    }
    return lines;
}

/// Without lines if no results can be shown.
AccuracyFrame::Overlaid overlaidRun(const Experiment& experiment, const KeptRun& run)
{
    AccuracyFrame::Overlaid overlaid {run.name, run.setup.trainingLength, {}};
    if (!run.isOverlaid || run.setup.task != experiment.setup.task)
        return overlaid;
    overlaid.lines = shownLines(experiment, summaryOf(run.setup, run.runs));
    const std::vector<int> lengths = lengthsOf(experiment.setup);
    for (AccuracyFrame::Line& line : overlaid.lines)
        std::erase_if(line.points, [&](const AccuracyFrame::Point& point) {
            return point.length < lengths.front() || point.length > lengths.back();
        });
    std::erase_if(
        overlaid.lines, [](const AccuracyFrame::Line& line) { return line.points.empty(); });
    return overlaid;
}

const AccuracyFrame::Point* pointOf(
    const std::vector<AccuracyFrame::Line>& lines, const ExperimentCurve& curve, int length)
{
    const auto line = std::ranges::find(lines, curve, &AccuracyFrame::Line::curve);
    if (line == lines.end())
        return nullptr;
    return pointAt(line->points, length);
}

} // namespace

const AccuracyFrame::Point* pointAt(const std::vector<AccuracyFrame::Point>& points, int length)
{
    const auto found = std::ranges::find(points, length, &AccuracyFrame::Point::length);
    return found == points.end() ? nullptr : &*found;
}

bool hasShippedSetup(const ExperimentSetup& setup)
{
    const auto tasks = shippedTasks();
    if (std::ranges::find(tasks, setup.task) == tasks.end())
        return false;
    ExperimentSetup shipped = shippedSetup(setup.task);
    shipped.seeds = setup.seeds;
    return shipped == setup;
}

const AccuracyFrame::Point* AccuracyFrame::Overlaid::pointAt(
    const ExperimentCurve& curve, int length) const
{
    return pointOf(lines, curve, length);
}

bool AccuracyFrame::isSplit(const Point& point) const
{
    const double most = measure == ExperimentMeasure::Accuracy ? 0.25 : std::numbers::ln2;
    const auto [least, largest] = std::ranges::minmax_element(point.values);
    return !point.values.empty() && *largest - *least >= most;
}

std::optional<int> AccuracyFrame::unlearnedIn() const
{
    std::optional<int> steps;
    for (const Line& line : lines())
        steps = std::max(steps, line.unlearnedIn);
    return steps;
}

const AccuracyFrame::Point* AccuracyFrame::pointAt(const ExperimentCurve& curve, int length) const
{
    return pointOf(lines(), curve, length);
}

AccuracyFrame accuracyFrame(const Experiment& experiment, const std::vector<ExperimentRun>& runs,
    const std::vector<KeptRun>& kept)
{
    const ExperimentSetup& setup = experiment.setup;
    AccuracyFrame frame {.task = setup.task,
        .measure = experiment.measure,
        .trainingLength = setup.trainingLength,
        .longest = setup.longest,
        .doublings = experiment.doublings,
        .selected = {experiment.encoding, RopeStretch::None, false},
        .chance = chance(setup.task),
        .own = {},
        .shipped = {},
        .overlaid = {},
        .isCovered = isCovered(experiment),
        .isBesideRanking = experiment.picture == ExperimentPictureShown::Ranking};
    if (experiment.measure == ExperimentMeasure::CrossEntropy)
        frame.chance = -std::log(frame.chance);
    if (frame.isCovered)
        return frame;
    std::vector<ExperimentRun> wanted; // no more seeds than in the setup
    std::ranges::copy_if(runs, std::back_inserter(wanted),
        [&](const ExperimentRun& run) { return run.job.seed < setup.seeds; });
    frame.own = shownLines(experiment, summaryOf(setup, wanted));
    if (experiment.showsShipped && hasShippedSetup(setup))
        frame.shipped = shownLines(experiment, shippedSummary(setup.task));
    for (const KeptRun& run : kept) {
        if (auto overlaid = overlaidRun(experiment, run); !overlaid.lines.empty())
            frame.overlaid.push_back(std::move(overlaid));
    }
    return frame;
}

SeedInterval intervalOf(ExperimentMeasure measure, const AccuracyFrame::Point& point)
{
    const double half = point.half.value_or(std::numeric_limits<double>::quiet_NaN());
    return measure == ExperimentMeasure::Accuracy ? shareInterval(point.mean, half)
                                                  : entropyInterval(point.mean, half);
}

NumberTable numbers(const AccuracyFrame& frame)
{
    NumberTable table {{"length"}, {}};
    for (int length = frame.trainingLength / 2; length <= frame.trainingLength * frame.longest;
         length *= 2)
        table.rows.push_back({static_cast<double>(length)});
    const auto add = [&](const AccuracyFrame::Line& line, const char* from) {
        const std::string name = from + keyOf(line.curve);
        for (const char* const what : {"", "_low", "_high"})
            table.header.push_back(name + what);
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const AccuracyFrame::Point& point = line.points[row];
            const auto [low, high] = intervalOf(frame.measure, point);
            table.rows[row].insert(table.rows[row].end(), {point.mean, low, high});
        }
    };
    for (const AccuracyFrame::Line& line : frame.own)
        add(line, "");
    for (const AccuracyFrame::Line& line : frame.shipped)
        add(line, "shipped_");
    for (std::size_t at = 0; at < frame.overlaid.size(); ++at) {
        for (const AccuracyFrame::Line& line : frame.overlaid[at].lines) {
            table.header.push_back("kept_" + std::to_string(at + 1) + "_" + keyOf(line.curve));
            for (std::vector<double>& row : table.rows) {
                const auto* point =
                    frame.overlaid[at].pointAt(line.curve, static_cast<int>(row.front()));
                row.push_back(point ? point->mean : std::numeric_limits<double>::quiet_NaN());
            }
        }
    }
    return table;
}

} // namespace lab
