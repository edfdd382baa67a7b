#pragma once

#include "core/experiment/experiment_run.h"

#include <limits>
#include <span>
#include <vector>

namespace lab {

/// A mean over seeds and the half width of its 95 % confidence interval, Student's t with n − 1
/// degrees of freedom times s/√n; NaN for a single seed.
struct SeedMean {
    double mean = 0;
    double half = std::numeric_limits<double>::quiet_NaN();

    bool operator==(const SeedMean& other) const; ///< two missing intervals are equal
};
SeedMean seedMean(std::span<const double> values);

/// The 95 % confidence interval of a mean, clipped to the range of its measure: an accuracy to 0 …
/// 1, a cross-entropy and a ratio of accuracies to at least 0. NaN if there is none.
struct SeedInterval {
    double low = 0;
    double high = 0;
};
SeedInterval shareInterval(double mean, double half);
SeedInterval entropyInterval(double mean, double half);
SeedInterval ratioInterval(double mean, double half);

/// A curve at one length, over the completed seeds.
struct SummaryPoint {
    int length = 0;
    int seeds = 0;
    int questions = 0;
    SeedMean accuracy; ///< 0 … 1
    SeedMean crossEntropy; ///< nats
    SeedMean relative; ///< accuracy divided by that at the training length, per seed
    std::vector<double> accuracies; ///< per seed
    std::vector<double> crossEntropies;
};

struct SummaryCurve {
    ExperimentCurve curve;
    std::vector<SummaryPoint> points; ///< by lengthsOf()
    int steps = 0; ///< of the longest training

    bool hasLearned() const; ///< whether the mean at the training length reaches learnedShare
};

/// The mean of ExperimentRun::pairs over the runs that have any; empty if none has.
std::vector<PairUse> meanPairs(std::span<const ExperimentRun> runs);

/// The curves of the given runs, in the order of trainedEncodings() and curvesOf(). The order of
/// the runs does not matter.
std::vector<SummaryCurve> summaryOf(
    const ExperimentSetup& setup, std::span<const ExperimentRun> runs);

} // namespace lab
