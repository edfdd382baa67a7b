#include "core/experiment/experiment_summary.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <functional>

namespace lab {

namespace {

/// The 97.5 % quantile of Student's t with 1, 2, … degrees of freedom.
constexpr std::array studentPoints {12.706204736174705, 4.302652729749464, 3.1824463052837095,
    2.7764451051977943, 2.5705818356363155, 2.44691185114497, 2.3646242515927853,
    2.3060041352041667, 2.2621571627982053, 2.228138851986275, 2.2009851600916397,
    2.178812829667229, 2.1603686564627926, 2.144786687917804, 2.1314495455597755,
    2.1199052992212546, 2.109815577833317, 2.1009220402410387, 2.0930240544083096,
    2.085963447265865, 2.0796138447276804, 2.0738730679040263, 2.0686576104190486,
    2.063898561628026, 2.0595385527532977, 2.055529438642873, 2.0518305164802855, 2.048407141795245,
    2.0452296421327043, 2.042272456301238, 2.0395134463964086};

} // namespace

bool SeedMean::operator==(const SeedMean& other) const
{
    const auto isSame = [](double one, double two) {
        return std::equal_to<> {}(one, two) || (std::isnan(one) && std::isnan(two));
    };
    return isSame(mean, other.mean) && isSame(half, other.half);
}

SeedMean seedMean(std::span<const double> values)
{
    assert(!values.empty() && values.size() <= studentPoints.size() + 1);
    const auto count = static_cast<double>(values.size());
    SeedMean result;
    for (const double value : values)
        result.mean += value / count;
    if (values.size() < 2)
        return result;
    double squares = 0;
    for (const double value : values)
        squares += (value - result.mean) * (value - result.mean);
    result.half = studentPoints[values.size() - 2] * std::sqrt(squares / (count - 1) / count);
    return result;
}

SeedInterval shareInterval(double mean, double half)
{
    return {std::clamp(mean - half, 0.0, 1.0), std::clamp(mean + half, 0.0, 1.0)};
}

SeedInterval entropyInterval(double mean, double half)
{
    return ratioInterval(mean, half);
}

SeedInterval ratioInterval(double mean, double half)
{
    const double low = mean - half;
    return {low < 0 ? 0 : low, mean + half};
}

bool SummaryCurve::hasLearned() const
{
    return points[trainedLengthAt].accuracy.mean >= learnedShare;
}

std::vector<PairUse> meanPairs(std::span<const ExperimentRun> runs)
{
    const auto count = static_cast<double>(
        std::ranges::count_if(runs, [](const ExperimentRun& run) { return !run.pairs.empty(); }));
    std::vector<PairUse> mean;
    for (const ExperimentRun& run : runs) {
        mean.resize(std::max(mean.size(), run.pairs.size()));
        for (std::size_t pair = 0; pair < run.pairs.size(); ++pair) {
            const PairUse& use = run.pairs[pair];
            PairUse& to = mean[pair];
            to.wavelength = use.wavelength;
            to.before += use.before / count;
            to.after += use.after / count;
            to.frozen.resize(use.frozen.size());
            for (std::size_t at = 0; at < use.frozen.size(); ++at)
                to.frozen[at] += use.frozen[at] / count;
        }
    }
    return mean;
}

std::vector<SummaryCurve> summaryOf(
    const ExperimentSetup& setup, std::span<const ExperimentRun> runs)
{
    std::vector<SummaryCurve> summary;
    const std::vector<int> lengths = lengthsOf(setup);
    for (const TrainedEncoding encoding : trainedEncodings()) {
        std::vector<const ExperimentRun*> its;
        for (const ExperimentRun& run : runs) {
            if (run.job.encoding == encoding)
                its.push_back(&run);
        }
        if (its.empty())
            continue;
        std::ranges::sort(its, {}, [](const ExperimentRun* run) { return run->job.seed; });
        const std::vector<ExperimentCurve> curves = curvesOf(setup, encoding);
        for (std::size_t curve = 0; curve < curves.size(); ++curve) {
            SummaryCurve line {curves[curve], {}, 0};
            for (std::size_t at = 0; at < lengths.size(); ++at) {
                SummaryPoint point;
                point.length = lengths[at];
                point.seeds = static_cast<int>(its.size());
                std::vector<double> relative;
                for (const ExperimentRun* run : its) {
                    const EvaluatedLength& of = run->asked[curve][at];
                    point.questions += of.questions;
                    point.accuracies.push_back(of.accuracy());
                    point.crossEntropies.push_back(of.crossEntropy);
                    relative.push_back(
                        of.accuracy() / run->asked[curve][trainedLengthAt].accuracy());
                }
                point.accuracy = seedMean(point.accuracies);
                point.crossEntropy = seedMean(point.crossEntropies);
                point.relative = seedMean(relative);
                line.points.push_back(std::move(point));
            }
            for (const ExperimentRun* run : its)
                line.steps = std::max(line.steps, run->steps);
            summary.push_back(std::move(line));
        }
    }
    return summary;
}

} // namespace lab
