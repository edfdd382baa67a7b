#include "core/experiment/experiment_summary.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <functional>

namespace lab {

namespace {

/// The 97.5 % point of Student's t with 1, 2, … degrees of freedom.
constexpr std::array studentPoints {12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912,
    2.364624, 2.306004, 2.262157, 2.228139, 2.200985, 2.178813, 2.160369, 2.144787, 2.131450,
    2.119905, 2.109816, 2.100922, 2.093024, 2.085963, 2.079614, 2.073873, 2.068658, 2.063899,
    2.059539, 2.055529, 2.051831, 2.048407, 2.045230, 2.042272, 2.039513};

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
            SummaryCurve line {curves[curve], {}};
            for (std::size_t at = 0; at < lengths.size(); ++at) {
                SummaryPoint point {lengths[at], static_cast<int>(its.size()), 0, {}, {}};
                std::vector<double> accuracies;
                std::vector<double> entropies;
                for (const ExperimentRun* run : its) {
                    const AskedLength& of = run->asked[curve][at];
                    point.questions += of.questions;
                    accuracies.push_back(of.accuracy());
                    entropies.push_back(of.crossEntropy);
                }
                point.accuracy = seedMean(accuracies);
                point.crossEntropy = seedMean(entropies);
                line.points.push_back(point);
            }
            summary.push_back(std::move(line));
        }
    }
    return summary;
}

} // namespace lab
