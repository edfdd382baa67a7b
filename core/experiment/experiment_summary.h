#pragma once

#include "core/experiment/experiment_run.h"

#include <limits>
#include <span>
#include <vector>

namespace lab {

/// A mean over seeds and the half width of its 95 % interval, Student's t with n − 1 degrees of
/// freedom times s/√n; NaN for a single seed, which has none.
struct SeedMean {
    double mean = 0;
    double half = std::numeric_limits<double>::quiet_NaN();

    bool operator==(const SeedMean& other) const; ///< two without an interval are alike
};
SeedMean seedMean(std::span<const double> values);

/// A mean's 95 % interval as far as its measure goes: a share of answers from 0 to 1, a
/// cross-entropy and a ratio of shares from 0. NaN where there is none.
struct SeedInterval {
    double low = 0;
    double high = 0;
};
SeedInterval shareInterval(double mean, double half);
SeedInterval entropyInterval(double mean, double half);
SeedInterval ratioInterval(double mean, double half);

/// A curve at a length, over the seeds that are done.
struct SummaryPoint {
    int length = 0;
    int seeds = 0;
    int questions = 0;
    SeedMean accuracy; ///< 0 … 1
    SeedMean crossEntropy; ///< nats
    SeedMean relative; ///< accuracy over that at the trained length, of each seed
    std::vector<double> accuracies; ///< of each seed
    std::vector<double> crossEntropies;
};

struct SummaryCurve {
    ExperimentCurve curve;
    std::vector<SummaryPoint> points; ///< of lengthsOf()
    int steps = 0; ///< of the longest training

    bool hasLearned() const; ///< as the mean at the trained length says: learnedShare
};

/// The mean of ExperimentRun::pairs over the runs that have any; none where none has.
std::vector<PairUse> meanPairs(std::span<const ExperimentRun> runs);

/// The curves of the runs that are there, in the order of trainedEncodings() and curvesOf(). The
/// order of the runs does not matter.
std::vector<SummaryCurve> summaryOf(
    const ExperimentSetup& setup, std::span<const ExperimentRun> runs);

} // namespace lab
