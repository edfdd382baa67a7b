#include "core/frames/experiment/own_answers.h"

#include <algorithm>
#include <cmath>

namespace lab {

std::optional<SummaryPoint> answersAt(
    const KeptRun& run, const ExperimentCurve& curve, double factor)
{
    std::vector<ExperimentRun> of;
    std::ranges::copy_if(run.runs, std::back_inserter(of),
        [&](const ExperimentRun& one) { return one.job.encoding == curve.encoding; });
    const auto summary = summaryOf(run.setup, of);
    const auto line = std::ranges::find(summary, curve, &SummaryCurve::curve);
    if (line == summary.end())
        return std::nullopt;
    const auto length = static_cast<int>(std::lround(factor * run.setup.trainingLength));
    const auto point = std::ranges::find(line->points, length, &SummaryPoint::length);
    return point == line->points.end() ? std::nullopt : std::optional(*point);
}

std::optional<SeedMean> answersOf(const KeptRun& run, const ExperimentCurve& curve, double factor)
{
    const auto point = answersAt(run, curve, factor);
    return point ? std::optional(point->accuracy) : std::nullopt;
}

std::optional<OwnAnswers> firstAnswers(const std::vector<KeptRun>& runs, ExperimentTask task,
    const ExperimentCurve& curve, double factor)
{
    for (const KeptRun& run : runs) {
        if (run.setup.task != task)
            continue;
        if (const auto accuracy = answersOf(run, curve, factor))
            return OwnAnswers {&run, *accuracy};
    }
    return std::nullopt;
}

} // namespace lab
